// Labels by Apaczka: of which service, at which price, when a courier comes, and what becomes of answers that are lost.
// One long file: all of it on one shop with one stand-in, whose opening takes longer than most tests.
import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { PDFDocument } from "@cantoo/pdf-lib";
import { apaczkaAccess, openApaczkaStandIn } from "../../../stand-ins/carriers/apaczka.ts";
import { pdfText } from "../../../test/builders/pdf-text.ts";
import { openInpostShop } from "../../../test/builders/inpost-shop.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { returnsOfOrder } from "../../database/return/returns.ts";
import { languages } from "../../domain/language.ts";
import { fetchApaczkaPoints, fetchApaczkaServices } from "../../flows/parcel/apaczka-services.ts";
import { followParcels } from "../../flows/parcel/follow-parcels.ts";
import { undoLabel } from "../../flows/parcel/buy-label.ts";
import { orderReply } from "../order-reply.ts";

const apaczka = await openApaczkaStandIn();
after(() => apaczka.close());
const { pool, ola, by, connect, packed, labels, newest, work } = await openInpostShop({ apaczka: apaczka.url });
afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const account = "61 1090 1014 0000 0712 1981 2874";
const fields = { ...apaczkaAccess, environment: "production", bankAccount: account };
const codeOf = (answer: { body: unknown }) => (answer.body as { code: string }).code;
const connection = async () =>
  (await ola.call(routes.connections)).body.connections.find(({ kind }) => kind === "apaczka")!;
