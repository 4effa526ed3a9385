// A day in which a service that is outside does nothing: what waits is on the home page with its day, is done once when the service is back, and nothing is bought twice.
// One long file: each service is silent for the same day, on one shop and one clock.
import assert from "node:assert/strict";
import { after, afterEach, beforeEach, test } from "node:test";
import { apaczkaAccess, openApaczkaStandIn } from "../../../stand-ins/carriers/apaczka.ts";
import { dpdAccess, openDpdStandIn } from "../../../stand-ins/carriers/dpd.ts";
import { openPacketaStandIn, packetaAccess } from "../../../stand-ins/carriers/packeta.ts";
import type { Down } from "../../../stand-ins/down.ts";
import { openEparagonyStandIn } from "../../../stand-ins/eparagony.ts";
import { openNbpStandIn } from "../../../stand-ins/nbp.ts";
import { makeOrder } from "../../../test/builders/app.ts";
import { freePort } from "../../../test/builders/free-port.ts";
import { openInpostShop } from "../../../test/builders/inpost-shop.ts";
import { jobsByClock } from "../../../test/builders/jobs-by-clock.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { carriersAt } from "../../bin/configured-carriers.ts";
import { receiptsAt } from "../../bin/configured-receipts.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { DecisionKind } from "../../contract/operator/today.ts";
import { receiptOfOrder } from "../../database/books/fiscal-receipts.ts";
import { saveConfig } from "../../database/config.ts";
import { orderDecisions as czech } from "../../domain/dictionary/cz/backoffice/order-decisions.ts";
import { orderDecisions as english } from "../../domain/dictionary/en/backoffice/order-decisions.ts";
import { orderDecisions as polish } from "../../domain/dictionary/pl/backoffice/order-decisions.ts";
import { filedBy } from "../../domain/books/month.ts";
import { type CarrierKey, carrierNames } from "../../domain/parcel/label.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { fetchRates } from "../../flows/books/fetch-rates.ts";
import { askForReceipts, registerReceipt } from "../../flows/books/register-receipt.ts";
import { fetchApaczkaServices } from "../../flows/parcel/apaczka-services.ts";
import { buyLabel, undoLabel } from "../../flows/parcel/buy-label.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { openNbp } from "../../integrations/nbp/nbp.ts";

const apaczka = await openApaczkaStandIn();
const dpd = await openDpdStandIn();
const packeta = await openPacketaStandIn();
const eparagony = await openEparagonyStandIn();
const bank = await openNbpStandIn();
after(() => Promise.all([apaczka, dpd, packeta, eparagony, bank].map((one) => one.close())));
const shop = await openInpostShop({ apaczka: apaczka.url, dpd: dpd.url, packeta: packeta.url });
const { pool, products, app, ola, inpost, by, connect, packed, newest } = shop;
beforeEach(() => pool.query("UPDATE staff_sessions SET fresh_until = now() + interval '5 minutes'"));
afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const nobody = `http://127.0.0.1:${await freePort()}`;
const nowhere = carriersAt({ inpost: nobody, packeta: nobody, dpd: nobody, apaczka: nobody });
let carriers = by.carriers;
let receipts = receiptsAt(eparagony.url);
const { connections } = by;
const pass = jobsByClock(pool, {
  buyLabel: ({ labelId }: { labelId: number }) => buyLabel(pool, { labelId, connections, carriers }),
  cancelLabel: ({ labelId }: { labelId: number }) => undoLabel(pool, { labelId, connections, carriers }),
  registerReceipt: ({ orderId }: { orderId: number }) => registerReceipt(pool, { orderId, connections, receipts }),
});

async function save(kind: "dpd" | "packeta" | "apaczka" | "eparagony", fields: Record<string, string>, on = true) {
  const all = (await ola.call(routes.connections)).body.connections;
  const { version } = all.find((one) => one.kind === kind)!;
  const saved = await ola.call(routes.saveConnection, { parameters: { kind }, body: { on, fields }, version });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
}
/** Has InPost alone carry, by ShipX. */
async function connectShipxAlone() {
  await connect("shipx");
  for (const kind of ["dpd", "packeta", "apaczka"] as const) await save(kind, {}, false);
}
/** What of a kind is on the home page, which says it in three languages. */
async function told(kind: DecisionKind) {
  const found = (await ola.call(routes.today)).body.decisions.find((one) => one.kind === kind) ?? null;
  const codes = [`OFFICE_DECIDE_${kind.toUpperCase()}_ONE`, `OFFICE_DECIDE_${kind.toUpperCase()}_TEXT`];
  if (found !== null && kind !== "labelsStuck")
    for (const code of codes)
      assert.equal(new Set([polish, english, czech].map((all) => all[code as keyof typeof all])).size, 3, code);
  return found;
}

