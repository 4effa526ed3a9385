// One long file: what is given back of orders and what is refused, on one paying shop whose promises are audited after each test.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { afterEach, test } from "node:test";
import { openPayingShop, pay, placeOnline } from "../../../test/builders/payments.ts";
import { brokenPromises, stockLeft } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { Order } from "../../contract/operator/order.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { SettlingInput } from "../../contract/operator/settlements.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { refundDue } from "../../domain/order/withdrawal.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { refundPayment, sendRefund } from "../../flows/payment/refund-payment.ts";

// What is given back of an order, as staff decide it: seen before, done once, and told.

const shop = await openPayingShop();
const { app, pool, payu, products, providers, address } = shop;
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop", url: address });

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

/** A cap and two bottles, paid online. */
async function bought(): Promise<number> {
  const order = await placeOnline(shop, {
    lines: [{ product: products.cap }, { product: products.bottle, quantity: 2 }],
  });
  await pay(shop, order);
  await payu.settled();
  return order.orderId;
}
const read = async (number: number) => (await ola.call(routes.order, { parameters: { number } })).body;
const piece = (position: number, quantity: number, less = 0) => ({ position, quantity, restocked: quantity, less });
const settling = (changed: Partial<SettlingInput> = {}): SettlingInput => ({
  kind: "cancellation",
  taken: { what: "lines", lines: [piece(2, 1)], shipping: 0 },
  withheld: 0,
  withheldReason: null,
  reason: { ready: "changedMind" },
  money: "asItCame",
  tell: true,
  ...changed,
});
const settle = async (number: number, body: SettlingInput, version?: string, key?: string) =>
  ola.call(routes.settleOrder, {
    parameters: { number },
    body,
    version: version ?? (await read(number)).versions.money,
    ...(key === undefined ? {} : { key }),
  });
const preview = (number: number, body: SettlingInput) =>
  ola.call(routes.settlementPreview, { parameters: { number }, body });
const written = async (number: number) => {
  const { rows } = await pool.query<{ kind: string }>(
    "SELECT kind FROM outbox WHERE order_id = $1 AND kind IN ('orderSettled', 'orderCancelled', 'orderReturned')",
    [number],
  );
  return rows.map(({ kind }) => kind);
};

/** What the history calls the emails about settlements. */
const told = ({ timeline }: Pick<Order, "timeline">) =>
  timeline!.flatMap(({ what }) => (what.kind === "email" && what.email === "orderSettled" ? [what.tells] : []));

test("what is said before is what happens, and saying it does nothing", async () => {
  const number = await bought();
  const before = await read(number);
  const variant = before.lines[1]!.variantId;
  const stock = await stockLeft(pool, variant);
  const { status, body: said } = await preview(number, settling());
  assert.equal(status, 200, JSON.stringify(said));
  const half = before.lines[1]!.amount! / 2;
  assert.deepEqual(
    { ...said, email: null },
    {
      lines: [{ position: 2, quantity: 1, restocked: 1, amount: half }],
      shipping: 0,
      amount: half,
      withheld: 0,
      pointsBack: 0,
      pointsLost: 0,
      code: null,
      correction: { series: "KPA", total: -half },
      state: "paid",
      back: [{ by: "provider", provider: "payu", money: { amount: half, currency: "pln" } }],
      balance: 0,
      email: null,
    },
  );
  assert.match(said.email!.text, /1 × Bidon/);
  assert.match(said.email!.text, /PayU/);
  assert.deepEqual(await read(number), before, "the order is as it was");
  assert.deepEqual(
    [await stockLeft(pool, variant), await written(number), (await invoicesOfOrder(pool, number)).length],
    [stock, [], 1],
  );

  const { status: done, body: after, headers } = await settle(number, settling());
  assert.equal(done, 200, JSON.stringify(after));
  assert.equal(headers["etag"], after.versions.money);
  assert.notEqual(after.versions.money, before.versions.money);
  assert.deepEqual(
    after.lines.map(({ quantity, left }) => [quantity, left]),
    [
      [1, 1],
      [2, 1],
    ],
  );
  assert.equal(await stockLeft(pool, variant), stock + 1);
  assert.deepEqual(await written(number), ["orderSettled"]);
  const [settlement] = after.money!.settlements;
  assert.deepEqual(
    [settlement!.by, settlement!.amount, settlement!.document, settlement!.reason],
    ["ola", half, (await invoicesOfOrder(pool, number))[1]!.number, "Rezygnacja kupującego"],
  );
  assert.deepEqual(
    after.timeline!.filter(({ what }) => what.kind === "settlement" || what.kind === "act").length,
    1,
    "the act stands there once",
  );
  assert.deepEqual(told(after), ["cancellation"]);
});