async function connectApaczka(more: Record<string, string> = {}) {
  const { version } = await connection();
  const saved = await ola.call(routes.saveConnection, {
    parameters: { kind: "apaczka" },
    body: { on: true, fields: { ...fields, services: "", handIn: "self", ...more } },
    version,
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
}
const fetchServices = (now = new Date()) => fetchApaczkaServices(pool, { ...by, now });
/** The number of the way by which an order goes. */
const methodOf = async (number: number) =>
  (
    await pool.query<{ method_id: number }>(
      "SELECT method_id FROM orders JOIN shippings USING (zone_id, shipping_id) WHERE order_id = $1",
      [number],
    )
  ).rows[0]!.method_id;
type Order = { number: number; parcel: number };
const buy = ({ number, parcel }: Order, more: object = {}) =>
  ola.call(routes.buyLabel, {
    parameters: { number },
    body: { parcel, carrier: "apaczka", size: "small", weight: 900, ...more },
  });
/** An order whose parcel has a label by one of its services. */
async function labelled(more: object = { service: "21" }) {
  const order = await packed({ paymentId: 1 });
  const asked = await buy(order, more);
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  await work(order.number);
  return { ...order, told: apaczka.orders.at(-1)! };
}
const toLocker = { paymentId: 1, shippingId: 8, shippingPoint: "KRA01M" };
const follow = async (now = new Date()) => {
  await pool.query("UPDATE labels SET track_at = now() WHERE track_at IS NOT NULL");
  await followParcels(pool, { ...by, pointsPerZloty: 1, now });
};
const state = async (number: number) => (await orderNumbered(pool, number))!.order.status;

test("its services are fetched once a day and kept; the connection is tested, and its secret is shown to nobody", async () => {
  assert.equal(await fetchServices(), null, "it is off");
  await connectApaczka();
  const tested = await ola.call(routes.testConnection, { parameters: { kind: "apaczka" } });
  assert.equal(tested.body.tested!.result, "works");
  const { fields: shown, secrets } = await connection();
  assert.deepEqual(
    [shown["bankAccount"], shown["appId"], secrets],
    [account.replaceAll(" ", ""), apaczkaAccess.appId, ["appSecret"]],
  );
  assert.equal((await ola.call(routes.apaczkaServices)).body.fetchedAt, null);
  assert.equal(await fetchServices(), 6);
  assert.equal(await fetchServices(), null);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000);
  assert.equal(await fetchServices(inHours(22)), null);
  assert.equal(await fetchServices(inHours(24)), 6);
  assert.equal(apaczka.asked.get("service_structure"), 2);
  const { services, methods } = (await ola.call(routes.apaczkaServices)).body;
  assert.deepEqual(
    services.find(({ id }) => id === "41"),
    {
      id: "41",
      name: "InPost Paczkomat",
      domestic: true,
      toDoor: false,
      toPoint: true,
    },
  );
  assert.ok(methods.some(({ toPoint }) => toPoint) && methods.some(({ toPoint }) => !toPoint));
  assert.ok(methods.some(({ home, abroad }) => home && !abroad) && methods.some(({ home, abroad }) => abroad && !home));
  apaczka.silent = true;
  await assert.rejects(fetchServices(inHours(48)), /Apaczka/);
  apaczka.silent = false;
  assert.equal((await ola.call(routes.apaczkaServices)).body.services.length, 6, "what was known stays");
});

test("what the connection is told is checked: an account with a wrong digit, services that are none", async () => {
  const { version } = await connection();
  for (const [name, value] of [
    ["bankAccount", account.replace("61", "62")],
    ["bankAccount", "DE89 3704 0044 0532 0130 00"],
    ["services", "21"],
  ] as const) {
    const wrong = await ola.call(routes.saveConnection, {
      parameters: { kind: "apaczka" },
      body: { fields: { [name]: value } },
      version,
    });
    assert.equal(codeOf(wrong), "FIELD_WRONG", value);
  }
});

test("of each way of delivery the service that was chosen is proposed first; without one it comes last, and many at once say so", async () => {
  await connect("shipx");
  await connectApaczka();
  const door = await packed({ paymentId: 1 });
  const names = async (number: number) => (await labels(number)).carriers.map(({ name }) => name);
  assert.deepEqual(await names(door.number), ["InPost", "Apaczka"]);
  assert.equal(codeOf(await buy(door)), "LABEL_SERVICE");
  await connectApaczka({ services: `${await methodOf(door.number)}:60, 999999:21` });
  assert.deepEqual(await names(door.number), ["Apaczka", "InPost"]);
  const bought = await ola.call(routes.buyLabels, { body: { numbers: [door.number] } });
  assert.deepEqual(bought.body.asked, [door.number]);
  await work(door.number);
  const label = await newest(door.number);
  assert.deepEqual(
    [label.carrier, label.state, label.formats, label.awaits],
    ["Pocztex Kurier Drzwi-Drzwi (Apaczka)", "bought", ["A6"], false],
  );
  assert.match(label.href!, /^https:\/\/www\.apaczka\.pl\/sledz-przesylke\/\?waybill=6027971385/);
  // This service wants a courier, which was asked for together with it, at the first time there is.
  const { pickup } = apaczka.orders.at(-1)!.told;
  assert.deepEqual(label.pickup, { date: pickup.date, from: "10:00", to: "16:00" });
  const abroad = await packed({ paymentId: 1 });
  await pool.query(
    `UPDATE orders SET country_id = (SELECT country_id FROM countries WHERE country_code = 'DE') WHERE order_id = $1`,
    [abroad.number],
  );
  assert.deepEqual(await names(abroad.number), ["Apaczka"]);
  assert.equal(codeOf(await buy(abroad, { service: "21" })), "LABEL_SERVICE", "it goes within Poland alone");
  assert.equal((await buy(abroad, { service: "5" })).status, 200);
  const refused = await ola.call(routes.buyLabels, { body: { numbers: [(await packed({}, null)).number] } });
  assert.equal(refused.body.refused[0]!.code, "LABEL_UNWEIGHED");
});

test("what it costs is said by each service before anything is bought, and why it costs nothing", async () => {
  await connectApaczka();
  const { number, parcel } = await packed({ paymentId: 1 });
  const had = apaczka.orders.length;
  const priced = (more: Record<string, string> = {}) =>
    ola.call(routes.labelPrices, {
      parameters: { number },
      query: { parcel: String(parcel), size: "small", weight: "900", service: "21", ...more },
    });
  const { prices, problem } = (await priced()).body;
  assert.deepEqual([prices.find(({ service }) => service === "21")?.gross, problem], [1722, null]);
  assert.ok(!prices.some(({ service }) => service === "60"), "that one wants a courier");
  const times = (await ola.call(routes.labelPickupTimes, { parameters: { service: "60" } })).body.times;
  const byCourier = { service: "60", courier: "yes", date: times[0]!.date, from: times[0]!.from, to: times[0]!.to };
  assert.equal((await priced(byCourier)).body.prices.find(({ service }) => service === "60")?.gross, 1990);
  assert.equal(codeOf(await priced({ service: "41" })), "LABEL_POINT");
  apaczka.pricesNothing = true;
  assert.deepEqual((await priced()).body, { prices: [], problem: "receiver.postal_code: wrong format" });
  apaczka.pricesNothing = false;
  apaczka.silent = true;
  const silent = await priced();
  assert.deepEqual([silent.status, codeOf(silent)], [503, "CARRIER_SILENT"]);
  apaczka.silent = false;
  assert.equal(apaczka.orders.length, had);
});

test("when a courier comes is asked for once in half an hour, and one that has come no more is chosen anew", async () => {
  await connectApaczka();
  await pool.query("DELETE FROM apaczka_answers WHERE about LIKE 'times %'");
  const asked = apaczka.asked.get("pickup_hours") ?? 0;
  const times = async () => (await ola.call(routes.labelPickupTimes, { parameters: { service: "42" } })).body.times;
  const [first, second] = await times();
  await times();
  assert.equal(apaczka.asked.get("pickup_hours")! - asked, 1);
  const order = await packed({ paymentId: 1 });
  assert.equal((await buy(order, { service: "42", pickup: second })).status, 200);
  await work(order.number);
  assert.deepEqual((await newest(order.number)).pickup, second);
  const late = await packed({ paymentId: 1 });
  await buy(late, { service: "42", pickup: { date: "2020-01-02", from: "10:00", to: "16:00" } });
  await work(late.number);
  assert.deepEqual((await newest(late.number)).pickup, first);
  assert.equal(apaczka.orders.at(-1)!.told.pickup.date, first!.date);
  apaczka.hours = {};
  await pool.query("DELETE FROM apaczka_answers WHERE about LIKE 'times %'");
  const none = await packed({ paymentId: 1 });
  await buy(none, { service: "60" });
  const had = apaczka.orders.length;
  await work(none.number);
  apaczka.hours = null;
  const { state: stands, problem } = await newest(none.number);
  assert.deepEqual([stands, problem, apaczka.orders.length], ["failed", "no courier comes within the next days", had]);
});

test("money at the door goes with the account it is paid to, and is insured", async () => {
  await connectApaczka({ bankAccount: "" });
  const order = await packed();
  assert.equal(codeOf(await buy(order, { service: "21" })), "LABEL_ACCOUNT");
  await connectApaczka();
  assert.equal((await buy(order, { service: "21" })).status, 200);
  await work(order.number);
  const { money } = (await ola.call(routes.order, { parameters: { number: order.number } })).body;
  const { cod, shipment_value } = apaczka.orders.at(-1)!.told;
  assert.deepEqual(
    [cod, shipment_value],
    [{ amount: money!.total, currency: "PLN", bankaccount: account.replaceAll(" ", "") }, money!.total],
  );
});

test("to the locker its buyer chose InPost's service goes alone; to another's point by its number", async () => {
  await connectApaczka();
  const locker = await packed(toLocker);
  assert.deepEqual(
    (await labels(locker.number)).apaczka!.services.map(({ id }) => id),
    ["41"],
  );
  assert.equal((await buy(locker, { service: "41" })).status, 200);
  await work(locker.number);
  assert.equal(apaczka.orders.at(-1)!.told.address.receiver["foreign_address_id"], "KRA01M");
  const point = await packed({ paymentId: 1 });
  assert.equal(codeOf(await buy(point, { service: "50" })), "LABEL_POINT");
  assert.equal((await buy(point, { service: "50", point: "122006" })).status, 200);
  await work(point.number);
  assert.equal(apaczka.orders.at(-1)!.told.address.receiver["foreign_address_id"], "122006");
  assert.equal((await newest(point.number)).state, "bought");
});

test("points of a service that was chosen are found by town and street, once a day fetched; one there is not, or that takes no money, is refused", async () => {
  await connectApaczka();
  const fetchPoints = (now = new Date()) => fetchApaczkaPoints(pool, { ...by, now });
  assert.equal(await fetchPoints(), null, "no service was chosen that goes to points");
  const found = async (q: string, service = "50") =>
    (await ola.call(routes.labelPoints, { parameters: { service }, query: { q } })).body.points;
  assert.deepEqual(await found("kra"), []);
  const paid = await packed({ paymentId: 1 });
  await connectApaczka({ services: `${await methodOf(paid.number)}:50` });
  apaczka.silent = true;
  await assert.rejects(fetchPoints(), /Apaczka/);
  apaczka.silent = false;
  assert.deepEqual(await fetchPoints(), { network: "PWR", points: 6 });
  assert.equal(await fetchPoints(), null);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000);
  assert.equal(await fetchPoints(inHours(22)), null);
  assert.deepEqual(await fetchPoints(inHours(24)), { network: "PWR", points: 6 });
  assert.deepEqual(
    (await found("krakow zolta")).map(({ id, address }) => [id, address]),
    [["122002", "ORLEN Paczka Kraków, Żółta 12, 31-403 Kraków"]],
  );
  assert.equal((await found("Warsz")).length, 3);
  assert.deepEqual(await found("100%"), []);
  assert.deepEqual(await found("krakow", "21"), [], "it goes to doors");
  assert.equal(codeOf(await buy(paid, { service: "50", point: "122006" })), "LABEL_POINT");
  const atDoor = await packed();
  assert.equal(codeOf(await buy(atDoor, { service: "50", point: "122001" })), "LABEL_CASH");
  assert.equal((await buy(atDoor, { service: "50", point: "122000" })).status, 200);
  assert.equal((await buy(paid, { service: "50", point: "122001" })).status, 200);
});

