import assert from "node:assert/strict";
import { test } from "node:test";
import { postcodeAbroad, tidyPostcode } from "./postcode.ts";

test("five digits, however typed, become NN-NNN; anything else stays as typed", () => {
  assert.deepEqual(["31403", "31 403", "31-403", "314-03", "3140", "AB 12345", ""].map(tidyPostcode), [
    "31-403",
    "31-403",
    "31-403",
    "31-403",
    "3140",
    "AB 12345",
    "",
  ]);
});

test("a postcode typed before its country was chosen loses the Polish dash; others stay", () => {
  assert.deepEqual(["11-000", "4000-111", "SW1A 1AA", "1010", ""].map(postcodeAbroad), [
    "11000",
    "4000-111",
    "SW1A 1AA",
    "1010",
    "",
  ]);
});
