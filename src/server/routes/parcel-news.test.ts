// What Packeta tells by itself: believed only that something is new, and only if Packeta has signed it within minutes.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openPacketaStandIn, packetaAccess, packetaNews } from "../../../stand-ins/carriers/packeta.ts";
import { openInpostShop } from "../../../test/builders/inpost-shop.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { packetaNewsPath } from "../../contract/paths.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { followParcel } from "../../flows/parcel/follow-parcels.ts";

const packeta = await openPacketaStandIn();
after(() => packeta.close());
const { pool, app, ola, by, packed, newest, work } = await openInpostShop({ packeta: packeta.url });
const secret = "klíč od Zásilkovny";
const now = () => Math.floor(Date.now() / 1000);

async function connect(newsSecret: string) {
  const { connections } = (await ola.call(routes.connections)).body;
  const { version } = connections.find(({ kind }) => kind === "packeta")!;
  const fields = { sender: "bruk", ...packetaAccess, newsSecret };
  const saved = await ola.call(routes.saveConnection, {
    parameters: { kind: "packeta" },
    body: { on: true, fields },
    version,
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
}
const post = async (news: object, signed: Parameters<typeof packetaNews>[1], spoilt = "") => {
  const { headers, body } = packetaNews(news, signed);
  return (await app.inject({ method: "POST", url: packetaNewsPath, headers, body: body + spoilt })).statusCode;
};
const waiting = async () =>
  (await pool.query("SELECT FROM graphile_worker._private_jobs WHERE key LIKE 'follow-%'")).rowCount;

test("news that Packeta signs have it asked at once; forged and old ones are refused, doubled and reordered ones change nothing", async () => {
  await connect("");
  const { number, parcel } = await packed({ paymentId: 1 });
  await pool.query(
    "UPDATE orders SET country_id = (SELECT country_id FROM countries WHERE country_code = 'CZ') WHERE order_id = $1",
    [number],
  );
  const body = { parcel, carrier: "packeta" as const, size: "small" as const, weight: 900 };
  assert.equal((await ola.call(routes.buyLabel, { parameters: { number }, body })).status, 200);
  await work(number);
  const { id, tracking } = await newest(number);
  const packet = packeta.packets.at(-1)!.id;
  const news = { status: { eventId: "e1", id: packet, barcode: tracking, statusId: 7, statusCode: "delivered" } };
  const state = async () => (await orderNumbered(pool, number))!.order.status;

  assert.equal(await post(news, { secret, at: now() }), 404, "until it is said what they are signed with");
  await connect(secret);
  const { connections } = (await ola.call(routes.connections)).body;
  assert.match(JSON.stringify(connections.find(({ kind }) => kind === "packeta")), /\/notify\/packeta/);
  for (const [why, status] of [
    ["another key", await post(news, { secret: "jiný", at: now() })],
    ["another body", await post(news, { secret, at: now() }, " ")],
    ["caught ten minutes ago", await post(news, { secret, at: now() - 600 })],
    ["of a clock that is ahead", await post(news, { secret, at: now() + 600 })],
    ["unsigned", (await app.inject({ method: "POST", url: packetaNewsPath, body: news })).statusCode],
  ] as const)
    assert.equal(status, 403, why);
  assert.equal(await waiting(), 0);
  for (const nobodys of [[], { status: { id: "1" } }, { externalStatus: {} }, { other: 1 }])
    assert.equal(await post(nobodys, { secret, at: now() }), 200);
  assert.equal(await waiting(), 0);

  // It says "delivered" and is not believed: Packeta is asked.
  assert.equal(await post(news, { secret, at: now() }), 200);
  assert.equal(await post(news, { secret, at: now(), as: "base64" }), 200);
  assert.equal(await post({ externalStatus: { barcode: tracking } }, { secret, at: now() }), 200);
  assert.equal(await waiting(), 1, "doubled news are one question");
  const follow = () => followParcel(pool, { labelId: id, ...by, pointsPerZloty: 1, now: new Date() });
  packeta.records.set(packet, [{ code: "2", at: "2026-11-20T10:00:00" }]);
  await follow();
  assert.equal(await state(), "sent");
  const told = [
    { code: "7", at: "2026-11-22T10:00:00" },
    { code: "5", at: "2026-11-21T10:00:00" },
    { code: "2", at: "2026-11-20T10:00:00" },
  ];
  packeta.records.set(packet, told);
  await follow();
  assert.equal(await state(), "delivered");
  await pool.query("UPDATE labels SET track_at = now() WHERE label_id = $1", [id]);
  packeta.records.set(packet, told.slice(1));
  assert.equal(await post({ status: { ...news.status, statusCode: "ready" } }, { secret, at: now() }), 200);
  await follow();
  assert.equal(await state(), "delivered", "what comes late takes nothing back");
  assert.deepEqual(await brokenPromises(pool), []);
});
