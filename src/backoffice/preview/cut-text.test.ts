import assert from "node:assert/strict";
import { test } from "node:test";
import { cutText } from "./cut-text.ts";

const letters = (text: string) => text.length;

test("a text that fits stays whole, one that does not is cut at a word and says so", () => {
  assert.deepEqual(cutText("Bluza z kapturem", 16, letters), { text: "Bluza z kapturem", cut: false });
  assert.deepEqual(cutText("Bluza z kapturem", 15, letters), { text: "Bluza z …", cut: true });
  assert.deepEqual(cutText("", 5, letters), { text: "", cut: false });
});

test("a single word that is too long is not lost", () => {
  assert.deepEqual(cutText("Konstantynopolitańczykowianeczka jest", 10, letters), {
    text: "Konstantynopolitańczykowianeczka …",
    cut: true,
  });
  assert.deepEqual(cutText("Konstantynopolitańczykowianeczka", 10, letters).cut, true);
});
