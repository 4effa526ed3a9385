// One long file: orders that are changed before they are sent, through the API, on one shop whose promises are audited after each test.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { addAccount } from "../../../test/builders/people.ts";
import {
  answerPage,
  openPayingShop,
  pay,
  payPageOf,
  type PlacedOnline,
  placeOnline,
} from "../../../test/builders/payments.ts";
import { brokenPromises, stockLeft } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { ChangeInput } from "../../contract/operator/order-changes.ts";
import { loggedHeader } from "../../contract/operator/route.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { customerWithEmail } from "../../database/customer/customers.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { addCode, editCode } from "../../database/discount/codes.ts";
import { ordersToSend } from "../../database/order/orders-to-decide.ts";
import { attemptsOf } from "../../database/payment/payment-attempts.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { refundTransfersOf } from "../../database/payment/refund-transfers.ts";
import { convert, formatMoney } from "../../domain/money.ts";
import { paymentJobs } from "../../bin/payment-tasks.ts";
import { givePoints } from "../../flows/customer/give-points.ts";
import { sendRefund } from "../../flows/payment/refund-payment.ts";

const shop = await openPayingShop();
const { pool, payu, products, providers } = shop;
const { app } = await openTestApp(pool, { paymentProviders: providers });
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
const jacket = await addProduct(pool, { handle: "kurtka", price: "400.00", sizes: { M: 5, L: 5 } });
const [m, l] = [jacket.variants["M"]!, jacket.variants["L"]!];
await pool.query("UPDATE variants SET real_price = 43000 WHERE variant_id = $1", [l]);
const { hoodie, bottle, cap } = products;
const cash = 2;
const bank = 1;

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const read = async (number: number) => (await ola.call(routes.order, { parameters: { number } })).body;
const asked = (change: Partial<ChangeInput>): ChangeInput => ({
  lines: [],
  added: [],
  delivery: null,
  reason: "Zmiana na życzenie",
  priceReason: "",
  money: "later",
  hold: false,
  tell: true,
  ...change,
});
const change = async (number: number, input: Partial<ChangeInput>, version?: string) =>
  ola.call(routes.changeOrder, {
    parameters: { number },
    body: asked(input),
    version: version ?? (await read(number)).versions.lines,
  });
const preview = (number: number, input: Partial<ChangeInput>) =>
  ola.call(routes.changePreview, { parameters: { number }, body: asked(input) });
const added = (variantId: number, more: Partial<ChangeInput["added"][number]> = {}) => ({
  variantId,
  quantity: 1,
  price: null,
  insteadOf: null,
  ...more,
});
const prove = async () =>
  ola.call(routes.stepUp, {
    body: { passkey: ola.authenticator.authenticate((await ola.call(routes.passkeyChallenge)).body) },
  });
const line = (position: number, quantity: number, price: number | null = null) => ({ position, quantity, price });
const only = (product: typeof bottle) => Object.values(product.variants)[0]!;
const paid = async (input: Parameters<typeof placeOnline>[1] = {}): Promise<PlacedOnline> => {
  const order = await placeOnline(shop, input);
  await pay(shop, order);
  await payu.settled();
  return order;
};
/** Kinds of emails that tell of money or of a change, in the order in which they were written. */
const emailsAboutMoney = async (number: number) =>
  (await read(number)).timeline!.flatMap(({ what }) =>
    what.kind === "email" && ["orderPaid", "orderChanged", "differencePaid"].includes(what.email) ? [what.email] : [],
  );
const documents = async (orderId: number) =>
  (await invoicesOfOrder(pool, orderId)).map(({ series, total }) => [series, total]);