test("fifty presses buy one, and a lost answer buys no second: it is found by its reference, or a person looks", async () => {
  await connectApaczka();
  await fetchServices();
  const order = await packed({ paymentId: 1 });
  const before = apaczka.orders.length;
  const pressed = await Promise.all(Array.from({ length: 50 }, () => buy(order, { service: "21" })));
  assert.equal(pressed.filter(({ status }) => status === 200).length, 1);
  await Promise.all([work(order.number), work(order.number), work(order.number)]);
  await work(order.number);
  assert.equal(apaczka.orders.length, before + 1);
  for (const [faults, stands, bought] of [
    [["before"], "unclear", 0],
    [["after"], "bought", 1],
    [["garbled"], "bought", 1],
    [["html"], "unclear", 0],
    [["500"], "unclear", 0],
    [["429"], "bought", 1],
    [["429", "after"], "bought", 1],
    [["429", "before"], "unclear", 0],
    [["400"], "failed", 0],
    [["balance"], "failed", 0],
  ] as const) {
    const one = await packed({ paymentId: 1 });
    const had = apaczka.orders.length;
    apaczka.faults.push(...faults);
    await buy(one, { service: "21" });
    for (let turn = 0; turn < 12; turn += 1) await work(one.number);
    assert.deepEqual([(await newest(one.number)).state, apaczka.orders.length - had], [stands, bought], faults.join());
  }
});