interface Service {
  carrier: CarrierKey;
  standIn: { down: Down; faults: string[] };
  connect(): Promise<unknown>;
  /** Our references of what was bought. */
  bought(): readonly string[];
  /** What an answer that was lost leads to, where it was done and where it was not. */
  lost: readonly [done: "bought" | "unclear", undone: "bought" | "unclear"];
  more?: object;
  country?: string;
}
const byInpost = () => inpost.shipments.map(({ reference }) => reference);
const services: readonly Service[] = [
  {
    carrier: "inpostGlobal",
    standIn: inpost,
    connect: () => connect("global"),
    bought: byInpost,
    lost: ["bought", "bought"],
  },
  {
    carrier: "inpostShipx",
    standIn: inpost,
    connect: () => connect("shipx"),
    bought: byInpost,
    lost: ["bought", "unclear"],
  },
  {
    carrier: "dpd",
    standIn: dpd,
    connect: () => save("dpd", { ...dpdAccess, environment: "production" }),
    bought: () => dpd.parcels.map(({ told: { reference } }) => reference),
    lost: ["unclear", "unclear"],
  },
  {
    carrier: "packeta",
    standIn: packeta,
    connect: () => save("packeta", { sender: "bruk", ...packetaAccess }),
    bought: () => packeta.packets.map(({ told: { number } }) => number!),
    lost: ["unclear", "unclear"],
    country: "CZ",
  },
  {
    carrier: "apaczka",
    standIn: apaczka,
    connect: async () => {
      await save("apaczka", { ...apaczkaAccess, environment: "production", handIn: "self" });
      await fetchApaczkaServices(pool, { ...by, now: new Date() });
    },
    bought: () => apaczka.orders.map(({ told: { comment } }) => comment),
    lost: ["bought", "unclear"],
    more: { service: "21" },
  },
];

for (const { carrier, standIn, connect: connectIt, bought, lost, more, country } of services)
  test(`${carrier}: 24 hours without it buy every label that waits once, and no other`, async () => {
    await connectIt();
    const order = async () => {
      const made = await packed({ paymentId: 1 });
      if (country !== undefined)
        await pool.query(
          "UPDATE orders SET country_id = (SELECT country_id FROM countries WHERE country_code = $2) WHERE order_id = $1",
          [made.number, country],
        );
      return made;
    };
    const buy = async ({ number, parcel }: { number: number; parcel: number }) => {
      const body = { parcel, carrier, size: "small" as const, weight: 900, ...more };
      const asked = await ola.call(routes.buyLabel, { parameters: { number }, body });
      assert.equal(asked.status, 200, JSON.stringify(asked.body));
    };
    const had = bought().length;
    const [done, undone] = [await order(), await order()];
    standIn.faults.push("after");
    await buy(done);
    await pass(0);
    standIn.faults.push("before");
    await buy(undone);
    await pass(0);
    const waiting: { number: number; parcel: number }[] = [];
    for (const how of ["503", "broken", "refused"] as const) {
      if (how === "refused") carriers = nowhere;
      else standIn.down = how;
      const next = await order();
      waiting.push(next);
      await buy(next);
      await pass(8);
      const row = (await told("labelsWaiting"))!;
      for (const { number } of [done, undone, ...waiting]) assert.ok(row.orders.includes(number), `${how} ${number}`);
      assert.deepEqual(
        row.silent!.map(({ name }) => name),
        [carrierNames[carrier]],
      );
      assert.ok(Date.now() - Date.parse(row.silent![0]!.since) > 7 * 3_600_000, how);
      assert.match(row.due!, /^\d{4}-\d\d-\d\d$/, "by when the parcels were promised to leave");
      assert.equal(bought().length, had + 1, how);
      assert.equal(await told("labelsStuck"), null, "nothing is a person's yet");
    }
    carriers = by.carriers;
    standIn.down = null;
    await pass(2);
    const state = async ({ number }: { number: number }) => (await newest(number)).state;
    for (const one of waiting) assert.equal(await state(one), "bought");
    assert.deepEqual([await state(done), await state(undone)], lost);
    assert.equal(await told("labelsWaiting"), null);
    const stuck = [...(lost[0] === "unclear" ? [done] : []), ...(lost[1] === "unclear" ? [undone] : [])];
    assert.deepEqual(
      (await told("labelsStuck"))?.orders ?? [],
      stuck.map(({ number }) => number),
    );
    if (lost[1] === "unclear") {
      // Whoever has looked in the carrier's panel says that it is not there.
      const { id: label } = await newest(undone.number);
      const parameters = { number: undone.number, label };
      await ola.call(routes.decideLabel, { parameters, body: { decision: "notThere" } });
      await buy(undone);
      await pass(1);
      assert.equal(await state(undone), "bought");
    }
    for (const { number } of [done, undone, ...waiting])
      assert.equal(bought().filter((reference) => reference.startsWith(`${number}-`)).length, 1, String(number));
    assert.equal(bought().length, had + 5);
    // Done with: the next carrier's day begins with an empty home page.
    for (const { number } of stuck) await changeOrderState(pool, { orderId: number, to: "sent", now: new Date() });
    await pool.query("UPDATE labels SET state = 'cancelled' WHERE state = 'unclear'");
  });