test("another size that is dearer: the difference is asked for by a link, paid, and the document follows", async () => {
  const order = await paid({ lines: [{ product: jacket, size: "M" }, { product: bottle }] });
  const before = (await read(order.orderId)).money!;
  const [mLeft, lLeft] = [await stockLeft(pool, m), await stockLeft(pool, l)];
  const swap = { lines: [line(1, 0)], added: [added(l, { insteadOf: 1 })] };
  const said = await preview(order.orderId, swap);
  assert.equal(said.status, 200, JSON.stringify(said.body));
  assert.deepEqual(
    [said.body.missing, said.body.balance, said.body.after.total - said.body.before.total],
    [3000, -3000, 3000],
  );
  assert.deepEqual(said.body.correction, { series: "KPA", total: 3000 });
  assert.match(said.body.email!.text, /30\.00 zł/);
  assert.deepEqual(await stockLeft(pool, l), lLeft, "it was only said");

  const { status, body } = await change(order.orderId, swap);
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([await stockLeft(pool, m), await stockLeft(pool, l)], [mLeft + 1, lLeft - 1]);
  assert.deepEqual(
    body.lines.map(({ position, quantity, amount }) => [position, quantity, amount]),
    [
      [2, 1, 3010],
      [3, 1, 43_000],
    ],
  );
  assert.deepEqual(
    [body.money!.state, body.money!.missing, body.money!.total],
    ["toAskFor", 3000, before.total + 3000],
  );
  assert.deepEqual(await documents(order.orderId), [
    ["PA", before.total],
    ["KPA", 3000],
  ]);
  const page = await (await fetch(`${shop.address}/pay/${order.key}`)).text();
  assert.match(page, new RegExp(`<p>Zamówienie ${order.orderId} kosztuje więcej, [^<]*do dopłaty jest 30\\.00 zł`));
  await pay(shop, order);
  await payu.settled();
  const after = await read(order.orderId);
  assert.deepEqual([after.money!.state, after.money!.missing, after.state], ["paid", 0, "paid"]);
  assert.deepEqual(await emailsAboutMoney(order.orderId), ["orderPaid", "orderChanged", "differencePaid"]);
  assert.deepEqual(after.money!.paid, { amount: before.total + 3000, currency: "pln" });
  assert.deepEqual(
    (await attemptsOf(pool, order.orderId)).map(({ state, amount }) => [state, amount]),
    [
      ["paid", before.total],
      ["paid", 3000],
    ],
  );
});

test("fewer pieces: the money goes back by the way it came, once it is proven who gives it", async () => {
  const order = await paid({ lines: [{ product: bottle, quantity: 3 }, { product: cap }] });
  const left = await stockLeft(pool, only(bottle));
  const { status, body } = await change(order.orderId, { lines: [line(1, 1)], money: "asItCame" });
  assert.equal(status, 200, JSON.stringify(body));
  for (const { refund_id: refundId } of await refundsOf(pool, order.orderId))
    await sendRefund(pool, { refundId, providers });
  assert.deepEqual(
    (await refundsOf(pool, order.orderId)).map(({ amount, state }) => [amount, state]),
    [[6020, "done"]],
  );
  assert.equal(await stockLeft(pool, only(bottle)), left + 2);
  assert.deepEqual((await documents(order.orderId))[1], ["KPA", -6020]);
  const [, correction] = await invoicesOfOrder(pool, order.orderId);
  assert.deepEqual(
    correction!.lines.map(({ position, quantity, gross }) => [position, quantity, gross]).slice(0, 2),
    [
      [1, 1, 3010],
      [2, 1, 4900],
    ],
    "the cap costs what it cost",
  );
  await pool.query("UPDATE staff_sessions SET fresh_until = now() - interval '1 minute'");
  const unproven = await change(order.orderId, { lines: [line(2, 0)], money: "asItCame" });
  assert.deepEqual([unproven.status, unproven.body.code], [403, "STEP_UP"]);
  assert.equal((await read(order.orderId)).lines.length, 2, "nothing was changed");
  const later = await change(order.orderId, { lines: [line(2, 0)] });
  assert.deepEqual([later.status, later.body.money!.state], [200, "toGiveBack"]);
});

test("whoever follows a payment's link reads what is paid for, and the sum, before they go on", async () => {
  const order = await placeOnline(shop, { lines: [{ product: bottle }] });
  // The payment that was begun with the order is of another sum by then.
  const { total } = (await change(order.orderId, { lines: [line(1, 2)] })).body.money!;
  const page = await (await fetch(`${shop.address}/pay/${order.key}`)).text();
  assert.match(page, new RegExp(`<p>Zamówienie ${order.orderId} czeka na zapłatę: ${formatMoney(total, "pln")}\\.`));
});