test("a whole order goes back with its state, its money and one email", async () => {
  const number = await bought();
  const { total } = (await read(number)).money!;
  const { body } = await settle(number, settling({ taken: { what: "everything", restocked: true } }));
  assert.deepEqual([body.state, body.money!.state], ["cancelled", "givingBack"], "the provider is yet to confirm it");
  for (const { refund_id: refundId } of await refundsOf(pool, number)) await sendRefund(pool, { refundId, providers });
  const after = await read(number);
  assert.deepEqual(
    [after.money!.state, after.money!.balance, after.money!.refunds.map(({ state, money }) => [state, money.amount])],
    ["refunded", 0, [["done", total]]],
  );
  assert.deepEqual(await written(number), ["orderSettled"]);
  assert.deepEqual(told(after), ["cancellation"]);
});

test("each refusal says why, and leaves everything as it was", async () => {
  const number = await bought();
  const before = await read(number);
  const refusals: [SettlingInput, string][] = [
    [settling({ taken: { what: "lines", lines: [piece(2, 3)], shipping: 0 } }), "MORE_THAN_LEFT"],
    [settling({ taken: { what: "lines", lines: [piece(9, 1)], shipping: 0 } }), "MORE_THAN_LEFT"],
    [settling({ taken: { what: "lines", lines: [piece(1, 1)], shipping: 99_999 } }), "MORE_THAN_LEFT"],
    [settling({ taken: { what: "lines", lines: [{ ...piece(2, 1), restocked: 2 }], shipping: 0 } }), "MORE_THAN_LEFT"],
    [settling({ kind: "reduction", taken: { what: "agreed", amount: 9_999_999 } }), "MORE_THAN_LEFT"],
    [settling({ withheld: 9_999_999 }), "MORE_THAN_LEFT"],
    [settling({ taken: { what: "lines", lines: [], shipping: 0 } }), "NOTHING_TO_SETTLE"],
    [settling({ kind: "reduction", taken: { what: "agreed", amount: 0 } }), "NOTHING_TO_SETTLE"],
    [settling({ kind: "return" }), "STATE_NOT_REACHABLE"],
  ];
  for (const [body, code] of refusals) {
    assert.equal((await preview(number, body)).body.code, code, JSON.stringify(body));
    assert.equal((await settle(number, body)).body.code, code, JSON.stringify(body));
  }
  assert.deepEqual(await read(number), before);
  assert.equal((await preview(999_999, settling())).body.code, "NOT_FOUND");
  const waiting = await placeOnline(shop);
  assert.equal(
    (await settle(waiting.orderId, settling({ taken: { what: "lines", lines: [piece(1, 1)], shipping: 0 } }))).body
      .code,
    "ORDER_UNPAID",
  );
});

test("of two who decide on the same money at once one is told who was faster; what is sent again is answered alike", async () => {
  const number = await bought();
  const { versions } = await read(number);
  const both = await Promise.all([
    settle(number, settling(), versions.money),
    settle(number, settling(), versions.money),
  ]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 412]);
  const late = both.find(({ status }) => status === 412)!;
  assert.deepEqual([late.body.code, late.body.changed!.by], ["VERSION_OLD", "ola"]);
  const key = randomUUID();
  const { money: now } = (await read(number)).versions;
  const [once, again] = [await settle(number, settling(), now, key), await settle(number, settling(), now, key)];
  assert.deepEqual([once.status, again.status], [200, 200]);
  assert.deepEqual(again.body, once.body);
  assert.equal((await settle(number, settling({ withheld: 1 }), now, key)).body.code, "KEY_REUSED");
  assert.equal((await refundsOf(pool, number)).length, 2);
});

test("who it is must have been proven lately, and bookkeeping may look but not give back", async () => {
  const number = await bought();
  const tired = await comeIn(app, pool, { email: "jan@bruk.example", role: "shop", url: address });
  await pool.query("UPDATE staff_sessions SET fresh_until = now() WHERE staff_id = $1", [tired.id]);
  const { money: version } = (await read(number)).versions;
  const sent = { parameters: { number }, body: settling(), version };
  assert.equal((await tired.call(routes.settleOrder, sent)).body.code, "STEP_UP");
  const books = await comeIn(app, pool, { email: "ewa@bruk.example", role: "bookkeeping", url: address });
  assert.equal((await books.call(routes.settlementPreview, sent)).status, 200);
  assert.equal((await books.call(routes.settleOrder, sent)).body.code, "FORBIDDEN");
});

