import assert from "node:assert/strict";
import { test } from "node:test";
import { orderBody } from "../../../test/builders/order-body.ts";
import { makeOrder } from "../../../test/builders/app.ts";
import { answerPage, openPayingShop, pay, payPageOf, placeOnline } from "../../../test/builders/payments.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { recordTransfer } from "../../flows/payment/record-transfer.ts";
import { refundPayment } from "../../flows/payment/refund-payment.ts";

// What staff filter orders by is written by the database itself, whoever changes an order or its money.

const shop = await openPayingShop();
const { pool, app, products, providers } = shop;

async function moneyOf(orderId: number): Promise<string> {
  const { rows } = await pool.query<{ money: string; now: string }>(
    "SELECT money, order_money_state(o) AS now FROM order_lookup JOIN orders o USING (order_id) WHERE order_id = $1",
    [orderId],
  );
  assert.equal(rows[0]!.money, rows[0]!.now);
  return rows[0]!.money;
}
const place = async (paymentId: number) => {
  const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId });
  return Number((await makeOrder(app, body)).body.orderId);
};
const refund = (orderId: number, amount: number | null) =>
  refundPayment(pool, { orderId, amount, why: "Zwrot", providers });

test("money that is awaited, comes and goes back is known at once", async () => {
  const placed = await placeOnline(shop);
  assert.equal(await moneyOf(placed.orderId), "awaited");
  await pay(shop, placed);
  assert.equal(await moneyOf(placed.orderId), "paid");
  assert.equal((await refund(placed.orderId, 100)).kind, "done");
  assert.equal(await moneyOf(placed.orderId), "partlyRefunded");
  assert.equal((await refund(placed.orderId, null)).kind, "done");
  assert.equal(await moneyOf(placed.orderId), "refunded");
});

test("money that came for a cancelled order is a surplus until it goes back", async () => {
  const placed = await placeOnline(shop);
  const page = await payPageOf(shop, placed.key);
  await changeOrderState(pool, { orderId: placed.orderId, to: "cancelled", now: new Date() });
  assert.equal(await moneyOf(placed.orderId), "none");
  await fetch(await answerPage(page, "pay"), { redirect: "manual" });
  assert.equal(await moneyOf(placed.orderId), "surplus");
  assert.equal((await refund(placed.orderId, null)).kind, "done");
  assert.equal(await moneyOf(placed.orderId), "none");
});

test("a transfer that came, and what is paid to the courier, are known too", async () => {
  const bank = await place(1);
  assert.equal(await moneyOf(bank), "awaited");
  const { rows } = await pool.query<{ total: number }>("SELECT total FROM orders WHERE order_id = $1", [bank]);
  await recordTransfer(pool, { orderId: bank, amount: rows[0]!.total, currency: null, now: new Date() });
  assert.equal(await moneyOf(bank), "paid");
  const cash = await place(2);
  assert.equal(await moneyOf(cash), "onDelivery");
  await changeOrderState(pool, { orderId: cash, to: "delivered", now: new Date(), pointsPerZloty: 1 });
  assert.equal(await moneyOf(cash), "paid");
});

test("of two changes at once the later sees both", async () => {
  const placed = await placeOnline(shop);
  await pay(shop, placed);
  const { orderId } = placed;
  await Promise.all([
    refund(orderId, null),
    changeOrderState(pool, { orderId, to: "packed", now: new Date() }),
    ...Array.from({ length: 5 }, () =>
      pool.query("UPDATE orders SET tracking_number = 'x' WHERE order_id = $1", [orderId]),
    ),
  ]);
  assert.equal(await moneyOf(orderId), "refunded");
});