test("another price has a reason of its own, which its history, its document and the email say", async () => {
  const order = await paid({ lines: [{ product: bottle }, { product: cap }] });
  const number = order.orderId;
  for (const input of [{ lines: [line(1, 1, 2000)] }, { added: [added(m, { price: 39_900 })] }]) {
    for (const answered of [await preview(number, input), await change(number, input)])
      assert.deepEqual([answered.status, answered.body.code, answered.body.at], [422, "FIELD_WRONG", "/priceReason"]);
  }
  // What is said anew, and is the same price, needs none, and none is kept.
  const same = await change(number, { lines: [line(1, 2, 3010)], priceReason: "Plama" });
  assert.equal(same.status, 200, JSON.stringify(same.body));
  const lowered = await change(number, { lines: [line(1, 2, 2000)], priceReason: "Plama na etykiecie" });
  assert.equal(lowered.status, 200, JSON.stringify(lowered.body));
  const told = lowered.body.timeline!.flatMap(({ what }) => (what.kind === "change" ? [what.priceReason] : []));
  assert.deepEqual(told, [null, "Plama na etykiecie"]);
  const reasons = (await invoicesOfOrder(pool, number)).flatMap(({ corrects }) => corrects?.reason ?? []);
  assert.deepEqual(reasons, ["Zmiana na życzenie", "Zmiana na życzenie: Plama na etykiecie"]);
  const { rows } = await pool.query("SELECT price_reason FROM order_changes WHERE order_id = $1 ORDER BY change_id", [
    number,
  ]);
  assert.deepEqual(rows, [{ price_reason: null }, { price_reason: "Plama na etykiecie" }]);
  const emails = await pool.query<{ content: { reason: string } }>(
    "SELECT content FROM outbox WHERE order_id = $1 AND kind = 'orderChanged' ORDER BY letter_id DESC LIMIT 1",
    [number],
  );
  assert.equal(emails.rows[0]!.content.reason, "Zmiana na życzenie: Plama na etykiecie");
});

test("an order that is paid at the door, or not yet, has its sum changed and no document", async () => {
  for (const paymentId of [cash, bank, 3]) {
    const order = await placeOnline(shop, { paymentId, lines: [{ product: bottle, quantity: 2 }] });
    const { money } = await read(order.orderId);
    const { body } = await change(order.orderId, {
      lines: [line(1, 1)],
      added: [added(only(cap), { price: 1000 })],
      priceReason: "Plama",
    });
    assert.equal(body.money!.total, money!.total - 3010 + 1000);
    assert.equal(body.money!.missing, paymentId === cash ? 0 : body.money!.total);
    assert.deepEqual(await documents(order.orderId), []);
  }
});

test("a transfer of the difference pays the rest, and of any other sum nothing", async () => {
  const order = await placeOnline(shop, { paymentId: bank, lines: [{ product: bottle }] });
  const { total } = (await read(order.orderId)).money!;
  const record = async (amount: number) =>
    ola.call(routes.recordTransfer, {
      parameters: { number: order.orderId },
      body: { amount, currency: "pln" },
      version: (await read(order.orderId)).versions.money,
    });
  assert.equal((await record(total)).status, 200);
  await change(order.orderId, { added: [added(only(cap))] });
  assert.equal((await record(total)).body.code, "SUM_WRONG");
  assert.deepEqual(await emailsAboutMoney(order.orderId), ["orderPaid", "orderChanged"]);
  const told = await ola.call(routes.sendPaymentLink, { parameters: { number: order.orderId } });
  assert.equal(told.status, 200, JSON.stringify(told.body));
  const email = told.body.timeline!.flatMap(({ what }) => (what.kind === "email" ? [what.id] : [])).at(-1)!;
  const asked = (await ola.call(routes.readEmail, { parameters: { number: order.orderId, email } })).body;
  assert.match(asked.subject, new RegExp(`^Zostało do zapłaty 49\\.00 zł: zamówienie ${order.orderId} `));
  assert.match(asked.text, /Przelej 49\.00 zł na konto/);
  await pool.query("DELETE FROM outbox WHERE order_id = $1 AND by_staff", [order.orderId]);
  const { body } = await record(4900);
  assert.deepEqual(await emailsAboutMoney(order.orderId), ["orderPaid", "orderChanged", "differencePaid"]);
  assert.deepEqual([body.money!.state, body.money!.paid!.amount], ["paid", total + 4900]);
  assert.equal((await record(4900)).body.code, "SUM_WRONG", "nothing is missing any more");
  await prove();
  await change(order.orderId, { lines: [line(1, 0)], money: "toAccount" });
  assert.deepEqual(
    (await refundTransfersOf(pool, order.orderId)).map(({ amount, worth }) => [amount, worth]),
    [[3010, 3010]],
  );
});

test("what comes for the old sum counts for what it is, whenever it comes", async () => {
  for (const [quantity, state] of [
    [1, "toGiveBack"],
    [3, "toAskFor"],
  ] as const) {
    const order = await placeOnline(shop, { lines: [{ product: bottle, quantity: 2 }] });
    const { total } = (await read(order.orderId)).money!;
    const page = await payPageOf(shop, order.key);
    const { body } = await change(order.orderId, { lines: [line(1, quantity)] });
    assert.equal(body.state, "awaitingPayment");
    await answerPage(page, "pay");
    await payu.settled();
    const after = await read(order.orderId);
    assert.deepEqual(
      [after.state, after.money!.state, after.money!.paid!.amount],
      ["paid", state, total],
      `${quantity} pieces`,
    );
    if (state === "toAskFor") await pay(shop, order);
    await payu.settled();
    assert.equal((await read(order.orderId)).money!.missing, 0);
  }
});

