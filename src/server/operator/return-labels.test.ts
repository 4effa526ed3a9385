// Labels by which buyers send goods back: bought once, told, undone, and what is done about one that got stuck.
import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { openPacketaStandIn, packetaAccess } from "../../../stand-ins/carriers/packeta.ts";
import { openInpostShop } from "../../../test/builders/inpost-shop.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { carriersAt } from "../../bin/configured-carriers.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { OrderReply } from "../../contract/customer-orders.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { buyReturnLabel, undoReturnLabel } from "../../flows/return/buy-return-label.ts";

const { pool, app, ola, inpost, by, connect, packed } = await openInpostShop();
const packeta = await openPacketaStandIn();
after(() => packeta.close());
const carriers = carriersAt({ inpost: inpost.url, packeta: packeta.url });
afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

/** An order that has reached its buyer. */
async function delivered(): Promise<number> {
  const { number } = await packed({ paymentId: 1 });
  await changeOrderState(pool, { orderId: number, to: "sent", now: new Date() });
  await changeOrderState(pool, { orderId: number, to: "delivered", now: new Date(), pointsPerZloty: 1 });
  return number;
}
/** A return that was announced of one. */
async function announced(kind: "withdrawal" | "goodwill" = "goodwill") {
  const number = await delivered();
  const { body } = await ola.call(routes.openReturn, { parameters: { number }, body: { kind } });
  return { number, id: body.id, version: body.version };
}
const labelsOf = async (id: number) => (await ola.call(routes.returnLabels, { parameters: { id } })).body;
const newest = async (id: number) => (await labelsOf(id)).labels[0]!;
const buy = (id: number) => ola.call(routes.buyReturnLabel, { parameters: { id }, body: { size: "small" } });
const work = async (id: number) =>
  buyReturnLabel(pool, { returnLabelId: (await newest(id)).id, connections: by.connections, carriers });
const codeOf = (answer: { body: unknown }) => (answer.body as { code: string }).code;
const emailsOf = async (number: number) =>
  (
    await pool.query<{ recipient: string }>(
      "SELECT recipient FROM outbox WHERE order_id = $1 AND kind = 'returnLabel'",
      [number],
    )
  ).rows;
async function seenByBuyer(number: number) {
  const { order } = (await orderNumbered(pool, number))!;
  const { body } = await app.inject({
    method: "POST",
    url: "/sys/json_api?order",
    payload: JSON.stringify({ number, key: order.link_key, lanId: 1 }),
    headers: { "content-type": "text/plain" },
  });
  return (JSON.parse(body) as OrderReply).comingBack;
}
const terms = { returnPoint: "waw123m", returnCost: "9,50" };

test("without a carrier, and by ShipX without a locker of the shop's own, none is bought", async () => {
  const { id } = await announced();
  assert.equal((await labelsOf(id)).carrier, null);
  assert.equal(codeOf(await buy(id)), "CARRIER_OFF");
  await connect("shipx");
  assert.equal(codeOf(await buy(id)), "RETURN_POINT_MISSING");
});

