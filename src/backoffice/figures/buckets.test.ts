import assert from "node:assert/strict";
import { test } from "node:test";
import { dayAfter } from "../../domain/order/figures.ts";
import { bucketsOf } from "./buckets.ts";

const days = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ day: dayAfter("2026-01-01", n), orders: 1, sold: n, before: 2 }));

test("up to a quarter each day is a bar; of more, seven are one, and nothing is lost", () => {
  assert.equal(bucketsOf(days(92)).length, 92);
  const year = bucketsOf(days(366));
  assert.equal(year.length, 53);
  assert.deepEqual(year[0], { from: "2026-01-01", to: "2026-01-07", orders: 7, sold: 21, before: 14 });
  assert.deepEqual([year.at(-1)!.from, year.at(-1)!.to, year.at(-1)!.orders], ["2026-12-31", "2027-01-01", 2]);
  assert.equal(
    year.reduce((sum, { sold }) => sum + sold, 0),
    (365 * 366) / 2,
  );
  assert.deepEqual(bucketsOf([]), []);
});
