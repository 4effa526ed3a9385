// DPD beside InPost: which of them is proposed, what is bought of it, and who fetches what.
import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { dpdAccess, openDpdStandIn } from "../../../stand-ins/carriers/dpd.ts";
import { openInpostShop } from "../../../test/builders/inpost-shop.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { carriersAt } from "../../bin/configured-carriers.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { CarrierKey } from "../../domain/parcel/label.ts";
import { buyLabel } from "../../flows/parcel/buy-label.ts";
import { followParcels } from "../../flows/parcel/follow-parcels.ts";

const dpd = await openDpdStandIn();
const { pool, ola, inpost, by, connect, packed, labels, newest } = await openInpostShop({ dpd: dpd.url });
after(() => dpd.close());
const carriers = carriersAt({ inpost: inpost.url, dpd: dpd.url });
afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

async function connectDpd() {
  const { connections } = (await ola.call(routes.connections)).body;
  const saved = await ola.call(routes.saveConnection, {
    parameters: { kind: "dpd" },
    body: { on: true, fields: { ...dpdAccess, environment: "production" } },
    version: connections.find(({ kind }) => kind === "dpd")!.version,
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
}
const buy = (order: { number: number; parcel: number }, carrier?: CarrierKey, insurance: number | null = null) =>
  ola.call(routes.buyLabel, {
    parameters: { number: order.number },
    body: { parcel: order.parcel, size: "small", weight: 900, insurance, ...(carrier && { carrier }) },
  });
const work = async (number: number) =>
  buyLabel(pool, { labelId: (await newest(number)).id, connections: by.connections, carriers });
const codeOf = (answer: { body: unknown }) => (answer.body as { code: string }).code;

test("to a door DPD is proposed where it is connected, to a locker never; another can be chosen of those who go there", async () => {
  await connect("shipx");
  const door = await packed({ paymentId: 1 });
  assert.equal(codeOf(await buy(door, "dpd")), "CARRIER_OFF");
  await connectDpd();
  const proposed = async (number: number) => (await labels(number)).carriers.map(({ name }) => name);
  assert.deepEqual(await proposed(door.number), ["DPD", "InPost"]);
  const locker = await packed({ paymentId: 1, shippingId: 8, shippingPoint: "KRA01M" });
  assert.deepEqual(await proposed(locker.number), ["InPost"]);
  assert.equal(codeOf(await buy(locker, "dpd")), "CARRIER_ABROAD");
  assert.equal((await buy(door, "inpostShipx")).status, 200);
  await work(door.number);
  assert.equal((await newest(door.number)).carrier, "InPost");
});

test("a label is bought of DPD with money taken at the door, printed in each format, and stays", async () => {
  const order = await packed();
  assert.equal((await buy(order, undefined, 30_000)).status, 200);
  await work(order.number);
  const label = await newest(order.number);
  assert.deepEqual(
    [label.carrier, label.state, label.formats, label.stays],
    ["DPD", "bought", ["A4", "A6", "ZPL"], true],
  );
  assert.match(label.href!, /tracktrace\.dpd\.com\.pl.*p1=0000/);
  const { money } = (await ola.call(routes.order, { parameters: { number: order.number } })).body;
  const { services } = dpd.parcels.at(-1)!.told;
  assert.deepEqual(
    services.map(({ code, attributes }) => [code, attributes[0]!.value]),
    [
      ["COD", (money!.total / 100).toFixed(2)],
      ["DECLARED_VALUE", "300.00"],
    ],
  );
  const stays = await ola.call(routes.cancelLabel, { parameters: { number: order.number, label: label.id } });
  assert.equal(codeOf(stays), "LABEL_STAYS");
  dpd.events.set(label.tracking!, [
    { code: "040101", at: "2026-11-28T09:00:00" },
    { code: "190101", at: "2026-11-29T09:00:00" },
  ]);
  await followParcels(pool, { connections: by.connections, carriers, pointsPerZloty: 1, now: new Date() });
  assert.equal((await ola.call(routes.order, { parameters: { number: order.number } })).body.state, "delivered");
});

test("fifty presses buy one, and a lost answer buys no second: a person looks", async () => {
  const order = await packed({ paymentId: 1 });
  const before = dpd.parcels.length;
  await Promise.all(Array.from({ length: 50 }, () => buy(order)));
  await Promise.all([work(order.number), work(order.number)]);
  assert.equal(dpd.parcels.length, before + 1);
  for (const [fault, state, bought] of [
    ["before", "unclear", 0],
    ["after", "unclear", 1],
    ["500", "unclear", 0],
    ["garbled", "unclear", 1],
    ["429", "bought", 1],
    ["parcel", "failed", 0],
    ["401", "failed", 0],
  ] as const) {
    const one = await packed({ paymentId: 1 });
    const had = dpd.parcels.length;
    dpd.faults.push(fault);
    await buy(one);
    for (let turn = 0; turn < 12; turn += 1) await work(one.number);
    assert.deepEqual([(await newest(one.number)).state, dpd.parcels.length - had], [state, bought], fault);
  }
});

test("a courier of InPost's fetches InPost's parcels alone, and goods come back by InPost", async () => {
  const order = await packed({ paymentId: 1 });
  await buy(order);
  await work(order.number);
  const { parcels, courier } = (await ola.call(routes.handover)).body;
  assert.equal(courier, true);
  assert.ok(parcels.some((one) => one.carrier === "DPD" && !one.fetched && one.courier === "panel"));
  const { protocols, today } = (await ola.call(routes.handover)).body;
  assert.deepEqual(protocols, [{ key: "dpd", name: "DPD" }]);
  const drawn = await ola.call(routes.carrierProtocolPdf, { parameters: { day: today, carrier: "dpd" } });
  assert.deepEqual([drawn.status, drawn.bytes.subarray(0, 5).toString()], [200, "%PDF-"]);
  await ola.call(routes.orderPickup);
  const { parcels: then } = (await ola.call(routes.handover)).body;
  assert.ok(then.every(({ carrier, fetched, sentAt }) => sentAt !== null || fetched === (carrier === "InPost")));
  const { body } = await ola.call(routes.openReturn, {
    parameters: { number: order.number },
    body: { kind: "goodwill" },
  });
  const back = await ola.call(routes.returnLabels, { parameters: { id: body.id } });
  assert.equal(back.body.carrier, "InPost");
});
