// One long file: what can come of one payment, on one paying shop whose stand-ins are opened once.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import {
  answerPage,
  madeAttempt,
  notify,
  openPayingShop,
  pay,
  payPageOf,
  payuNotification,
  placeOnline,
  standing,
} from "../../../test/builders/payments.ts";
import { brokenPromises, deadlocks, stockLeft } from "../../../test/builders/shop.ts";
import { countOf } from "../../../test/counts.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { attemptsOf, type AttemptRow } from "../../database/payment/payment-attempts.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { reconcileOpenPayments } from "./reconcile-payments.ts";
import { reconcileOpenRefunds } from "./reconcile-refunds.ts";
import { beginMissingPayments } from "./begin-missing-payments.ts";
import { beginPayment } from "./begin-payment.ts";
import { inTransaction } from "../../database/connect.ts";
import { changeOrderState } from "../order/change-order-state.ts";
import { settleOrder } from "../order/settle-order.ts";
import { mayExpire } from "./may-expire.ts";
import { refundPayment } from "./refund-payment.ts";
import { releaseOverdueOrders } from "../order/release-orders.ts";
import { remindOfPayments } from "./remind-of-payments.ts";

const shop = await openPayingShop();
const { pool, payu, paypal, providers } = shop;
const inMinutes = (count: number) => new Date(Date.now() + count * 60_000);
const failures: unknown[] = [];
const onFailure = (error: unknown) => void failures.push(error);
const ask = (now: Date) => reconcileOpenPayments(pool, { providers, now, onFailure });
const release = (now: Date) => releaseOverdueOrders(pool, now, mayExpire(pool, { providers, now, onFailure }));

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

/** The shopper pays and the provider's word of it is lost. */
async function payUnheard(key: string): Promise<void> {
  payu.misbehave({ drop: true });
  paypal.misbehave({ drop: true });
  await answerPage(await payPageOf(shop, key), "pay");
  payu.misbehave({});
  paypal.misbehave({});
}