test("what was paid of an order before it was changed is heard of when the rest is to be paid, also where the provider's word of it was lost", async () => {
  for (const paymentId of [3, 4]) {
    const order = await placeOnline(shop, { paymentId, lines: [{ product: bottle }] });
    const provider = paymentId === 3 ? payu : shop.paypal;
    provider.misbehave({ drop: true });
    await answerPage(await payPageOf(shop, order.key), "pay");
    provider.misbehave({});
    const [paid] = await attemptsOf(pool, order.orderId);
    assert.equal((await change(order.orderId, { lines: [line(1, 2)] })).status, 200);
    await payPageOf(shop, order.key);
    const { state, money } = await read(order.orderId);
    const attempts = (await attemptsOf(pool, order.orderId)).map(({ state, worth }) => [state, worth]);
    assert.deepEqual(attempts, [
      ["paid", paid!.worth],
      ["open", money!.total - paid!.worth],
    ]);
    assert.equal(money!.missing, money!.total - paid!.worth, state);
  }
});

test("an order of which what is in no parcel is taken away is packed by that, or sent, and not what is still to be packed", async () => {
  for (const leaves of [false, true]) {
    const order = await paid({ lines: [{ product: bottle, quantity: 2 }] });
    const parameters = { number: order.orderId };
    const pieces = [{ position: 1, variantId: only(bottle), quantity: 1 }];
    const packed = await ola.call(routes.packParcel, {
      parameters,
      body: { lines: pieces },
      version: (await read(order.orderId)).versions.parcels,
    });
    assert.equal(packed.status, 200, JSON.stringify(packed.body));
    if (leaves) {
      const sent = await ola.call(routes.sendParcel, {
        parameters: { ...parameters, parcel: packed.body.parcels[0]!.id },
        body: { tracking: null },
        version: (await read(order.orderId)).versions.parcels,
      });
      assert.equal(sent.status, 200, JSON.stringify(sent.body));
    }
    assert.equal((await change(order.orderId, { lines: [line(1, 1)] })).status, 200);
    assert.equal((await read(order.orderId)).state, leaves ? "sent" : "packed");
    const { rowCount } = await pool.query(
      "SELECT FROM outbox WHERE order_id = $1 AND kind = $2 AND not_before > now() + interval '10 seconds'",
      [order.orderId, leaves ? "orderSent" : "orderPacked"],
    );
    assert.equal(rowCount, 1, "its buyer is told once it may not be taken back");
    if (leaves) continue;
    assert.equal((await change(order.orderId, { lines: [line(1, 2)], hold: false })).status, 200);
    assert.equal((await read(order.orderId)).state, "paid");
    const left = await pool.query("SELECT FROM outbox WHERE order_id = $1 AND kind = 'orderPacked'", [order.orderId]);
    assert.equal(left.rowCount, 0, "to be packed again, its buyer is not told that it is");
  }
});

test("what is packed is to be packed anew; whoever packs what they have not seen is refused; what waits for money is not packed", async () => {
  const order = await paid({ lines: [{ product: bottle, quantity: 2 }] });
  const pack = async (version?: string) =>
    ola.call(routes.moveOrder, {
      parameters: { number: order.orderId },
      body: { to: "packed" },
      version: version ?? (await read(order.orderId)).versions.state,
    });
  const seen = (await read(order.orderId)).versions;
  await change(order.orderId, { added: [added(only(cap))], hold: true });
  const old = await pack(seen.state);
  assert.deepEqual([old.status, old.body.code], [412, "VERSION_OLD"]);
  assert.equal((await pack()).body.code, "HELD_FOR_MONEY");
  const scanned = await ola.call(routes.packParcel, {
    parameters: { number: order.orderId },
    body: { lines: [{ position: 1, variantId: only(bottle), quantity: 2 }] },
  });
  assert.equal(scanned.body.code, "HELD_FOR_MONEY");
  const toSend = async () => (await ordersToSend(pool)).some(({ order_id }) => order_id === order.orderId);
  assert.equal(await toSend(), false);
  await pay(shop, order);
  await payu.settled();
  assert.equal(await toSend(), true);
  assert.equal((await pack()).status, 200);
  const stale = await change(order.orderId, { lines: [line(1, 1)] }, seen.lines);
  assert.equal(stale.body.code, "VERSION_OLD");
  const changed = await change(order.orderId, { lines: [line(1, 1)] });
  assert.deepEqual([changed.status, changed.body.state], [200, "paid"]);
  assert.equal((await pack()).status, 200);
});

