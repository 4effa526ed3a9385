// One long file: the whole life of an exchange, from agreed to given back, and whoever else acts meanwhile.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { exchanging } from "../../../test/builders/exchanges.ts";
import { openPayingShop, placeOnline } from "../../../test/builders/payments.ts";
import { addAccount } from "../../../test/builders/people.ts";
import { brokenPromises, stockLeft } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { countOf } from "../../../test/counts.ts";
import type { OrderReply } from "../../contract/customer-orders.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveConfig } from "../../database/config.ts";
import { customerWithEmail } from "../../database/customer/customers.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { emailOfOrder } from "../../database/mail/outbox.ts";
import { exchangeOfReturn } from "../../database/return/exchanges.ts";
import { addCode } from "../../database/discount/codes.ts";
import { orderBalance } from "../../database/order/settlements.ts";
import { changeStock } from "../../flows/catalogue/change-stock.ts";
import { refundTransfersOf } from "../../database/payment/refund-transfers.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { composeEmail } from "../../mail/send-email.ts";
import { givePoints } from "../../flows/customer/give-points.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { releaseOverdueOrders } from "../../flows/order/release-orders.ts";

const shop = await openPayingShop();
const { pool, products } = shop;
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "owner" });
const act = exchanging(shop, ola);
const [small, medium] = [act.variant("hoodie", "S"), act.variant("hoodie", "M")];

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const email = async (orderId: number, kind: Parameters<typeof emailOfOrder>[2]) => {
  const email = await emailOfOrder(pool, orderId, kind);
  return email === null ? null : composeEmail(pool, email, "https://sklep.example");
};
const refunded = async (orderId: number) =>
  (await refundsOf(pool, orderId)).reduce((sum, { amount }) => sum + amount, 0);
const seenByBuyer = async (orderId: number): Promise<OrderReply> => {
  const { link_key: key } = (await act.order(orderId)).order;
  const payload = JSON.stringify({ number: orderId, key });
  const headers = { "content-type": "text/plain" };
  return JSON.parse(
    (await app.inject({ method: "POST", url: "/sys/json_api?order", payload, headers })).body,
  ) as OrderReply;
};

test("another size is kept at once, whatever the clock says, and paid by the piece that comes back", async () => {
  const left = [await stockLeft(pool, small), await stockLeft(pool, medium)];
  const { first, id, second } = await act.exchanged();
  assert.equal(await stockLeft(pool, medium), left[1]! - 1, "from the moment it is agreed");
  const { order, lines } = await act.order(second);
  const paid = (await act.order(first)).lines[0]!.amount;
  assert.deepEqual(
    [order.status, order.total, order.shipping, order.hold_until, lines.map((line) => line.variant_id)],
    ["awaitingPayment", paid, 0, null, [medium]],
  );
  assert.equal(await releaseOverdueOrders(pool, new Date(Date.now() + 400 * 86_400_000)), 0);
  assert.equal((await act.money(second)).state, "goodsAwaited");
  const agreed = (await email(second, "exchangeAgreed"))!;
  assert.match(agreed.text, /Odeślij\n1 × Bluza Asfalt, S[\s\S]*Dostaniesz\n1 × Bluza Asfalt, M/);
  const buyer = await seenByBuyer(second);
  assert.deepEqual(
    [buyer.state, buyer.payment.name, buyer.payment.href, buyer.payment.missing, buyer.payment.transfer],
    ["new", "Wymiana: zwrócone rzeczy", null, null, null],
  );

  await act.arrive(id);
  const preview = await act.preview(id);
  assert.deepEqual(
    preview.back.map(({ by, exchange, money }) => [by, exchange, money.amount]),
    [["exchange", { order: second, missing: 0 }, paid]],
  );
  assert.match(preview.email!.text, new RegExp(`płaci za zamówienie ${second}`));
  assert.equal(await act.state(second), "awaitingPayment", "a preview does nothing");
  const settled = await act.settle(id);
  assert.deepEqual([settled.state, settled.exchange?.waits, await act.state(second)], ["settled", false, "paid"]);
  assert.deepEqual([await act.balance(first), await act.balance(second), await refunded(first)], [0, 0, 0]);
  assert.equal(await stockLeft(pool, small), left[0], "what came back can be sold");
  const [, correction] = await invoicesOfOrder(pool, first);
  assert.deepEqual([correction!.total, correction!.lines.map(({ quantity }) => quantity)], [-paid, [0, 1]]);
  assert.equal((await invoicesOfOrder(pool, second))[0]!.total, paid);
  const news = (await email(second, "orderPaid"))!;
  assert.match(news.subject, /^Wymiana rozliczona/);
  assert.doesNotMatch(news.text, /opłacone/);
  const toPack = (await ola.call(routes.orders, { query: { view: "toPack" } })).body.orders;
  assert.ok(
    toPack.some(({ number }) => number === second),
    "it is to be packed",
  );
  const said = (await ola.call(routes.order, { parameters: { number: second } })).body;
  assert.deepEqual(said.exchanges, [{ direction: "from", order: first, return: id, waits: false }]);
  assert.deepEqual(said.money!.moved, [{ order: first, amount: paid }]);
  assert.deepEqual(
    (await ola.call(routes.order, { parameters: { number: first } })).body.timeline!.flatMap(({ what }) =>
      what.kind === "exchange" || what.kind === "moved" ? [what.kind, what.direction, what.order] : [],
    ),
    ["exchange", "to", second, "moved", "to", second],
  );
});

