// One long file: one service, with each of its routes.
// Apaczka as its documentation has it, with what goes wrong on the way.
import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { apaczkaAccess, openApaczkaStandIn } from "../../../stand-ins/carriers/apaczka.ts";
import { networkOf } from "../../domain/parcel/apaczka-service.ts";
import { openApaczka } from "./apaczka.ts";
import { jan, parcelsTo } from "../../../test/builders/carrier-parcels.ts";
import { trackedAroundFault } from "../../../test/builders/tracked-around-fault.ts";
import type { CarriedParcel } from "./carrier.ts";

const apaczka = await openApaczkaStandIn();
after(() => apaczka.close());
beforeEach(() =>
  Object.assign(apaczka, { hours: null, waybillWaits: 0, silent: false, pricesNothing: false, madeMeanwhile: 0 }),
);

const access = { url: apaczka.url, ...apaczkaAccess, bankAccount: "61109010140000071219812874" };
const carrier = openApaczka(access);

const parcel = parcelsTo({ ...jan, phone: "+48 600 100-200", street: "ul. Żółta" }, { weight: 1849, service: "21" });
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test("a parcel is sent to a door with money taken there, its worth declared and a courier ordered; its label is a PDF", async () => {
  const pickup = { date: "2026-12-01", from: "10:00", to: "16:00" };
  const sent = parcel({ cod: 12_999, insurance: 20_000, pickup });
  const made = await carrier.create(sent);
  assert.ok(made.kind === "made");
  const { told, waybill } = apaczka.orders.at(-1)!;
  assert.equal(made.tracking, waybill);
  assert.deepEqual(told.cod, { amount: 12_999, currency: "PLN", bankaccount: access.bankAccount });
  assert.deepEqual(told.pickup, { type: "COURIER", date: "2026-12-01", hours_from: "10:00", hours_to: "16:00" });
  const { name, line1, phone, is_residential, foreign_address_id } = told.address.receiver;
  assert.deepEqual(
    [name, line1, phone, is_residential, foreign_address_id],
    ["Jan Nowak & syn", "ul. Żółta 12/3", "+48600100200", 1, ""],
  );
  assert.deepEqual([told.address.sender["name"], told.address.sender["is_residential"]], ["Bruk", 0]);
  const { dimension1, dimension2, dimension3, weight } = told.shipment[0]!;
  assert.deepEqual([dimension1, dimension2, dimension3, weight], [64, 38, 19, 1.9]);
  assert.deepEqual([told.service_id, told.shipment_value, told.comment], [21, 20_000, sent.reference]);
  const label = await carrier.label(made.externalId, "A6");
  assert.ok(label.kind === "label");
  assert.equal(label.tracking, waybill);
  assert.match(label.bytes.toString("latin1"), new RegExp(`^%PDF-.*${waybill}`, "s"));
  apaczka.waybillWaits = 1;
  assert.equal((await carrier.label(made.externalId, "A6")).kind, "later");
  assert.deepEqual(await carrier.label("1", "A6"), { kind: "later", inSeconds: 5, problem: "Order not found." });
  assert.deepEqual(await carrier.fetchParcels({ shipments: [made.externalId], sender: jan }), { kind: "unable" });
  assert.equal((await carrier.createReturn(parcel())).kind, "refused");
});

test("to a locker its name goes along, and it is handed in", async () => {
  assert.equal((await carrier.create(parcel({ service: "41", point: "WAW684M" }))).kind, "made");
  const { told } = apaczka.orders.at(-1)!;
  assert.deepEqual([told.address.receiver["foreign_address_id"], told.pickup], ["WAW684M", { type: "SELF" }]);
  assert.deepEqual(await carrier.create(parcel({ service: null })), {
    kind: "refused",
    problems: ["service_id: none was chosen"],
  });
});

test("what goes wrong is told apart, though all but two of it come with status 200", async () => {
  for (const [fault, kind, done] of [
    ["before", "lost", 0],
    ["after", "lost", 1],
    ["garbled", "lost", 1],
    ["html", "lost", 0],
    ["500", "lost", 0],
    ["429", "later", 0],
  ] as const) {
    const had = apaczka.orders.length;
    apaczka.faults.push(fault);
    assert.equal((await carrier.create(parcel())).kind, kind, fault);
    assert.equal(apaczka.orders.length - had, done, fault);
  }
  apaczka.faults.push("429", "400", "balance");
  assert.deepEqual(await carrier.create(parcel()), { kind: "later", inSeconds: 7, problem: "429" });
  const refused = (problem: string) => ({ kind: "refused", problems: [problem] });
  assert.deepEqual(await carrier.create(parcel()), refused("receiver.phone: wrong format"));
  assert.deepEqual(await carrier.create(parcel()), refused("Insufficient balance on the account."));
  const gone = await openApaczkaStandIn();
  await gone.close();
  assert.equal((await openApaczka({ ...access, url: gone.url }).create(parcel())).kind, "later");
});