test("money that stays to be given back is given back later; a refund the provider refused is tried again", async () => {
  const number = await bought();
  const { total } = (await read(number)).money!;
  await settle(number, settling({ taken: { what: "everything", restocked: true }, money: "later" }));
  const due = await read(number);
  assert.deepEqual([due.money!.state, due.money!.balance], ["toGiveBack", total]);
  const decided = async (kind: string) => {
    const { decisions } = (await ola.call(routes.today)).body;
    return decisions.find((decision) => decision.kind === kind && decision.orders.includes(number));
  };
  assert.equal((await decided("moneyToGiveBack"))!.due, refundDue(new Date()), "the day begins with it");
  const give = async (way: string) =>
    ola.call(routes.giveBalanceBack, {
      parameters: { number },
      body: { way, tell: true },
      version: (await read(number)).versions.money,
    });
  assert.equal((await give("asItCame")).status, 200);
  await pool.query(
    "UPDATE refunds SET state = 'refused' FROM payment_attempts a WHERE a.attempt_id = refunds.attempt_id AND a.order_id = $1",
    [number],
  );
  assert.equal((await read(number)).money!.balance, total, "what was refused is to be given back again");
  assert.deepEqual(
    [(await decided("refundsFailed"))?.kind, await decided("moneyToGiveBack")],
    ["refundsFailed", undefined],
    "it is told of once",
  );
  const { body } = await give("toAccount");
  assert.deepEqual(told(body), ["cancellation", "money", "money"]);
  assert.deepEqual(
    body.money!.transfers.map(({ state, money }) => [state, money.amount]),
    [["asked", total]],
  );
  assert.equal((await give("toAccount")).body.code, "NOTHING_TO_GIVE_BACK");
  assert.equal(await decided("refundsFailed"), undefined, "by an account it is made good");
  assert.deepEqual((await written(number)).length, 3);
});

test("a transfer that came is recorded with its sum: the right one pays the order, another changes nothing", async () => {
  const { orderId: number } = await placeOnline(shop, { paymentId: 1 });
  const record = async (amount: number, currency = "pln") =>
    ola.call(routes.recordTransfer, {
      parameters: { number },
      body: { amount, currency },
      version: (await read(number)).versions.money,
    });
  const { total } = (await read(number)).money!;
  const other = await record(total - 1);
  assert.deepEqual([other.body.code, other.body.at], ["SUM_WRONG", "/amount"]);
  assert.equal((await read(number)).state, "awaitingPayment");
  const { body: after } = await record(total);
  assert.deepEqual([after.state, after.money!.paid], ["paid", { amount: total, currency: "pln" }]);
  assert.equal((await record(total)).body.code, "STATE_NOT_REACHABLE");
  const byCourier = await placeOnline(shop, { paymentId: 2 });
  const wrong = await ola.call(routes.recordTransfer, {
    parameters: { number: byCourier.orderId },
    body: { amount: 1, currency: "pln" },
    version: (await read(byCourier.orderId)).versions.money,
  });
  assert.equal(wrong.body.code, "OTHER_PAYMENT");
});

test("a transfer of another sum is recorded where it is meant: the rest stays asked for, a surplus waits to be given back", async () => {
  const record = async (number: number, body: { amount: number; otherSum?: boolean }) =>
    ola.call(routes.recordTransfer, {
      parameters: { number },
      body: { currency: "pln", ...body },
      version: (await read(number)).versions.money,
    });
  const { orderId: part } = await placeOnline(shop, { paymentId: 1 });
  const { total } = (await read(part)).money!;
  const first = (await record(part, { amount: total - 1000, otherSum: true })).body;
  assert.deepEqual(
    [first.state, first.money!.state, first.money!.missing, first.money!.paid!.amount],
    ["awaitingPayment", "toAskFor", 1000, total - 1000],
  );
  const { body: whole } = await record(part, { amount: 1000 });
  assert.deepEqual([whole.state, whole.money!.state, whole.money!.paid!.amount], ["paid", "paid", total]);

  const { orderId: more } = await placeOnline(shop, { paymentId: 1 });
  const { body: over } = await record(more, { amount: total + 2001, otherSum: true });
  assert.deepEqual([over.state, over.money!.state, over.money!.balance], ["paid", "toGiveBack", 2001]);
  const decided = async () =>
    (await ola.call(routes.today)).body.decisions.some(
      ({ kind, orders }) => kind === "moneyToGiveBack" && orders.includes(more),
    );
  assert.equal(await decided(), true);
  const given = await ola.call(routes.giveBalanceBack, {
    parameters: { number: more },
    body: { way: "asItCame", tell: true },
    version: over.versions.money,
  });
  assert.deepEqual(
    given.body.money!.transfers.map(({ money }) => money.amount),
    [2001],
  );
  assert.equal(await decided(), false);
});