test("what was got in exchange and comes back, too, is given back by the payment of the first order", async () => {
  const { first, id, second } = await act.exchanged();
  await act.arrive(id);
  await act.settle(id);
  await act.deliver(second);
  const again = await act.open(second);
  await act.arrive(again.id);
  const { total } = (await act.order(second)).order;
  assert.deepEqual(
    (await act.preview(again.id)).back.map(({ by, provider }) => [by, provider]),
    [["provider", "payu"]],
  );
  await act.settle(again.id);
  assert.deepEqual([await refunded(first), await refunded(second)], [total, 0]);
  assert.deepEqual([await act.balance(first), await act.balance(second), await act.state(second)], [0, 0, "returned"]);
  assert.deepEqual(await refundTransfersOf(pool, second), []);
});

test("it is exchanged once more, and each piece of money finds its way home", async () => {
  const { first, id, second } = await act.exchanged();
  await act.arrive(id);
  await act.settle(id);
  await act.deliver(second);
  const again = await act.open(second);
  const third = (await act.agree(again.id, [act.line(small)])).body.exchange!.order;
  await act.arrive(again.id);
  await act.settle(again.id);
  assert.deepEqual([await act.state(second), await act.state(third)], ["returned", "paid"]);
  await act.undoOrder(third, "cancellation");
  assert.equal(await refunded(first), (await act.order(third)).order.total);
  for (const order of [first, second, third]) assert.equal(await act.balance(order), 0);
});

test("cancelled once it is paid, its money goes back by the way it first came", async () => {
  const { first, id, second } = await act.exchanged();
  await act.arrive(id);
  await act.settle(id);
  const stock = await stockLeft(pool, medium);
  const cancelled = await act.undoOrder(second, "cancellation");
  assert.equal(cancelled.state, "cancelled");
  assert.equal(await refunded(first), cancelled.money!.total);
  assert.equal(await stockLeft(pool, medium), stock + 1);
  assert.match((await email(second, "orderSettled"))!.text, /PayU/);
  assert.deepEqual([await act.balance(first), await act.balance(second)], [0, 0]);
});

