import assert from "node:assert/strict";
import { test } from "node:test";
import { dayAway, inZloty, type KnownDays, rateOfTable, type RateTable, tableBefore } from "./exchange-rates.ts";
import { daysOfMonth, isMonth } from "./month.ts";

const table = (day: string, number = "1/A/NBP/2026"): RateTable => ({ day, number, rates: { eur: 42_543 } });

test("the table of the day before: over a weekend and holidays the last one that was published", () => {
  // 24 and 25 December 2026 are a Thursday and a Friday, and holidays; the 26th and 27th a weekend.
  const known: KnownDays = new Map([
    ["2026-12-22", table("2026-12-22")],
    ["2026-12-23", table("2026-12-23")],
    ...["2026-12-24", "2026-12-25", "2026-12-26", "2026-12-27"].map((day) => [day, null] as const),
    ["2026-12-28", table("2026-12-28")],
  ]);
  assert.equal(tableBefore("2026-12-28", known)?.day, "2026-12-23");
  assert.equal(tableBefore("2026-12-24", known)?.day, "2026-12-23");
  assert.equal(tableBefore("2026-12-23", known)?.day, "2026-12-22", "never that of the day itself");
  assert.equal(tableBefore("2026-12-29", known)?.day, "2026-12-28");
});

test("a day nobody has asked for stops the search: an older table would be the wrong one", () => {
  const known: KnownDays = new Map([
    ["2026-11-19", table("2026-11-19")],
    ["2026-11-20", table("2026-11-20")],
  ]);
  assert.equal(tableBefore("2026-11-23", known)?.day, "2026-11-20", "a weekend has none, asked for or not");
  assert.equal(tableBefore("2026-11-24", known), null, "Monday was not asked for");
  assert.equal(tableBefore("2026-11-21", known)?.day, "2026-11-20");
  const nothing = new Map(Array.from({ length: 30 }, (_, at) => [dayAway("2026-11-23", -1 - at), null] as const));
  assert.equal(tableBefore("2026-11-23", nothing), null);
});

test("an amount in złoty, half up, below zero mirrored", () => {
  for (const [amount, rate, grosze] of [
    [1000, 42_543, 4254],
    [-1000, 42_543, -4254],
    [1, 5000, 1],
    [1, 4999, 0],
    [-1, 5000, -1],
    [0, 42_543, 0],
  ] as const)
    assert.equal(inZloty(amount, rate), grosze, `${amount} at ${rate}`);
  assert.equal(rateOfTable(42_543), "4.2543");
  assert.equal(rateOfTable(1_745), "0.1745");
});

test("days of a month, in leap years and over the year", () => {
  assert.deepEqual(daysOfMonth("2026-11"), { from: "2026-11-01", to: "2026-11-30" });
  assert.deepEqual(daysOfMonth("2028-02"), { from: "2028-02-01", to: "2028-02-29" });
  assert.deepEqual(daysOfMonth("2026-12"), { from: "2026-12-01", to: "2026-12-31" });
  assert.deepEqual(["2026-11", "2026-13", "2026-00", "1999-01", "2026-1", "11-2026"].map(isMonth), [
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
