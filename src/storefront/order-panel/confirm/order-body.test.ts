import assert from "node:assert/strict";
import { test } from "node:test";
import { productWith } from "../../../../test/builders/product.ts";
import * as v from "valibot";
import { makeOrderBody } from "../../../contract/order.ts";
import { setField } from "../../../domain/order/order-form.ts";
import { formOf } from "../../session/order-form.ts";
import { initialState, type SessionState } from "../../session/state.ts";
import { orderBody, totalsOf } from "./order-body.ts";

const config = { eur_rate: "4.25", gbp_rate: "5.10", usd_rate: "4" };
const shirt = productWith({
  product_name: "Koszula Chodnik",
  url: "koszula/",
  real_price: "199.99",
  categories_all: ["177", "180"],
});
const state: SessionState = {
  ...initialState,
  products: [{ key: "20", product: shirt, a2p: null, quantity: 1 }],
  paymentId: 3,
  shippingId: 1,
  shippingCode: "kurier",
  shippingPrice: 1299,
  currency: "eur",
  orderKey: "0123456789abcdef",
};

test("199.99 + 12.99 PLN are 47.06 + 3.06 = 50.12 EUR", () => {
  assert.deepEqual(totalsOf(state, config).amount, {
    products: 4706,
    shipping: 306,
    discount: 0,
    points: 0,
    total: 5012,
  });
});

test("the body has the fields of the specification's point 7, and the contract reads it", () => {
  const body = orderBody(state, config);
  assert.deepEqual(body["products"], {
    0: { productId: "20", productName: "Koszula Chodnik", a2p: null, key: "20", quantity: 1 },
  });
  assert.equal(body["summaryRate"], "0.2353");
  assert.equal(body["summaryProducts"], "47.06");
  assert.equal(body["summaryShipping"], "3.06");
  const names = [
    "products",
    "shippingId",
    "shippingPoint",
    "paymentId",
    "clientData",
    "discountCode",
    "usedPoints",
    "lanId",
    "currency",
    "summaryRate",
    "summaryProducts",
    "summaryDiscount",
    "summaryPointsDiscount",
    "summaryShipping",
    "token",
    "orderKey",
  ];
  assert.deepEqual(Object.keys(body).toSorted(), names.toSorted());
  assert.ok(v.safeParse(makeOrderBody, JSON.parse(JSON.stringify(body))).success);
});

test("points count only while they are active", () => {
  const withPoints = { ...state, userPoints: 250, userPointsUse: 250 };
  assert.equal(orderBody(withPoints, config)["usedPoints"], 0);
  const active = orderBody({ ...withPoints, userPointsActive: true }, config);
  assert.equal(active["usedPoints"], 250);
  assert.equal(active["summaryPointsDiscount"], "2.35", "10.00 PLN at 0.2353");
});

test("the pickup point goes only with the parcel locker", () => {
  const chosen = { ...state, shippingPoint: "KRA01M" };
  assert.equal(orderBody(chosen, config)["shippingPoint"], null);
  assert.equal(orderBody({ ...chosen, shippingCode: "pm" }, config)["shippingPoint"], "KRA01M");
});

test("a socially connected shopper without an account gets one, under the provider's id and token", () => {
  const userSocial = {
    id: "77",
    token: "their-token",
    name: "Kasia Nowak",
    email: "kasia@poczta.example",
    source: "google",
  };
  const orderFormData = setField(formOf(state), "createAccount", false);
  const sent = orderBody({ ...state, orderFormData, userSocial }, config)["clientData"] as Record<string, unknown>;
  assert.deepEqual([sent["createAccount"], sent["userGoogleId"], sent["userGoogleToken"]], [true, "77", "their-token"]);

  const known = orderBody({ ...state, orderFormData, userSocial, token: "ours" }, config)["clientData"] as Record<
    string,
    unknown
  >;
  assert.deepEqual([known["createAccount"], known["userGoogleToken"]], [false, undefined]);

  const ended = orderBody({ ...state, orderFormData, userSocial: { ...userSocial, token: "" } }, config)[
    "clientData"
  ] as Record<string, unknown>;
  assert.deepEqual(
    [ended["createAccount"], ended["userGoogleId"]],
    [false, undefined],
    "a token that is not kept proves nothing",
  );
});

test("the declaration of age is sent with a cart that asks for it, as it was ticked, and with no other", () => {
  assert.ok(!("ageConfirmed" in orderBody(state, config, true)));
  const adult = {
    ...state,
    products: [{ key: "20", product: { ...shirt, age_min: 18 as const }, a2p: null, quantity: 1 }],
  };
  assert.deepEqual(
    [orderBody(adult, config)["ageConfirmed"], orderBody(adult, config, true)["ageConfirmed"]],
    [false, true],
  );
  assert.equal(v.parse(makeOrderBody, orderBody(adult, config, true)).ageConfirmed, true);
});

test("the link that opened the page is told of as it said, and of one that said nothing, nothing", (t) => {
  const opened = (name: string) =>
    t.mock.method(performance, "getEntriesByType", () => [{ name }] as unknown as PerformanceEntryList);
  const cameBy = () => {
    const { source, campaign } = orderBody(state, config);
    return { source, campaign };
  };
  opened("https://bruk.example/bluza/?wariant=7&utm_source=Instagram&utm_campaign=Jesie%C5%84&utm_id=1#opinie");
  assert.deepEqual(cameBy(), { source: "Instagram", campaign: "Jesień" });
  opened("https://bruk.example/bluza/?utm_source=ulotka");
  assert.deepEqual(cameBy(), { source: "ulotka", campaign: "" });
  opened("https://bruk.example/bluza/?utm_campaign=jesien");
  assert.ok(!("source" in orderBody(state, config)));
  // As some browsers call the page.
  opened("document");
  assert.ok(!("source" in orderBody(state, config)));
});
