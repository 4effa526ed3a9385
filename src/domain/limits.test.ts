import assert from "node:assert/strict";
import { test } from "node:test";
import { limits, serverLimits } from "./limits.ts";

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
  assert.deepEqual([limits.piecesPerLine, limits.lines, serverLimits.unpaidOrders], [99, 50, 10]);
});
