import assert from "node:assert/strict";
import { test } from "node:test";
import { ksefLimit } from "./ksef-limit.ts";

const limit = (months: Record<string, number>, today = "2026-11-29") =>
  ksefLimit(
    Object.entries(months).map(([month, worth]) => ({ month, worth })),
    today,
  );

test("up to 10,000 PLN a month invoices may stay outside; once it was more, never again", () => {
  assert.deepEqual(limit({}), { worth: 0, state: "below", since: null });
  assert.deepEqual(limit({ "2026-11": 799_999 }), { worth: 799_999, state: "below", since: null });
  assert.deepEqual(limit({ "2026-11": 800_000 }).state, "near");
  assert.deepEqual(limit({ "2026-11": 1_000_000 }).state, "near", "to the grosz");
  assert.deepEqual(limit({ "2026-11": 1_000_001 }), { worth: 1_000_001, state: "crossed", since: "2026-11" });
  assert.deepEqual(limit({ "2026-06": 1_000_001, "2026-09": 2_000_000, "2026-11": 100 }), {
    worth: 100,
    state: "crossed",
    since: "2026-06",
  });
});

test("from 2027 on every invoice to a company outside KSeF is one too many", () => {
  assert.deepEqual(limit({ "2026-12": 500_000 }, "2027-01-04").state, "below");
  assert.deepEqual(limit({ "2026-12": 500_000, "2027-01": 1 }, "2027-01-04"), { worth: 1, state: "over", since: null });
});