test("what a changed order lacks is asked of the provider by a button alone, not by the job its placing has left", async () => {
  const order = await paid({ lines: [{ product: bottle }] });
  await change(order.orderId, { lines: [line(1, 2)] });
  const { beginPayment } = paymentJobs(pool, shop.providers);
  await beginPayment({ orderId: order.orderId }, {} as Parameters<typeof beginPayment>[1]);
  assert.equal((await attemptsOf(pool, order.orderId)).length, 1);
});

test("what is packed stays packed where its price alone is another", async () => {
  const { orderId } = await placeOnline(shop, { lines: [{ product: cap, quantity: 2 }], paymentId: cash });
  const packed = await ola.call(routes.moveOrder, {
    parameters: { number: orderId },
    body: { to: "packed" },
    version: (await read(orderId)).versions.state,
  });
  assert.equal(packed.status, 200);
  await prove();
  const { status, body } = await change(orderId, {
    lines: [{ position: 1, quantity: 2, price: 4000 }],
    priceReason: "Rysa",
  });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.state, body.money!.products, body.lines[0]!.packed], ["packed", 8000, 2]);
  assert.deepEqual(body.repack, []);
});

test("a parcel packed before its order began to wait for money does not leave before it has come", async () => {
  const order = await paid({ lines: [{ product: bottle, quantity: 2 }] });
  const parameters = { number: order.orderId };
  const body = { lines: [{ position: 1, variantId: only(bottle), quantity: 1 }] };
  const [parcel] = (await ola.call(routes.packParcel, { parameters, body })).body.parcels;
  await change(order.orderId, { added: [added(only(cap))], hold: true });
  const send = async () =>
    ola.call(routes.sendParcel, {
      parameters: { ...parameters, parcel: parcel!.id },
      body: {},
      version: (await read(order.orderId)).versions.parcels,
    });
  assert.equal((await send()).body.code, "HELD_FOR_MONEY");
  await pay(shop, order);
  await payu.settled();
  assert.equal((await send()).status, 200);
});

test("the buyer reads in their language what has changed, what is missing and where it is paid", async () => {
  for (const [lanId, words] of [
    [1, [/Było/, /Do zapłaty zostało 49\.00 zł/, /Zapłać 49\.00 zł/]],
    [2, [/Before/, /There is 49\.00 zł left to pay/, /Pay 49\.00 zł/]],
    [6, [/Předtím/, /Zbývá zaplatit 49\.00 zł/, /Zaplatit 49\.00 zł/]],
  ] as const) {
    const order = await paid({ lanId, lines: [{ product: bottle }] });
    const { text } = (await preview(order.orderId, { added: [added(only(cap))] })).body.email!;
    for (const word of words) assert.match(text, word);
    assert.match(text, new RegExp(`/pay/${order.key}`));
    assert.equal((await preview(order.orderId, { added: [added(only(cap))], tell: false })).body.email, null);
  }
});

test("of a change that its buyer was not told of, the way to pay sent later asks for what is left, in their language", async () => {
  for (const [lanId, words] of [
    [1, /Zostało do zapłaty:\s+49\.00 zł/],
    [2, /Left to pay:\s+49\.00 zł/],
    [6, /Zbývá zaplatit:\s+49\.00 zł/],
  ] as const) {
    const order = await paid({ lanId, lines: [{ product: bottle }] });
    await change(order.orderId, { added: [added(only(cap))], tell: false });
    const { status, body } = await ola.call(routes.sendPaymentLink, { parameters: { number: order.orderId } });
    assert.equal(status, 200);
    const email = body.timeline!.flatMap(({ what }) => (what.kind === "email" ? [what.id] : [])).at(-1)!;
    const { text } = (await ola.call(routes.readEmail, { parameters: { number: order.orderId, email } })).body;
    assert.match(text, words);
    assert.match(text, new RegExp(`/pay/${order.key}`));
    assert.doesNotMatch(text, /wygaśnie|ends by itself|vyprší/);
  }
});

