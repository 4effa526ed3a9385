import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { addAccount } from "../../../test/builders/people.ts";
import { openPayingShop, pay, type PlacedOnline, placeOnline } from "../../../test/builders/payments.ts";
import { brokenPromises, stockLeft } from "../../../test/builders/shop.ts";
import { countOf } from "../../../test/counts.ts";
import { inTransaction } from "../../database/connect.ts";
import { customerWithEmail } from "../../database/customer/customers.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { stateOf } from "../../database/order/order-states.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { orderBalance } from "../../database/order/settlements.ts";
import { refundTransfersOf } from "../../database/payment/refund-transfers.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { changeStock } from "../catalogue/change-stock.ts";
import { givePoints } from "../customer/give-points.ts";
import { sendRefund } from "../payment/refund-payment.ts";
import { changeOrderState } from "./change-order-state.ts";
import { settleOrder, type OrderSettling } from "./settle-order.ts";

const shop = await openPayingShop();
const { pool, payu, products, providers } = shop;
const now = new Date();

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

/** A cap and two bottles, paid online. */
async function paid(input: Parameters<typeof placeOnline>[1] = {}): Promise<PlacedOnline> {
  const order = await placeOnline(shop, {
    lines: [{ product: products.cap }, { product: products.bottle, quantity: 2 }],
    ...input,
  });
  await pay(shop, order);
  await payu.settled();
  return order;
}
const settleIt = (
  orderId: number,
  settling: Omit<OrderSettling, "orderId" | "reason" | "now" | "withheld" | "tell"> & { withheld?: number },
) =>
  inTransaction(pool, (db) =>
    settleOrder(db, { withheld: 0, tell: true, ...settling, orderId, reason: "Zwrot", now }, async () => undefined),
  );
const send = async (orderId: number) => {
  for (const { refund_id: refundId } of await refundsOf(pool, orderId)) await sendRefund(pool, { refundId, providers });
};
const line = (position: number, quantity: number, more: { restocked?: number; less?: number } = {}) => ({
  position,
  quantity,
  restocked: quantity,
  less: 0,
  ...more,
});

test("one piece that comes back lowers its own line alone, and its money goes back by the way it came", async () => {
  const { orderId } = await paid();
  const { lines } = (await orderNumbered(pool, orderId))!;
  const before = await stockLeft(pool, lines[1]!.variant_id);
  const settled = await settleIt(orderId, {
    kind: "cancellation",
    taken: { lines: [line(2, 1)], shipping: 0 },
    money: "asItCame",
  });
  assert.equal(settled.kind, "done");
  await send(orderId);
  const [sale, correction] = await invoicesOfOrder(pool, orderId);
  assert.equal(correction!.lines[0]!.gross, sale!.lines[0]!.gross, "the cap is kept, and so is its price");
  assert.deepEqual([correction!.lines[1]!.quantity, -correction!.total], [1, lines[1]!.amount / 2]);
  assert.deepEqual(
    (await refundsOf(pool, orderId)).map(({ amount, state }) => [amount, state]),
    [[lines[1]!.amount / 2, "done"]],
  );
  assert.equal(await stockLeft(pool, lines[1]!.variant_id), before + 1);
  assert.deepEqual([await stateOf(pool, orderId), (await orderBalance(pool, orderId)).balance], ["paid", 0]);
});

test("the last piece takes the order to its end, spent points and the whole money with it", async () => {
  const { person, token } = await addAccount(pool);
  await givePoints(pool, { email: person.email, points: 300 });
  const { orderId } = await paid({ person, token, points: 300 });
  const spent = 300 - (await customerWithEmail(pool, person.email))!.points;
  assert.ok(spent > 0);
  await changeOrderState(pool, { orderId, to: "sent", now });
  await settleIt(orderId, { kind: "return", taken: { lines: [line(1, 1)], shipping: 0 }, money: "asItCame" });
  const { order } = (await orderNumbered(pool, orderId))!;
  await settleIt(orderId, {
    kind: "return",
    taken: { lines: [line(2, 2, { restocked: 1 })], shipping: order.shipping },
    money: "asItCame",
  });
  await send(orderId);
  assert.equal(await stateOf(pool, orderId), "returned");
  assert.equal((await customerWithEmail(pool, person.email))!.points, 300);
  assert.equal(
    (await refundsOf(pool, orderId)).reduce((sum, { amount }) => sum + amount, 0),
    order.total,
  );
  assert.equal((await orderBalance(pool, orderId)).worth, 0);
});

