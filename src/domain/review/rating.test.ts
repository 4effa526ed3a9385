import assert from "node:assert/strict";
import { test } from "node:test";
import { ratingOf } from "./rating.ts";

test("a rating is the average of the stars to one decimal, rounded half up, with their number", () => {
  const cases: [count: number, stars: number, average: string][] = [
    [1, 5, "5.0"],
    [8, 37, "4.6"],
    [4, 17, "4.3"],
    [20, 93, "4.7"],
    [20, 91, "4.6"],
    [3, 14, "4.7"],
    [2, 3, "1.5"],
    [7, 7, "1.0"],
  ];
  for (const [count, stars, average] of cases)
    assert.deepEqual(ratingOf(count, stars), { average, count }, `${stars} of ${count}`);
});

test("without reviews there is no rating", () => {
  assert.equal(ratingOf(0, 0), null);
});