test("goods that never come: the return is not closed while they are waited for; called off, what was kept is sold again", async () => {
  const stock = await stockLeft(pool, medium);
  const { first, id, second } = await act.exchanged();
  await pool.query("UPDATE outbox SET sent_at = now(), not_before = NULL WHERE order_id = $1", [second]);
  const move = async (to: string) => {
    const { version } = await act.read(id);
    return (await ola.call(routes.moveReturn, { parameters: { id }, body: { to }, version })).body;
  };
  assert.equal((await move("closed")).code, "EXCHANGE_OPEN");
  await pool.query("ALTER TABLE exchanges DISABLE TRIGGER exchanges_only_grow");
  await pool.query("UPDATE exchanges SET agreed_at = agreed_at - interval '14 days' WHERE order_id = $1", [second]);
  await pool.query("ALTER TABLE exchanges ENABLE TRIGGER exchanges_only_grow");
  const { decisions } = (await ola.call(routes.today)).body;
  assert.deepEqual(decisions.find(({ kind }) => kind === "exchangesWithoutGoods")?.orders, [second]);
  const { version } = await act.read(id);
  const ended = await ola.call(routes.endExchange, { parameters: { id }, body: { tell: true }, version });
  assert.deepEqual([ended.body.exchange, await act.state(second)], [null, "cancelled"]);
  assert.equal(await stockLeft(pool, medium), stock);
  assert.match((await email(second, "exchangeEnded"))!.text, /nic za nie nie płacisz/);
  assert.equal((await move("closed")).state, "closed");
  assert.deepEqual([await act.balance(first), await refunded(first)], [0, 0]);
});

test("a worn piece pays for less: the rest is asked for, and a transfer of it pays the order", async () => {
  const { first, id, second } = await act.exchanged();
  const { total } = (await act.order(second)).order;
  await act.arrive(id, { asNew: 0, used: 1, restocked: 0, kept: 2000, why: "plama" });
  assert.deepEqual(
    (await act.preview(id)).back.map(({ by, exchange }) => [by, exchange?.missing]),
    [["exchange", 2000]],
  );
  const settled = await act.settle(id);
  assert.deepEqual([settled.exchange?.waits, settled.exchange?.missing], [true, 2000]);
  const text = (await email(first, "orderSettled"))!.text;
  assert.match(text, new RegExp(`Do zapłaty za zamówienie ${second} zostało 20.00 zł. Przelej je na konto PL61 1090`));
  assert.deepEqual(
    [await act.balance(first), await act.balance(second), await act.state(second)],
    [0, -2000, "awaitingPayment"],
  );
  assert.equal((await act.money(second)).state, "toAskFor");
  const buyer = await seenByBuyer(second);
  assert.deepEqual(
    [buyer.state, buyer.payment.missing, buyer.payment.transfer?.reference],
    ["new", "20.00", String(second)],
  );
  const transfer = async (amount: number) => {
    const { versions } = (await ola.call(routes.order, { parameters: { number: second } })).body;
    const parameters = { number: second };
    return (
      await ola.call(routes.recordTransfer, { parameters, body: { amount, currency: "pln" }, version: versions.money })
    ).body;
  };
  assert.equal((await transfer(total)).code, "SUM_WRONG");
  assert.equal((await transfer(2000)).state, "paid");
  await act.undoOrder(second, "cancellation");
  assert.equal(await refunded(first), total - 2000);
  assert.deepEqual(
    (await refundTransfersOf(pool, second)).map(({ amount }) => amount),
    [2000],
  );
});

test("or the exchange is called off as the return is settled, and the money goes back", async () => {
  const { first, id, second } = await act.exchanged();
  await act.arrive(id, { asNew: 0, used: 1, restocked: 0, kept: 2000, why: "plama" });
  const { total } = (await act.order(second)).order;
  const settled = await act.settle(id, { exchange: "givenUp" });
  assert.deepEqual([settled.state, settled.exchange, await act.state(second)], ["settled", null, "cancelled"]);
  assert.equal(await refunded(first), total - 2000);
});

