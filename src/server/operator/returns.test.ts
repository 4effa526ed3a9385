// One long file: what comes back, from statement to settlement, through the API, on one shop whose promises are audited after each test.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openPayingShop, pay, type PlacedOnline, placeOnline } from "../../../test/builders/payments.ts";
import { brokenPromises, stockLeft } from "../../../test/builders/shop.ts";
import { comeIn, type Member } from "../../../test/builders/staff.ts";
import type { OrderReply } from "../../contract/customer-orders.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { refundTransfersOf } from "../../database/payment/refund-transfers.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { decimal } from "../../domain/money.ts";
import { refundDue } from "../../domain/order/withdrawal.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";

const shop = await openPayingShop();
const { pool, payu, products } = shop;
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const packer = await comeIn(app, pool, { email: "jan@bruk.example", role: "packing" });

// Its audit, too: what a settled return gave back is what arrived of it.
afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

/** A cap and two bottles, paid online and delivered. */
async function delivered(input: Parameters<typeof placeOnline>[1] = {}): Promise<PlacedOnline> {
  const order = await placeOnline(shop, {
    lines: [{ product: products.cap }, { product: products.bottle, quantity: 2 }],
    ...input,
  });
  await pay(shop, order);
  await payu.settled();
  await changeOrderState(pool, { orderId: order.orderId, to: "sent", now: new Date() });
  await changeOrderState(pool, { orderId: order.orderId, to: "delivered", now: new Date(), pointsPerZloty: 1 });
  return order;
}

async function declare(orderId: number | string, goods = "", email?: string) {
  const order = typeof orderId === "number" ? (await orderNumbered(pool, orderId))!.order : null;
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/sys/json_emails?withdraw",
    payload: JSON.stringify({
      name: "Kasia Kowalska",
      order: String(orderId),
      email: email ?? order!.email,
      goods,
      lanId: 1,
    }),
    headers: { "content-type": "text/plain" },
  });
  assert.equal(statusCode, 200);
}

/** The order as its buyer sees it by the link of their email. */
async function seenByBuyer(orderId: number, key: string) {
  const { body } = await app.inject({
    method: "POST",
    url: "/sys/json_api?order",
    payload: JSON.stringify({ number: orderId, key }),
    headers: { "content-type": "text/plain" },
  });
  return JSON.parse(body) as OrderReply;
}

const listed = async (query: Record<string, string> = {}) => (await ola.call(routes.returns, { query })).body.returns;
const returnOf = async (orderId: number) => {
  const { id } = (await listed({ view: "all", q: String(orderId) }))[0]!;
  return (await ola.call(routes.oneReturn, { parameters: { id } })).body;
};
/** What the order's history tells of what comes back. */
const toldOf = async (number: number) =>
  (await ola.call(routes.order, { parameters: { number } })).body
    .timeline!.map(({ what }) => what)
    .filter(({ kind }) => kind === "withdrawal" || kind === "return");
const piece = (position: number, counts: object) => ({
  position,
  expected: 1,
  asNew: 0,
  used: 0,
  missing: 0,
  restocked: 0,
  ...counts,
});
const look = (member: Member, { id, version }: { id: number; version: string }, pieces: object[]) =>
  member.call(routes.changeReturn, { parameters: { id }, body: { parcel: "", pieces }, version });

test("a statement whose order is known begins the return of what is left of it, due in fourteen days and held until goods come", async () => {
  const { orderId } = await delivered();
  await declare(orderId);
  const found = (await listed()).find(({ order }) => order === orderId)!;
  assert.deepEqual(
    [found.kind, found.state, found.pieces, found.arrived, found.held, found.late],
    ["withdrawal", "announced", 3, 0, true, false],
  );
  assert.equal(found.due, refundDue(new Date()));
  const { statement, pieces } = await returnOf(orderId);
  assert.deepEqual([statement?.name, statement?.goods], ["Kasia Kowalska", ""]);
  assert.deepEqual(
    pieces.map(({ expected, left }) => [expected, left]),
    [
      [1, 1],
      [2, 2],
    ],
  );
  const { withdrawals } = (await ola.call(routes.withdrawals)).body;
  assert.equal(withdrawals.find(({ order }) => order === orderId)?.return, found.id);

  await declare(orderId);
  assert.equal((await listed({ view: "all", q: String(orderId) })).length, 1, "a second statement waits beside it");
  assert.deepEqual(await toldOf(orderId), [
    { kind: "withdrawal", return: found.id },
    { kind: "withdrawal", return: null },
  ]);
});

