// Labels of many orders at once, the protocol of what is handed over, the courier who fetches it, and the second carrier.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PDFDocument } from "@cantoo/pdf-lib";
import { openInpostShop } from "../../../test/builders/inpost-shop.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { openPacketaStandIn, packetaAccess } from "../../../stand-ins/carriers/packeta.ts";
import { carriersAt } from "../../bin/configured-carriers.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { buyLabel } from "../../flows/parcel/buy-label.ts";
import { orderPickup } from "../../flows/parcel/order-pickup.ts";

const { pool, ola, inpost, by, connect, packed, labelled, labels, newest, work } = await openInpostShop();

const buyMany = (numbers: number[]) => ola.call(routes.buyLabels, { body: { numbers } });
const done = async (numbers: number[]) =>
  (await ola.call(routes.labelsOfOrders, { query: { numbers: numbers.join(",") } })).body.orders;
const printed = (numbers: number[], sheet: "A6" | "A4") =>
  ola.call(routes.labelsPdf, { parameters: { sheet }, query: { numbers: numbers.join(",") } });

test("without a carrier nothing is bought", async () => {
  const { number } = await packed();
  assert.equal((await buyMany([number])).status, 409);
});

test("many labels are bought at once: what one order is refused for stops none of the others", async () => {
  await connect("shipx");
  const orders = [];
  for (let turn = 0; turn < 5; turn += 1) orders.push((await packed()).number);
  const unweighed = (await packed({}, null)).number;
  const before = inpost.shipments.length;
  const numbers = [...orders, unweighed, 999_999_999];
  const bought = await buyMany(numbers);
  assert.deepEqual([bought.status, bought.body.asked], [200, orders]);
  assert.deepEqual(
    bought.body.refused.map(({ number, code }) => [number, code]),
    [
      [unweighed, "LABEL_UNWEIGHED"],
      [999_999_999, "LABEL_UNPACKED"],
    ],
  );
  assert.deepEqual(
    (await done(numbers)).map(({ number, ready, waiting }) => [number, ready, waiting]),
    orders.map((number) => [number, 0, 1]),
  );
  inpost.faults.push("422");
  for (const number of orders) await work(number);
  const [failed, ...rest] = await done(orders);
  assert.match(failed!.problem!, /does_not_exist/);
  assert.ok(rest.every(({ ready, waiting, problem }) => ready === 1 && waiting === 0 && problem === null));
  // Pressed again: only what failed is bought.
  assert.deepEqual((await buyMany(orders)).body.asked, [orders[0]]);
  await work(orders[0]!);
  assert.equal(inpost.shipments.length, before + 5);
  assert.equal((await newest(orders[1]!)).size, "medium", "by its weight");
});

test("their labels are one PDF: a label a page, or four on each A4 sheet", async () => {
  const numbers = [];
  for (let turn = 0; turn < 5; turn += 1) numbers.push((await labelled()).number);
  for (const [sheet, pages, width] of [
    ["A6", 5, 298],
    ["A4", 2, 595.28],
  ] as const) {
    const answer = await printed(numbers, sheet);
    assert.equal(answer.status, 200);
    const pdf = await PDFDocument.load(answer.bytes);
    assert.equal(pdf.getPageCount(), pages, sheet);
    assert.equal(pdf.getPage(0).getWidth(), width);
  }
  assert.equal((await printed([999_999_999], "A6")).status, 404);
  await pool.query("UPDATE label_files SET bytes = 'no pdf' WHERE format = 'A6' AND label_id = $1", [
    (await newest(numbers[0]!)).id,
  ]);
  const spoilt = await printed(numbers, "A6");
  assert.deepEqual([spoilt.status, (spoilt.body as unknown as { code: string }).code], [409, "LABEL_UNREADABLE"]);
});

test("what is handed over is listed, has a protocol, and a courier is ordered for it once", async () => {
  const { number } = await labelled();
  const handover = async () => (await ola.call(routes.handover)).body;
  const { today, parcels, courier } = await handover();
  assert.equal(courier, true);
  const row = parcels.find((one) => one.number === number)!;
  assert.deepEqual([row.carrier, row.weight, row.sentAt, row.fetched], ["InPost", 900, null, false]);
  const protocol = await ola.call(routes.handoverPdf, { parameters: { day: today } });
  assert.equal(protocol.status, 200);
  assert.equal((await PDFDocument.load(protocol.bytes)).getPageCount(), 1);
  assert.equal((await ola.call(routes.handoverPdf, { parameters: { day: "2020-01-02" } })).status, 404);
  const ordered = await Promise.all(Array.from({ length: 5 }, () => ola.call(routes.orderPickup)));
  assert.equal(ordered.filter(({ status }) => status === 200).length, 1);
  const { pickups } = await handover();
  assert.deepEqual([pickups.length, pickups[0]!.state], [1, "asked"]);
  await orderPickup(pool, { pickupId: pickups[0]!.id, ...by });
  await orderPickup(pool, { pickupId: pickups[0]!.id, ...by });
  assert.equal(inpost.pickups.length, 1);
  assert.equal(inpost.pickups[0]!.shipments.length, parcels.filter(({ sentAt }) => sentAt === null).length);
  assert.deepEqual([(await handover()).pickups[0]!.state, (await handover()).pickups[0]!.reference], ["ordered", "1"]);
});

