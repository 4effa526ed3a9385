import assert from "node:assert/strict";
import { test } from "node:test";
import { priceTyped, typedPrice } from "./typed-price.ts";

test("a price is read as it is typed, and written so that it can be read again", () => {
  const read: [string, number | null][] = [
    ["249,99", 24_999],
    ["249.9", 24_990],
    [" 5 ", 500],
    ["0", 0],
    ["", null],
    ["-1", null],
    ["1,234", null],
    ["1 200", null],
    ["zł", null],
  ];
  for (const [text, grosze] of read) assert.equal(typedPrice(text), grosze, text);
  for (const grosze of [0, 5, 50, 24_999, 1_000_000])
    for (const lanCode of ["pl", "en"]) assert.equal(typedPrice(priceTyped(grosze, lanCode)), grosze);
});