test("of two pieces that arrived one is worn: less goes back, with the correction of exactly these, and the statement is dealt with", async () => {
  const { orderId, key } = await delivered();
  const { lines, order } = (await orderNumbered(pool, orderId))!;
  await declare(orderId, "dwie butelki");
  const opened = await returnOf(orderId);
  assert.deepEqual(
    [opened.statement?.goods, opened.pieces.every(({ expected }) => expected === 0)],
    ["dwie butelki", true],
  );
  const bottle = { expected: 2, asNew: 1, used: 1, restocked: 1 };
  const counted = (await look(packer, opened, [piece(2, bottle)])).body;
  assert.equal(counted.state, "arrived");
  assert.deepEqual((await toldOf(orderId))[1], {
    kind: "return",
    id: opened.id,
    returnKind: "withdrawal",
    step: "arrived",
    by: "jan",
  });
  const { decisions } = (await ola.call(routes.today)).body;
  assert.deepEqual(decisions.find(({ kind }) => kind === "returnsArrived")?.orders, [orderId]);
  assert.equal(counted.pieces[1]!.kept, undefined, "a packer sees no money");
  assert.equal((await look(packer, counted, [piece(2, { ...bottle, kept: 1, why: "x" })])).body.code, "FORBIDDEN");
  assert.equal((await look(ola, counted, [piece(2, { ...bottle, kept: 1000 })])).body.code, "PIECES_WRONG");
  const priced = (await look(ola, counted, [piece(2, { ...bottle, kept: 1000, why: "rysa" })])).body;

  const { id } = priced;
  const told = await ola.call(routes.tellArrival, { parameters: { id } });
  assert.deepEqual([counted.told, told.body.told], [false, true]);
  assert.equal((await ola.call(routes.tellArrival, { parameters: { id } })).body.code, "RETURN_EMPTY", "once");
  const seen = async () => (await seenByBuyer(orderId, key)).comingBack;
  assert.deepEqual(await seen(), { state: "arrived", back: null, label: null });
  const body = { shipping: 0, money: "asItCame", tell: true };
  const preview = (await ola.call(routes.previewReturn, { parameters: { id }, body })).body;
  const price = lines[1]!.amount;
  assert.deepEqual(
    [preview.amount, preview.withheld, preview.state, preview.correction?.total],
    [price, 1000, "delivered", -price],
  );
  assert.deepEqual(
    preview.back.map(({ by, money }) => [by, money]),
    [["provider", { amount: price - 1000, currency: order.currency }]],
  );
  assert.match(preview.email!.text, /rysa/);
  assert.deepEqual(await refundsOf(pool, orderId), [], "a preview does nothing");

  const stock = await stockLeft(pool, lines[1]!.variant_id);
  const old = await ola.call(routes.settleReturn, { parameters: { id }, body, version: counted.version });
  assert.equal(old.body.code, "VERSION_OLD");
  const settled = (await ola.call(routes.settleReturn, { parameters: { id }, body, version: priced.version })).body;
  assert.deepEqual([settled.state, settled.settlement?.amount, settled.settlement?.withheld], ["settled", price, 1000]);
  assert.equal((await refundsOf(pool, orderId))[0]!.amount, price - 1000);
  assert.equal(await stockLeft(pool, lines[1]!.variant_id), stock + 1, "the worn one is not sold again");
  assert.equal((await invoicesOfOrder(pool, orderId)).at(-1)!.total, -price);
  assert.deepEqual(await seen(), { state: "settled", back: decimal(price - 1000), label: null });
  const again = await ola.call(routes.settleReturn, { parameters: { id }, body, version: settled.version });
  assert.equal(again.body.code, "RETURN_ENDED");
  const { withdrawals } = (await ola.call(routes.withdrawals)).body;
  assert.equal(
    withdrawals.some(({ order: number }) => number === orderId),
    false,
  );
});