test("a label that is to be undone while its carrier is silent is undone when it is back, and is on the home page until then", async () => {
  await connectShipxAlone();
  const { number } = await shop.labelled();
  const { id: label } = await newest(number);
  inpost.down = "503";
  const asked = await ola.call(routes.cancelLabel, { parameters: { number, label } });
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  await pass(24);
  await pool.query("UPDATE labels SET cancel_asked_at = now() - interval '1 day' WHERE cancel_asked_at IS NOT NULL");
  assert.ok((await told("labelsWaiting"))!.orders.includes(number));
  assert.equal(inpost.shipments.at(-1)!.cancelled, false);
  inpost.down = null;
  await pass(1);
  assert.deepEqual([(await newest(number)).state, inpost.shipments.at(-1)!.cancelled], ["cancelled", true]);
  assert.equal(await told("labelsWaiting"), null);
});

test("what cannot wait is unpacked and goes by another carrier: the label that was asked for is not bought", async () => {
  await connect("shipx");
  await save("dpd", { ...dpdAccess, environment: "production" });
  const { number, parcel } = await packed({ paymentId: 1 });
  const [had, byDpd] = [inpost.shipments.length, dpd.parcels.length];
  carriers = nowhere;
  const body = { size: "small" as const, weight: 900 };
  const buy = (more: { parcel: number; carrier: CarrierKey }) =>
    ola.call(routes.buyLabel, { parameters: { number }, body: { ...body, ...more } });
  await buy({ parcel, carrier: "inpostShipx" });
  await pass(1);
  assert.equal((await ola.call(routes.unpackParcel, { parameters: { number, parcel } })).status, 200);
  carriers = by.carriers;
  const { lines } = (await ola.call(routes.order, { parameters: { number } })).body;
  const again = await ola.call(routes.packParcel, {
    parameters: { number },
    body: { lines: lines.map(({ position, variantId, quantity }) => ({ position, variantId, quantity })), weight: 900 },
  });
  assert.equal((await buy({ parcel: again.body.parcels[0]!.id, carrier: "dpd" })).status, 200);
  await pass(1);
  assert.deepEqual([inpost.shipments.length - had, dpd.parcels.length - byDpd], [0, 1]);
  assert.deepEqual([await told("labelsWaiting"), await told("labelsStuck")], [null, null]);
});

test("a carrier that is silent is asked once a minute at most, however many labels wait", async () => {
  await connectShipxAlone();
  inpost.faults.push("500");
  const numbers: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) numbers.push((await packed({ paymentId: 1 })).number);
  inpost.down = "503";
  const calls = inpost.called();
  assert.deepEqual((await ola.call(routes.buyLabels, { body: { numbers } })).body.asked, numbers);
  await pass(1 / 60);
  assert.ok(inpost.called() - calls <= 3, `${inpost.called() - calls} calls`);
  inpost.faults.length = 0;
  inpost.down = null;
  await pass(1);
  const states = await Promise.all(numbers.map(async (number) => (await newest(number)).state));
  assert.deepEqual(states.toSorted(), ["bought", "bought", "bought", "bought", "bought", "unclear"]);
  await pool.query("UPDATE labels SET state = 'cancelled' WHERE state = 'unclear'");
});

