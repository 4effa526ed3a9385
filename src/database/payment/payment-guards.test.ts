import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";

// What the database refuses by itself about payments, should a query ever forget its condition (guarantees, points 4 and 8).

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);

async function placed(): Promise<number> {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 3, currency: "eur" }),
  );
  return Number(body.orderId);
}

async function attempt(
  orderId: number,
  { n = 1, state = "open", amount = "total", currency = "currency" } = {},
): Promise<number> {
  const { rows } = await pool.query<{ attempt_id: number }>(
    `INSERT INTO payment_attempts (order_id, n, provider, ext_order_id, amount, currency, state) SELECT order_id, $2::int, 'payu', order_id || '-' || $2::int, ${amount}, ${currency}, $3 FROM orders WHERE order_id = $1 RETURNING attempt_id`,
    [orderId, n, state],
  );
  return rows[0]!.attempt_id;
}

test("an attempt is of its order's sum, in its currency or in PLN", async () => {
  const order = await placed();
  await assert.rejects(attempt(order, { amount: "total - 1" }), { constraint: "payment_of_the_orders_sum" });
  await assert.rejects(attempt(order, { currency: "'pln'" }), { constraint: "payment_of_the_orders_sum" });
  await assert.rejects(attempt(order, { amount: "total_pln(orders)" }), { constraint: "payment_of_the_orders_sum" });
  const made = await attempt(order, { amount: "total_pln(orders)", currency: "'pln'" });
  await assert.rejects(pool.query("UPDATE payment_attempts SET amount = 1 WHERE attempt_id = $1", [made]), {
    constraint: "payment_of_the_orders_sum",
  });
});

test("an order is paid by one attempt, and has one open", async () => {
  const order = await placed();
  await attempt(order, { state: "paid" });
  await assert.rejects(attempt(order, { n: 2, state: "paid" }), { constraint: "payment_paid_once" });
  await attempt(order, { n: 3 });
  await assert.rejects(attempt(order, { n: 4 }), { constraint: "payment_open_once" });
  await assert.rejects(attempt(order, { n: 3, state: "failed" }), { code: "23505" });
});

test("an attempt's state only moves forward", async () => {
  const made = await attempt(await placed());
  const move = (state: string) =>
    pool.query("UPDATE payment_attempts SET state = $2 WHERE attempt_id = $1", [made, state]);
  await move("failed");
  await assert.rejects(move("open"), { constraint: "payment_moves_forward" });
  await assert.rejects(move("cancelled"), { constraint: "payment_moves_forward" });
  await move("paid");
  for (const state of ["open", "failed", "cancelled", "surplus"])
    await assert.rejects(move(state), { constraint: "payment_moves_forward" });
});

test("an online order is not paid without a payment", async () => {
  const order = await placed();
  const pay = () => pool.query("UPDATE orders SET status = 'paid', hold_until = NULL WHERE order_id = $1", [order]);
  await assert.rejects(pay(), { constraint: "paid_by_a_payment" });
  await attempt(order);
  await assert.rejects(pay(), { constraint: "paid_by_a_payment" });
  await pool.query("UPDATE payment_attempts SET state = 'paid' WHERE order_id = $1", [order]);
  await pay();
});

test("what a provider said is kept once and as it was", async () => {
  const say = () =>
    pool.query(
      "INSERT INTO payment_events (dedupe_key, provider, source, body, outcome) VALUES ('k', 'payu', 'notification', '', 'unknownOrder')",
    );
  await say();
  await assert.rejects(say(), { code: "23505", table: "payment_events" });
  await assert.rejects(pool.query("UPDATE payment_events SET outcome = 'paid'"), /only grows/);
  await assert.rejects(pool.query("DELETE FROM payment_events"), /only grows/);
});

test("never more goes back than came, and nothing of what did not come", async () => {
  const made = await attempt(await placed());
  const back = (amount: string) =>
    pool.query(
      `INSERT INTO refunds (attempt_id, amount) SELECT attempt_id, ${amount} FROM payment_attempts WHERE attempt_id = $1`,
      [made],
    );
  await assert.rejects(back("1"), { constraint: "refund_within_the_payment" });
  await pool.query("UPDATE payment_attempts SET state = 'paid' WHERE attempt_id = $1", [made]);
  await assert.rejects(back("amount + 1"), { constraint: "refund_within_the_payment" });
  await back("amount - 1");
  await assert.rejects(back("2"), { constraint: "refund_within_the_payment" });
  await back("1");
});

const settle = (orderId: number, amount: string) =>
  pool.query<{ settlement_id: number }>(
    `INSERT INTO settlements (order_id, kind, amount, reason) SELECT order_id, 'return', ${amount}, '' FROM orders WHERE order_id = $1 RETURNING settlement_id`,
    [orderId],
  );

test("no more is settled than an order cost", async () => {
  const order = await placed();
  await assert.rejects(settle(order, "total + 1"), { constraint: "settled_within_the_total" });
  await settle(order, "total - 1");
  await assert.rejects(settle(order, "2"), { constraint: "settled_within_the_total" });
  await settle(order, "1");
});

test("no more pieces are settled than were ordered", async () => {
  const { rows } = await settle(await placed(), "1");
  const line = (quantity: number, position = 1) =>
    pool.query(
      "INSERT INTO settlement_lines (settlement_id, position, quantity, restocked, gross, amount) VALUES ($1, $2, $3, 0, 1, 1)",
      [rows[0]!.settlement_id, position, quantity],
    );
  await assert.rejects(line(2), { constraint: "settled_within_the_line" });
  await assert.rejects(line(1, 2), { constraint: "settled_within_the_line" });
  await line(1);
});

test("never more goes to an account than came and did not go back another way", async () => {
  const order = await placed();
  const back = (worth: string) =>
    pool.query(
      `INSERT INTO refund_transfers (order_id, amount, currency, worth, link_key) SELECT order_id, 1, 'eur', ${worth}, gen_random_uuid()::text FROM orders WHERE order_id = $1`,
      [order],
    );
  await assert.rejects(back("1"), { constraint: "refund_within_the_payment" });
  const made = await attempt(order, { state: "paid" });
  await assert.rejects(back("total + 1"), { constraint: "refund_within_the_payment" });
  await back("total - 1");
  await assert.rejects(back("2"), { constraint: "refund_within_the_payment" });
  await assert.rejects(pool.query("INSERT INTO refunds (attempt_id, amount) VALUES ($1, 2)", [made]), {
    constraint: "refund_within_the_payment",
  });
});
