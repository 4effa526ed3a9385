// Parcels followed on their way: what their carrier tells, often, late and in any order, and what follows from it once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inpostNews } from "../../../stand-ins/carriers/inpost.ts";
import { openInpostShop } from "../../../test/builders/inpost-shop.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { inpostNewsPath } from "../../contract/paths.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { returnsOfOrder } from "../../database/return/returns.ts";
import { languages } from "../../domain/language.ts";
import { followParcel, followParcels } from "../../flows/parcel/follow-parcels.ts";
import { sendEmail } from "../../mail/send-email.ts";
import { orderReply } from "../order-reply.ts";

const { pool, app, ola, inpost, by, connect, labelled, newest } = await openInpostShop();
const all = () => ({ ...by, pointsPerZloty: 1, now: new Date() });

type Code = readonly [code: string, hour: number];
/** Says at InPost what has become of a parcel, hour by hour. */
const tell = (tracking: string, ...codes: Code[]) =>
  inpost.events.set(
    tracking,
    codes.map(([code, hour]) => ({
      eventId: `${tracking}#${code}`,
      code,
      at: `2026-11-20T${String(hour).padStart(2, "0")}:00:00Z`,
    })),
  );
/** Asks at once about all parcels, whatever their turn. */
async function follow() {
  await pool.query("UPDATE labels SET track_at = now() WHERE track_at IS NOT NULL");
  await followParcels(pool, all());
}
const state = async (number: number) => (await orderNumbered(pool, number))!.order.status;
const emails = async (number: number) =>
  (
    await pool.query<{ kind: string }>(
      "SELECT kind FROM outbox WHERE order_id = $1 AND kind IN ('orderSent', 'parcelSent', 'parcelReady', 'orderDelivered') ORDER BY letter_id",
      [number],
    )
  ).rows.map(({ kind }) => kind);
const seen = async (number: number) =>
  orderReply(pool, (await orderNumbered(pool, number))!, { language: languages[0], pointsPerZloty: 1 });
const returns = (number: number) => returnsOfOrder(pool, number);

test("by ShipX a parcel goes from hand to hand: sent, ready, delivered, each told once, and shown to its buyer", async () => {
  await connect("shipx");
  const { number, tracking } = await labelled();
  tell(tracking, ["confirmed", 1]);
  await follow();
  assert.equal(await state(number), "packed", "a label that was made has not left");
  assert.notEqual((await seen(number)).expected, null);
  tell(tracking, ["confirmed", 1], ["collected_from_sender", 2], ["adopted_at_sorting_center", 3]);
  await follow();
  await follow();
  assert.equal(await state(number), "sent");
  tell(
    tracking,
    ["confirmed", 1],
    ["collected_from_sender", 2],
    ["adopted_at_sorting_center", 3],
    ["ready_to_pickup", 5],
  );
  await follow();
  await follow();
  const { parcels, expected } = await seen(number);
  assert.deepEqual(
    parcels[0]!.steps.map(({ step }) => step),
    ["handedOver", "underWay", "ready"],
  );
  assert.match(parcels[0]!.href!, new RegExp(`inpost\\.pl.*${tracking}$`));
  assert.equal(expected, null, "it waits for them");
  tell(tracking, ["collected_from_sender", 2], ["ready_to_pickup", 5], ["delivered", 7]);
  await follow();
  await follow();
  assert.equal(await state(number), "delivered");
  assert.deepEqual(await emails(number), ["orderSent", "parcelReady", "orderDelivered"]);
  assert.deepEqual(
    (await newest(number)).steps.map(({ step }) => step),
    ["made", "handedOver", "underWay", "ready", "delivered"],
  );
  const { rows } = await pool.query("SELECT FROM labels WHERE order_id = $1 AND track_at IS NOT NULL", [number]);
  assert.equal(rows.length, 0, "nobody asks for it any more");
});

test("the email about a parcel that waits says where and under which number, in each language", async () => {
  await connect("global");
  for (const { lanId, lanCode } of languages) {
    const { number, tracking } = await labelled({ paymentId: 1, lanId });
    tell(tracking, ["FMD.1002", 1], ["LMD.1003", 2]);
    await follow();
    const { rows } = await pool.query<{ id: number }>(
      "SELECT letter_id AS id FROM outbox WHERE order_id = $1 AND kind = 'parcelReady'",
      [number],
    );
    assert.equal(rows.length, 1, lanCode);
    const sent: { subject: string; text: string }[] = [];
    const transport = { send: async (email: { subject: string; text: string }) => void sent.push(email) };
    await sendEmail(pool, { emailId: rows[0]!.id, transport, publicUrl: "http://sklep.test" });
    assert.match(sent[0]!.text, new RegExp(tracking));
    assert.match(sent[0]!.text, new RegExp(String(number)));
    assert.match(sent[0]!.text, /InPost/);
    assert.doesNotMatch(sent[0]!.text + sent[0]!.subject, /@number|@shipping|EMAIL_|undefined|null/);
  }
});

