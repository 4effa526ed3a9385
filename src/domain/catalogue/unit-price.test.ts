import assert from "node:assert/strict";
import { test } from "node:test";
import { unitPrice } from "./unit-price.ts";

test("a small bottle is priced by 100 ml, a large one by the litre, a tape by the metre", () => {
  assert.deepEqual(unitPrice(129_99, { amount: 30, unit: "ml" }), { price: "433.30", unit: "100 ml" });
  assert.deepEqual(unitPrice(49_99, { amount: 250, unit: "g" }), { price: "20.00", unit: "100 g" });
  assert.deepEqual(unitPrice(49_99, { amount: 251, unit: "g" }), { price: "199.16", unit: "kg" });
  assert.deepEqual(unitPrice(10_00, { amount: 500, unit: "ml" }), { price: "20.00", unit: "l" });
  assert.deepEqual(unitPrice(10_00, { amount: 150, unit: "cm" }), { price: "6.67", unit: "m" });
});

test("no unit price where it is the price itself: 100 ml, a litre, a metre", () => {
  for (const measure of [
    { amount: 100, unit: "ml" },
    { amount: 1000, unit: "g" },
    { amount: 100, unit: "cm" },
  ] as const)
    assert.equal(unitPrice(69_99, measure), null);
});

test("a unit price is rounded half up", () => {
  assert.equal(unitPrice(1, { amount: 200, unit: "ml" })?.price, "0.01");
  assert.equal(unitPrice(1, { amount: 201, unit: "ml" })?.price, "0.00");
});