test("of two pieces one is exchanged and one given back: each gets what was paid for it, to the grosz", async () => {
  const { orderId } = await act.delivered({
    lines: [{ product: products.hoodie, size: "S", quantity: 2 }, { product: products.bottle }],
  });
  const { id } = await act.open(orderId);
  const { exchange } = (await act.agree(id, [act.line(medium)])).body;
  await act.arrive(id, { expected: 2, asNew: 2, restocked: 2 });
  await act.settle(id);
  const { total } = (await act.order(exchange!.order)).order;
  assert.equal((await refunded(orderId)) + total, (await act.order(orderId)).lines[0]!.amount);
  assert.deepEqual([await act.balance(orderId), await act.balance(exchange!.order)], [0, 0]);
});

test("of what is given back to an account beside an exchange the bank pays a złoty too much: no promise is broken, and what the exchange gives back later is that much less", async () => {
  const { orderId } = await act.delivered({
    lines: [{ product: products.hoodie, size: "S", quantity: 2 }],
    paymentId: 2,
  });
  const { id } = await act.open(orderId);
  const second = (await act.agree(id, [act.line(medium)])).body.exchange!.order;
  await act.arrive(id, { expected: 2, asNew: 2, restocked: 2 });
  await act.settle(id, { money: "toAccount" });
  const [transfer] = await refundTransfersOf(pool, orderId);
  const parameters = { id: transfer!.refund_transfer_id };
  await ola.call(routes.sayAccount, {
    parameters,
    body: { iban: "PL61109010140000071219812874", holder: "Kasia Wójcik" },
    version: '"account-1"',
  });
  const paid = await ola.call(routes.payTransferSum, { parameters, body: { amount: transfer!.amount + 100 } });
  assert.equal(paid.status, 200, JSON.stringify(paid.body));
  const { total } = (await act.order(second)).order;
  await act.undoOrder(second, "cancellation");
  assert.deepEqual(
    (await refundTransfersOf(pool, orderId)).map(({ amount }) => amount),
    [transfer!.amount, total - 100],
    "of what comes back of the exchange the buyer has had a złoty already",
  );
});

test("what is got in exchange bears the VAT of the sale it is exchanged for, whatever holds by then", async () => {
  const abroad = { form: { shippingCountry: "1" }, shippingId: 6 };
  const ratesOf = async (orderId: number) => [
    ...new Set((await invoicesOfOrder(pool, orderId)).flatMap(({ lines }) => lines.map(({ rate }) => rate))),
  ];
  const settled = async ({ id }: { id: number }) => {
    await act.arrive(id);
    await act.settle(id);
  };
  const polish = await act.exchanged(abroad);
  await saveConfig(pool, "oss_since", "2025-01-01");
  const czech = await act.exchanged(abroad);
  await settled(polish);
  await saveConfig(pool, "oss_since", "");
  await settled(czech);
  assert.deepEqual([await ratesOf(polish.first), await ratesOf(polish.second)], [["23"], ["23"]]);
  assert.deepEqual([await ratesOf(czech.first), await ratesOf(czech.second)], [["CZ 21"], ["CZ 21"]]);
});

test("what was to be exchanged and did not come is paid by nothing else that came", async () => {
  const { orderId } = await act.delivered();
  const { id } = await act.open(orderId);
  const second = (await act.agree(id, [act.line(medium)])).body.exchange!.order;
  await act.arrive(id, {}, 2);
  assert.deepEqual(
    (await act.preview(id)).back.map(({ by }) => by),
    ["exchange", "provider"],
    "nothing of it is moved",
  );
  await act.settle(id);
  assert.equal(await refunded(orderId), (await act.order(orderId)).lines[1]!.amount);
  const { total } = (await act.order(second)).order;
  assert.deepEqual([await act.balance(second), (await act.money(second)).state], [-total, "toAskFor"]);
});

