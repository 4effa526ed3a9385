import assert from "node:assert/strict";
import { test } from "node:test";
import type { PricedLine } from "../order/cart.ts";
import { codeConditionsHold, discountOf, expiryText, freesShipping, type CodeTerms } from "./discount-code.ts";

const lines: PricedLine[] = [
  { product_id: "17", real_price: 10_000, quantity: 2, categories_all: ["177", "180"], manufacturer_id: "9" },
  { product_id: "18", real_price: 3010, quantity: 1, categories_all: ["177"], manufacturer_id: "12" },
];

test("type 1 is a fixed amount, type 2 a percentage of the whole cart", () => {
  assert.equal(discountOf(code({ codeType: "1", codeValue: "35.50", codePercent: "90" }), lines), 3550);
  assert.equal(discountOf(code({ codeType: "2", codePercent: "10", codeValue: "99.00" }), lines), 2301);
});

test("a code for some goods only counts their lines and takes off no more than they cost", () => {
  const [bySort, byId] = [
    { products: [], categories: ["180"] },
    { products: ["18"], categories: [] },
  ];
  assert.equal(discountOf(code({ codeType: "2", codePercent: "10", codeOnly: bySort }), lines), 2000);
  assert.equal(discountOf(code({ codeType: "2", codePercent: "10", codeOnly: byId }), lines), 301);
  assert.equal(discountOf(code({ codeType: "1", codeValue: "25.00", codeOnly: byId }), lines), 2500);
  assert.equal(discountOf(code({ codeType: "1", codeValue: "99.00", codeOnly: byId }), lines), 3010);
  assert.equal(
    discountOf(code({ codeType: "1", codeValue: "99.00", codeMinTotal: "230.00", codeOnly: byId }), lines),
    3010,
    "its conditions look at the whole cart",
  );
  assert.equal(
    discountOf(code({ codeType: "1", codeValue: "99.00", codeOnly: { products: ["19"], categories: ["181"] } }), lines),
    0,
  );
  assert.equal(codeConditionsHold(code({ codeOnly: { products: ["19"], categories: [] } }), lines), false);
});

test("a code frees the shipping while its conditions hold", () => {
  assert.equal(freesShipping(code({ codeFreeShipping: true }), lines), true);
  assert.equal(freesShipping(code({ codeFreeShipping: true, codeMinTotal: "230.11" }), lines), false);
  assert.equal(freesShipping(code({}), lines), false);
});

test("a percentage is rounded half up to the grosz: 15 % of 30.10 is 4.52", () => {
  assert.equal(discountOf(code({ codeType: "2", codePercent: "15" }), lines.slice(1)), 452);
});

test("a fixed amount above the cart stays uncapped", () => {
  assert.equal(discountOf(code({ codeValue: "1000.00" }), lines), 100_000);
});

test("the cart must be worth codeMinTotal, to the grosz", () => {
  assert.equal(discountOf(code({ codeMinTotal: "230.10" }), lines), 1000);
  assert.equal(discountOf(code({ codeMinTotal: "230.11" }), lines), 0);
});

test("one product of the category, and one of the manufacturer, is enough", () => {
  assert.equal(discountOf(code({ codeCategory: "180" }), lines), 1000);
  assert.equal(discountOf(code({ codeCategory: "18" }), lines), 0);
  assert.equal(discountOf(code({ codeManufacturer: "12" }), lines), 1000);
  assert.equal(discountOf(code({ codeManufacturer: "1" }), lines), 0);
  assert.equal(
    discountOf(code({ codeCategory: "180", codeManufacturer: "12" }), lines),
    1000,
    "not of one and the same product",
  );
});

test("any one failed condition makes the discount 0", () => {
  assert.equal(codeConditionsHold(code({ codeMinTotal: "1000.00", codeCategory: "180" }), lines), false);
  assert.equal(discountOf(code({ codeMinTotal: "1000.00", codeCategory: "180", codeManufacturer: "9" }), lines), 0);
  assert.equal(discountOf(code({ codeCategory: "180" }), []), 0);
});

test("the expiry reads day.month.year", () => {
  assert.equal(expiryText("2026-12-31 23:59:59"), "31.12.2026");
  assert.equal(expiryText("2027-01-05 00:00:00"), "05.01.2027");
  assert.equal(expiryText(""), "");
});

function code(terms: Partial<CodeTerms>): CodeTerms {
  return {
    codeType: "1",
    codeValue: "10.00",
    codePercent: "0",
    codeMinTotal: "0",
    codeCategory: "0",
    codeManufacturer: "0",
    ...terms,
  };
}
