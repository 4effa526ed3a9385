import assert from "node:assert/strict";
import { test } from "node:test";
import { holdMinutes, holdsOf, isHold } from "./holds.ts";

test("an unpaid online order holds its goods for 60 minutes, a bank transfer for 7 days; its buyer is reminded after 30 minutes", () => {
  const holds = holdsOf({});
  assert.deepEqual(
    ["payu", "paypal"].map((code) => holdMinutes(code, holds)),
    [60, 60],
  );
  assert.equal(holdMinutes("bank", holds), 7 * 24 * 60);
  assert.equal(holds.reminderMinutes, 30);
});

test("Config says otherwise; what it cannot mean is as usual", () => {
  assert.deepEqual(holdsOf({ hold_minutes: "90", hold_transfer_days: "14", reminder_minutes: "45" }), {
    onlineMinutes: 90,
    transferDays: 14,
    reminderMinutes: 45,
  });
  assert.deepEqual(holdsOf({ hold_minutes: "61", hold_transfer_days: "-1", reminder_minutes: "" }), holdsOf({}));
});

test("minutes go in fives and days from five, so that every language has one word for them", () => {
  const tried = [
    ["hold_minutes", "10"],
    ["hold_minutes", "15"],
    ["hold_minutes", "1440"],
    ["hold_minutes", "1445"],
    ["hold_minutes", "1e2"],
    ["hold_transfer_days", "4"],
    ["hold_transfer_days", "5"],
    ["hold_transfer_days", "31"],
    ["reminder_minutes", "5"],
    ["reminder_minutes", "7"],
  ] as const;
  assert.deepEqual(
    tried.map(([code, content]) => isHold(code, content)),
    [false, true, true, false, false, false, true, false, true, false],
  );
});
