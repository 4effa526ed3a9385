import assert from "node:assert/strict";
import { test } from "node:test";
import { pageNumbers } from "./page-numbers.ts";

test("few pages are all shown", () => {
  assert.deepEqual(pageNumbers(2, 3), [1, 2, 3]);
  assert.deepEqual(pageNumbers(1, 1), [1]);
});

test("in the middle of many, the ends and the neighbours are shown", () => {
  assert.deepEqual(pageNumbers(6, 20), [1, null, 5, 6, 7, null, 20]);
});

test("a gap of a single page shows that page", () => {
  assert.deepEqual(pageNumbers(4, 20), [1, 2, 3, 4, 5, null, 20]);
  assert.deepEqual(pageNumbers(17, 20), [1, null, 16, 17, 18, 19, 20]);
});