test("what is kept for wear does not go back, and is the shop's", async () => {
  const { orderId } = await paid();
  const { order } = (await orderNumbered(pool, orderId))!;
  await changeOrderState(pool, { orderId, to: "delivered", now, pointsPerZloty: 1 });
  await settleIt(orderId, {
    kind: "return",
    taken: { everything: { restocked: false } },
    withheld: 500,
    money: "asItCame",
  });
  assert.deepEqual(
    (await refundsOf(pool, orderId)).map(({ amount }) => amount),
    [order.total - 500],
  );
  assert.equal((await orderBalance(pool, orderId)).balance, 0);
});

test("money of a transfer, and of a courier, goes back to an account; a line can become cheaper and be kept", async () => {
  for (const paymentId of [1, 2]) {
    const { orderId } = await placeOnline(shop, { paymentId, lines: [{ product: products.bottle, quantity: 2 }] });
    const { order } = (await orderNumbered(pool, orderId))!;
    if (paymentId === 1) {
      await changeOrderState(pool, { orderId, to: "paid", now });
      await pool.query("INSERT INTO bank_transfers (order_id, amount, currency) VALUES ($1, $2, 'pln')", [
        orderId,
        order.total,
      ]);
    }
    await changeOrderState(pool, { orderId, to: "delivered", now: new Date(now.getTime() - 1000), pointsPerZloty: 1 });
    await settleIt(orderId, {
      kind: "reduction",
      taken: { lines: [line(1, 0, { less: 700 })], shipping: 0 },
      money: "asItCame",
    });
    assert.deepEqual(
      (await refundTransfersOf(pool, orderId)).map(({ amount, state }) => [amount, state]),
      [[700, "asked"]],
    );
    assert.equal(await stateOf(pool, orderId), "delivered");
    assert.equal((await orderBalance(pool, orderId)).balance, 0);
  }
});

const rounds = countOf("SETTLEMENTS");
test(`of two that give back the same pieces at once one does, ${rounds} of ${rounds} times`, async () => {
  for (const { variants } of [products.cap, products.bottle])
    await changeStock(pool, { variantId: Object.values(variants)[0]!, quantity: 2 * rounds });
  for (let round = 0; round < rounds; round += 1) {
    const { orderId } = await paid();
    const both = await Promise.all(
      [1, 2].map(() =>
        settleIt(orderId, { kind: "cancellation", taken: { lines: [line(2, 2)], shipping: 0 }, money: "asItCame" }),
      ),
    );
    assert.deepEqual(both.map(({ kind }) => kind).sort(), ["done", "refused"]);
    assert.equal((await refundsOf(pool, orderId)).length, 1);
  }
});

test("charged in PLN for an order in another currency, the parts that go back add up to what was charged", async () => {
  const { orderId } = await paid({ currency: "usd", paymentId: 3 });
  await settleIt(orderId, { kind: "cancellation", taken: { lines: [line(2, 1)], shipping: 0 }, money: "asItCame" });
  await settleIt(orderId, { kind: "cancellation", taken: { everything: { restocked: true } }, money: "asItCame" });
  await send(orderId);
  const { rows } = await pool.query<{ left: number }>(
    "SELECT a.amount - sum(r.amount) AS left FROM payment_attempts a JOIN refunds r USING (attempt_id) WHERE order_id = $1 AND a.state = 'paid' GROUP BY a.attempt_id",
    [orderId],
  );
  assert.deepEqual(
    rows.map(({ left }) => Number(left)),
    [0],
  );
  assert.deepEqual([await stateOf(pool, orderId), (await orderBalance(pool, orderId)).balance], ["cancelled", 0]);
});