test("pieces that were missing and come by a later return pay for their exchange, each once", async () => {
  const { orderId } = await act.delivered({
    lines: [{ product: products.hoodie, size: "S", quantity: 2 }, { product: products.cap }],
  });
  const { id } = await act.open(orderId);
  const second = (await act.agree(id, [act.line(medium)])).body.exchange!.order;
  await act.arrive(id, { asNew: 0, missing: 1, restocked: 0 });
  await act.arrive(id, {}, 2);
  await act.settle(id);
  const { total } = (await act.order(second)).order;
  assert.deepEqual([await act.balance(second), await act.state(second)], [-total, "awaitingPayment"]);
  const given = await refunded(orderId);

  const late = await act.open(orderId);
  await act.arrive(late.id);
  assert.deepEqual(
    (await act.preview(late.id)).back.map(({ by, exchange }) => [by, exchange]),
    [["exchange", { order: second, missing: 0 }]],
  );
  await act.settle(late.id);
  assert.deepEqual([await act.balance(second), await act.state(second)], [0, "paid"]);
  assert.equal(await refunded(orderId), given, "no money goes back for what pays");

  const other = await act.open(orderId);
  await act.arrive(other.id);
  await act.settle(other.id);
  assert.deepEqual(
    [await refunded(orderId), await act.balance(orderId)],
    [given + total, 0],
    "the next piece is paid back",
  );
});

test("what is worn and came is not awaited any more: another piece of its line pays nothing for it", async () => {
  const { orderId } = await act.delivered({ lines: [{ product: products.hoodie, size: "S", quantity: 2 }] });
  const { id } = await act.open(orderId);
  const second = (await act.agree(id, [act.line(medium)])).body.exchange!.order;
  await act.arrive(id, { asNew: 0, used: 1, restocked: 0, kept: 2000, why: "plama" });
  await act.settle(id);
  const late = await act.open(orderId);
  await act.arrive(late.id);
  assert.deepEqual(
    (await act.preview(late.id)).back.map(({ by }) => by),
    ["provider"],
  );
  assert.equal(await act.balance(second), -2000);
});

test("what cannot be exchanged is refused, and says why", async () => {
  const { orderId } = await act.delivered();
  const { id } = await act.open(orderId);
  const code = async (...lines: object[]) => (await act.agree(id, lines)).body.code;
  const sneakers = act.variant("sneakers", "42");
  assert.equal(await code(act.line(act.variant("hoodie", "L"))), "GOODS_SHORT");
  assert.equal(await code(act.line(sneakers)), "NOT_SOLD", "of another product");
  assert.equal(await code(act.line(small)), "NOT_SOLD", "the same");
  assert.equal(await code(act.line(medium, 2)), "PIECES_WRONG");
  assert.equal(await code(act.line(medium, 1, 9)), "PIECES_WRONG");
  assert.equal((await act.agree(id, [act.line(medium)])).status, 200);
  assert.equal(await code(act.line(medium)), "EXCHANGED");
  const second = (await act.read(id)).exchange!.order;
  const other = await act.open(orderId);
  const body = { lines: [act.line(medium)], tell: false };
  const twice = await ola.call(routes.agreeExchange, { parameters: { id: other.id }, body, version: other.version });
  assert.equal(twice.body.code, "PIECES_WRONG", "by another return it is exchanged already");
  const form = (await ola.call(routes.changeForm, { parameters: { number: second } })).body;
  assert.equal(form.changeable, false);

  const { orderId: unsent } = await placeOnline(shop, {
    paymentId: 2,
    lines: [{ product: products.hoodie, size: "S" }],
  });
  const early = await act.open(unsent);
  const call = { parameters: { id: early.id }, body };
  assert.equal((await ola.call(routes.previewExchange, call)).body.code, "STATE_NOT_REACHABLE");
  await changeOrderState(pool, { orderId: unsent, to: "sent", now: new Date() });
  assert.equal(
    (await ola.call(routes.previewExchange, call)).body.code,
    "EXCHANGE_UNPAID",
    "the courier's money is not here",
  );
  await changeOrderState(pool, { orderId: unsent, to: "delivered", now: new Date(), pointsPerZloty: 1 });
  const tried = await ola.call(routes.previewExchange, { ...call, body: { ...body, tell: true } });
  assert.equal(tried.status, 200);
  assert.match(tried.body.email!.subject, /zamówienie …/, "the number it will have is not known yet");
});