test("with the whole order the cheapest delivery goes back, and the order is returned", async () => {
  const { orderId } = await delivered();
  const { order } = (await orderNumbered(pool, orderId))!;
  await declare(orderId);
  const opened = await returnOf(orderId);
  assert.equal(opened.delivery?.suggested, 0, "nothing has arrived");
  const looked = (
    await look(ola, opened, [piece(1, { asNew: 1, restocked: 1 }), piece(2, { expected: 2, asNew: 2, restocked: 2 })])
  ).body;
  const { suggested, left, cheapest } = looked.delivery!;
  assert.equal(suggested, Math.min(order.shipping, cheapest!));
  assert.equal(left, order.shipping);
  const tooMuch = { shipping: order.shipping + 1, money: "asItCame", tell: true };
  const { id, version } = looked;
  const refused = await ola.call(routes.settleReturn, { parameters: { id }, body: tooMuch, version });
  assert.equal(refused.body.code, "MORE_THAN_LEFT");
  const body = { shipping: suggested, money: "asItCame", tell: true };
  const settled = (await ola.call(routes.settleReturn, { parameters: { id }, body, version })).body;
  assert.deepEqual(
    [settled.orderState, settled.settlement?.amount],
    ["returned", order.products + suggested - order.discount],
  );
  assert.equal((await refundsOf(pool, orderId))[0]!.amount, order.products + suggested - order.discount);
});

test("a parcel paid at the door that nobody collected comes back whole, and no money goes anywhere", async () => {
  const { orderId } = await placeOnline(shop, { paymentId: 2, lines: [{ product: products.bottle, quantity: 2 }] });
  await changeOrderState(pool, { orderId, to: "sent", now: new Date() });
  const parameters = { number: orderId };
  const opened = (await ola.call(routes.openReturn, { parameters, body: { kind: "uncollected" } })).body;
  const { rows: logged } = await pool.query<{ after: { pieces: string[] } }>(
    "SELECT after FROM operator_log WHERE act = 'openReturn' AND entity_id = $1",
    [String(opened.id)],
  );
  assert.ok(logged[0]!.after.pieces.length > 0 && logged[0]!.after.pieces.every((said) => /^\d+ × \S/.test(said)));
  assert.deepEqual([opened.pieces[0]!.expected, opened.due], [2, null]);
  const looked = (await look(packer, opened, [piece(1, { expected: 2, asNew: 2, restocked: 2 })])).body;
  const whole = await returnOf(orderId);
  const { id, version } = looked;
  assert.equal(whole.paid, false);
  const body = { shipping: whole.delivery!.suggested, money: "asItCame", tell: true };
  const { email, back, correction } = (await ola.call(routes.previewReturn, { parameters: { id }, body })).body;
  assert.deepEqual(back, []);
  assert.match(email!.subject, /^Paczka wróciła do nas/);
  assert.match(email!.text, /Powód: Nieodebrana paczka\.[\s\S]*nie ma czego oddawać/);
  assert.ok(!/Razem dla Ciebie|Zwrot przyjęty/.test(email!.text + email!.subject), email!.text);
  const settled = (await ola.call(routes.settleReturn, { parameters: { id }, body, version })).body;
  assert.equal(settled.orderState, "returned");
  assert.deepEqual([await refundsOf(pool, orderId), await refundTransfersOf(pool, orderId)], [[], []]);
  const [sale, corrected] = await invoicesOfOrder(pool, orderId);
  assert.deepEqual(
    [corrected!.total, corrected!.corrects?.reason, correction?.total],
    [-sale!.total, "Nieodebrana paczka", -sale!.total],
  );
  assert.equal((await ola.call(routes.order, { parameters })).body.money!.balance, 0);
});

test("of a piece that nobody has paid nothing is kept for its wear", async () => {
  const { orderId } = await placeOnline(shop, { paymentId: 2, lines: [{ product: products.bottle }] });
  await changeOrderState(pool, { orderId, to: "sent", now: new Date() });
  const parameters = { number: orderId };
  const opened = (await ola.call(routes.openReturn, { parameters, body: { kind: "uncollected" } })).body;
  const pieces = [piece(1, { expected: 1, used: 1, kept: 500, why: "plama" })];
  const { id, version, delivery } = (await look(ola, opened, pieces)).body;
  const body = { shipping: delivery!.suggested, money: "asItCame", tell: true };
  const settled = (await ola.call(routes.settleReturn, { parameters: { id }, body, version })).body;
  assert.deepEqual([settled.orderState, settled.settlement?.withheld], ["returned", 0]);
  assert.equal((await ola.call(routes.order, { parameters })).body.money!.balance, 0, "they owe nothing");
});

