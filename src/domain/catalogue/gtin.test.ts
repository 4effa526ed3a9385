import assert from "node:assert/strict";
import { test } from "node:test";
import { isGtin } from "./gtin.ts";

test("a bar code's number is known by its length and its last digit", () => {
  for (const right of ["5901234123457", "96385074", "036000291452", "10012345678902"]) assert.ok(isGtin(right), right);
  for (const wrong of [
    "5901234123458",
    "590123412345",
    "",
    "1",
    "59012341234 7",
    "abcdefgh",
    "٥٩٠١٢٣٤١٢٣٤٥٧",
    "100123456789020",
  ])
    assert.ok(!isGtin(wrong), wrong);
});
