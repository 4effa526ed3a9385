// One long file: both providers tell the same story, on one paying shop whose stand-ins are opened once.
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
import { tomas, anybody } from "../../../test/builders/people.ts";
import { brokenPromises, stockLeft } from "../../../test/builders/shop.ts";
import type { OrderReply } from "../../contract/customer-orders.ts";
import { attemptsOf } from "../../database/payment/payment-attempts.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";

const shop = await openPayingShop();
const { pool, products, payu, paypal, logged } = shop;
afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const expire = (orderId: number) =>
  changeOrderState(pool, { orderId, to: "expired", now: new Date(Date.now() + 3_700_000), overdue: true });

test("an order is paid by the online provider: the link leads to its page, its notification makes the order paid, the way back leads to the order", async () => {
  const order = await placeOnline(shop);
  assert.ok(order.orderInfo.includes(`href="/pay/${order.key}"`), order.orderInfo);
  const back = await pay(shop, order);
  assert.equal(back, `${shop.address}/user/order-no/${order.orderId}?key=${order.key}&returned=1`);
  await payu.settled();
  assert.deepEqual(await standing(pool, order.orderId), {
    order: "paid",
    attempts: ["paid"],
    outcomes: ["waiting", "paid"],
    alarms: 0,
  });
  assert.equal(
    await payPageOf(shop, order.key),
    `/user/order-no/${order.orderId}?key=${order.key}`,
    "there is nothing left to pay",
  );
  assert.deepEqual(await brokenPromises(pool), []);
});

test("an order is paid by the wallet: approved on its page, taken on the way back, told by its webhook", async () => {
  const order = await placeOnline(shop, {
    paymentId: 4,
    currency: "eur",
    person: anybody(tomas),
    shippingId: 6,
    lines: [{ product: products.hoodie, size: "M", quantity: 3 }, { product: products.cap }],
  });
  const back = await pay(shop, order);
  assert.equal(back, `${shop.address}/user/order-no/${order.orderId}?key=${order.key}&returned=1`);
  await paypal.settled();
  const { order: state, attempts } = await standing(pool, order.orderId);
  assert.deepEqual([state, attempts], ["paid", ["paid"]]);
  const [attempt] = await attemptsOf(pool, order.orderId);
  assert.equal(attempt!.currency, "eur");
  assert.ok(attempt!.capture_id, "what can be given back has a name");
  assert.deepEqual(await brokenPromises(pool), []);
});

/** What the order's page says of its payment. */
async function shownPayment({
  orderId,
  key,
}: {
  orderId: number;
  key: string;
}): Promise<{ state: string } & OrderReply["payment"]> {
  const payload = JSON.stringify({ number: orderId, token: null, key, lanId: 1 });
  const { state, payment } = (
    await shop.app.inject({
      method: "POST",
      url: "/sys/json_api?order",
      payload,
      headers: { "content-type": "text/plain" },
    })
  ).json<OrderReply>();
  return { state, ...payment };
}

test("the order's page says that the last payment failed, until it is paid again", async () => {
  const order = await placeOnline(shop);
  const said = async () => {
    const { state, failed, href } = await shownPayment(order);
    return [state, failed, href];
  };
  assert.deepEqual(await said(), ["awaitingPayment", false, `/pay/${order.key}`]);
  await pay(shop, order, "refuse");
  await payu.settled();
  assert.deepEqual(await said(), ["awaitingPayment", true, `/pay/${order.key}`]);
  await pay(shop, order);
  await payu.settled();
  assert.deepEqual(await said(), ["paid", false, null]);
});

test("the way back marks nothing as paid: without the provider's own word the order waits", async () => {
  const order = await placeOnline(shop);
  payu.misbehave({ drop: true });
  const back = await answerPage(await payPageOf(shop, order.key), "pay");
  payu.misbehave({});
  await fetch(back);
  await fetch(`${shop.address}/user/order-no/${order.orderId}?key=${order.key}&status=COMPLETED`);
  assert.deepEqual(await standing(pool, order.orderId), {
    order: "awaitingPayment",
    attempts: ["open"],
    outcomes: [],
    alarms: 0,
  });
});

test("who gives up comes back to the same link and pays by another attempt", async () => {
  const order = await placeOnline(shop);
  await pay(shop, order, "refuse");
  await payu.settled();
  assert.deepEqual((await standing(pool, order.orderId)).attempts, ["failed"]);
  await pay(shop, order, "cancel");
  await payu.settled();
  await pay(shop, order);
  await payu.settled();
  assert.deepEqual(await standing(pool, order.orderId), {
    order: "paid",
    attempts: ["failed", "cancelled", "paid"],
    outcomes: ["failed", "cancelled", "waiting", "paid"],
    alarms: 0,
  });
  assert.deepEqual(
    (await attemptsOf(pool, order.orderId)).map(({ ext_order_id }) => ext_order_id),
    [1, 2, 3].map((n) => `${order.orderId}-${n}`),
  );
  assert.deepEqual(await brokenPromises(pool), []);
});

