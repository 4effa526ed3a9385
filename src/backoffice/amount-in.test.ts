import assert from "node:assert/strict";
import { test } from "node:test";
import { amountFor, amountIn } from "./amount-in.ts";

test("an amount is read as it is typed, and written so that it can be read again", () => {
  const read: [string, number | null][] = [
    ["249,99", 24_999],
    ["249.9", 24_990],
    [" 5 ", 500],
    ["1 204,30", 120_430],
    ["0", 0],
    ["", null],
    ["-1", null],
    ["1,234", null],
    ["zł", null],
  ];
  for (const [text, amount] of read) assert.equal(amountIn(text), amount, text);
  for (const amount of [0, 5, 50, 1990, 24_999, 1_000_000]) assert.equal(amountIn(amountFor(amount)), amount);
});
