import assert from "node:assert/strict";
import { test } from "node:test";
import { forgiven, slips } from "./typo.ts";

test("a letter too many, too few, another one, and two that changed places are one slip each", () => {
  assert.deepEqual(
    [
      slips("bluzza", "bluza", 2),
      slips("snekersy", "sneakersy", 2),
      slips("blusa", "bluza", 2),
      slips("buyt", "buty", 2),
    ],
    [1, 1, 1, 1],
  );
  assert.equal(slips("kurtka", "kutrka", 2), 1);
  assert.equal(slips("bluza", "bluza", 2), 0);
});

test("what is further away than asked is only too far", () => {
  assert.equal(slips("bluza", "spodnie", 2), 3);
  assert.equal(slips("bluza", "b", 1), 2);
});

test("short words forgive nothing, long ones more", () => {
  assert.deepEqual([3, 5, 8, 12].map(forgiven), [0, 1, 2, 3]);
});