test("steps that come late and in another order do no harm: what is delivered stays so, and nobody is told to fetch it", async () => {
  const { number, tracking } = await labelled({ paymentId: 1 });
  tell(tracking, ["EOL.1001", 9], ["FMD.1002", 1]);
  await follow();
  assert.equal(await state(number), "delivered");
  await pool.query("UPDATE labels SET track_at = now() WHERE order_id = $1", [number]);
  tell(tracking, ["LMD.1003", 5], ["XYZ.12", 11], ["EOL.1001", 9], ["FMD.1002", 1]);
  await follow();
  assert.equal(await state(number), "delivered");
  assert.ok(!(await emails(number)).includes("parcelReady"));
});

test("a parcel nobody takes comes back as a return, once; taken after all, it is closed", async () => {
  const back = await labelled({ paymentId: 1 });
  tell(back.tracking, ["FMD.1002", 1], ["LMD.1003", 2], ["LMD.9002", 3]);
  await follow();
  tell(back.tracking, ["FMD.1002", 1], ["LMD.1003", 2], ["LMD.9002", 3], ["RTS.1001", 4]);
  await follow();
  const [opened, ...more] = await returns(back.number);
  assert.deepEqual([opened!.kind, opened!.state, more.length], ["uncollected", "announced", 0]);
  tell(back.tracking, ["RTS.1002", 6], ["FMD.1002", 1]);
  await follow();
  assert.deepEqual(
    (await returns(back.number)).map(({ state }) => state),
    ["arrived"],
  );
  assert.equal(await state(back.number), "sent", "money and goods are a person's decision");
  const taken = await labelled({ paymentId: 1 });
  tell(taken.tracking, ["FMD.1002", 1], ["LMD.9002", 3]);
  await follow();
  tell(taken.tracking, ["FMD.1002", 1], ["LMD.9002", 3], ["EOL.1001", 5]);
  await follow();
  assert.deepEqual(
    (await returns(taken.number)).map(({ state }) => state),
    ["closed"],
  );
  assert.equal(await state(taken.number), "delivered");
});

test("a parcel in trouble is on the home page until its carrier says better", async () => {
  const { number, tracking } = await labelled({ paymentId: 1 });
  const today = async () =>
    (await ola.call(routes.today)).body.decisions.find(({ kind }) => kind === "labelsStuck")?.orders ?? [];
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 1000).toISOString();
  const events = [
    { eventId: `${tracking}#1`, code: "FMD.1002", at: "2026-11-20T01:00:00Z" },
    { eventId: `${tracking}#2`, code: "EOL.9002", at: now },
  ];
  inpost.events.set(tracking, events);
  await follow();
  assert.ok((await today()).includes(number));
  inpost.events.set(tracking, [...events, { eventId: `${tracking}#3`, code: "LMD.1003", at: later }]);
  await follow();
  assert.ok(!(await today()).includes(number));
});

test("carriers are asked at their pace: ten at once, each parcel every half hour, and one that is silent is asked later", async () => {
  const orders = [];
  for (let turn = 0; turn < 12; turn += 1) orders.push(await labelled({ paymentId: 1 }));
  for (const { tracking } of orders) tell(tracking, ["FMD.1002", 1]);
  const before = inpost.asked.length;
  await Promise.all([follow(), followParcels(pool, all()), followParcels(pool, all())]);
  const asked = inpost.asked.slice(before).map((numbers) => numbers.length);
  assert.ok(Math.max(...asked) <= 10, asked.join());
  await followParcels(pool, all());
  assert.deepEqual(inpost.asked.slice(before).length, asked.length, "nobody's turn has come");
  for (const { number } of orders) assert.equal(await state(number), "sent");
  inpost.silent = true;
  await follow();
  inpost.silent = false;
  assert.equal((await pool.query("SELECT FROM labels WHERE track_at < now() + interval '20 minutes'")).rowCount, 0);
});