test("the buyer reads in their language that the difference has come, what the order is now, and that packing waited for it", async () => {
  for (const [lanId, words] of [
    [1, [/dopłata 49\.00 zł do zamówienia/, /Zapłacone/, /czekało pakowanie/]],
    [2, [/extra payment of 49\.00 zł for order/, /Paid/, /Packing waited/]],
    [6, [/doplatek 49\.00 zł k objednávce/, /Zaplaceno/, /Balení čekalo/]],
  ] as const) {
    const order = await paid({ lanId, lines: [{ product: bottle, quantity: 2 }] });
    const before = (await read(order.orderId)).money!.total;
    await change(order.orderId, { added: [added(only(cap))], hold: true });
    await pay(shop, order);
    await payu.settled();
    const { timeline, lines } = await read(order.orderId);
    const told = timeline!
      .map(({ what }) => what)
      .find((what) => what.kind === "email" && what.email === "differencePaid");
    assert.ok(told?.kind === "email");
    const parameters = { number: order.orderId, email: told.id };
    const { text } = (await ola.call(routes.readEmail, { parameters })).body;
    for (const word of words) assert.match(text, word);
    for (const { name, quantity } of lines) assert.match(text, new RegExp(`${name}[^\n]*\\s+× ${quantity}`));
    assert.ok(text.includes(`${((before + 4900) / 100).toFixed(2)} zł`));
  }
});

test("the history tells what a change has made of the order: sizes, pieces, prices, delivery, address", async () => {
  const order = await placeOnline(shop, { lines: [{ product: jacket, size: "M", quantity: 2 }, { product: bottle }] });
  const told = async (kind: "change" | "address") =>
    (await read(order.orderId)).timeline!.map(({ what }) => what).findLast((what) => what.kind === kind);
  const before = (await read(order.orderId)).money!.total;
  await change(order.orderId, {
    lines: [line(1, 1), line(2, 3)],
    added: [added(l, { insteadOf: 1 }), added(only(cap))],
  });
  const total = (await read(order.orderId)).money!.total;
  const { lines } = await read(order.orderId);
  const [hat, flask, coat] = [lines.at(-1)!, lines[1]!, lines[0]!];
  assert.deepEqual(await told("change"), {
    kind: "change",
    by: "ola",
    lines: [
      { kind: "size", name: coat.name, from: "M", to: "L", quantity: 1 },
      { kind: "quantity", name: flask.name, from: 1, to: 3 },
      { kind: "added", name: `${hat.name} ${hat.variant}`.trim(), quantity: 1 },
    ],
    delivery: null,
    otherPoint: false,
    held: null,
    total: { from: before, to: total },
    priceReason: null,
  });
  await change(order.orderId, { lines: [line(2, 3, 1000), line(hat.position, 0)], priceReason: "Plama", hold: true });
  const second = await told("change");
  assert.ok(second?.kind === "change");
  assert.deepEqual(
    [second.lines.map(({ kind }) => kind), second.lines[1], second.held],
    [["removed", "price"], { kind: "price", name: flask.name, priceFrom: 3010, priceTo: 1000 }, true],
  );
  assert.equal(second.priceReason, "Plama");
  const form = (await ola.call(routes.changeForm, { parameters: { number: order.orderId } })).body;
  await ola.call(routes.changeAddress, {
    parameters: { number: order.orderId },
    body: { shippingCity: "Gdynia" },
    version: form.versions.address,
  });
  assert.deepEqual(await told("address"), { kind: "address", by: "ola", fields: ["shippingCity"] });
});

test("what is given back of a line that came by a change is called by its name", async () => {
  const order = await paid({ lines: [{ product: jacket, size: "M" }, { product: bottle }] });
  const { body } = await change(order.orderId, { lines: [line(1, 0)], added: [added(m, { price: 40_000 })] });
  const { position } = body.lines.at(-1)!;
  assert.equal(position, 3);
  const { email } = (
    await ola.call(routes.settlementPreview, {
      parameters: { number: order.orderId },
      body: {
        kind: "cancellation",
        taken: { what: "lines", lines: [{ position, quantity: 1, restocked: 1, less: 0 }], shipping: 0 },
        withheld: 0,
        withheldReason: null,
        reason: { words: "x" },
        money: "later",
        tell: true,
      },
    })
  ).body;
  assert.match(email!.text, /1 × [^–]*M/);
});

