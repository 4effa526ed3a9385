import assert from "node:assert/strict";
import { test } from "node:test";
import { moneyText } from "./amounts.ts";
import { clockOf, dayOf, daysBetween, momentOf, shortDayOf } from "./moments.ts";

test("times are Warsaw's, in winter and in summer", () => {
  assert.equal(clockOf("2026-11-26T07:41:00Z", "pl"), "8:41");
  assert.equal(clockOf("2026-07-01T22:05:00Z", "pl"), "0:05");
  assert.equal(dayOf(new Date("2026-11-25T23:30:00Z")), "2026-11-26");
  assert.equal(momentOf("2026-11-26T07:41:00Z", "pl"), "26 listopada 2026, 8:41");
});

test("days between are those of the calendar, also over the night in which the clock changes", () => {
  assert.equal(daysBetween("2026-11-25T22:59:00Z", new Date("2026-11-25T23:01:00Z")), 1);
  assert.equal(daysBetween("2026-10-24T22:30:00Z", new Date("2026-10-25T22:30:00Z")), 0);
  assert.equal(daysBetween("2026-10-24T21:30:00Z", new Date("2026-10-25T12:00:00Z")), 1);
});

test("a day of another year says which", () => {
  const now = new Date("2026-11-26T12:00:00Z");
  assert.equal(shortDayOf("2026-11-01T12:00:00Z", "en", now), "1 Nov");
  assert.equal(shortDayOf("2025-11-01T12:00:00Z", "en", now), "1 Nov 2025");
});

test("money is exact, grouped, and has its currency", () => {
  assert.equal(moneyText({ amount: 120_430, currency: "pln" }, "pl"), "1\u00a0204,30\u00a0zł");
  assert.equal(moneyText({ amount: -4300, currency: "pln" }, "cz"), "−43,00\u00a0zł");
  assert.equal(moneyText({ amount: 123_456_789, currency: "eur" }, "en"), "1,234,567.89\u00a0€");
  assert.equal(moneyText({ amount: 5, currency: "usd" }, "pl"), "0,05\u00a0$");
});