test("parcels to lockers are in the courier's order where a courier fetches them, several at once; those that are handed in are in none", async () => {
  const handover = async () => (await ola.call(routes.handover)).body;
  await pool.query("UPDATE parcels SET sent_at = now() WHERE sent_at IS NULL");
  await connect("shipx", { handIn: "self" });
  const toLocker = { paymentId: 1, shippingId: 8, shippingPoint: "KRA01M" };
  const own = await labelled(toLocker);
  assert.equal((await handover()).parcels.find(({ number }) => number === own.number)!.courier, "none");
  const empty = await ola.call(routes.orderPickup);
  assert.equal((empty.body as unknown as { code: string }).code, "PICKUP_EMPTY");
  await connect("shipx", { handIn: "courier" });
  const fetched = [await labelled(toLocker), await labelled(toLocker), await labelled()];
  const { pickups } = (await ola.call(routes.orderPickup)).body;
  await orderPickup(pool, { pickupId: pickups[0]!.id, ...by });
  assert.equal((await handover()).pickups[0]!.state, "ordered");
  assert.deepEqual(
    inpost.pickups.at(-1)!.shipments,
    inpost.shipments.slice(-3).map(({ id }) => id),
  );
  const { parcels } = await handover();
  for (const { number } of fetched) assert.ok(parcels.find((one) => one.number === number)!.fetched);
  assert.ok(!parcels.find(({ number }) => number === own.number)!.fetched);
});

test("a courier's lost answer is for a person, a refusal frees the parcels, a limit is waited for", async () => {
  const order = async () => {
    await labelled();
    const { pickups } = (await ola.call(routes.orderPickup)).body;
    return pickups[0]!.id;
  };
  const stands = async (id: number) => {
    const { pickups } = (await ola.call(routes.handover)).body;
    return pickups.find((one) => one.id === id)!;
  };
  for (const fault of ["before", "after"] as const) {
    const before = inpost.pickups.length;
    const id = await order();
    inpost.pickupFaults.push(fault);
    await orderPickup(pool, { pickupId: id, ...by });
    await orderPickup(pool, { pickupId: id, ...by });
    assert.equal((await stands(id)).state, "unclear", fault);
    assert.equal(inpost.pickups.length, before + (fault === "after" ? 1 : 0));
  }
  const refused = await order();
  inpost.pickupFaults.push("422");
  await orderPickup(pool, { pickupId: refused, ...by });
  const { state, problem, here } = await stands(refused);
  assert.deepEqual([state, problem, here], ["failed", "shipments: not_in_confirmed_status", 1]);
  const again = (await ola.call(routes.orderPickup)).body.pickups[0]!.id;
  inpost.pickupFaults.push("429");
  await assert.rejects(orderPickup(pool, { pickupId: again, ...by }));
  await orderPickup(pool, { pickupId: again, ...by });
  assert.equal((await stands(again)).state, "ordered");
});

test("who waits for a courier who may not come is on the home page with the day of its parcel, until somebody has said how it stands, another courier is ordered or the parcel leaves", async () => {
  await pool.query("UPDATE parcels SET sent_at = now() WHERE sent_at IS NULL");
  const told = async () =>
    (await ola.call(routes.today)).body.decisions.find(({ kind }) => kind === "pickupsStuck") ?? null;
  const ordered = async (fault: (typeof inpost.pickupFaults)[number]) => {
    const { number } = await labelled();
    const pickup = (await ola.call(routes.orderPickup)).body.pickups[0]!.id;
    assert.equal(await told(), null, "it is being asked for");
    inpost.pickupFaults.push(fault);
    await orderPickup(pool, { pickupId: pickup, last: true, ...by });
    const { orders, due } = (await told())!;
    assert.deepEqual(orders, [number], fault);
    assert.match(due!, /^\d{4}-\d\d-\d\d$/);
    return { number, pickup };
  };
  const decide = (pickup: number, decision: "ordered" | "notThere") =>
    ola.call(routes.decidePickup, { parameters: { pickup }, body: { decision } });
  const standing = async (pickup: number) => {
    const { state, reference } = (await ola.call(routes.handover)).body.pickups.find(({ id }) => id === pickup)!;
    return [state, reference];
  };

  const lost = await ordered("before");
  assert.equal((await decide(lost.pickup, "notThere")).status, 200);
  assert.deepEqual((await told())!.orders, [lost.number], "it still waits for a courier");
  assert.equal((await decide(lost.pickup, "notThere")).status, 404);
  const next = (await ola.call(routes.orderPickup)).body.pickups[0]!.id;
  await orderPickup(pool, { pickupId: next, ...by });
  assert.equal(await told(), null);

  const heard = await ordered("after");
  assert.equal((await decide(heard.pickup, "ordered")).status, 200);
  assert.deepEqual([await told(), await standing(heard.pickup)], [null, ["ordered", null]]);
  assert.equal((await decide(heard.pickup, "notThere")).status, 404);
  const empty = await ola.call(routes.orderPickup);
  assert.equal((empty.body as unknown as { code: string }).code, "PICKUP_EMPTY");

  const silent = await ordered("429");
  assert.equal((await standing(silent.pickup))[0], "failed", "it was tried as often as it may be");
  await pool.query("UPDATE parcels SET sent_at = now() WHERE order_id = $1", [silent.number]);
  assert.equal(await told(), null);

  const byTelephone = await ordered("422");
  assert.equal((await decide(byTelephone.pickup, "ordered")).status, 200);
  assert.equal(await told(), null);
  await pool.query("UPDATE parcels SET sent_at = now() WHERE sent_at IS NULL");
});