test("24 hours without a cash register register each sale once; until then it is on the home page, to be registered on its day", async () => {
  await save("eparagony", {
    environment: "sandbox",
    posId: "7",
    clientId: "sklep",
    clientSecret: "tajne",
    since: warsawDay(new Date()),
  });
  const sale = async () => {
    const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }], paymentId: 2 }));
    const orderId = Number(body.orderId);
    await changeOrderState(pool, { orderId, to: "sent", now: new Date() });
    return orderId;
  };
  const begin = () => askForReceipts(pool, { now: new Date() });
  const sales = [await sale()];
  await begin();
  eparagony.next("lost");
  await pass(0);
  assert.equal(eparagony.documents.size, 1);
  for (const how of ["503", "broken", "refused"] as const) {
    if (how === "refused") receipts = receiptsAt(nobody);
    else eparagony.fail(how);
    sales.push(await sale());
    await begin();
    await pass(8);
    const row = (await told("receiptsWaiting"))!;
    assert.deepEqual(
      row.silent!.map(({ name }) => name),
      ["eparagony.pl"],
    );
    const silentFor = Date.now() - Date.parse(row.silent![0]!.since);
    assert.ok(Math.abs(silentFor / 3_600_000 - 8 * (sales.length - 1)) < 0.5, `${how}: ${silentFor}`);
    assert.deepEqual(row.orders.toSorted(), sales);
    assert.ok(row.due! <= warsawDay(new Date()));
    assert.equal(eparagony.documents.size, 1, how);
    assert.equal(await told("receiptsStuck"), null);
  }
  receipts = receiptsAt(eparagony.url);
  eparagony.fail(null);
  await pass(1);
  for (const orderId of sales) assert.equal((await receiptOfOrder(pool, orderId))!.state, "registered");
  assert.equal(eparagony.documents.size, sales.length);
  assert.equal(await told("receiptsWaiting"), null);
});

test("a cash register that is silent is asked by one sale a minute, however many wait, and is told of none until it answers", async () => {
  const numbers: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const body = await orderBody(pool, { lines: [{ product: products.cap }], paymentId: 2 });
    const orderId = Number((await makeOrder(app, body)).body.orderId);
    await changeOrderState(pool, { orderId, to: "sent", now: new Date() });
    numbers.push(orderId);
  }
  const [had, posted] = [eparagony.documents.size, eparagony.posted()];
  eparagony.fail("503");
  await askForReceipts(pool, { now: new Date() });
  const calls = eparagony.called();
  await pass(1 / 60);
  assert.ok(eparagony.called() - calls <= 3, `${eparagony.called() - calls} calls`);
  await pass(1);
  const told = async () =>
    (await Promise.all(numbers.map((orderId) => receiptOfOrder(pool, orderId)))).filter(
      (receipt) => receipt!.called_at !== null,
    ).length;
  assert.equal(await told(), 1, "who found it silent");
  eparagony.fail(null);
  await pass(1);
  for (const orderId of numbers) assert.equal((await receiptOfOrder(pool, orderId))!.state, "registered");
  assert.deepEqual([eparagony.documents.size - had, eparagony.posted() - posted], [5, 5]);
});

test("24 hours without the National Bank: the document lacks its rate on the home page until the month is filed, and has it once", async () => {
  await saveConfig(pool, "currencies", "pln,eur");
  const nbp = openNbp({ url: bank.url });
  const hasty = openNbp({ url: bank.url, patience: 50 });
  const now = Date.now();
  const hour = (hours: number) => new Date(now + hours * 3_600_000);
  const body = await orderBody(pool, { lines: [{ product: products.cap }], currency: "eur" });
  const orderId = Number((await makeOrder(app, body)).body.orderId);
  for (const [from, fault] of [
    [0, "busy"],
    [8, "silent"],
    [16, "html"],
  ] as const) {
    bank.fault = fault;
    for (let at = from; at < from + 8; at += 1)
      await assert.rejects(fetchRates(pool, { nbp: fault === "silent" ? hasty : nbp, now: hour(at) }));
    if (from === 0) await changeOrderState(pool, { orderId, to: "paid", now: new Date() });
    await pool.query(
      "ALTER TABLE invoices DISABLE TRIGGER USER; UPDATE invoices SET made_at = made_at - interval '8 hours'; ALTER TABLE invoices ENABLE TRIGGER USER",
    );
    const row = (await told("ratesMissing"))!;
    assert.deepEqual([row.count, row.orders, row.due], [1, [orderId], filedBy(warsawDay(new Date()).slice(0, 7))]);
  }
  const days = async () => (await pool.query("SELECT FROM nbp_days")).rowCount;
  assert.equal(await days(), 0);
  bank.fault = null;
  assert.ok((await fetchRates(pool, { nbp, now: hour(24) })) > 0);
  const fetched = await days();
  assert.equal(await fetchRates(pool, { nbp, now: hour(25) }), 0);
  assert.equal(await days(), fetched);
  assert.equal(await told("ratesMissing"), null);
});
