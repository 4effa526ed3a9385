import assert from "node:assert/strict";
import { test } from "node:test";
import { isBlockedIn, isForAdults, isSoldOnline, isUnlimited } from "./selling-limits.ts";

test("a product without limits is for everyone, from afar, everywhere", () => {
  for (const product of [{}, { age_min: null, online_sale: true, blocked_countries: [] }]) {
    assert.deepEqual(
      [isForAdults(product), isSoldOnline(product), isBlockedIn(product, "CZ"), isUnlimited(product)],
      [false, true, false, true],
    );
  }
});

test("any one limit keeps a product out of advertising", () => {
  for (const limits of [{ age_min: 18 }, { online_sale: false }, { blocked_countries: ["CZ"] }] as const)
    assert.equal(isUnlimited({ ...limits } as Parameters<typeof isUnlimited>[0]), false);
});

test("a product is blocked in the countries it names; the list's LX is Luxembourg", () => {
  const product = { blocked_countries: ["CZ", "LU"] };
  assert.deepEqual(
    ["CZ", "LX", "LU", "PL", "", "cz"].map((code) => isBlockedIn(product, code)),
    [true, true, true, false, false, false],
  );
});
