import assert from "node:assert/strict";
import { test } from "node:test";
import { shownOf } from "./shown-of.ts";

test("a page says which products it shows", () => {
  assert.deepEqual(shownOf({ page: 2, perPage: 24, total: 50 }), { first: 25, last: 48, count: 50 });
  assert.deepEqual(shownOf({ page: 3, perPage: 24, total: 50 }), { first: 49, last: 50, count: 50 });
  assert.deepEqual(shownOf({ page: 1, perPage: 24, total: 1 }), { first: 1, last: 1, count: 1 });
});