test("a call of another secret, another App ID or a clock that is wrong does nothing", async () => {
  const had = apaczka.orders.length;
  const refusedBy = async (more: object) => {
    const answer = await openApaczka({ ...access, ...more }).create(parcel());
    return answer.kind === "refused" ? answer.problems : answer.kind;
  };
  assert.deepEqual(await refusedBy({ appSecret: "inny" }), ["Signature doesn't match."]);
  assert.deepEqual(await refusedBy({ appId: "nie ma" }), ["App ID doesn't exist."]);
  apaczka.clockAhead = 700;
  assert.deepEqual(await refusedBy({}), ["Request has expired."]);
  apaczka.clockAhead = -1300;
  assert.deepEqual(await refusedBy({}), ["Expires is more than 30 minutes ahead."]);
  apaczka.clockAhead = 0;
  // Without the slash at the end of a route nobody listens.
  assert.equal((await fetch(`${apaczka.url}/orders`, { method: "POST" })).status, 404);
  assert.equal(apaczka.orders.length, had);
});

test("what was lost is found by its reference, where there is exactly one, on whichever page it is", async () => {
  const lost = parcel();
  apaczka.faults.push("after");
  assert.equal((await carrier.create(lost)).kind, "lost");
  const { id, waybill } = apaczka.orders.at(-1)!;
  for (let other = 0; other < 60; other += 1) await carrier.create(parcel());
  // An order somebody makes meanwhile is told of on two pages.
  apaczka.madeMeanwhile = 3;
  const asked = apaczka.asked.get("orders") ?? 0;
  assert.deepEqual(await carrier.find(lost.reference, ago(1)), {
    kind: "made",
    externalId: String(id),
    tracking: waybill,
  });
  assert.ok(apaczka.asked.get("orders")! - asked >= 3);
  assert.deepEqual(await carrier.find("1-999999", ago(1)), { kind: "none" });
  assert.deepEqual(await carrier.find(lost.reference.slice(0, 2), ago(1)), { kind: "none" }, "a part of it is another");
  await carrier.create({ ...lost });
  assert.deepEqual(await carrier.find(lost.reference, ago(1)), { kind: "none" }, "of two nobody knows which");
  apaczka.silent = true;
  assert.equal((await carrier.find(lost.reference, ago(1))).kind, "lost");
});

test("orders made long before the one that was lost are not looked through", async () => {
  const lost = parcel();
  for (const one of apaczka.orders) one.created = "2020-01-01 10:00:00";
  for (let other = apaczka.orders.length; other < 130; other += 1) await carrier.create(parcel());
  for (const one of apaczka.orders) one.created = "2020-01-01 10:00:00";
  const asked = apaczka.asked.get("orders") ?? 0;
  assert.deepEqual(await carrier.find(lost.reference, ago(5)), { kind: "none" });
  assert.equal(apaczka.asked.get("orders")! - asked, 1);
});

test("a parcel that is here is undone, also where the answer to it was lost; one on its way stays", async () => {
  const made = await carrier.create(parcel());
  assert.ok(made.kind === "made");
  assert.deepEqual(await carrier.cancel(made.externalId), { kind: "cancelled" });
  assert.deepEqual(await carrier.cancel(made.externalId), { kind: "cancelled" });
  const gone = await carrier.create(parcel());
  assert.ok(gone.kind === "made");
  apaczka.orders.at(-1)!.status = "ON_THE_WAY";
  assert.deepEqual(await carrier.cancel(gone.externalId), {
    kind: "refused",
    problems: ["Order cannot be cancelled."],
  });
});

test("where a parcel is comes from its order; what is unknown is under way, never an end", async () => {
  const made = await carrier.create(parcel());
  assert.ok(made.kind === "made");
  const one = apaczka.orders.at(-1)!;
  const { externalId } = made;
  one.created = "2026-07-01 12:00:00";
  const stands = async (status: string) => {
    one.status = status;
    const tracked = await carrier.track([
      { tracking: one.waybill, externalId },
      { tracking: "nie ma", externalId: "1" },
    ]);
    assert.ok(tracked.kind === "tracked");
    assert.equal(tracked.steps.length, 1);
    assert.equal(tracked.steps[0]!.tracking, one.waybill);
    return tracked.steps[0]!;
  };
  assert.deepEqual(
    [(await stands("NEW")).step, (await stands("NEW")).at.toISOString()],
    ["made", "2026-07-01T10:00:00.000Z"],
  );
  for (const [status, step] of [
    ["READY_TO_SEND", "made"],
    ["POSTED", "handedOver"],
    ["ON_THE_WAY", "underWay"],
    ["AVIZO", "underWay"],
    ["COS_NOWEGO", "underWay"],
    ["READY_TO_PICKUP", "ready"],
    ["delivered", "delivered"],
    ["RETURNED", "goingBack"],
    ["CANCELLED", "trouble"],
  ] as const)
    assert.equal((await stands(status)).step, step, status);
  one.delivered = "2026-07-03 14:30:00";
  assert.equal((await stands("DELIVERED")).at.toISOString(), "2026-07-03T12:30:00.000Z");
});