test("an open attempt is shown again as it is; many clicks at once make one", async () => {
  const order = await placeOnline(shop);
  const pages = await Promise.all(Array.from({ length: 12 }, () => payPageOf(shop, order.key)));
  assert.equal(new Set(pages).size, 1);
  assert.equal((await attemptsOf(pool, order.orderId)).length, 1);
});

test("a link nobody was given leads nowhere", async () => {
  for (const key of ["x", "a".repeat(40), "%00", "' OR 1=1"]) {
    const response = await fetch(`${shop.address}/pay/${encodeURIComponent(key)}`, { redirect: "manual" });
    assert.equal(response.headers.get("location"), "/404.html");
  }
});

test("50 copies of one notification at once pay once", async () => {
  const order = await placeOnline(shop);
  const attempt = await madeAttempt(shop, order);
  const told = payuNotification(attempt);
  assert.deepEqual(new Set(await Promise.all(Array.from({ length: 50 }, () => notify(shop, told)))), new Set([200]));
  assert.deepEqual(await standing(pool, order.orderId), {
    order: "paid",
    attempts: ["paid"],
    outcomes: ["paid"],
    alarms: 0,
  });
  const { rows } = await pool.query("SELECT FROM order_history WHERE order_id = $1 AND state = 'paid'", [
    order.orderId,
  ]);
  assert.equal(rows.length, 1);
  assert.equal(await notify(shop, told), 200, "replayed later, it is answered and changes nothing");
  assert.deepEqual(await brokenPromises(pool), []);
});

test("50 copies of one webhook of the wallet at once pay once", async () => {
  const order = await placeOnline(shop, { paymentId: 4 });
  paypal.misbehave({ drop: true });
  await answerPage(await payPageOf(shop, order.key), "pay");
  paypal.misbehave({});
  const [attempt] = await attemptsOf(pool, order.orderId);
  const named = { extOrderId: attempt!.ext_order_id, providerOrderId: attempt!.provider_order_id! };
  assert.equal((await shop.providers.connected[1]!.capture(named)).news.says, "paid");
  await Promise.all(Array.from({ length: 50 }, () => paypal.notifyAgain(named.providerOrderId)));
  await paypal.settled();
  const { order: state, attempts, outcomes, alarms } = await standing(pool, order.orderId);
  assert.deepEqual(
    [state, attempts, outcomes.filter((outcome) => outcome === "paid").length, alarms],
    ["paid", ["paid"], 1, 0],
  );
  const { rows } = await pool.query("SELECT FROM order_history WHERE order_id = $1 AND state = 'paid'", [
    order.orderId,
  ]);
  assert.equal(rows.length, 1);
});

test("a forged, unsigned or truncated notification is refused and logged, and nothing is kept of it", async () => {
  const order = await placeOnline(shop);
  const attempt = await madeAttempt(shop, order);
  const right = payuNotification(attempt);
  const kept = async () => (await pool.query("SELECT FROM payment_events")).rowCount;
  const before = [await kept(), logged.length];
  const wrong = [
    payuNotification(attempt, {}, { key: "fedcba9876543210" }),
    { ...right, headers: { "content-type": "application/json" } },
    { ...right, headers: { ...right.headers, "openpayu-signature": "sender=checkout;signature=;algorithm=MD5" } },
    {
      ...right,
      headers: {
        ...right.headers,
        "openpayu-signature": "sender=checkout;signature=8375034eb737d520c829fad4026a38aa;algorithm=MD5",
      },
    },
    {
      ...right,
      headers: { ...right.headers, "openpayu-signature": right.headers["openpayu-signature"]!.replace("MD5", "CRC32") },
    },
    { ...right, body: right.body.slice(0, -1) },
    { ...right, body: right.body.replace(String(attempt.amount), "1") },
    { ...right, body: `${right.body} ` },
    { ...right, body: "" },
  ];
  for (const told of wrong) assert.equal(await notify(shop, told), 403);
  assert.equal(await kept(), before[0]);
  assert.equal(
    logged.slice(before[1]!).filter(({ level, msg }) => level === 40 && String(msg).includes("refused")).length,
    wrong.length,
  );
  assert.deepEqual((await standing(pool, order.orderId)).order, "awaitingPayment");
});

