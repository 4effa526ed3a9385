import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeSets } from "./merge-sets.ts";

test("what two people did to a list is both done", () => {
  for (const [before, mine, theirs, both] of [
    ["a", "ab", "ac", "acb"],
    ["ab", "a", "abc", "ac"],
    ["ab", "ab", "b", "b"],
    ["a", "", "", ""],
    ["", "a", "a", "a"],
    ["ab", "bc", "ac", "c"],
  ] as const)
    assert.deepEqual(mergeSets([...before], { mine: [...mine], theirs: [...theirs] }), [...both], `${before} ${mine}`);
});
