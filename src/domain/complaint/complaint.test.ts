import assert from "node:assert/strict";
import { test } from "node:test";
import { answerDue, isAcceptedByLaw } from "./complaint.ts";

test("a complaint is answered within fourteen days of Warsaw, over the change of the hour too; silence accepts it", () => {
  const receivedAt = new Date("2026-10-20T22:30:00Z"); // the 21st in Warsaw
  assert.equal(answerDue(receivedAt), "2026-11-04");
  const at = (now: string, answered: string | null = null) =>
    isAcceptedByLaw({ receivedAt, answeredAt: answered === null ? null : new Date(answered), now: new Date(now) });
  assert.equal(at("2026-11-04T22:59:00Z"), false);
  assert.equal(at("2026-11-04T23:00:00Z"), true);
  assert.equal(at("2026-12-01T12:00:00Z", "2026-11-04T12:00:00Z"), false, "it was answered in time");
  assert.equal(at("2026-12-01T12:00:00Z", "2026-11-05T12:00:00Z"), true);
});
