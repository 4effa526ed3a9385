import assert from "node:assert/strict";
import { test } from "node:test";
import { tidyPostcode } from "./postcode.ts";

test("five digits, however typed, become NN-NNN; anything else stays as typed", () => {
  assert.deepEqual(["31403", "31 403", "31-403", "314-03", "3140", "AB 12345", ""].map(tidyPostcode), ["31-403", "31-403", "31-403", "31-403", "3140", "AB 12345", ""]);
});
