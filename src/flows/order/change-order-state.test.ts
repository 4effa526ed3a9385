import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { placeOnDelivery } from "../../../test/builders/delivered.ts";
import type { OrderInput } from "../../../test/builders/order-body.ts";
import { addAccount, anybody } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop, stockLeft } from "../../../test/builders/shop.ts";
import { addCode } from "../../database/discount/codes.ts";
import { customerWithEmail } from "../../database/customer/customers.ts";
import { orderHistory, stateOf } from "../../database/order/order-states.ts";
import { type OrderState, orderStates, statesAfter } from "../../domain/order/order-states.ts";
import { changeOrderState } from "./change-order-state.ts";
import { givePoints } from "../customer/give-points.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const { app: strict } = await openTestApp(pool, { rateLimitScale: 1 });
const now = new Date("2026-11-21T12:00:00Z");
const move = (orderId: number, to: OrderState, more: { tracking?: string; pointsPerZloty?: number } = {}) =>
  changeOrderState(pool, { orderId, to, now, pointsPerZloty: 1, ...more });
const place = (input: Partial<OrderInput> = {}) =>
  placeOnDelivery(app, pool, { lines: [{ product: products.bottle }], ...input });
const pointsOf = async (email: string) => (await customerWithEmail(pool, email))!.points;

/** How an order gets into each state: it begins as `new` on delivery, else as `awaitingPayment`. */
const way: Record<OrderState, OrderState[]> = {
  awaitingReview: [],
  new: [],
  awaitingPayment: [],
  paid: ["paid"],
  packed: ["paid", "packed"],
  sent: ["paid", "packed", "sent"],
  delivered: ["paid", "packed", "sent", "delivered"],
  cancelled: ["cancelled"],
  returned: ["paid", "packed", "sent", "delivered", "returned"],
  expired: ["expired"],
};

async function orderIn(state: OrderState): Promise<number> {
  const orderId =
    state === "awaitingReview"
      ? await placeOnDelivery(strict, pool, { lines: [{ product: products.bottle, quantity: 21 }] })
      : await place({ paymentId: state === "new" ? 2 : 1 });
  for (const step of way[state]) assert.ok(await move(orderId, step), `${step} on the way to ${state}`);
  return orderId;
}

async function emailsOf(orderId: number): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string }>(
    "SELECT kind FROM outbox WHERE order_id = $1 AND kind NOT IN ('order', 'orderForShop') ORDER BY letter_id",
    [orderId],
  );
  return rows.map(({ kind }) => kind);
}

for (const state of orderStates) {
  test(`from ${state} an order goes where the table says, with one email, and nowhere else`, async () => {
    for (const to of orderStates) {
      const orderId = await orderIn(state);
      const [history, emails] = [await orderHistory(pool, orderId), await emailsOf(orderId)];
      const allowed = statesAfter(state).includes(to);
      assert.equal(await move(orderId, to), allowed, to);
      assert.equal(await stateOf(pool, orderId), allowed ? to : state);
      assert.deepEqual(
        (await orderHistory(pool, orderId)).map((step) => step.state),
        [...history.map((step) => step.state), ...(allowed ? [to] : [])],
      );
      assert.deepEqual(await emailsOf(orderId), [
        ...emails,
        ...(allowed ? [`order${to[0]!.toUpperCase()}${to.slice(1)}`] : []),
      ]);
    }
  });
}

test("moved twice at once, an order is moved once: one email, one entry of its history, one earning of points", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { person, token } = await addAccount(pool);
    const orderId = await place({ person, token, lines: [{ product: products.cap }] });
    await move(orderId, "sent", { tracking: "PL 123 456" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => move(orderId, "delivered")));
    assert.equal(answers.filter(Boolean).length, 1);
    assert.deepEqual(await emailsOf(orderId), ["orderSent", "orderDelivered"]);
    assert.equal(await pointsOf(person.email), 49);
  }
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a delivered order earns a point for every full zloty of goods that were paid for, reductions taken off", async () => {
  await addCode(pool, { code: "PUNKTY", amount: 1050 });
  const { person, token } = await addAccount(pool, { points: 100 });
  // 2 × 49.00 − 10.50 − 5.00 = 82.50; delivery earns nothing.
  const orderId = await place({
    person,
    token,
    lines: [{ product: products.cap, quantity: 2 }],
    code: "PUNKTY",
    points: 100,
  });
  assert.equal(await pointsOf(person.email), 0);
  await move(orderId, "delivered", { pointsPerZloty: 3 });
  assert.equal(await pointsOf(person.email), 3 * 82);
});

test("a guest's order and an unproven account earn nothing; an account proven before the delivery does", async () => {
  const [unproven, later] = [await addAccount(pool, { verified: false }), await addAccount(pool, { verified: false })];
  const guest = await place();
  const orders = [await place(unproven), await place(later)];
  await pool.query("UPDATE customers SET verified_at = now() WHERE customer_id = $1", [later.customerId]);
  for (const orderId of [guest, ...orders]) assert.ok(await move(orderId, "delivered"));
  assert.deepEqual([await pointsOf(unproven.person.email), await pointsOf(later.person.email)], [0, 30]);
});

test("a returned order gives back what was spent, and takes back what it earned as far as the balance allows", async () => {
  const before = await stockLeft(pool, products.bottle.variants[""] ?? Object.values(products.bottle.variants)[0]!);
  const { person, token } = await addAccount(pool, { points: 200 });
  const orderId = await place({ person, token, lines: [{ product: products.bottle, quantity: 2 }], points: 200 });
  await move(orderId, "delivered");
  assert.equal(await pointsOf(person.email), 50);
  await move(orderId, "returned");
  assert.equal(await pointsOf(person.email), 200);
  assert.equal(await stockLeft(pool, Object.values(products.bottle.variants)[0]!), before);

  const spender = await addAccount(pool);
  const second = await place({ person: spender.person, token: spender.token });
  await move(second, "delivered");
  await givePoints(pool, { email: spender.person.email, points: -20 });
  await move(second, "returned");
  assert.equal(await pointsOf(spender.person.email), 0, "10 of 30 were left");
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a parcel nobody took comes back without having earned anything; its number stays", async () => {
  const { person, token } = await addAccount(pool, { person: anybody() });
  const orderId = await place({ person, token });
  await move(orderId, "sent", { tracking: "0012 3456 7890" });
  await move(orderId, "returned");
  assert.equal(await pointsOf(person.email), 0);
  const { rows } = await pool.query("SELECT tracking_number FROM orders WHERE order_id = $1", [orderId]);
  assert.deepEqual(rows, [{ tracking_number: "0012 3456 7890" }]);
  assert.deepEqual(await brokenPromises(pool), []);
});
