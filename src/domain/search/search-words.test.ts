import assert from "node:assert/strict";
import { test } from "node:test";
import { askedWords, longestQuery, searchWords, tidyQuery } from "./search-words.ts";

const words = (query: string) => searchWords(query).map(({ word }) => word);

test("a query becomes lower-case words without diacritics, and each is known as it was typed", () => {
  assert.deepEqual(searchWords("  Żółta BLUZA, Łódź!"), [
    { word: "zolta", typed: "żółta" },
    { word: "bluza", typed: "bluza" },
    { word: "lodz", typed: "łódź" },
  ]);
  assert.deepEqual(words("Straße Ærø šála"), ["strasse", "aero", "sala"]);
});

test("a decimal number is one word, with a comma as with a point", () => {
  assert.deepEqual(words("deska 8.25"), ["deska", "8.25"]);
  assert.deepEqual(words('deska 8,25"'), ["deska", "8.25"]);
});

test("signs that mean something to the database are no words, no word counts twice, and at most eight count", () => {
  assert.deepEqual(words("% _ \\ ' . -- <b> & | ! :* \0 \u{1F525} \ud800"), ["b"]);
  assert.deepEqual(words("bluza Bluza BLUZĄ"), ["bluza"]);
  assert.equal(words("a b c d e f g h i j").length, 8);
});

test("words that only bind are not asked for, unless there are no others; a size is never one", () => {
  assert.deepEqual(
    askedWords("bluza z kapturem na zimę").map(({ word }) => word),
    ["bluza", "kapturem", "zime"],
  );
  assert.deepEqual(
    askedWords("do").map(({ word }) => word),
    ["do"],
  );
  assert.deepEqual(
    askedWords("bluza s").map(({ word }) => word),
    ["bluza", "s"],
  );
});

test("a query is shown without control characters and not longer than it is read", () => {
  assert.equal(tidyQuery(" bluza\0\n S "), "bluza S");
  assert.equal([...tidyQuery("\u{1F9E2}".repeat(5000))].length, longestQuery);
  assert.equal(tidyQuery("\ud800"), "\ufffd");
});