test("what cannot be is refused, and changes nothing", async () => {
  const order = await paid({ lines: [{ product: bottle, quantity: 2 }, { product: cap }] });
  const code = async (input: Partial<ChangeInput>) => (await change(order.orderId, input)).body.code;
  assert.equal(await code({ lines: [line(1, 0), line(2, 0)] }), "NOTHING_LEFT");
  assert.equal(await code({ lines: [line(1, 2)] }), "NOTHING_CHANGED");
  assert.equal(await code({ lines: [line(7, 1)] }), "NOT_FOUND");
  assert.equal(await code({ added: [added(999_999)] }), "NOT_SOLD");
  assert.equal(await code({ added: [added(hoodie.variants["L"]!)] }), "GOODS_SHORT");
  assert.equal(await code({ lines: [line(1, 99)], added: [added(only(bottle))] }), "TOO_MANY_PIECES");
  assert.equal(await code({ delivery: { shippingId: 999, point: null } }), "DELIVERY_UNAVAILABLE");
  const one = { position: 1, quantity: 1, restocked: 1, less: 0 };
  await prove();
  const settled = await ola.call(routes.settleOrder, {
    parameters: { number: order.orderId },
    body: {
      kind: "cancellation",
      taken: { what: "lines", lines: [one], shipping: 0 },
      withheld: 0,
      withheldReason: null,
      reason: { words: "x" },
      money: "later",
      tell: false,
    },
    version: (await read(order.orderId)).versions.money,
  });
  assert.equal(settled.status, 200, JSON.stringify(settled.body));
  assert.equal(await code({ lines: [line(1, 0)] }), "MORE_THAN_LEFT");
  assert.equal((await change(order.orderId, { lines: [line(2, 0)] })).status, 200);
  const sent = { to: "sent" };
  const { versions } = await read(order.orderId);
  await ola.call(routes.moveOrder, { parameters: { number: order.orderId }, body: sent, version: versions.state });
  assert.equal(await code({ lines: [line(1, 3)] }), "STATE_NOT_REACHABLE");
});

test("who may not set prices changes none", async () => {
  const key = await comeIn(app, pool, { email: "iga@bruk.example", role: "packing" });
  const order = await placeOnline(shop, { paymentId: cash });
  const { versions } = await read(order.orderId);
  const parameters = { number: order.orderId };
  const refused = await key.call(routes.changeOrder, { parameters, body: asked({}), version: versions.lines });
  assert.equal(refused.body.code, "FORBIDDEN");
});

const twoOf = <One>(turn: number, all: readonly One[]) => [2 * turn, 2 * turn + 1].map((at) => all[at % all.length]!);

test("a code keeps its promise and points stay, in every currency, to the hundredth", async () => {
  await addCode(pool, { code: "PROCENT", percent: "15", minTotal: 5000, limit: 100 });
  await addCode(pool, { code: "KWOTA", amount: 2000, minTotal: 5000, limit: 100 });
  const { person, token } = await addAccount(pool);
  await givePoints(pool, { email: person.email, points: 5000 });
  const percent = (sum: number) => Math.floor((sum * 15 + 50) / 100);
  // Two of the changes with each currency, code and points, in turn: all five are forty seconds.
  let turn = 0;
  for (const currency of ["pln", "eur", "usd"] as const)
    for (const code of [null, "PROCENT", "KWOTA"])
      for (const points of [0, 300])
        for (const [input, goods] of twoOf(turn++, [
          [{ lines: [line(1, 1)] }, 3010 + 4900],
          [{ lines: [line(2, 0)] }, 2 * 3010],
          [{ lines: [line(1, 0), line(2, 1, 1)], priceReason: "Rabat" }, 1],
          [{ added: [added(m, { quantity: 2 })] }, 2 * 3010 + 4900 + 2 * 40_000],
          [{ lines: [line(1, 5)], added: [added(only(cap))] }, 5 * 3010 + 2 * 4900],
        ] as [Partial<ChangeInput>, number][])) {
          const who = points === 0 ? {} : { person, token, points };
          const order = await placeOnline(shop, {
            ...who,
            currency,
            code,
            paymentId: cash,
            lines: [{ product: bottle, quantity: 2 }, { product: cap }],
          });
          if (code === "PROCENT") await editCode(pool, { code, percent: "50" });
          const before = (await read(order.orderId)).money!;
          const balance = (await customerWithEmail(pool, person.email))!.points;
          const { status, body } = await change(order.orderId, input);
          if (code === "PROCENT") await editCode(pool, { code, percent: "15" });
          assert.equal(status, 200, JSON.stringify(body));
          const { rows } = await pool.query<{ factor: number; shipping_pln: number; points_deducted: number }>(
            "SELECT factor, shipping_pln, points_deducted FROM orders WHERE order_id = $1",
            [order.orderId],
          );
          const { factor, shipping_pln: shipping, points_deducted: spent } = rows[0]!;
          const discount = code === "PROCENT" ? percent(goods) : code === "KWOTA" ? 2000 : 0;
          const needed = 100 * Math.ceil(Math.max(0, goods + shipping - discount) / 500);
          assert.equal(spent, Math.min(points, needed));
          assert.equal((await customerWithEmail(pool, person.email))!.points, balance + points - spent);
          const inCurrency = (sum: number) => convert(sum, factor);
          const total = Math.max(
            0,
            inCurrency(goods) + inCurrency(shipping) - inCurrency(discount) - inCurrency(spent * 5),
          );
          assert.deepEqual(
            [body.money!.products, body.money!.shipping, body.money!.discount, body.money!.points, body.money!.total],
            [inCurrency(goods), before.shipping, inCurrency(discount), inCurrency(spent * 5), total],
            `${currency} ${code} ${points} ${JSON.stringify(input)}`,
          );
          // Back to an end, so that the code can be used again and points return.
          await ola.call(routes.moveOrder, {
            parameters: { number: order.orderId },
            body: { to: "cancelled" },
            version: (await read(order.orderId)).versions.state,
          });
        }
  assert.equal((await customerWithEmail(pool, person.email))!.points, 5000);
});

