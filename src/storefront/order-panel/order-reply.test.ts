import assert from "node:assert/strict";
import { test } from "node:test";
import { readOrderReply } from "./order-reply.ts";

test("an order id means placed, with the server's HTML and a new account where one was made", () => {
  assert.deepEqual(readOrderReply({ status: 200, reply: { orderId: "1001", orderInfo: "<p>Dziękujemy</p>" } }), {
    kind: "placed", orderId: "1001", orderInfo: "<p>Dziękujemy</p>", account: null,
  });
  const withAccount = readOrderReply({ status: 200, reply: { orderId: 7, orderInfo: "", accountCreated: true, token: "t", contactData: { shippingFirstName: "Kasia" } } });
  assert.deepEqual(withAccount, { kind: "placed", orderId: "7", orderInfo: "", account: { token: "t", contactData: { shippingFirstName: "Kasia" } } });
});

test("a refusal is final: the next attempt has another key", () => {
  const refused = readOrderReply({ status: 200, reply: { error: "CODE_EXPIRED", errorMessage: "Ten kod stracił ważność.", about: "code" } });
  assert.deepEqual(refused, { kind: "refused", refusal: { code: "CODE_EXPIRED", message: "Ten kod stracił ważność.", about: "code" }, products: null, points: null, final: true });
});

test("a shop that is in trouble or asks to wait has not decided: the key stays", () => {
  for (const status of [429, 500, 503]) {
    const refused = readOrderReply({ status, reply: { error: "SHOP_BUSY", errorMessage: "" } });
    assert.equal(refused?.kind === "refused" && refused.final, false, String(status));
  }
});

test("of the products a refusal sends, damaged ones are left out", () => {
  const refused = readOrderReply({ status: 200, reply: { error: "PRICES_CHANGED", errorMessage: "", products: [{ product_id: 5 }, null] } });
  assert.deepEqual(refused?.kind === "refused" && refused.products, []);
});

test("neither an error nor an order id makes no sense", () => {
  assert.equal(readOrderReply({ status: 200, reply: {} }), undefined);
  assert.equal(readOrderReply({ status: 200, reply: { orderId: "" } }), undefined);
});