test("who withdraws from an order of which nothing has left has all of it cancelled, paid or not; of a part that part is cancelled, and nothing has to arrive", async () => {
  for (const isPaid of [false, true]) {
    const order = await placeOnline(shop, {
      lines: [{ product: products.hoodie, size: "M" }, { product: products.bottle }],
      ...(isPaid ? {} : { paymentId: 2 }),
    });
    if (isPaid) {
      await pay(shop, order);
      await payu.settled();
    }
    await declare(order.orderId);
    const { id, version, cancels } = await returnOf(order.orderId);
    assert.equal(cancels, true);
    const body = { shipping: 0, money: "asItCame", tell: true };
    const preview = (await ola.call(routes.previewReturn, { parameters: { id }, body })).body;
    const before = (await ola.call(routes.order, { parameters: { number: order.orderId } })).body;
    assert.deepEqual([preview.state, preview.amount], ["cancelled", before.money!.total], "delivery goes back whole");
    const settled = await ola.call(routes.settleReturn, { parameters: { id }, body, version });
    assert.deepEqual([settled.status, settled.body.state, settled.body.arrivedAt], [200, "settled", null]);
    const after = (await ola.call(routes.order, { parameters: { number: order.orderId } })).body;
    assert.deepEqual([after.state, after.money!.balance], ["cancelled", 0]);
    const { withdrawals } = (await ola.call(routes.withdrawals)).body;
    assert.ok(!withdrawals.some(({ order: number }) => number === order.orderId), "the statement is dealt with");
  }
  const part = await placeOnline(shop, { lines: [{ product: products.bottle, quantity: 2 }], paymentId: 2 });
  await declare(part.orderId, "jedna butelka");
  const { id, version, cancels, unsent } = await returnOf(part.orderId);
  assert.deepEqual([cancels, unsent], [false, true]);
  assert.deepEqual(
    (await listed({ q: String(part.orderId) })).map((row) => [row.unsent, row.held]),
    [[true, false]],
  );
  const body = { shipping: 0, money: "asItCame", tell: true };
  const refused = await ola.call(routes.settleReturn, { parameters: { id }, body, version });
  assert.equal(refused.body.code, "RETURN_EMPTY", "which pieces, nobody has said");
  const paid = await placeOnline(shop, { lines: [{ product: products.bottle, quantity: 2 }] });
  await pay(shop, paid);
  await payu.settled();
  await declare(paid.orderId, "jedna butelka");
  const named = (await look(ola, await returnOf(paid.orderId), [piece(1, { expected: 1 })])).body;
  const { variantId } = (await ola.call(routes.order, { parameters: { number: paid.orderId } })).body.lines[0]!;
  const stock = await stockLeft(pool, variantId);
  const settled = await ola.call(routes.settleReturn, { parameters: { id: named.id }, body, version: named.version });
  assert.deepEqual([settled.body.orderState, settled.body.state, settled.body.arrivedAt], ["paid", "settled", null]);
  const order = (await ola.call(routes.order, { parameters: { number: paid.orderId } })).body;
  assert.deepEqual([order.lines[0]!.left, order.withdrawn], [1, null], "the other bottle is packed");
  const [row] = (await ola.call(routes.orders, { query: { q: String(paid.orderId) } })).body.orders;
  assert.equal(row!.pieces, 1, "and the list counts that one alone");
  assert.equal(await stockLeft(pool, variantId), stock + 1, "the cancelled one is for sale again");
});