test("a parcel its carrier fails at holds up none of the others, and a carrier that wants peace is given it", async () => {
  await connect("shipx");
  await pool.query("UPDATE labels SET track_at = NULL");
  const orders = [];
  for (let turn = 0; turn < 12; turn += 1) orders.push(await labelled());
  for (const { tracking } of orders) tell(tracking, ["collected_from_sender", 2]);
  inpost.trackFaults.set(orders[0]!.tracking, "500").set(orders[1]!.tracking, "broken");
  await follow();
  for (const { number } of orders.slice(2)) assert.equal(await state(number), "sent");
  assert.equal(await state(orders[0]!.number), "packed");
  for (const { tracking } of orders) inpost.trackFaults.set(tracking, "429");
  const before = inpost.asked.length;
  await follow();
  await followParcels(pool, all());
  assert.equal(inpost.asked.length, before + 1, "it is asked no more");
  const bad = inpost.asked.at(-1)![0];
  const { rows } = await pool.query<{ tracking: string; seconds: number }>(
    "SELECT tracking, extract(epoch FROM track_at - now())::float AS seconds FROM labels WHERE track_at IS NOT NULL ORDER BY track_at, label_id",
  );
  assert.equal(rows.length, 12);
  assert.ok(rows[0]!.seconds > 60, "its peace has not ended");
  assert.ok(rows.slice(0, 11).every(({ seconds }) => seconds < 180));
  assert.equal(rows.at(-1)!.tracking, bad, "the one it failed at comes after all others");
  inpost.trackFaults.clear();
  await follow();
  assert.equal(await state(orders[1]!.number), "sent");
});

test("news that InPost signs have the carrier asked at once; forged ones are refused, doubled and old ones change nothing", async () => {
  const secret = "wspolny sekret";
  const post = (news: object, signed: { secret: string; stamped?: boolean }, spoilt = "") => {
    const { headers, body } = inpostNews(news, signed);
    return app.inject({ method: "POST", url: inpostNewsPath, headers, body: body + spoilt });
  };
  const waiting = async () =>
    (await pool.query("SELECT FROM graphile_worker._private_jobs WHERE key LIKE 'follow-%'")).rowCount;
  await connect("shipx", { newsSecret: "" });
  const { number, tracking } = await labelled();
  const news = { event: "shipment_status_changed", payload: { shipment_id: 1, tracking_number: tracking } };
  assert.equal((await post(news, { secret })).statusCode, 404, "until it is said what they are signed with");
  await connect("shipx", { newsSecret: secret });
  for (const answer of [
    await post(news, { secret: "inny" }),
    await post(news, { secret: "" }),
    await post(news, { secret }, " "),
    await app.inject({ method: "POST", url: inpostNewsPath, body: news }),
  ])
    assert.equal(answer.statusCode, 403);
  assert.equal(await waiting(), 0);
  assert.equal((await post({ trackingNumber: "nobody's" }, { secret })).statusCode, 200);
  assert.equal((await post([], { secret })).statusCode, 200);
  assert.equal(await waiting(), 0);
  // What they say is not believed: the carrier is asked.
  const lie = { event: "shipment_status_changed", payload: { status: "delivered", tracking_number: tracking } };
  for (const one of [
    await post(lie, { secret }),
    await post(lie, { secret }),
    await post(news, { secret, stamped: true }),
    await post({ eventCode: "FMD.1002", customerReference: `${number}-${(await newest(number)).id}` }, { secret }),
  ])
    assert.equal(one.statusCode, 200);
  assert.equal(await waiting(), 1, "doubled news are one question");
  tell(tracking, ["collected_from_sender", 2]);
  await followParcel(pool, { labelId: (await newest(number)).id, ...all() });
  assert.equal(await state(number), "sent");
});

test("a parcel that was unpacked is not followed, whatever its label does", async () => {
  const { number, parcel, tracking } = await labelled();
  assert.equal((await ola.call(routes.unpackParcel, { parameters: { number, parcel } })).status, 200);
  tell(tracking, ["collected_from_sender", 2]);
  await follow();
  assert.equal(await state(number), "new");
});

test("the test button asks InPost itself by either API", async () => {
  for (const api of ["shipx", "global"] as const) {
    await connect(api);
    const tested = (await ola.call(routes.testConnection, { parameters: { kind: "inpost" } })).body;
    assert.equal(tested.tested?.result, "works", api);
    await connect(api, { token: "wrong", clientSecret: "wrong" });
    const wrong = (await ola.call(routes.testConnection, { parameters: { kind: "inpost" } })).body;
    assert.equal(wrong.tested?.result, "credentials", api);
  }
});

test("the shop's promises hold after all of it", async () => {
  assert.deepEqual(await brokenPromises(pool), []);
});