test("a refund the provider tells of reaches its buyer with its correction", async () => {
  const order = await placeOnline(shop, { lines: [{ product: products.cap }] });
  await pay(shop, order);
  await payu.settled();
  await refundPayment(pool, { orderId: order.orderId, amount: 500, why: "Zwrot", providers });
  await payu.settled();
  const { money, timeline } = await read(order.orderId);
  assert.deepEqual(
    money!.settlements.map(({ kind, amount, document }) => [kind, amount, document !== null]),
    [["reduction", 500, true]],
  );
  assert.deepEqual(await written(order.orderId), ["orderSettled"]);
  assert.deepEqual(told({ timeline }), ["reduction"]);
  assert.ok(
    timeline!.some(({ what }) => what.kind === "act" && what.by === "npm run shop"),
    "it is in the log",
  );
});

test("a provider that confirms what was given back makes no other version: whoever gives back once more is not told that somebody changed it", async () => {
  const number = await bought();
  const first = await settle(number, settling());
  const [refund] = await refundsOf(pool, number);
  await sendRefund(pool, { refundId: refund!.refund_id, providers });
  await payu.settled();
  assert.equal((await refundsOf(pool, number))[0]!.state, "done");
  const second = await settle(number, settling(), first.body.versions.money);
  assert.equal(second.status, 200, JSON.stringify(second.body));
});

test("a refund that was refused meanwhile, and a transfer that came, are another version of the money", async () => {
  const number = await bought();
  await settle(number, settling());
  const { money: seen } = (await read(number)).versions;
  await pool.query(
    "UPDATE refunds SET state = 'refused' FROM payment_attempts a WHERE a.attempt_id = refunds.attempt_id AND a.order_id = $1",
    [number],
  );
  assert.equal((await settle(number, settling(), seen)).body.code, "VERSION_OLD");
  const { orderId } = await placeOnline(shop, { paymentId: 1 });
  const before = await read(orderId);
  const all = settling({ taken: { what: "everything", restocked: true } });
  await ola.call(routes.recordTransfer, {
    parameters: { number: orderId },
    body: { amount: before.money!.total, currency: "pln" },
    version: before.versions.money,
  });
  assert.equal((await settle(orderId, all, before.versions.money)).body.code, "VERSION_OLD");
});

test("a box packed before a part of its order was cancelled is to be opened: said of the order, in packing and at home, until somebody has or packs anew", async () => {
  const number = await bought();
  const parameters = { number };
  const move = async (to: string) =>
    ola.call(routes.moveOrder, { parameters, body: { to }, version: (await read(number)).versions.state });
  const told = async () => {
    const inPacking = (await ola.call(routes.packing)).body.repack.find((box) => box.number === number)?.pieces ?? [];
    assert.deepEqual(inPacking, (await read(number)).repack);
    const { decisions } = (await ola.call(routes.today)).body;
    const isDecision = decisions.some(({ kind, orders }) => kind === "repackOrders" && orders.includes(number));
    const listed = (await ola.call(routes.orders, { query: { view: "toDecide" } })).body.orders;
    const row = listed.find((one) => one.number === number)?.decisions.some(({ kind }) => kind === "repackOrders");
    assert.deepEqual([isDecision, row === true], [inPacking.length > 0, inPacking.length > 0]);
    return inPacking.map(({ quantity }) => quantity);
  };
  await move("packed");
  assert.deepEqual(await told(), []);
  assert.equal((await settle(number, settling())).status, 200);
  assert.deepEqual([await told(), (await read(number)).state], [[1], "paid"]);
  await settle(number, settling({ taken: { what: "lines", lines: [piece(1, 1)], shipping: 0 } }));
  assert.deepEqual(await told(), [1, 1], "what it loses since lies in the same box");
  const closed = await ola.call(routes.closeRepack, { parameters });
  assert.deepEqual([closed.status, await told()], [200, []]);
  assert.equal((await ola.call(routes.closeRepack, { parameters })).body.code, "NOT_FOUND");
  assert.equal((await ola.call(routes.reopenRepack, { parameters })).status, 200);
  assert.deepEqual(await told(), [1, 1]);
  await move("packed");
  assert.deepEqual(await told(), [], "whoever packs it has had the box in their hands");
  assert.equal((await ola.call(routes.reopenRepack, { parameters })).body.code, "FINAL");
  await settle(number, settling({ taken: { what: "everything", restocked: true } }));
  assert.deepEqual([await told(), (await read(number)).state], [[1], "cancelled"]);
});
