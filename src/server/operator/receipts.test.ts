import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openPayingShop, pay, placeOnline } from "../../../test/builders/payments.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { openEparagonyStandIn } from "../../../stand-ins/eparagony.ts";
import { receiptsAt } from "../../bin/configured-receipts.ts";
import type { OrderReply } from "../../contract/customer-orders.ts";
import { languageHeader } from "../../contract/language-header.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { receiptOfOrder } from "../../database/books/fiscal-receipts.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { askForReceipts, registerReceipt } from "../../flows/books/register-receipt.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { openSecretBox } from "../../integrations/secret-box.ts";

// Sales that need a cash register, registered through a service's port: once, whatever is lost on the way.

const shop = await openPayingShop();
const { pool, products, payu } = shop;
const knows = { clientId: "sklep", clientSecret: "tajne-4711" };
const standIn = await openEparagonyStandIn({ knows });
after(() => standIn.close());
const box = openSecretBox(Buffer.alloc(32, 5));
const receipts = receiptsAt(standIn.url);
const { app } = await openTestApp(pool, {
  connections: { box, tests: { eparagony: (opened) => receipts(opened).check() } },
});
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const connect = async (fields: Record<string, string>, on = true) => {
  const { connections } = (await ola.call(routes.connections)).body;
  const { version } = connections.find(({ kind }) => kind === "eparagony")!;
  const saved = await ola.call(routes.saveConnection, {
    parameters: { kind: "eparagony" },
    body: { on, fields },
    version,
  });
  return saved.status;
};
const said = { environment: "sandbox", posId: "7", since: warsawDay(new Date()), ...knows };

/** An order that is paid to whoever brings it, and has been sent. */
async function sentForCash(lanId = 1): Promise<number> {
  const body = await orderBody(pool, {
    lines: [{ product: products.cap }, { product: products.bottle, quantity: 2 }],
    paymentId: 2,
    lanId,
  });
  const { orderId } = (await makeOrder(app, body)).body;
  await changeOrderState(pool, { orderId: Number(orderId), to: "sent", now: new Date() });
  return Number(orderId);
}
const begin = () => askForReceipts(pool, { now: new Date() });
const work = (orderId: number) => registerReceipt(pool, { orderId, connections: { box }, receipts });
const stateOf = async (orderId: number) => (await receiptOfOrder(pool, orderId))?.state ?? null;
const told = async (orderId: number) => (await ola.call(routes.orderReceipt, { parameters: { number: orderId } })).body;
const stuck = async () =>
  (await ola.call(routes.today)).body.decisions.find(({ kind }) => kind === "receiptsStuck")?.orders ?? [];
const act = (orderId: number, to: "asked" | "elsewhere") =>
  ola.call(routes.changeReceipt, { parameters: { number: orderId }, body: { to } });

test("until a cash register is connected nothing is registered, and nobody is told that a sale lacks it", async () => {
  const orderId = await sentForCash();
  assert.equal(await begin(), 0);
  const { on, breaks, receipt } = await told(orderId);
  assert.deepEqual([on, breaks, receipt], [false, ["cash"], null]);
  assert.equal((await act(orderId, "asked")).body.code, "RECEIPTS_OFF");
  assert.equal((await act(orderId, "elsewhere")).body.receipt?.state, "elsewhere");
  assert.equal(await connect({ ...said, since: "2026-13-01" }), 422);
  assert.equal(await connect(said), 200);
  assert.equal(await begin(), 0, "another register has it");
  const { status, body } = await ola.call(routes.testConnection, { parameters: { kind: "eparagony" } });
  assert.deepEqual([status, body.tested?.result], [200, "works"]);
});

test("a sale for cash is registered by itself, to the grosz, and its number comes back; a prepaid parcel needs none", async () => {
  const orderId = await sentForCash();
  const prepaid = await placeOnline(shop, { lines: [{ product: products.cap }] });
  await pay(shop, prepaid);
  await payu.settled();
  assert.equal(await begin(), 1);
  assert.equal(await begin(), 0, "once");
  standIn.confirm(false);
  await work(orderId);
  await work(orderId);
  assert.equal(await stateOf(orderId), "asked", "its device has not confirmed it");
  standIn.confirm(true);
  await work(orderId);
  const { receipt, acts } = await told(orderId);
  assert.deepEqual([receipt?.state, receipt?.number, receipt?.device, acts], ["registered", "1", "WTE2301000001", []]);
  assert.match(receipt?.url ?? "", /^https:/);
  const { document_token } = (await receiptOfOrder(pool, orderId))!;
  const sent = standIn.documents.get(document_token)!.eReceipt!;
  const { rows } = await pool.query<{ total: number }>("SELECT total FROM orders WHERE order_id = $1", [orderId]);
  assert.deepEqual([sent.metadata?.grossSaleValue, sent.metadata?.orderId], [rows[0]!.total, String(orderId)]);
  assert.equal(standIn.posted(), 1);
  assert.equal((await act(orderId, "elsewhere")).body.code, "RECEIPT_NOT_NOW");
  await assert.rejects(
    pool.query("UPDATE fiscal_receipts SET state = 'asked', number = NULL, registered_at = NULL WHERE order_id = $1", [
      orderId,
    ]),
    /is registered/,
  );
  assert.equal((await told(prepaid.orderId)).receipt, null);
});