test("one parcel that is not told of takes nothing from the others, and who wants peace is asked no more", async () => {
  const three: CarriedParcel[] = [];
  for (let one = 0; one < 3; one += 1) {
    const made = await carrier.create(parcel());
    assert.ok(made.kind === "made");
    three.push({ tracking: apaczka.orders.at(-1)!.waybill, externalId: made.externalId });
  }
  await trackedAroundFault(carrier, three, ({ externalId }, fault) => apaczka.trackFaults.set(externalId, fault));
});

test("its services, what each costs and when a courier comes are asked for", async () => {
  const answer = await carrier.services();
  assert.ok(answer.kind === "services");
  assert.deepEqual(
    answer.services.map(({ id, domestic, courier, toDoor, toPoint }) => [id, domestic, courier, toDoor, toPoint]),
    [
      ["5", false, "possible", true, false],
      ["21", true, "possible", true, false],
      ["41", true, "possible", false, true],
      ["42", true, "possible", true, false],
      ["50", true, "none", false, true],
      ["60", true, "required", true, false],
    ],
  );
  const had = apaczka.orders.length;
  const priced = await carrier.price(parcel({ service: null, cod: 10_000 }));
  assert.ok(priced.kind === "prices");
  assert.deepEqual(
    priced.prices.find(({ service }) => service === "21"),
    { service: "21", gross: 1922 },
  );
  apaczka.pricesNothing = true;
  assert.equal((await carrier.price(parcel())).kind, "refused");
  assert.equal(apaczka.orders.length, had);
  apaczka.hours = {
    "2026-12-02": [["21", "12:00", "18:00"]],
    "2026-12-01": [
      ["21", "10:00", "16:00"],
      ["60", "08:00", "12:00"],
    ],
  };
  assert.deepEqual(await carrier.pickupTimes({ postcode: "00-001", service: "21" }), {
    kind: "times",
    times: [
      { date: "2026-12-01", from: "10:00", to: "16:00" },
      { date: "2026-12-02", from: "12:00", to: "18:00" },
    ],
  });
});

test("points of a network are those to which parcels go, each with whether it takes money", async () => {
  const services = await carrier.services();
  assert.ok(services.kind === "services");
  const networks = services.services.map(networkOf).filter((one) => one !== null);
  assert.deepEqual(networks, ["PWR"]);
  const answer = await carrier.points("PWR");
  assert.ok(answer.kind === "points");
  assert.deepEqual(
    answer.points.map(({ id, takesCash }) => [id, takesCash]),
    ["122000", "122001", "122002", "122010", "122011", "122012"].map((id) => [id, !id.endsWith("1")]),
  );
  assert.equal(answer.points[0]!.address, "ORLEN Paczka Kraków, Długa 3, 31-403 Kraków");
  assert.deepEqual(await carrier.points("NONE"), { kind: "points", points: [] });
  apaczka.silent = true;
  assert.equal((await carrier.points("PWR")).kind, "lost");
});

test("its protocol is a PDF of the orders that are handed over", async () => {
  const made = await carrier.create(parcel());
  assert.ok(made.kind === "made");
  const drawn = await carrier.protocol({ shipments: [made.externalId], sender: jan });
  assert.ok(drawn.kind === "protocol");
  assert.match(drawn.bytes.toString("latin1"), new RegExp(`^%PDF-.*${made.externalId}`, "s"));
  assert.equal((await carrier.protocol({ shipments: ["1"], sender: jan })).kind, "refused");
});

test("the test tells whom Apaczka knows, asks for nothing that is limited, and makes nothing", async () => {
  const had = apaczka.orders.length;
  const before = apaczka.asked.get("service_structure") ?? 0;
  assert.deepEqual(await carrier.check(), { result: "works", says: "" });
  const stranger = openApaczka({ ...access, appSecret: "inny" });
  assert.deepEqual(await stranger.check(), { result: "credentials", says: "Signature doesn't match." });
  assert.equal((await openApaczka({ ...access, url: "http://127.0.0.1:1" }).check()).result, "silent");
  assert.equal(apaczka.orders.length, had);
  assert.equal(apaczka.asked.get("service_structure") ?? 0, before);
});