test("by the Global API no courier is ordered, and that is said", async () => {
  await connect("global");
  await labelled({ paymentId: 1 });
  assert.equal((await ola.call(routes.handover)).body.courier, false);
  const none = await ola.call(routes.orderPickup);
  assert.equal((none.body as unknown as { code: string }).code, "PICKUP_UNABLE");
});

test("what goes to Czechia is bought from Packeta, once, whichever answer is lost; to a point that is checked or to a door", async (t) => {
  const packeta = await openPacketaStandIn();
  t.after(() => packeta.close());
  const carriers = carriersAt({ inpost: inpost.url, packeta: packeta.url });
  const abroad = async () => {
    const order = await packed({ paymentId: 1 });
    await pool.query(
      `UPDATE orders SET country_id = (SELECT country_id FROM countries WHERE country_code = 'CZ'), shipping_point = NULL,
         client_data = client_data || '{"shippingStreet": "Dlouhá 12", "shippingPostCode": "11000", "shippingCity": "Praha"}' WHERE order_id = $1`,
      [order.number],
    );
    return order;
  };
  const buy = ({ number, parcel }: { number: number; parcel: number }, point: string | null = null) =>
    ola.call(routes.buyLabel, { parameters: { number }, body: { parcel, size: "small", weight: 900, point } });
  const doIt = async (number: number) =>
    buyLabel(pool, { labelId: (await newest(number)).id, connections: by.connections, carriers });
  const early = await abroad();
  assert.equal(((await buy(early)).body as unknown as { code: string }).code, "CARRIER_ABROAD");
  const { connections } = (await ola.call(routes.connections)).body;
  const saved = await ola.call(routes.saveConnection, {
    parameters: { kind: "packeta" },
    body: { on: true, fields: { sender: "bruk", ...packetaAccess } },
    version: connections.find(({ kind }) => kind === "packeta")!.version,
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.equal((await buy(early)).status, 200);
  await doIt(early.number);
  const label = await newest(early.number);
  assert.deepEqual([label.carrier, label.state, label.formats], ["Packeta", "bought", ["A4", "A6", "ZPL"]]);
  assert.equal(packeta.packets.at(-1)!.told["addressId"], "106");
  packeta.closed.add("4711");
  const toPoint = await abroad();
  await buy(toPoint, "4711");
  await doIt(toPoint.number);
  assert.deepEqual(
    [(await newest(toPoint.number)).state, (await newest(toPoint.number)).problem],
    ["failed", "point: The point was not found."],
  );
  await buy(toPoint, "4712");
  await doIt(toPoint.number);
  assert.equal(packeta.packets.at(-1)!.told["addressId"], "4712");
  for (const faults of [["before"], ["after"], ["garbled"], ["500"]] as const) {
    const order = await abroad();
    const before = packeta.packets.length;
    packeta.faults.push(...faults);
    await buy(order);
    for (let turn = 0; turn < 12; turn += 1) await doIt(order.number);
    assert.equal((await newest(order.number)).state, "unclear", faults.join());
    assert.ok(packeta.packets.length <= before + 1, faults.join());
  }
  const limited = await abroad();
  const before = packeta.packets.length;
  packeta.faults.push("429");
  await buy(limited);
  await doIt(limited.number);
  assert.equal((await newest(limited.number)).state, "asked");
  await doIt(limited.number);
  assert.equal((await newest(limited.number)).state, "bought");
  assert.equal(packeta.packets.length, before + 1);
  assert.equal((await labels(limited.number)).carrier, "Packeta");
});

test("the shop's promises hold after all of it", async () => {
  assert.deepEqual(await brokenPromises(pool), []);
});