for (const [lanId, heading, named] of [
  [1, "Twój paragon fiskalny", "Paragon fiskalny"],
  [2, "Your fiscal receipt", "Fiscal receipt"],
  [6, "Vaše fiskální účtenka", "Fiskální účtenka"],
] as const)
  test(`its buyer gets the receipt once by email and sees it at the order, in their language; staff send it again: ${named}`, async () => {
    const orderId = await sentForCash(lanId);
    await begin();
    for (let turn = 0; turn < 3; turn += 1) await work(orderId);
    const { receipt } = await told(orderId);
    const { rows } = await pool.query<{ id: number }>(
      "SELECT letter_id AS id FROM outbox WHERE order_id = $1 AND kind = 'fiscalReceipt'",
      [orderId],
    );
    assert.equal(rows.length, 1);
    const parameters = { number: orderId, email: rows[0]!.id };
    const { subject, text } = (await ola.call(routes.readEmail, { parameters })).body;
    assert.ok(subject.startsWith(heading), subject);
    assert.ok(text.includes(receipt!.url!) && text.includes("WTE2301000001"), text);

    const { link_key: key } = (await orderNumbered(pool, orderId))!.order;
    const { body } = await app.inject({
      method: "POST",
      url: "/sys/json_api?order",
      payload: JSON.stringify({ number: orderId, key }),
      headers: { "content-type": "text/plain", [languageHeader]: String(lanId) },
    });
    assert.deepEqual((JSON.parse(body) as OrderReply).documents.at(-1), {
      number: `${named} ${receipt!.number}`,
      href: receipt!.url,
    });
    await pool.query("UPDATE outbox SET sent_at = now() WHERE letter_id = $1", [rows[0]!.id]);
    assert.equal((await ola.call(routes.sendAgain, { parameters })).status, 200);
  });

test("an answer that is lost, a service that is down, one that limits calls and a token that has ended register a sale once", async () => {
  for (const fault of ["lost", "unavailable", "limited", "tokenEnded"] as const) {
    const orderId = await sentForCash();
    await begin();
    const before = standIn.documents.size;
    standIn.next(fault);
    await work(orderId);
    await work(orderId);
    await work(orderId);
    assert.equal(await stateOf(orderId), "registered", fault);
    assert.equal(standIn.documents.size, before + 1, fault);
  }
});

test("what is refused, and what stays unknown after all its tries, waits for a person on the home page, who has it tried again", async () => {
  const refused = await sentForCash();
  await begin();
  standIn.next("refused");
  await work(refused);
  const { receipt, acts } = await told(refused);
  assert.deepEqual([receipt?.state, receipt?.problem, acts], ["failed", "43 Unknown posId", ["asked", "elsewhere"]]);
  assert.deepEqual(await stuck(), [refused]);

  const unknown = await sentForCash();
  await begin();
  standIn.next(...Array.from({ length: 110 }, () => "unavailable" as const));
  // Two days, at most half an hour apart.
  for (let tries = 0; tries < 105; tries += 1) await work(unknown);
  assert.equal(await stateOf(unknown), "unclear");
  assert.deepEqual(await stuck(), [refused, unknown]);
  while ((await standInAnswers()) === false);
  await pool.query("DELETE FROM silent_services");
  for (const orderId of [refused, unknown]) {
    assert.equal((await act(orderId, "asked")).body.receipt?.state, "asked");
    assert.equal((await act(orderId, "asked")).body.code, "RECEIPT_NOT_NOW", "it is on its way");
    await work(orderId);
    await work(orderId);
    assert.equal(await stateOf(orderId), "registered");
  }
  assert.deepEqual(await stuck(), []);
});

/** Uses up what the stand-in was told to do with the next calls. */
async function standInAnswers(): Promise<boolean> {
  const opened = {
    fields: { environment: "sandbox" as const, posId: "7", clientId: knows.clientId, since: "" },
    secrets: knows,
  };
  return (await receipts(opened).look("00000000-0000-4000-8000-000000000000")).kind === "unknown";
}

test("a sale in another currency is for a person, and so is one without a connection", async () => {
  const body = await orderBody(pool, { lines: [{ product: products.cap }], paymentId: 2, currency: "eur" });
  const orderId = Number((await makeOrder(app, body)).body.orderId);
  await changeOrderState(pool, { orderId, to: "sent", now: new Date() });
  await begin();
  await work(orderId);
  assert.deepEqual([await stateOf(orderId), (await told(orderId)).receipt?.problem], ["failed", "currency"]);
  const other = await sentForCash();
  await begin();
  await connect({}, false);
  await work(other);
  assert.deepEqual([await stateOf(other), (await told(other)).receipt?.problem], ["failed", "not connected"]);
  assert.equal((await act(other, "elsewhere")).body.receipt?.state, "elsewhere");
});