test("trying an exchange uses no order number up: numbers of orders have no holes by previews, two at once neither", async () => {
  const { orderId } = await act.delivered();
  const { id } = await act.open(orderId);
  const call = { parameters: { id }, body: { lines: [act.line(medium)], tell: true } };
  const tried = await Promise.all([1, 2, 3].map(() => ola.call(routes.previewExchange, call)));
  assert.deepEqual(
    tried.map(({ status }) => status),
    [200, 200, 200],
  );
  const { rows } = await pool.query<{ left: number }>(
    "SELECT (SELECT count(*)::int FROM orders WHERE order_id > $1) + (SELECT count(*)::int FROM order_attempts WHERE order_id > $1) AS left",
    [orderId],
  );
  assert.equal(rows[0]!.left, 0, "nothing of it is left");
  const agreed = await act.agree(id, [act.line(medium)]);
  assert.equal(agreed.body.exchange!.order, orderId + 1);
});

test("a label that trusts sends at once: the order owes what it costs until the goods come", async () => {
  const { first, id, second } = await act.exchanged();
  const send = async (ahead: boolean) => {
    const { version } = await act.read(id);
    return (await ola.call(routes.sendExchange, { parameters: { id }, body: { ahead }, version })).body;
  };
  assert.equal((await send(true)).exchange?.ahead, true);
  assert.equal((await send(false)).exchange?.ahead, false);
  assert.equal(await act.state(second), "awaitingPayment");
  await send(true);
  await act.deliver(second);
  const { total } = (await act.order(second)).order;
  assert.deepEqual([await act.balance(second), (await act.money(second)).state], [-total, "goodsAwaited"]);
  assert.equal((await seenByBuyer(second)).payment.missing, null, "the buyer owes goods, no money");
  assert.equal((await send(false)).code, "EXCHANGE_UNDER_WAY");
  const { version } = await act.read(id);
  const ended = await ola.call(routes.endExchange, { parameters: { id }, body: { tell: true }, version });
  assert.equal(ended.body.code, "EXCHANGE_UNDER_WAY");
  await act.arrive(id);
  assert.equal((await act.settle(id, { exchange: "givenUp" })).code, "EXCHANGE_UNDER_WAY");
  await act.settle(id);
  assert.deepEqual(
    [await act.balance(first), await act.balance(second), (await act.money(second)).state],
    [0, 0, "paid"],
  );
});

test("sent ahead and nothing comes back: once the return is closed, the order is to be paid", async () => {
  const { id, second } = await act.exchanged();
  const body = { ahead: true };
  await ola.call(routes.sendExchange, { parameters: { id }, body, version: (await act.read(id)).version });
  await act.deliver(second);
  const { version } = await act.read(id);
  const closed = await ola.call(routes.moveReturn, { parameters: { id }, body: { to: "closed" }, version });
  assert.equal(closed.body.state, "closed");
  const { total } = (await act.order(second)).order;
  const { state, missing } = await act.money(second);
  assert.deepEqual([state, missing], ["toAskFor", total]);
});

test("spent points and the code go along, and earned ones are earned once", async () => {
  const { person, token } = await addAccount(pool);
  await givePoints(pool, { email: person.email, points: 300 });
  await pool.query("INSERT INTO discount_codes (code, code_type, code_percent, use_limit) VALUES ('RAZ', '2', 10, 1)");
  const input = { person, token, points: 300, code: "RAZ", lines: [{ product: products.hoodie, size: "S" }] };
  const { orderId: first } = await act.delivered(input);
  const points = async () => (await customerWithEmail(pool, person.email))!.points;
  const earned = await points();
  const { id } = await act.open(first);
  const second = (await act.agree(id, [act.line(medium)])).body.exchange!.order;
  await act.arrive(id);
  await act.settle(id);
  assert.equal(await act.state(first), "returned");
  assert.equal(await points(), 0, "what was spent pays for the other size, what was earned went with the first");
  assert.doesNotMatch((await email(first, "orderSettled"))!.text, /punkty wróciły/);
  const used = async () =>
    (await pool.query<{ used: number }>("SELECT used FROM discount_codes WHERE code = 'RAZ'")).rows[0]!.used;
  assert.equal(await used(), 1, "it is used up still");
  await act.deliver(second);
  assert.equal(await points(), earned, "as many as before");
  await act.undoOrder(second, "return");
  assert.deepEqual([await points(), await used()], [300, 0]);
});

