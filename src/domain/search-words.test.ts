import assert from "node:assert/strict";
import { test } from "node:test";
import { searchWords } from "./search-words.ts";

test("a query becomes lower-case words without diacritics", () => {
  assert.deepEqual(searchWords("  Żółta BLUZA, Łódź!"), ["zolta", "bluza", "lodz"]);
  assert.deepEqual(searchWords("deska 8.25"), ["deska", "8.25"]);
});

test("signs that mean something to the database are no words, and at most eight words count", () => {
  assert.deepEqual(searchWords("% _ \\ ' . --"), []);
  assert.equal(searchWords("a b c d e f g h i j").length, 8);
});
