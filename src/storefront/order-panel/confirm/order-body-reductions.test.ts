import assert from "node:assert/strict";
import { test } from "node:test";
import { productWith } from "../../../../test/builders/product.ts";
import type { DiscountCode } from "../../../domain/discount/discount-code.ts";
import { readDiscountCode } from "../../session/discount-code-shape.ts";
import { initialState, type SessionState } from "../../session/state.ts";
import { orderBody } from "./order-body.ts";

const config = { eur_rate: "4.25", gbp_rate: "5.10", usd_rate: "4" };
const cap = productWith({
  real_price: "100.00",
});
const code: DiscountCode = {
  codeValid: true,
  codeCode: "ZIMA15",
  codeType: "2",
  codeValue: "0.00",
  codePercent: "15",
  codeMinTotal: "100.00",
  codeCategory: "0",
  codeManufacturer: "0",
  codeExpire: "",
};
const state: SessionState = {
  ...initialState,
  products: [{ key: "20", product: cap, a2p: null, quantity: 1 }],
  paymentId: 1,
  shippingId: 1,
  shippingCode: "courier",
  shippingPrice: 1299,
};

test("the body names the discount code, null without one", () => {
  assert.equal(orderBody(state, config)["discountCode"], null);
  assert.equal(orderBody({ ...state, code }, config)["discountCode"], "ZIMA15");
});

test("the discount is sent converted, and as 0.00 while the cart does not meet the code's conditions", () => {
  assert.equal(
    orderBody({ ...state, code, currency: "gbp" }, config)["summaryDiscount"],
    "2.94",
    "15.00 PLN at 0.1961",
  );
  assert.equal(orderBody({ ...state, code: { ...code, codeMinTotal: "100.01" } }, config)["summaryDiscount"], "0.00");
});

test("the language, the currency and its factor are sent", () => {
  const { lanId, currency, summaryRate } = orderBody({ ...state, lanId: 6, currency: "usd" }, config);
  assert.deepEqual([lanId, currency, summaryRate], [6, "usd", "0.2500"]);
});

test("a code for some goods only, and one that frees the shipping, count the same sums once they were kept in the browser", () => {
  const kept = (more: object) => readDiscountCode(JSON.parse(JSON.stringify({ ...code, ...more })))!;
  const sums = (more: object) => {
    const { summaryDiscount, summaryShipping } = orderBody({ ...state, code: kept(more) }, config);
    return [summaryDiscount, summaryShipping];
  };
  assert.deepEqual(sums({}), ["15.00", "12.99"]);
  assert.deepEqual(sums({ codeFreeShipping: true }), ["15.00", "0.00"]);
  assert.deepEqual(sums({ codeOnly: { products: ["20"], categories: [] }, codeFreeShipping: true }), ["15.00", "0.00"]);
  assert.deepEqual(sums({ codeOnly: { products: ["21"], categories: ["9"] }, codeFreeShipping: true }), [
    "0.00",
    "12.99",
  ]);
  assert.deepEqual(
    sums({ codeOnly: "broken", codeFreeShipping: "yes" }),
    ["0.00", "12.99"],
    "what is damaged gives nothing",
  );
});
