import assert from "node:assert/strict";
import { test } from "node:test";
import { daysOf, periodBefore } from "../../domain/order/figures.ts";
import { numbersHref, periodBy } from "./period.ts";

const today = "2026-03-30";

test("an address says its days by name or by themselves; one that says neither means the last thirty", () => {
  for (const [search, from, to, name] of [
    ["", "2026-03-01", today, "30"],
    ["?period=x", "2026-03-01", today, "30"],
    ["?period=today", today, today, "today"],
    ["?period=7", "2026-03-24", today, "7"],
    ["?period=90", "2025-12-31", today, "90"],
    ["?period=month", "2026-03-01", today, "month"],
    ["?from=2026-02-01&to=2026-02-28", "2026-02-01", "2026-02-28", "own"],
    ["?from=2026-02-28&to=2026-02-01", "2026-03-01", today, "30"],
    ["?from=2026-02-31&to=2026-03-02&period=7", "2026-03-24", today, "7"],
    ["?from=2020-01-01&to=2026-03-02", "2026-03-01", today, "30"],
  ] as const)
    assert.deepEqual(periodBy(search, today), { from, to, name }, search);
});

test("what leads to a period is what it is read from again", () => {
  for (const search of ["?period=7", "?period=month", "?from=2026-02-01&to=2026-02-28"]) {
    const asked = periodBy(search, today);
    assert.deepEqual(periodBy(numbersHref(asked).slice("/numbers".length), today), asked);
  }
});

test("the days before are as many, whichever clocks change among them", () => {
  const march = { from: "2026-03-01", to: "2026-03-31" };
  assert.deepEqual(periodBefore(march), { from: "2026-01-29", to: "2026-02-28" });
  assert.equal(daysOf(periodBefore(march)), daysOf(march));
});