test("through a day without Apaczka nothing is lost and nothing doubled; whoever must decide finds it at home", async () => {
  await connectApaczka();
  const { number: sent, told } = await labelled();
  const asked = await packed({ paymentId: 1 });
  await buy(asked, { service: "21" });
  apaczka.silent = true;
  const had = apaczka.orders.length;
  for (let turn = 0; turn < 12; turn += 1) await work(asked.number);
  for (let hour = 0; hour < 24; hour += 1) await follow();
  assert.equal((await newest(asked.number)).state, "asked", "its silence is waited for");
  const today = async () =>
    (await ola.call(routes.today)).body.decisions.find(({ kind }) => kind === "labelsStuck")?.orders ?? [];
  assert.ok(!(await today()).includes(asked.number));
  assert.equal(await state(sent), "packed");
  apaczka.silent = false;
  told.status = "ON_THE_WAY";
  await follow();
  assert.equal(await state(sent), "sent");
  await pool.query("UPDATE silent_services SET asked_at = NULL");
  for (let turn = 0; turn < 12; turn += 1) await work(asked.number);
  assert.equal((await newest(asked.number)).state, "unclear");
  assert.ok((await today()).includes(asked.number));
  const decide = (decision: "lookAgain" | "notThere") =>
    ola.call(routes.decideLabel, {
      parameters: { number: asked.number, label: newestId },
      body: { decision },
    });
  const newestId = (await newest(asked.number)).id;
  await decide("lookAgain");
  for (let turn = 0; turn < 12; turn += 1) await work(asked.number);
  assert.equal((await newest(asked.number)).state, "unclear", "it is not there, and is not asked for again");
  assert.equal(apaczka.orders.length, had);
  await decide("notThere");
  await buy(asked, { service: "21" });
  await work(asked.number);
  assert.deepEqual([(await newest(asked.number)).state, apaczka.orders.length], ["bought", had + 1]);
  assert.ok(!(await today()).includes(asked.number));
});

