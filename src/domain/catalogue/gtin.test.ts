import assert from "node:assert/strict";
import { test } from "node:test";
import { gtin14, isGtin } from "./gtin.ts";

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

test("a barcode written with fewer digits is compared as one of fourteen, and stays one", () => {
  for (const short of ["5901234123457", "96385074", "036000291452", "10012345678902"]) {
    assert.equal(gtin14(short).length, 14);
    assert.ok(isGtin(gtin14(short)), short);
    assert.equal(Number(gtin14(short)), Number(short));
  }
});