test("by ShipX a label comes to the shop's locker; its buyer is written to once, and finds it on the order's page", async () => {
  await connect("shipx", terms);
  const { number, id } = await announced();
  const before = inpost.shipments.length;
  const pressed = await Promise.all(Array.from({ length: 10 }, () => buy(id)));
  assert.equal(pressed.filter(({ status }) => status === 200).length, 1);
  for (let turn = 0; turn < 3; turn += 1) await work(id);
  assert.equal(inpost.shipments.length, before + 1);
  const { body, tracking } = inpost.shipments.at(-1)! as { tracking: string; body: Record<string, never> };
  const { receiver, sender, custom_attributes, is_return, service } = body as Record<string, Record<string, unknown>>;
  assert.deepEqual(
    [is_return, service, custom_attributes!["target_point"], receiver!["company_name"], sender!["company_name"]],
    [true, "inpost_locker_standard", "WAW123M", "Kowalska Studio", undefined],
  );
  const label = await newest(id);
  assert.deepEqual(
    [label.state, label.tracking, label.code, label.hasPdf, label.cost, label.problem],
    ["bought", tracking, null, true, 950, null],
  );
  assert.equal((await ola.call(routes.oneReturn, { parameters: { id } })).body.parcel, tracking);
  assert.equal((await emailsOf(number)).length, 1);
  const seen = (await seenByBuyer(number))!.label!;
  assert.equal(seen.said, "Odsyłasz na nasz koszt: InPost.");
  const pdf = await app.inject({ url: seen.href! });
  assert.deepEqual(
    [pdf.statusCode, pdf.headers["content-type"], pdf.body.slice(0, 4)],
    [200, "application/pdf", "%PDF"],
  );
  for (const wrong of [
    seen.href!.replace(/\d+\.pdf$/, "999999.pdf"),
    seen.href!.replace(/\/[\w-]{32,}\//, `/${"a".repeat(40)}/`),
  ])
    assert.equal((await app.inject({ url: wrong })).statusCode, 404, wrong);
  const staffs = await ola.call(routes.returnLabelPdf, { parameters: { id, label: label.id } });
  assert.equal(staffs.status, 200);
});

test("by the Global API it is a code, told at once, though its file may come later; none is undone", async () => {
  await connect("global", { returnCost: "9.50" });
  inpost.labelWaits = 1;
  const { number, id } = await announced();
  assert.equal((await buy(id)).status, 200);
  await work(id);
  inpost.labelWaits = 0;
  const early = await newest(id);
  assert.deepEqual([early.state, early.hasPdf], ["bought", false]);
  assert.match(early.code!, /^1\d{8}$/);
  assert.equal((await emailsOf(number)).length, 1);
  const { said, href } = (await seenByBuyer(number))!.label!;
  assert.deepEqual([said, href], [`Odsyłasz na nasz koszt: InPost. Kod nadania: ${early.code}`, null]);
  await work(id);
  assert.equal((await newest(id)).hasPdf, true);
  assert.equal((await emailsOf(number)).length, 1, "once");
  const { body } = inpost.shipments.at(-1)! as { body: { enableDropOffCode: boolean; destination: { city: string } } };
  assert.deepEqual([body.enableDropOffCode, body.destination.city], [true, "Warszawa"]);
  const stays = await ola.call(routes.cancelReturnLabel, { parameters: { id, label: early.id } });
  assert.equal(codeOf(stays), "LABEL_STAYS");
});

test("from Czechia it is a password of Packeta's", async () => {
  const { connections } = (await ola.call(routes.connections)).body;
  await ola.call(routes.saveConnection, {
    parameters: { kind: "packeta" },
    body: { on: true, fields: { sender: "bruk", ...packetaAccess, returnLabels: "atOnce" } },
    version: connections.find(({ kind }) => kind === "packeta")!.version,
  });
  const { number, id } = await announced();
  await pool.query(
    "UPDATE orders SET country_id = (SELECT country_id FROM countries WHERE country_code = 'CZ') WHERE order_id = $1",
    [number],
  );
  assert.equal((await buy(id)).status, 200);
  await work(id);
  const { told, id: packet } = packeta.packets.at(-1)!;
  assert.deepEqual(
    [told["consignCountry"], told["number"], told["sendEmailToCustomer"], told["addressId"]],
    ["CZ", `R${id}-${(await newest(id)).id}`, "false", undefined],
  );
  const label = await newest(id);
  assert.deepEqual([label.carrier, label.code, label.hasPdf], ["Packeta", `P${packet.slice(-5)}`, true]);
  await ola.call(routes.cancelReturnLabel, { parameters: { id, label: label.id } });
  await undoReturnLabel(pool, { returnLabelId: label.id, connections: by.connections, carriers });
  assert.deepEqual([(await newest(id)).state, packeta.packets.at(-1)!.cancelled], ["cancelled", true]);
  assert.equal((await seenByBuyer(number))!.label, null);
  assert.equal((await buy(id)).status, 200, "another can be bought then");
});

test("a lost answer buys no second one: by ShipX it is found, else a person looks; a refusal is told, a limit is waited for", async () => {
  const stands = async (api: "shipx" | "global", fault: (typeof inpost.faults)[number]) => {
    await connect(api, api === "shipx" ? terms : {});
    const { id } = await announced();
    const before = inpost.shipments.length;
    inpost.faults.push(fault);
    await buy(id);
    for (let turn = 0; turn < 12; turn += 1) await work(id);
    return { id, label: await newest(id), bought: inpost.shipments.length - before };
  };
  const outcome = async (...asked: Parameters<typeof stands>) => {
    const { label, bought } = await stands(...asked);
    return [label.state, bought];
  };
  assert.deepEqual(await outcome("shipx", "before"), ["unclear", 0]);
  assert.deepEqual(await outcome("shipx", "after"), ["bought", 1]);
  assert.deepEqual(await outcome("shipx", "422"), ["failed", 0]);
  assert.deepEqual(await outcome("shipx", "429"), ["bought", 1]);
  assert.deepEqual(await outcome("global", "before"), ["unclear", 0]);
  assert.deepEqual(await outcome("global", "500"), ["unclear", 0]);
  assert.deepEqual(await outcome("global", "422"), ["failed", 0]);
  assert.deepEqual(await outcome("global", "429"), ["bought", 1]);
  assert.deepEqual(await outcome("global", "401"), ["bought", 1], "a token that has ended is got anew");
  const { id, label, bought } = await stands("global", "after");
  assert.deepEqual([label.state, bought], ["unclear", 1]);
  const { body: today } = await ola.call(routes.today);
  const { return_order } = (
    await pool.query<{ return_order: number }>("SELECT order_id AS return_order FROM returns WHERE return_id = $1", [
      id,
    ])
  ).rows[0]!;
  const { orders } = today.decisions.find(({ kind }) => kind === "labelsStuck")!;
  assert.ok(orders.includes(return_order), "it is on the home page");
  const decide = (decision: "lookAgain" | "notThere") =>
    ola.call(routes.decideReturnLabel, { parameters: { id, label: label.id }, body: { decision } });
  assert.equal((await decide("lookAgain")).body.labels[0]!.state, "asked");
  for (let turn = 0; turn < 12; turn += 1) await work(id);
  assert.equal((await decide("notThere")).body.labels[0]!.state, "failed");
  assert.equal((await buy(id)).status, 200);
  await work(id);
  assert.equal((await newest(id)).state, "bought");
});

test("a return that ends without goods has its label undone; one that is on its way or closed gets none", async () => {
  await connect("shipx", terms);
  const { id, version } = await announced();
  await buy(id);
  await work(id);
  const now = (await ola.call(routes.oneReturn, { parameters: { id } })).body.version;
  assert.notEqual(now, version);
  await ola.call(routes.moveReturn, { parameters: { id }, body: { to: "closed" }, version: now });
  await undoReturnLabel(pool, { returnLabelId: (await newest(id)).id, connections: by.connections, carriers });
  assert.equal((await newest(id)).state, "cancelled");
  assert.equal(inpost.shipments.at(-1)!.cancelled, true);
  assert.equal(codeOf(await buy(id)), "RETURN_ENDED");
});

test("where the shop has said so, a label is bought as soon as a buyer withdraws, by what the goods weigh", async () => {
  await connect("shipx", { ...terms, returnLabels: "atOnce" });
  const number = await delivered();
  const { order } = (await orderNumbered(pool, number))!;
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/sys/json_emails?withdraw",
    payload: JSON.stringify({ name: "Kasia", order: String(number), email: order.email, goods: "", lanId: 1 }),
    headers: { "content-type": "text/plain" },
  });
  assert.equal(statusCode, 200);
  const { returns } = (await ola.call(routes.returns)).body;
  const { id } = returns.find((one) => one.order === number)!;
  assert.equal((await newest(id)).state, "asked");
  await work(id);
  assert.equal((await emailsOf(number)).length, 1);
  const unpacked = await packed({ paymentId: 1 });
  const early = await ola.call(routes.openReturn, {
    parameters: { number: unpacked.number },
    body: { kind: "withdrawal" },
  });
  assert.equal(codeOf(await buy(early.body.id)), "RETURN_EMPTY", "nothing has left yet");
});