test("each of PayU's digests is believed, and only over the bytes that came", async () => {
  for (const [algorithm, digest] of [
    ["MD5", "md5"],
    ["SHA-1", "sha1"],
    ["SHA-256", "sha256"],
    ["SHA-384", "sha384"],
    ["SHA-512", "sha512"],
  ] as const) {
    const order = await placeOnline(shop);
    assert.equal(await notify(shop, payuNotification(await madeAttempt(shop, order), {}, { algorithm, digest })), 200);
    assert.equal((await standing(pool, order.orderId)).order, "paid", algorithm);
  }
});

test("signed, but of another amount, currency, payment or order: kept, not believed, and the shop is told", async () => {
  for (const [other, outcome] of [
    [{ totalAmount: "1" }, "otherAmount"],
    [{ totalAmount: "-4309" }, "otherAmount"],
    [{ totalAmount: null }, "otherAmount"],
    [{ currencyCode: "EUR" }, "otherCurrency"],
    [{ orderId: "INNE" }, "otherPayment"],
  ] as const) {
    const order = await placeOnline(shop);
    const told = payuNotification(await madeAttempt(shop, order), other);
    assert.deepEqual([await notify(shop, told), await notify(shop, told)], [200, 200]);
    assert.deepEqual(await standing(pool, order.orderId), {
      order: "awaitingPayment",
      attempts: ["open"],
      outcomes: [outcome],
      alarms: 1,
    });
  }
  const attempt = await madeAttempt(shop, await placeOnline(shop));
  for (const extOrderId of ["999999-1", "", "' OR 1=1", "\u0000", null, `${attempt.ext_order_id}0`])
    assert.equal(await notify(shop, payuNotification(attempt, { extOrderId })), 200);
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM payment_events WHERE outcome = 'unknownOrder' AND attempt_id IS NULL",
  );
  assert.equal(rows[0]!.count, 6);
  assert.ok(logged.some(({ level, outcome }) => level === 40 && outcome === "unknownOrder"));
  assert.deepEqual(await brokenPromises(pool), []);
});

test("'declined' after 'paid' changes nothing, in whatever order news comes", async () => {
  const order = await placeOnline(shop);
  const attempt = await madeAttempt(shop, order);
  for (const status of ["COMPLETED", "PENDING", "REJECTED", "CANCELED", "NEW"])
    assert.equal(await notify(shop, payuNotification(attempt, { status })), 200);
  assert.deepEqual(await standing(pool, order.orderId), {
    order: "paid",
    attempts: ["paid"],
    outcomes: ["paid", "settledBefore", "lateRefusal", "lateRefusal", "settledBefore"],
    alarms: 0,
  });
});

test("'paid' after 'declined' of the same attempt is paid, and the attempt begun meanwhile is given up", async () => {
  const order = await placeOnline(shop);
  const first = await madeAttempt(shop, order);
  await notify(shop, payuNotification(first, { status: "REJECTED" }));
  await madeAttempt(shop, order);
  await notify(shop, payuNotification(first));
  assert.deepEqual(await standing(pool, order.orderId), {
    order: "paid",
    attempts: ["paid", "cancelled"],
    outcomes: ["failed", "paid"],
    alarms: 0,
  });
  assert.deepEqual(await brokenPromises(pool), []);
});

test("paid twice by two attempts: the second is kept for the operator", async () => {
  const order = await placeOnline(shop);
  const first = await madeAttempt(shop, order);
  await notify(shop, payuNotification(first, { status: "CANCELED" }));
  const second = await madeAttempt(shop, order);
  await notify(shop, payuNotification(second));
  await notify(shop, payuNotification(first));
  assert.deepEqual(await standing(pool, order.orderId), {
    order: "paid",
    attempts: ["surplus", "paid"],
    outcomes: ["cancelled", "paid", "paidTwice"],
    alarms: 1,
  });
  assert.deepEqual(await brokenPromises(pool), []);
});