test("an order of points alone cannot pay for another", async () => {
  const { person, token } = await addAccount(pool);
  await givePoints(pool, { email: person.email, points: 100_000 });
  const { orderId } = await placeOnline(shop, {
    person,
    token,
    points: 100_000,
    lines: [{ product: products.hoodie, size: "S" }],
    paymentId: 2,
  });
  await act.deliver(orderId);
  const { id } = await act.open(orderId);
  const { total } = (await act.order(orderId)).order;
  assert.match((await act.agree(id, [act.line(medium)])).body.code!, total === 0 ? /EXCHANGE_FREE/ : /EXCHANGE/);
});

test("in another currency, charged in it or in PLN, sums stay whole", async () => {
  for (const currency of ["eur", "usd"] as const) {
    const { first, id, second } = await act.exchanged({
      currency,
      lines: [{ product: products.hoodie, size: "S", quantity: 1 }, { product: products.cap }],
    });
    await act.arrive(id);
    await act.settle(id);
    assert.deepEqual([await act.balance(first), await act.balance(second), await act.state(second)], [0, 0, "paid"]);
    await act.undoOrder(second, "cancellation");
    await act.undoOrder(first, "return");
    assert.deepEqual([await act.balance(first), await act.balance(second)], [0, 0]);
  }
});

test("agreeing is taken back, and nobody is told of it", async () => {
  const stock = await stockLeft(pool, medium);
  const { orderId } = await act.delivered();
  const { id } = await act.open(orderId);
  const agreed = await act.agree(id, [act.line(medium)]);
  const second = agreed.body.exchange!.order;
  const undone = await ola.call(routes.undo, { parameters: { id: Number(agreed.headers["log-entry"]) } });
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  assert.deepEqual([(await act.read(id)).exchange, await act.state(second)], [null, "cancelled"]);
  assert.equal(await stockLeft(pool, medium), stock);
  assert.deepEqual([await email(second, "exchangeAgreed"), await email(second, "exchangeEnded")], [null, null]);
});

test("the database itself refuses a second exchange of a return, a piece twice, and money that is not there", async () => {
  const { first, id, second } = await act.exchanged();
  const exchangeId = (await exchangeOfReturn(pool, id))!.exchange_id;
  const other = (await act.exchanged()).second;
  const refuses = (constraint: string, text: string, values: unknown[]) =>
    assert.rejects(pool.query(text, values), { constraint });
  await refuses("return_exchanged_once", "INSERT INTO exchanges (return_id, order_id) VALUES ($1, $2)", [id, first]);
  await refuses(
    "exchanged_within_the_line",
    "INSERT INTO exchange_lines (exchange_id, position, variant_id, quantity) VALUES ($1, 1, $2, 1)",
    [exchangeId, small],
  );
  const moved = "INSERT INTO moved_money (exchange_id, from_order, to_order, worth) VALUES ($1, $2, $3, $4)";
  const { total } = (await act.order(second)).order;
  await refuses("moved_within_the_payment", moved, [exchangeId, first, second, total + 1]);
  await refuses("moved_within_the_payment", moved, [exchangeId, second, first, 1]);
  await refuses("moved_within_the_payment", moved, [exchangeId, first, other, 1]);
});

/** As many hoodies as a race needs. */
const restock = async () => {
  for (const variant of [small, medium]) await changeStock(pool, { variantId: variant, quantity: 20 });
};

