import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { transferFor } from "../../database/payment/bank-transfers.ts";
import { stateOf } from "../../database/order/order-states.ts";
import { orderBalance } from "../../database/order/settlements.ts";
import { changeOrderState } from "../order/change-order-state.ts";
import { recordTransfer } from "./record-transfer.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const now = new Date();

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

async function placed(input: Partial<OrderInput> = {}): Promise<number> {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.hoodie, size: "M" }], ...input }),
  );
  return Number(body.orderId);
}

test("an order is paid by a transfer of its whole total, and by nothing else", async () => {
  const orderId = await placed();
  const total = { amount: 21_298, currency: "pln" as const };
  for (const amount of [21_297, 21_299, 1])
    assert.deepEqual(await recordTransfer(pool, { orderId, amount, currency: null, now }), {
      kind: "otherAmount",
      expected: [total],
    });
  assert.equal((await recordTransfer(pool, { orderId, amount: 21_298, currency: "eur", now })).kind, "otherAmount");
  assert.deepEqual([await stateOf(pool, orderId), await transferFor(pool, orderId)], ["awaitingPayment", null]);
  const answers = await Promise.all([1, 2, 3].map(() => recordTransfer(pool, { orderId, ...total, now })));
  assert.deepEqual(answers.map(({ kind }) => kind).toSorted(), ["notAwaited", "notAwaited", "paid"]);
  assert.deepEqual(
    answers.filter(({ kind }) => kind === "notAwaited"),
    [1, 2].map(() => ({ kind: "notAwaited", state: "paid" })),
  );
  const noted = await transferFor(pool, orderId);
  assert.deepEqual([await stateOf(pool, orderId), noted?.amount, noted?.currency], ["paid", 21_298, "pln"]);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("an order in euros is paid in euros or by its sum in PLN", async () => {
  for (const [amount, currency] of [
    [5012, "eur"],
    [5012, null],
    [21_298, "pln"],
  ] as const) {
    assert.deepEqual(
      await recordTransfer(pool, { orderId: await placed({ currency: "eur" }), amount, currency, now }),
      {
        kind: "paid",
      },
    );
  }
});

test("money for an order that awaits none is not taken for its payment", async () => {
  const [cash, cancelled] = [await placed({ paymentId: 2 }), await placed()];
  await changeOrderState(pool, { orderId: cancelled, to: "cancelled", now });
  assert.equal(
    (await recordTransfer(pool, { orderId: cash, amount: 21_298, currency: null, now })).kind,
    "otherPayment",
  );
  assert.deepEqual(await recordTransfer(pool, { orderId: cancelled, amount: 21_298, currency: null, now }), {
    kind: "notAwaited",
    state: "cancelled",
  });
  assert.deepEqual(await recordTransfer(pool, { orderId: 999_999, amount: 1, currency: null, now }), {
    kind: "unknown",
  });
});

test("another sum that is meant is noted for what it is: less leaves the rest, more is the buyer's", async () => {
  const note = (orderId: number, amount: number, currency: "pln" | "eur" | null = null) =>
    recordTransfer(pool, { orderId, amount, currency, otherSum: true, now });
  const part = await placed();
  assert.deepEqual(await note(part, 20_000), { kind: "partly", missing: 1298 });
  assert.equal(await stateOf(pool, part), "awaitingPayment");
  assert.equal((await orderBalance(pool, part)).balance, -1298);
  assert.deepEqual(await brokenPromises(pool), []);
  assert.equal((await recordTransfer(pool, { orderId: part, amount: 1297, currency: null, now })).kind, "otherAmount");
  assert.deepEqual(await recordTransfer(pool, { orderId: part, amount: 1298, currency: null, now }), { kind: "paid" });
  assert.deepEqual([await stateOf(pool, part), (await orderBalance(pool, part)).balance], ["paid", 0]);
  assert.equal((await note(part, 1)).kind, "notAwaited", "nothing is asked for any more");

  const over = await placed();
  assert.deepEqual(await note(over, 25_000), { kind: "paid" });
  assert.deepEqual([await stateOf(pool, over), (await orderBalance(pool, over)).balance], ["paid", 3702]);

  const foreign = await placed({ currency: "eur" });
  assert.deepEqual(await note(foreign, 10_649, "pln"), { kind: "partly", missing: 2506 });
  assert.deepEqual(await note(foreign, 2600), { kind: "paid" });
  assert.equal((await orderBalance(pool, foreign)).balance, 94);
  const wrong = await recordTransfer(pool, {
    orderId: await placed(),
    amount: 1,
    currency: "eur",
    otherSum: true,
    now,
  });
  assert.equal(wrong.kind, "otherAmount", "of a currency the order cannot be paid in");
});

test("of an order that was paid in part and expires the money is its buyer's again", async () => {
  const orderId = await placed();
  await recordTransfer(pool, { orderId, amount: 5000, currency: null, otherSum: true, now });
  await changeOrderState(pool, { orderId, to: "expired", now });
  assert.equal((await orderBalance(pool, orderId)).balance, 5000);
});
