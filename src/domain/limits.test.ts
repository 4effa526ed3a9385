import assert from "node:assert/strict";
import { test } from "node:test";
import { holdMinutes, limits } from "./limits.ts";

test("the constants of the specification's point 9 hold", () => {
  assert.equal(limits.mobileWidth, 530);
  assert.deepEqual(limits.fixedHeaderAt, { desktop: 100, mobile: 85 });
  assert.equal(limits.addedNoticeMs, 3300);
  assert.equal(limits.searchLongerThan, 3);
  assert.equal(limits.signInDelayMs, 700);
  assert.equal(limits.routeDelayMs, 1000);
  assert.equal(limits.pageDataRetries, 3);
  assert.equal(limits.menuDepth, 3);
  assert.equal(limits.lockerPoints, 80);
  assert.deepEqual(limits.timeline, { width: 270, height: 400 });
});

test("the promised limits hold: 99 pieces, 50 lines, 10 unpaid orders", () => {
  assert.deepEqual([limits.piecesPerLine, limits.lines, limits.unpaidPerEmail], [99, 50, 10]);
});

test("an unpaid online order holds its goods for 60 minutes, a bank transfer for 7 days", () => {
  assert.deepEqual(["payu", "paypal"].map(holdMinutes), [60, 60]);
  assert.equal(holdMinutes("bank"), 7 * 24 * 60);
});