const rounds = countOf("EXCHANGES");
test(`of two who agree to the same exchange at once one does, ${rounds} of ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await restock();
    const { orderId } = await act.delivered({ lines: [{ product: products.hoodie, size: "S" }] });
    const { id, version } = await act.open(orderId);
    const stock = await stockLeft(pool, medium);
    const body = { lines: [act.line(medium)], tell: true };
    const both = await Promise.all(
      [ola, jan].map((member) => member.call(routes.agreeExchange, { parameters: { id }, body, version })),
    );
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 412]);
    assert.equal(await stockLeft(pool, medium), stock - 1);
  }
});

test(`by two returns at once a piece is exchanged once, ${rounds} of ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await restock();
    const { orderId } = await act.delivered({ lines: [{ product: products.hoodie, size: "S" }] });
    const opened = [await act.open(orderId), await act.open(orderId)];
    const body = { lines: [act.line(medium)], tell: true };
    const both = await Promise.all(
      opened.map(({ id, version }, at) =>
        [ola, jan][at]!.call(routes.agreeExchange, { parameters: { id }, body, version }),
      ),
    );
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422]);
  }
});

test(`the last piece is a shopper's or the exchange's, never both's, ${rounds} of ${rounds} times`, async () => {
  const last = act.variant("sneakers", "43");
  for (let round = 0; round < rounds; round += 1) {
    const { orderId } = await act.delivered({ lines: [{ product: products.sneakers, size: "42" }] });
    const { id } = await act.open(orderId);
    const sold = placeOnline(shop, { lines: [{ product: products.sneakers, size: "43" }], paymentId: 2 }).then(
      () => true,
      () => false,
    );
    const [agreed, bought] = await Promise.all([act.agree(id, [act.line(last)]), sold]);
    assert.equal(agreed.status === 200, !bought, JSON.stringify(agreed.body.code));
    assert.equal(await stockLeft(pool, last), 0);
    await changeStock(pool, { variantId: last, quantity: 1 });
  }
});

test(`whatever comes back of an order at random, both orders hold what was paid, and all of it finds its way back, ${rounds} times`, async () => {
  const upTo = (most: number) => 1 + Math.floor(Math.random() * most);
  await addCode(pool, { code: "PROCENT", percent: "13.37" });
  for (let round = 0; round < rounds; round += 1) {
    await restock();
    const currency = (["pln", "eur", "usd"] as const)[round % 3]!;
    const quantity = upTo(3);
    const code = round % 2 === 0 ? "PROCENT" : null;
    const { orderId: first } = await act.delivered({
      currency,
      code,
      lines: [
        { product: products.hoodie, size: "S", quantity },
        { product: products.bottle, quantity: upTo(3) },
      ],
    });
    const { order, lines } = await act.order(first);
    const { id } = await act.open(first);
    const pieces = upTo(quantity);
    const second = (await act.agree(id, [act.line(medium, pieces)])).body.exchange!.order;
    const came = upTo(quantity);
    const kept = upTo(500);
    const worn = { asNew: came - 1, used: 1, restocked: came - 1, kept, why: "plama" };
    await act.arrive(id, { expected: quantity, ...worn });
    await act.settle(id);
    const held = await Promise.all([first, second].map((number) => orderBalance(pool, number)));
    const told = JSON.stringify({ currency, quantity, pieces, came, kept, amount: lines[0]!.amount, held });
    assert.equal(held[0]!.came + held[1]!.came - held[0]!.back, held[0]!.worth + kept + held[1]!.came, told);
    assert.equal(held[0]!.balance, 0, told);
    assert.ok(held[1]!.balance <= 0 && held[1]!.came <= held[1]!.worth, told);
    if (came >= pieces) assert.ok(-held[1]!.balance <= kept, told);
    await act.undoOrder(second, "cancellation");
    if ((await act.state(first)) !== "returned") await act.undoOrder(first, "return");
    for (const number of [first, second]) assert.equal(await act.balance(number), 0, told);
    const back = await orderBalance(pool, first);
    assert.deepEqual([back.came, back.back], [order.total, order.total - kept], told);
  }
});
