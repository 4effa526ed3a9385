import assert from "node:assert/strict";
import { test } from "node:test";
import { missedWords } from "./missed-words.ts";

test("words are counted, three of a search at most; numbers, parts of codes and letters alone are none", () => {
  assert.deepEqual(missedWords("adidas bluza", ["adidas"]), ["adidas"]);
  assert.deepEqual(missedWords("a b c d", ["qwer", "asdf", "zxcv", "uiop"]), ["qwer", "asdf", "zxcv"]);
  assert.deepEqual(missedWords("ab 12 x9x 8.25", ["ab", "12", "x9x", "8.25"]), []);
  assert.deepEqual(missedWords("q".repeat(25), ["q".repeat(25)]), []);
});

test("nothing is counted of what looks like an address or a number of somebody's", () => {
  for (const query of [
    "jan.kowalski@example.com",
    "jan kowalski gmail",
    "kowalski.pl",
    "501 234 567 kowalski",
    "+48501234567 jan",
    "kowalski 44051401359",
    "kowalski tel 501",
    "kowalski ul Polna",
    "order 1000-2345-67 kowalski",
  ])
    assert.deepEqual(missedWords(query, ["kowalski"]), [], query);
});
