import assert from "node:assert/strict";
import { test } from "node:test";
import { isSecondVisit, storedOffer } from "./install-offer.ts";

test("what is kept of the offer is read back, and anything damaged counts as a first visit", () => {
  assert.deepEqual(storedOffer('{"first":1763712000000,"over":true}'), { first: 1_763_712_000_000, over: true });
  assert.deepEqual(storedOffer('{"first":1763712000000}'), { first: 1_763_712_000_000, over: false });
  for (const damaged of [null, "", "null", "[]", "7", '{"first":"yesterday"}', "{"])
    assert.equal(storedOffer(damaged), null, String(damaged));
});

test("a visit is the second one half an hour after the first was recorded", () => {
  const kept = { first: 1_763_712_000_000, over: false };
  assert.equal(isSecondVisit(kept, kept.first + 29 * 60_000), false);
  assert.equal(isSecondVisit(kept, kept.first + 31 * 60_000), true);
});
