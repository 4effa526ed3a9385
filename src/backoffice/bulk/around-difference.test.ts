import assert from "node:assert/strict";
import { test } from "node:test";
import { aroundDifference } from "./around-difference.ts";

test("short texts are shown whole, of long ones what differs with a few words around it", () => {
  assert.deepEqual(aroundDifference("Bluza szara", "Bluza czarna"), ["Bluza szara", "Bluza czarna"]);
  assert.deepEqual(aroundDifference("", "coś"), ["", "coś"]);
  const long = "a".repeat(100);
  assert.deepEqual(aroundDifference(`${long} bawełna ${long}`, `${long} len ${long}`), [
    `…${"a".repeat(29)} bawełna ${"a".repeat(29)}…`,
    `…${"a".repeat(29)} len ${"a".repeat(29)}…`,
  ]);
});

test("what begins and ends alike is not counted twice, and a sign of two halves is not cut", () => {
  assert.deepEqual(aroundDifference("aaa", "aa"), ["aaa", "aa"]);
  const [before] = aroundDifference(`${"🧦".repeat(60)}x`, `${"🧦".repeat(60)}y`);
  assert.ok(before.isWellFormed());
});