test("paid after it expired or was cancelled: the goods stay free, the money is kept for the operator, the shop is told once", async () => {
  for (const end of [
    expire,
    (orderId: number) => changeOrderState(pool, { orderId, to: "cancelled", now: new Date() }),
  ]) {
    const before = await stockLeft(pool, products.bottle.variants[""]!);
    const order = await placeOnline(shop);
    const attempt = await madeAttempt(shop, order);
    assert.equal(await end(order.orderId), true);
    const told = payuNotification(attempt);
    assert.deepEqual(await Promise.all([notify(shop, told), notify(shop, told)]), [200, 200]);
    const { order: state, attempts, outcomes, alarms } = await standing(pool, order.orderId);
    assert.deepEqual(
      [["expired", "cancelled"].includes(state), attempts, outcomes, alarms],
      [true, ["surplus"], ["paidTooLate"], 1],
    );
    assert.equal(await stockLeft(pool, products.bottle.variants[""]!), before);
    assert.equal(
      await payPageOf(shop, order.key),
      `/user/order-no/${order.orderId}?key=${order.key}`,
      "an order that ended is not paid any more",
    );
  }
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a provider that doubles, delays, reorders: paid once all the same", async () => {
  for (const faults of [{ copies: 5 }, { delay: 50 }, { reorder: true }, { copies: 3, reorder: true, delay: 20 }]) {
    payu.misbehave(faults);
    const order = await placeOnline(shop);
    await pay(shop, order);
    await payu.settled();
    const { order: state, attempts, alarms } = await standing(pool, order.orderId);
    assert.deepEqual([state, attempts, alarms], ["paid", ["paid"], 0], JSON.stringify(faults));
  }
  payu.misbehave({});
});

test("a provider that lies about the sum, signs wrongly or loses a byte pays nothing", async () => {
  for (const [faults, outcomes] of [
    [{ wrongAmount: true }, ["waiting", "otherAmount"]],
    [{ wrongCurrency: true }, ["waiting", "otherCurrency"]],
    [{ badSignature: true }, []],
    [{ truncate: true }, []],
  ] as const) {
    payu.misbehave(faults);
    const order = await placeOnline(shop);
    await pay(shop, order);
    await payu.settled();
    payu.misbehave({});
    const { order: state, outcomes: followed } = await standing(pool, order.orderId);
    assert.deepEqual([state, followed], ["awaitingPayment", outcomes], JSON.stringify(faults));
  }
});

test("the wallet's webhook with another signature, sum or currency pays nothing", async () => {
  for (const [faults, outcomes] of [
    [{ badSignature: true }, []],
    [{ truncate: true }, []],
    [{ wrongAmount: true }, ["waiting", "otherAmount"]],
    [{ wrongCurrency: true }, ["waiting", "otherCurrency"]],
  ] as const) {
    const order = await placeOnline(shop, { paymentId: 4 });
    // The shopper never comes back and the money is taken, so that only the webhook could tell.
    paypal.misbehave({ drop: true });
    await answerPage(await payPageOf(shop, order.key), "pay");
    const [attempt] = await attemptsOf(pool, order.orderId);
    const named = { extOrderId: attempt!.ext_order_id, providerOrderId: attempt!.provider_order_id! };
    assert.equal((await shop.providers.connected[1]!.capture(named)).news.says, "paid");
    paypal.misbehave(faults);
    await paypal.notifyAgain(named.providerOrderId);
    paypal.misbehave({});
    const { order: state, outcomes: followed } = await standing(pool, order.orderId);
    assert.deepEqual([state, followed], ["awaitingPayment", outcomes], JSON.stringify(faults));
    const asked = await fetch(`${shop.address}/pay/${order.key}/return`, { redirect: "manual" });
    assert.equal(asked.status, 303);
    assert.equal((await standing(pool, order.orderId)).order, "paid", "asked, the wallet tells the truth");
  }
});

test("a means the wallet refuses is told on the order's page, and leaves the order to be paid again", async () => {
  const order = await placeOnline(shop, { paymentId: 4 });
  assert.equal((await shownPayment(order)).failed, false);
  for (let time = 0; time < 2; time += 1) {
    await pay(shop, order, "refuse");
    await paypal.settled();
    assert.equal((await standing(pool, order.orderId)).order, "awaitingPayment");
    assert.equal((await shownPayment(order)).failed, true);
  }
  await pay(shop, order);
  await paypal.settled();
  assert.equal((await standing(pool, order.orderId)).order, "paid");
});

test("a notification of another site's page is read by its signature alone; other calls still ask for the shop's own pages", async () => {
  const order = await placeOnline(shop);
  const told = payuNotification(await madeAttempt(shop, order));
  assert.equal(
    await notify(shop, {
      ...told,
      headers: { ...told.headers, origin: "https://secure.payu.com", "sec-fetch-site": "cross-site" },
    }),
    200,
  );
  assert.equal((await standing(pool, order.orderId)).order, "paid");
  const call = await fetch(`${shop.address}/sys/json_api?logout`, {
    method: "POST",
    body: "{}",
    headers: { "content-type": "text/plain", origin: "https://secure.payu.com" },
  });
  assert.equal(call.status, 403);
});
