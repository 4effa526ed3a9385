import assert from "node:assert/strict";
import { test } from "node:test";
import { isOthersGoods, nearestTo } from "./nearest.ts";
import { folded } from "./search-words.ts";

test("what a shop mostly lacks is near to something, in any form, in the reader's language alone", () => {
  for (const [word, lanCode, nearest] of [
    ["kozaki", "pl", "trapery"],
    ["kozaków", "pl", "trapery"],
    ["wellies", "en", "boots"],
    ["longboards", "en", "cruiser"],
    ["pláštěnku", "cz", "bunda do deště"],
    ["kozaki", "en", null],
    ["bluza", "pl", null],
    ["garnitur", "pl", null],
  ] as const)
    assert.equal(nearestTo(folded(word), lanCode), nearest, word);
});

test("what other shops sell is no misspelt word of this one", () => {
  assert.ok(isOthersGoods(folded("spódnicę"), "pl"));
  assert.ok(!isOthersGoods(folded("spodnie"), "pl"));
  assert.ok(!isOthersGoods(folded("spódnicę"), "en"));
});
