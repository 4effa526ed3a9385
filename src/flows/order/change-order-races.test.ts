import assert from "node:assert/strict";
import { after, test } from "node:test";
import { answerPage, openPayingShop, payPageOf, placeOnline } from "../../../test/builders/payments.ts";
import { brokenPromises, deadlocks, stockLeft } from "../../../test/builders/shop.ts";
import { countOf } from "../../../test/counts.ts";
import { changeStock } from "../catalogue/change-stock.ts";
import { inTransaction } from "../../database/connect.ts";
import { stateOf } from "../../database/order/order-states.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { orderBalance } from "../../database/order/settlements.ts";
import { attemptsOf } from "../../database/payment/payment-attempts.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { changeOrderState } from "./change-order-state.ts";
import { changeOrder } from "./change-order.ts";

// An order is changed while its buyer pays, somebody packs it, or it is cancelled: whoever is first, nothing is lost and nothing counts twice.

const shop = await openPayingShop();
const { pool, payu, products } = shop;
const bottle = Object.values(products.bottle.variants)[0]!;
await changeStock(pool, { variantId: bottle, quantity: 10_000 });
const now = new Date();
const rounds = countOf("ORDER_CHANGES");
const change = (orderId: number, quantity: number, money: "asItCame" | "later" = "later") =>
  inTransaction(
    pool,
    (db) =>
      changeOrder(
        db,
        {
          orderId,
          asked: { lines: [{ position: 1, quantity, price: null }], added: [], delivery: null },
          reason: "Zmiana",
          priceReason: "",
          money,
          hold: false,
          tell: true,
          now,
        },
        async () => undefined,
      ),
    { keep: ({ kind }) => kind === "done" },
  );

after(async () => {
  assert.deepEqual(await brokenPromises(pool), []);
  assert.equal(await deadlocks(pool), 0);
});

test(`an order changed while its buyer pays is paid with what came, and what it lacks or has too much is known, ${rounds} of ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const order = await placeOnline(shop, { lines: [{ product: products.bottle, quantity: 2 }] });
    const { total } = (await orderNumbered(pool, order.orderId))!.order;
    const page = await payPageOf(shop, order.key);
    const quantity = round % 2 === 0 ? 1 : 3;
    const [changed] = await Promise.all([change(order.orderId, quantity), answerPage(page, "pay")]);
    await payu.settled();
    assert.equal(changed.kind, "done");
    assert.equal(await stateOf(pool, order.orderId), "paid");
    const { came, worth, balance } = await orderBalance(pool, order.orderId);
    const { order: after } = (await orderNumbered(pool, order.orderId))!;
    assert.deepEqual([came, worth, balance], [total, after.total, total - after.total]);
    assert.deepEqual(
      (await attemptsOf(pool, order.orderId)).map(({ state }) => state),
      ["paid"],
    );
  }
});

test(`an order changed while it is packed is never packed as it was: what was packed before is to be packed anew, ${rounds} of ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { orderId } = await placeOnline(shop, { paymentId: 2, lines: [{ product: products.bottle, quantity: 2 }] });
    const [changed, packed] = await Promise.all([
      change(orderId, 1),
      changeOrderState(pool, { orderId, to: "packed", now }),
    ]);
    assert.deepEqual([changed.kind, packed], ["done", true]);
    const { order, lines } = (await orderNumbered(pool, orderId))!;
    assert.equal(lines[0]!.quantity, 1);
    assert.ok(order.status === "packed" || order.status === "new");
  }
});

test(`of a change and a cancellation at once the goods go back once, and so does the money, ${rounds} of ${rounds} times`, async () => {
  const left = await stockLeft(pool, bottle);
  for (let round = 0; round < rounds; round += 1) {
    const order = await placeOnline(shop, { lines: [{ product: products.bottle, quantity: 2 }] });
    await answerPage(await payPageOf(shop, order.key), "pay");
    await payu.settled();
    const [changed, cancelled] = await Promise.all([
      change(order.orderId, 1, "asItCame"),
      changeOrderState(pool, { orderId: order.orderId, to: "cancelled", now }),
    ]);
    assert.equal(cancelled, true);
    assert.equal(await stateOf(pool, order.orderId), "cancelled");
    assert.equal(await stockLeft(pool, bottle), left);
    const { balance, came, worth } = await orderBalance(pool, order.orderId);
    const back = (await refundsOf(pool, order.orderId)).reduce((sum, { amount }) => sum + amount, 0);
    assert.deepEqual([worth, balance + back, back], [0, came, changed.kind === "done" ? 3010 : 0]);
  }
});