test("a label is undone while its parcel is here", async () => {
  await connectApaczka();
  const { number, told } = await labelled();
  const { id } = await newest(number);
  await ola.call(routes.cancelLabel, { parameters: { number, label: id } });
  await undoLabel(pool, { labelId: id, ...by });
  assert.deepEqual([(await newest(number)).state, told.status], ["cancelled", "CANCELLED"]);
});

test("its parcel is followed: sent, ready, delivered, as its buyer sees it; one nobody takes comes back as a return", async () => {
  await connectApaczka();
  const { number, told } = await labelled();
  for (const status of ["NEW", "POSTED", "ON_THE_WAY", "READY_TO_PICKUP"]) {
    told.status = status;
    await follow();
  }
  const seen = async () =>
    orderReply(pool, (await orderNumbered(pool, number))!, { language: languages[0], pointsPerZloty: 1 });
  const [parcel] = (await seen()).parcels;
  assert.deepEqual([parcel!.carrier, parcel!.tracking], ["DPD Kurier (Apaczka)", told.waybill]);
  assert.equal(parcel!.href, `https://www.apaczka.pl/sledz-przesylke/?waybill=${told.waybill}`);
  assert.deepEqual(
    parcel!.steps.map(({ step }) => step),
    ["handedOver", "underWay", "ready"],
  );
  told.status = "DELIVERED";
  await follow();
  assert.equal(await state(number), "delivered");
  const back = await labelled();
  back.told.status = "RETURNED";
  await follow();
  const [returned] = await returnsOfOrder(pool, back.number);
  assert.deepEqual([returned!.kind, returned!.state], ["uncollected", "announced"]);
});

test("at the hand-over Apaczka's own protocol is drawn, and it is said when the courier comes; labels are printed with others'", async () => {
  await connectApaczka({ handIn: "courier" });
  const { number, told } = await labelled();
  const { parcels, protocols, today } = (await ola.call(routes.handover)).body;
  const row = parcels.find((one) => one.number === number)!;
  assert.deepEqual([row.carrier, row.fetched, row.courier], ["DPD Kurier (Apaczka)", true, "label"]);
  assert.deepEqual(row.pickup, (await newest(number)).pickup);
  assert.deepEqual(protocols, [{ key: "apaczka", name: "Apaczka" }]);
  const protocol = (day: string, carrier = "apaczka") =>
    ola.call(routes.carrierProtocolPdf, { parameters: { day, carrier } });
  const drawn = await protocol(today);
  assert.equal((await PDFDocument.load(drawn.bytes)).getPageCount(), 1);
  assert.match(drawn.bytes.toString("latin1"), /Zbiorcze potwierdzenie/);
  assert.equal((await protocol("2020-01-02")).status, 404);
  assert.equal((await protocol(today, "packeta")).status, 404);
  apaczka.silent = true;
  assert.equal(codeOf(await protocol(today)), "PROTOCOL_NONE");
  apaczka.silent = false;
  const own = await ola.call(routes.handoverPdf, { parameters: { day: today } });
  const [drawnByShop] = pdfText(own.bytes);
  assert.ok(drawnByShop!.includes(`DPDKurier(Apaczka)${told.waybill}`), "a long number has its own line");
  const both = await ola.call(routes.labelsPdf, { parameters: { sheet: "A4" }, query: { numbers: String(number) } });
  assert.equal((await PDFDocument.load(both.bytes)).getPageCount(), 1);
});
