import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  browserOfCookie,
  clickOfCookie,
  clientOfCookie,
  mostHours,
  sessionOfCookie,
  reportAgainIn,
} from "./purchase-report.ts";

test("of the cookies of Google and Meta what their protocols want is read, in each form they come in", () => {
  for (const [cookie, client] of [
    ["GA1.1.1234567890.1700000000", "1234567890.1700000000"],
    ["GA1.2-2.1234567890.1700000000", "1234567890.1700000000"],
    ["GA1.1.abc", null],
    ["", null],
  ] as const)
    assert.equal(clientOfCookie(cookie), client, cookie);
  for (const [cookie, session] of [
    ["GS1.1.1700000000.3.1.1700000100.0.0.0", "1700000000"],
    ["GS2.1.s1700000000$o3$g1$t1700000100$j0$l0$h0", "1700000000"],
    ["GS3.1.1700000000", null],
    ["", null],
  ] as const)
    assert.equal(sessionOfCookie(cookie), session, cookie);
  assert.equal(browserOfCookie("fb.1.1700000000000.1098115397"), "fb.1.1700000000000.1098115397");
  assert.equal(browserOfCookie("fb.1.1700000000000.x"), null);
  assert.equal(clickOfCookie("fb.1.1700000000000.IwAR2_x-Y"), "fb.1.1700000000000.IwAR2_x-Y");
  assert.equal(clickOfCookie("fb.1.1700000000000.<b>"), null);
});

test("whatever else stands there, nothing of it goes on", () => {
  fc.assert(
    fc.property(fc.string(), (cookie) => {
      for (const read of [clientOfCookie, sessionOfCookie, browserOfCookie, clickOfCookie])
        assert.match(read(cookie) ?? "", /^(?:fb\.[\w.-]+|[\d.]*)$/);
    }),
  );
});

test("a service that was away for a day is told again within its time", () => {
  const waits = Array.from({ length: 15 }, (_, tries) => reportAgainIn(tries));
  assert.deepEqual(waits.slice(0, 7), [30, 120, 480, 1920, 7680, 21_600, 21_600]);
  assert.ok(waits.slice(0, 8).reduce((sum, seconds) => sum + seconds) < mostHours * 3600);
});