test("a payment whose notification was lost is asked about after five minutes, not before", async () => {
  const [online, wallet, open] = [
    await placeOnline(shop),
    await placeOnline(shop, { paymentId: 4 }),
    await placeOnline(shop),
  ];
  await payUnheard(online.key);
  await payUnheard(wallet.key);
  await payPageOf(shop, open.key);
  assert.equal(await ask(inMinutes(4)), 0);
  await ask(inMinutes(6));
  assert.deepEqual(
    [await standing(pool, online.orderId), await standing(pool, open.orderId)],
    [
      { order: "paid", attempts: ["paid"], outcomes: ["paid"], alarms: 0 },
      { order: "awaitingPayment", attempts: ["open"], outcomes: [], alarms: 0 },
    ],
  );
  assert.equal((await standing(pool, wallet.orderId)).order, "paid", "approved, it is taken");
  assert.equal(await ask(inMinutes(7)), 0, "the next question waits longer");
  await ask(inMinutes(9));
  const { rows } = await pool.query<{ asks: number }>("SELECT asks FROM payment_attempts WHERE order_id = $1", [
    open.orderId,
  ]);
  assert.equal(rows[0]!.asks, 2);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("before it ends, an order's provider is asked once more: paid, it does not end", async () => {
  const [paid, unpaid] = [await placeOnline(shop), await placeOnline(shop)];
  await payUnheard(paid.key);
  await payPageOf(shop, unpaid.key);
  await release(inMinutes(61));
  assert.deepEqual(
    [(await standing(pool, paid.orderId)).order, (await standing(pool, unpaid.orderId)).order],
    ["paid", "expired"],
  );
  await ask(inMinutes(70));
  assert.deepEqual(
    (await standing(pool, unpaid.orderId)).attempts,
    ["cancelled"],
    "its page is closed at the provider too",
  );
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a provider that is away holds an order for half an hour longer, not for ever", async () => {
  const order = await placeOnline(shop);
  await payPageOf(shop, order.key);
  payu.misbehave({ fail: true });
  await release(inMinutes(61));
  assert.equal((await standing(pool, order.orderId)).order, "awaitingPayment");
  await release(inMinutes(91));
  assert.equal((await standing(pool, order.orderId)).order, "expired");
  payu.misbehave({});
  assert.ok(failures.length > 0, "it was told that nobody answered");
});

test("expiry and 'paid' at the same moment: the order is paid and keeps its goods, or ended and the money waits", async () => {
  const runs = countOf("PAYMENT_RACES");
  const product = await addProduct(pool, { handle: "wyscig", stock: runs * 2 });
  const seen = { paid: 0, expired: 0 };
  const race = async (run: number) => {
    const order = await placeOnline(shop, { lines: [{ product }] });
    const attempt = await madeAttempt(shop, order);
    const end = () =>
      changeOrderState(pool, { orderId: order.orderId, to: "expired", now: inMinutes(61), overdue: true });
    const told = () => notify(shop, payuNotification(attempt));
    await Promise.all(run % 2 === 0 ? [end(), told(), told()] : [told(), told(), end()]);
    const after = await standing(pool, order.orderId);
    if (after.order === "paid")
      assert.deepEqual(after, { order: "paid", attempts: ["paid"], outcomes: ["paid"], alarms: 0 });
    else assert.deepEqual(after, { order: "expired", attempts: ["surplus"], outcomes: ["paidTooLate"], alarms: 1 });
    seen[after.order as "paid" | "expired"] += 1;
  };
  // Ten at a time, so that neighbours are in the way too.
  for (let run = 0; run < runs; run += 10)
    await Promise.all(Array.from({ length: Math.min(10, runs - run) }, (_, at) => race(run + at)));
  assert.equal(await stockLeft(pool, product.variants[""]!), runs * 2 - seen.paid);
  assert.equal(await deadlocks(pool), 0);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("the shopper who comes back from the wallet as the order ends pays it or pays nothing", async () => {
  for (let run = 0; run < Math.max(4, countOf("PAYMENT_RACES") / 20); run += 1) {
    const order = await placeOnline(shop, { paymentId: 4 });
    paypal.misbehave({ drop: true });
    const back = await answerPage(await payPageOf(shop, order.key), "pay");
    paypal.misbehave({});
    await Promise.all([
      fetch(back, { redirect: "manual" }),
      changeOrderState(pool, { orderId: order.orderId, to: "expired", now: inMinutes(61), overdue: true }),
    ]);
    await paypal.settled();
    const { order: state, attempts, alarms } = await standing(pool, order.orderId);
    assert.ok(
      state === "paid" ? attempts[0] === "paid" : state === "expired" && attempts[0] !== "paid",
      `${state} ${attempts.join()}`,
    );
    assert.equal(alarms, attempts[0] === "surplus" ? 1 : 0);
  }
  assert.deepEqual(await brokenPromises(pool), []);
});

test("an agreed payment of an order that ended is not taken: nothing was charged, so nothing has to go back", async () => {
  const order = await placeOnline(shop, { paymentId: 4 });
  paypal.misbehave({ drop: true });
  const back = await answerPage(await payPageOf(shop, order.key), "pay");
  paypal.misbehave({});
  await changeOrderState(pool, { orderId: order.orderId, to: "cancelled", now: new Date() });
  assert.equal((await fetch(back, { redirect: "manual" })).status, 303);
  await paypal.settled();
  assert.deepEqual(await standing(pool, order.orderId), {
    order: "cancelled",
    attempts: ["cancelled"],
    outcomes: [],
    alarms: 0,
  });
});

test("a slow or broken provider loses no order: the page is made by whoever asks next", async () => {
  const hasty = await openPayingShop({ patience: 1000 });
  const { pool, payu, providers } = hasty;
  for (const faults of [{ stall: true }, { fail: true }]) {
    payu.misbehave(faults);
    const order = await placeOnline(hasty);
    const waiting = await fetch(`${hasty.address}/pay/${order.key}`, { method: "POST", redirect: "manual" });
    assert.equal(waiting.status, 503);
    assert.match(await waiting.text(), /nic nie pobrano/);
    payu.misbehave({});
    await pool.query("UPDATE payment_attempts SET making_until = NULL WHERE order_id = $1", [order.orderId]);
    assert.equal(await beginMissingPayments(pool, { providers, now: inMinutes(2), onFailure }), 1);
    await pay(hasty, order);
    assert.equal((await standing(pool, order.orderId)).order, "paid");
  }
});

test("an answer that was lost is no payment lost: the provider knows the name, so the next one is taken", async () => {
  const order = await placeOnline(shop);
  const attempt = await madeAttempt(shop, order);
  // As if the shop had been killed between the provider's yes and its own note of it.
  await pool.query(
    "UPDATE payment_attempts SET provider_order_id = NULL, pay_url = NULL, making_until = NULL WHERE attempt_id = $1",
    [attempt.attempt_id],
  );
  await pay(shop, order);
  await payu.settled();
  assert.deepEqual(
    (await attemptsOf(pool, order.orderId)).map(({ state }) => state),
    ["failed", "paid"],
  );
  const wallet = await placeOnline(shop, { paymentId: 4 });
  const first = await madeAttempt(shop, wallet);
  await pool.query(
    "UPDATE payment_attempts SET provider_order_id = NULL, pay_url = NULL, making_until = NULL WHERE attempt_id = $1",
    [first.attempt_id],
  );
  assert.equal(
    (await madeAttempt(shop, wallet)).provider_order_id,
    first.provider_order_id,
    "the wallet answers the same request with the same payment",
  );
});

test("who is asking the provider already is waited for, and after a quarter of a minute another may", async () => {
  const order = await placeOnline(shop);
  const attempt = await madeAttempt(shop, order);
  const claim = (until: string) =>
    pool.query(
      `UPDATE payment_attempts SET pay_url = NULL, provider_order_id = NULL, making_until = now() + interval '${until}' WHERE attempt_id = $1`,
      [attempt.attempt_id],
    );
  await claim("10 seconds");
  const input = { orderId: order.orderId, providers, customerIp: "127.0.0.1" };
  assert.deepEqual(await beginPayment(pool, { ...input, now: new Date() }), { kind: "elsewhere" });
  assert.equal((await beginPayment(pool, { ...input, now: new Date(Date.now() + 16_000) })).kind, "pay");
});

test("an unpaid order is reminded of once, after half an hour, with the link to pay it", async () => {
  const [order, paid] = [await placeOnline(shop), await placeOnline(shop)];
  await pay(shop, paid);
  const emails = async () =>
    (
      await pool.query("SELECT order_id FROM outbox WHERE kind = 'paymentReminder' AND order_id = ANY ($1)", [
        [order.orderId, paid.orderId],
      ])
    ).rows;
  await payPageOf(shop, order.key);
  await remindOfPayments(pool, inMinutes(29));
  assert.deepEqual(await emails(), []);
  await Promise.all(Array.from({ length: 4 }, () => remindOfPayments(pool, inMinutes(31))));
  assert.deepEqual(await emails(), [{ order_id: order.orderId }]);
});

test("a reminder another process has just written is no trouble to this one", async () => {
  await placeOnline(shop);
  for (let round = 0; round < 200; round += 1) {
    await pool.query("DELETE FROM outbox WHERE kind = 'paymentReminder'");
    const reminded = await Promise.all(Array.from({ length: 8 }, () => remindOfPayments(pool, inMinutes(31))));
    const {
      rows: [emails],
    } = await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM outbox WHERE kind = 'paymentReminder'");
    assert.ok(emails!.count > 0);
    assert.equal(
      reminded.reduce((sum, count) => sum + count),
      emails!.count,
    );
  }
});

test("money goes back whole or in parts, in what was charged, and never more than came", async () => {
  for (const paymentId of [3, 4]) {
    const order = await placeOnline(shop, { paymentId, currency: "eur" });
    await pay(shop, order);
    await Promise.all([payu.settled(), paypal.settled()]);
    const refund = (amount: number | null) =>
      refundPayment(pool, { orderId: order.orderId, amount, why: "Zwrot", providers });
    const [{ amount }] = (await attemptsOf(pool, order.orderId)) as [AttemptRow];
    const part = await refund(100);
    assert.deepEqual(
      [part.kind, "amount" in part && part.amount, "currency" in part && part.currency],
      ["done", 100, "eur"],
    );
    assert.deepEqual(await refund(amount), { kind: "tooMuch", left: amount - 100, currency: "eur" });
    const rest = await Promise.allSettled(Array.from({ length: 5 }, () => refund(null)));
    assert.equal(
      rest.filter((result) => result.status === "fulfilled" && result.value.kind === "done").length,
      1,
      "however many ask at once",
    );
    assert.deepEqual(await refund(null), { kind: "nothingLeft" });
    await Promise.all([payu.settled(), paypal.settled()]);
    assert.deepEqual(
      (await refundsOf(pool, order.orderId)).map(({ state, amount: back }) => [state, back]),
      [
        ["done", 100],
        ["done", amount - 100],
      ],
      "the provider's own word of it adds none",
    );
    const { rows: documents } = await pool.query<{ series: string; total: number }>(
      "SELECT series, total FROM invoices WHERE order_id = $1 ORDER BY series DESC, counted",
      [order.orderId],
    );
    assert.deepEqual(
      documents.map(({ series, total }) => [series, total]),
      [
        ["PA", amount],
        ["KPA", -100],
        ["KPA", 100 - amount],
      ],
      "each refund has its correction, once",
    );
  }
  const unpaid = await placeOnline(shop);
  await payPageOf(shop, unpaid.key);
  assert.deepEqual(await refundPayment(pool, { orderId: unpaid.orderId, amount: null, why: "", providers }), {
    kind: "nothingLeft",
  });
  assert.deepEqual(await brokenPromises(pool), []);
});

test("what of an order went back to an account goes back no second time by its provider", async () => {
  const order = await placeOnline(shop);
  await pay(shop, order);
  await payu.settled();
  const [{ amount }] = (await attemptsOf(pool, order.orderId)) as [AttemptRow];
  const settled = await inTransaction(pool, (db) =>
    settleOrder(
      db,
      {
        orderId: order.orderId,
        kind: "cancellation",
        taken: { agreed: 1000 },
        withheld: 0,
        reason: "Rysa",
        money: "toAccount",
        tell: false,
        now: new Date(),
      },
      async () => undefined,
    ),
  );
  assert.equal(settled.kind, "done");
  const refund = (sum: number | null) =>
    refundPayment(pool, { orderId: order.orderId, amount: sum, why: "Zwrot", providers });
  assert.deepEqual(await refund(amount - 999), { kind: "tooMuch", left: amount - 1000, currency: "pln" });
  assert.equal((await refund(null)).kind, "done");
  assert.deepEqual(await refund(null), { kind: "nothingLeft" });
  await payu.settled();
});

test("a refund the provider does not answer keeps its sum until the provider tells", async () => {
  const order = await placeOnline(shop);
  await pay(shop, order);
  payu.misbehave({ stall: true });
  const first = await refundPayment(pool, { orderId: order.orderId, amount: 500, why: "", providers });
  payu.misbehave({});
  assert.equal(first.kind, "unanswered");
  const [{ amount, provider_order_id }] = (await attemptsOf(pool, order.orderId)) as [AttemptRow];
  assert.deepEqual(await refundPayment(pool, { orderId: order.orderId, amount, why: "", providers }), {
    kind: "tooMuch",
    left: amount - 500,
    currency: "pln",
  });
  // It had come through after all: asked for at the provider, told by its notification.
  await providers.connected[0]!.refund({
    extOrderId: "",
    providerOrderId: provider_order_id!,
    captureId: null,
    amount: 500,
    currency: "pln",
    key: "x",
    why: "Zwrot",
  });
  await payu.settled();
  assert.deepEqual(
    (await refundsOf(pool, order.orderId)).map(({ state }) => state),
    ["done"],
  );
});

test("a refund whose answer and notification are lost is asked about: what went through is recorded and corrected once, what never came is free again", async () => {
  for (const [paymentId, standIn] of [
    [3, payu],
    [4, paypal],
  ] as const) {
    const order = await placeOnline(shop, { paymentId });
    await pay(shop, order);
    await standIn.settled();
    const [attempt] = (await attemptsOf(pool, order.orderId)) as [AttemptRow];
    const refunded = async () => (await refundsOf(pool, order.orderId)).map(({ state, amount }) => [state, amount]);
    standIn.misbehave({ stall: true, drop: true });
    for (const amount of [500, 700])
      assert.equal(
        (await refundPayment(pool, { orderId: order.orderId, amount, why: "Zwrot", providers })).kind,
        "unanswered",
      );
    standIn.misbehave({ drop: true });
    // The first had come through; nobody was told.
    const refund_id = (await refundsOf(pool, order.orderId))[0]?.refund_id;
    const provider = providers.connected.find(({ code }) => code === attempt.provider)!;
    await provider.refund({
      extOrderId: attempt.ext_order_id,
      providerOrderId: attempt.provider_order_id!,
      captureId: attempt.capture_id,
      amount: 500,
      currency: "pln",
      key: `refund-${attempt.ext_order_id}-${refund_id}`,
      why: "Zwrot",
    });
    assert.equal(
      await reconcileOpenRefunds(pool, { providers, now: new Date(), onFailure }),
      0,
      "a provider has five minutes to answer",
    );
    await Promise.all([1, 2, 3].map(() => reconcileOpenRefunds(pool, { providers, now: inMinutes(6), onFailure })));
    if (paymentId === 3)
      assert.deepEqual(
        await refunded(),
        [
          ["done", 500],
          ["asked", 700],
        ],
        "it may still come",
      );
    await reconcileOpenRefunds(pool, { providers, now: inMinutes(31), onFailure });
    standIn.misbehave({});
    // A wallet asked by the same name makes what it had not made yet.
    assert.deepEqual(await refunded(), [
      ["done", 500],
      [paymentId === 3 ? "refused" : "done", 700],
    ]);
    const { rows } = await pool.query("SELECT FROM invoices WHERE order_id = $1 AND series = 'KPA'", [order.orderId]);
    assert.equal(rows.length, paymentId === 3 ? 1 : 2);
    const again = await refundPayment(pool, { orderId: order.orderId, amount: null, why: "Zwrot", providers });
    assert.equal("amount" in again && again.amount, attempt.amount - (paymentId === 3 ? 500 : 1200));
    await standIn.settled();
  }
  assert.deepEqual(await brokenPromises(pool), []);
});

test("what no order took goes back first", async () => {
  const order = await placeOnline(shop);
  const first = await madeAttempt(shop, order);
  await notify(shop, payuNotification(first, { status: "CANCELED" }));
  await pay(shop, order);
  await payu.settled();
  // The provider itself has to know of the money: the first attempt is paid on its page after all.
  await notify(shop, payuNotification(first));
  assert.deepEqual((await standing(pool, order.orderId)).attempts, ["surplus", "paid"]);
  await refundPayment(pool, { orderId: order.orderId, amount: null, why: "", providers });
  const { rows } = await pool.query<{ ext_order_id: string }>(
    "SELECT ext_order_id FROM refunds JOIN payment_attempts USING (attempt_id) WHERE order_id = $1",
    [order.orderId],
  );
  assert.deepEqual(rows, [{ ext_order_id: `${order.orderId}-1` }]);
});