test("address and contact are changed field by field; what is not named stays, and what is wrong is named", async () => {
  const order = await placeOnline(shop, { paymentId: cash });
  const parameters = { number: order.orderId };
  const form = (await ola.call(routes.changeForm, { parameters })).body;
  const save = (fields: object, version: string) =>
    ola.call(routes.changeAddress, { parameters, body: fields, version });
  const wrong = await save({ shippingPostCode: "1" }, form.versions.address);
  assert.deepEqual([wrong.status, wrong.body.code, wrong.body.at], [422, "FIELD_WRONG", "/shippingPostCode"]);
  const saved = await save({ shippingStreet: "ul. Nowa 7", email: "Nowy@Poczta.Example" }, form.versions.address);
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.ok(saved.body.address.includes("ul. Nowa 7"));
  assert.deepEqual([saved.body.buyer.email, saved.body.buyer.name], ["nowy@poczta.example", saved.body.buyer.name]);
  const after = (await ola.call(routes.changeForm, { parameters })).body.address!;
  assert.deepEqual(after, { ...form.address!, shippingStreet: "ul. Nowa 7", email: "nowy@poczta.example" });
  assert.equal((await save({ phone: "" }, form.versions.address)).body.code, "VERSION_OLD");
  const { rows } = await pool.query<{ after: Record<string, unknown> }>(
    "SELECT after FROM operator_log WHERE act = 'changeAddress' AND entity_id = $1",
    [String(order.orderId)],
  );
  const { addressChange, ...told } = rows[0]!.after;
  assert.deepEqual(told, { fields: ["email", "shippingStreet"] }, "nothing personal stands in the log");
  assert.equal(typeof addressChange, "number");
});

test("a changed address is put back field by field, with no email; not once somebody changed it since, the order has left or the buyer is forgotten", async () => {
  const { orderId } = await placeOnline(shop, { paymentId: cash });
  const parameters = { number: orderId };
  const form = async () => (await ola.call(routes.changeForm, { parameters })).body;
  const save = async (fields: object) => {
    const body = fields;
    const saved = await ola.call(routes.changeAddress, { parameters, body, version: (await form()).versions.address });
    return Number(saved.headers[loggedHeader]);
  };
  const undo = (id: number) => ola.call(routes.undo, { parameters: { id } });
  const emails = async () => (await read(orderId)).timeline!.filter(({ what }) => what.kind === "email").length;
  const [before, told] = [(await form()).address, await emails()];
  const first = await save({ shippingStreet: "ul. Nowa 7", email: "Nowy@Poczta.Example" });
  const second = await save({ shippingStreet: "ul. Inna 9" });
  assert.equal((await undo(first)).body.code, "VERSION_OLD");
  const history = (await read(orderId)).timeline!.flatMap(({ logged }) => logged ?? []);
  assert.deepEqual(
    [first, second].map((id) => history.find((one) => one.id === id)?.undo),
    ["none", "possible"],
  );
  const back = await undo(second);
  assert.equal(back.status, 200, JSON.stringify(back.body));
  assert.equal((await form()).address!.shippingStreet, "ul. Nowa 7");
  assert.equal((await undo(back.body.id)).status, 200, "and that is taken back like anything else");
  assert.equal((await form()).address!.shippingStreet, "ul. Inna 9");
  await save(before!);
  assert.deepEqual([(await form()).address, await emails()], [before, told]);

  const last = await save({ phone: "+48 500 600 700" });
  await pool.query("DELETE FROM address_changes WHERE order_id = $1", [orderId]);
  assert.equal((await undo(last)).body.code, "NOT_FOUND", "what is erased comes back to nobody");
  const left = await save({ phone: "+48 500 600 701" });
  const version = (await read(orderId)).versions.state;
  await ola.call(routes.moveOrder, { parameters, body: { to: "sent" }, version });
  assert.equal((await undo(left)).body.code, "STATE_NOT_REACHABLE");
});
