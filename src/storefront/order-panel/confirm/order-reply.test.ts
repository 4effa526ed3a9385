import assert from "node:assert/strict";
import { test } from "node:test";
import { readOrderReply } from "./order-reply.ts";

test("an order id means placed, with the server's HTML and a new account where one was made", () => {
  assert.deepEqual(readOrderReply({ reply: { orderId: "1001", orderInfo: "<p>Dziękujemy</p>" } }), {
    kind: "placed",
    orderId: "1001",
    orderInfo: "<p>Dziękujemy</p>",
    account: null,
  });
  const withAccount = readOrderReply({
    reply: { orderId: 7, orderInfo: "", accountCreated: true, token: "t", contactData: { shippingFirstName: "Kasia" } },
  });
  assert.deepEqual(withAccount, {
    kind: "placed",
    orderId: "7",
    orderInfo: "",
    account: { token: "t", contactData: { shippingFirstName: "Kasia" } },
  });
});

test("a refusal has its code, its words and what it is about", () => {
  const refused = readOrderReply({
    reply: { error: "CODE_EXPIRED", errorMessage: "Ten kod stracił ważność.", about: "code" },
  });
  assert.deepEqual(refused, {
    kind: "refused",
    refusal: { code: "CODE_EXPIRED", message: "Ten kod stracił ważność.", about: "code" },
    products: null,
    points: null,
  });
});

test("of the products a refusal sends, damaged ones are left out", () => {
  const refused = readOrderReply({
    reply: { error: "PRICES_CHANGED", errorMessage: "", products: [{ product_id: 5 }, null] },
  });
  assert.deepEqual(refused?.kind === "refused" && refused.products, []);
});

test("neither an error nor an order id makes no sense", () => {
  assert.equal(readOrderReply({ reply: {} }), undefined);
  assert.equal(readOrderReply({ reply: { orderId: "" } }), undefined);
});