test("what its buyer has withdrawn from does not leave: it is packed by nobody, and not sent, before that is dealt with", async () => {
  const order = await placeOnline(shop, { lines: [{ product: products.bottle, quantity: 2 }], paymentId: 2 });
  const number = order.orderId;
  const read = async () => (await ola.call(routes.order, { parameters: { number } })).body;
  const body = { lines: [{ position: 1, variantId: (await read()).lines[0]!.variantId, quantity: 1 }] };
  const pack = () => ola.call(routes.packParcel, { parameters: { number }, body });
  const toPack = async () => (await ola.call(routes.packing)).body.orders.some((one) => one.number === number);
  const [parcel] = (await pack()).body.parcels;
  assert.equal(await toPack(), true);
  await declare(number, "jedna butelka");
  assert.deepEqual(
    [(await read()).withdrawn, await toPack(), (await pack()).body.code],
    [(await returnOf(number)).id, false, "WITHDRAWN"],
  );
  const send = async () =>
    ola.call(routes.sendParcel, {
      parameters: { number, parcel: parcel!.id },
      body: {},
      version: (await read()).versions.parcels,
    });
  assert.equal((await send()).body.code, "WITHDRAWN");
  const move = async (to: "sent" | "cancelled") =>
    ola.call(routes.moveOrder, { parameters: { number }, body: { to }, version: (await read()).versions.state });
  assert.equal((await move("sent")).body.code, "WITHDRAWN");
  const { id, version } = await returnOf(number);
  await ola.call(routes.moveReturn, { parameters: { id }, body: { to: "closed" }, version });
  assert.deepEqual([(await read()).withdrawn, await toPack(), (await send()).status], [null, true, 200]);
});

test("a statement without an order is matched to one by hand", async () => {
  const { orderId } = await delivered();
  await declare("nie pamiętam", "", "inna@przyklad.pl");
  const waiting = async () =>
    (await ola.call(routes.withdrawals)).body.withdrawals.find(({ email }) => email === "inna@przyklad.pl")!;
  const { id } = await waiting();
  const unknown = await ola.call(routes.matchWithdrawal, { parameters: { id }, body: { order: 99_999 } });
  assert.equal(unknown.body.code, "NOT_FOUND");
  const matched = (await ola.call(routes.matchWithdrawal, { parameters: { id }, body: { order: orderId } })).body;
  assert.deepEqual([matched.order, matched.pieces.map(({ expected }) => expected)], [orderId, [1, 2]]);
  assert.deepEqual([(await waiting()).order, (await waiting()).return], [orderId, matched.id]);
  const again = (order: number) => ola.call(routes.matchWithdrawal, { parameters: { id }, body: { order } });
  assert.deepEqual((await again(orderId)).body, matched, "it is its return already");
  const { orderId: other } = await delivered();
  assert.equal((await again(other)).body.code, "STATEMENT_MATCHED");
});

test("a return goes on its way and back: proof, goods, ended without any, and waiting after all", async () => {
  const { orderId } = await delivered();
  await declare(orderId);
  const { id } = await returnOf(orderId);
  const move = async (to: string) => {
    const { version } = await returnOf(orderId);
    return (await ola.call(routes.moveReturn, { parameters: { id }, body: { to }, version })).body;
  };
  const sent = await move("sent");
  assert.deepEqual([sent.state, sent.proofAt !== null, sent.held], ["sent", true, false]);
  assert.notEqual((await move("arrived")).arrivedAt, null);
  assert.deepEqual([(await move("announced")).arrivedAt, (await returnOf(orderId)).proofAt], [null, null]);
  assert.equal((await move("closed")).endedAt !== null, true);
  assert.equal(
    (await listed()).some((found) => found.id === id),
    false,
  );
  assert.equal((await look(ola, await returnOf(orderId), [piece(1, { asNew: 1 })])).body.code, "RETURN_ENDED");
  assert.equal((await move("announced")).endedAt, null);
  const { version } = await returnOf(orderId);
  const nothing = { parameters: { id }, body: { shipping: 0, money: "asItCame", tell: true }, version };
  assert.equal((await ola.call(routes.settleReturn, nothing)).body.code, "RETURN_EMPTY");
});

test("a statement after the fourteen days from the delivery is late, and a return is found by number, name and parcel", async () => {
  const { orderId } = await delivered();
  await pool.query("UPDATE orders SET delivered_at = now() - interval '20 days' WHERE order_id = $1", [orderId]);
  await declare(orderId);
  const late = await returnOf(orderId);
  assert.equal(late.late, true);
  await ola.call(routes.changeReturn, {
    parameters: { id: late.id },
    body: { parcel: "ZWROT-7 %", pieces: [piece(1, {})] },
    version: late.version,
  });
  for (const q of [String(orderId), late.buyer, "zwrot-7 %"])
    assert.ok(
      (await listed({ view: "all", q })).some(({ id }) => id === late.id),
      q,
    );
  assert.deepEqual(await listed({ view: "all", q: "%%" }), []);
});
