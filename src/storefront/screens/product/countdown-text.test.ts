import assert from "node:assert/strict";
import { test } from "node:test";
import { countdownText } from "./countdown-text.ts";

test("seconds are told as one waits for them", () => {
  assert.equal(countdownText(0, "pl"), "00:00:00");
  assert.equal(countdownText(59, "pl"), "00:00:59");
  assert.equal(countdownText(3_661, "pl"), "01:01:01");
  assert.equal(countdownText(86_400 + 7_200, "pl"), "1 dzień 02:00:00");
  assert.equal(countdownText(2 * 86_400 + 5, "cs"), "2 dny 00:00:05");
  assert.equal(countdownText(3 * 86_400, "en"), "3 days 00:00:00");
});
