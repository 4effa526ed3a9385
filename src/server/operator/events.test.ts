import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { readEvents } from "../../../test/builders/events.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { recordEmailSent } from "../../database/mail/outbox.ts";
import { forgetSilent } from "../../database/staff/presence.ts";
import { recordTransfer } from "../../flows/payment/record-transfer.ts";

// Whoever has the back office open hears of what changes as it is saved, never of what it is now.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const other = await openTestApp(pool);
for (const server of [app, other.app]) await server.listen({ port: 0, host: "127.0.0.1" });
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "shop" });
const piotr = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });

async function place(): Promise<number> {
  const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 1 }));
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}
const read = async (number: number) => (await ola.call(routes.order, { parameters: { number } })).body;
const tag = async (number: number, tags: string[]) =>
  ola.call(routes.changeTags, { parameters: { number }, body: { tags }, version: (await read(number)).versions.tags });
const of = (number: number, part: string) => (data: Record<string, unknown>) =>
  data["entityId"] === String(number) && data["part"] === part;

test("a new order, its money, an act on it and its email are told of in every server process, and nothing of what they are", async () => {
  const here = await readEvents(app, piotr);
  const there = await readEvents(other.app, piotr);
  const number = await place();
  for (const stream of [here, there]) {
    const { id, data } = await stream.wait("change", of(number, "placed"));
    assert.match(id!, /^\d+$/);
    assert.deepEqual(data, {
      entity: "order",
      entityId: String(number),
      part: "placed",
      version: '"placed-1"',
      by: null,
    });
  }
  const { money } = await read(number);
  await recordTransfer(pool, { orderId: number, amount: money!.total, currency: null, now: new Date() });
  assert.equal((await there.wait("change", of(number, "state"))).data["version"], '"state-2"');
  await tag(number, ["prezent"]);
  assert.deepEqual((await there.wait("change", of(number, "tags"))).data, {
    entity: "order",
    entityId: String(number),
    part: "tags",
    version: (await read(number)).versions.tags,
    by: "ola",
  });
  const { rows } = await pool.query<{ letter_id: number }>("SELECT letter_id FROM outbox WHERE order_id = $1", [
    number,
  ]);
  await recordEmailSent(pool, rows[0]!.letter_id);
  await there.wait("change", of(number, "emails"));
  for (const stream of [here, there]) stream.close();
});

test("who comes back is told what changed meanwhile, and once too much is not known any more that it is so", async () => {
  const before = await readEvents(app, ola);
  const number = await place();
  const { id } = await before.wait("change", of(number, "placed"));
  before.close();
  await tag(number, ["a"]);
  const after = await readEvents(other.app, ola, id);
  await after.wait("change", of(number, "tags"));
  assert.ok(!after.came.some(({ event }) => event === "missed"));
  after.close();
  const late = await readEvents(app, ola, "999999999");
  await late.wait("missed");
  late.close();
});

test("each hears of the records they may see alone", async () => {
  const [owner, packer] = [await readEvents(app, ola), await readEvents(app, piotr)];
  await ola.call(routes.inviteStaff, { body: { email: "nowa@bruk.example", role: "shop" } });
  await pool.query(
    "INSERT INTO withdrawals (name, email, order_text, goods, lan_id) VALUES ('Kasia', 'kasia@przyklad.pl', '7', '', 1)",
  );
  const number = await place();
  await owner.wait("change", ({ entity }) => entity === "staff");
  await owner.wait("change", ({ entity, part }) => entity === "withdrawal" && part === "placed");
  await packer.wait("change", of(number, "placed"));
  assert.ok(packer.came.every(({ event, data }) => event !== "change" || data["entity"] === "order"));
  for (const stream of [owner, packer]) stream.close();
});

test("a stream ends with its session, and nobody who is not signed in has one", async () => {
  const ewa = await comeIn(app, pool, { email: "ewa@bruk.example", role: "shop" });
  const stream = await readEvents(other.app, ewa);
  await ola.call(routes.removeStaff, { parameters: { id: ewa.id } });
  await stream.ended;
  await assert.rejects(readEvents(app, ewa), /^Error: 401/);
});

test("a server that cannot listen any more ends its streams, so that browsers come back and miss nothing", async () => {
  const stream = await readEvents(app, ola);
  const number = await place();
  const { id } = await stream.wait("change", of(number, "placed"));
  await pool.query(
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN record_changes'",
  );
  await stream.ended;
  await tag(number, ["b"]);
  const again = await readEvents(app, ola, id);
  await again.wait("change", of(number, "tags"));
  await tag(number, ["c"]);
  await again.wait("change", ({ version }) => version === '"tags-3"');
  again.close();
});

test("a server that ends waits for no stream; what changed while there was none is told by the next", async () => {
  const ending = (await openTestApp(pool)).app;
  await ending.listen({ port: 0, host: "127.0.0.1" });
  const stream = await readEvents(ending, ola);
  const number = await place();
  const { id } = await stream.wait("change", of(number, "placed"));
  await ending.close();
  await stream.ended;
  await tag(number, ["a"]);
  const next = await readEvents(other.app, ola, id);
  await next.wait("change", of(number, "tags"));
  next.close();
});

test("a session has twenty streams at most", async () => {
  const streams = [];
  while (streams.length < 20) streams.push(await readEvents(app, jan));
  await assert.rejects(readEvents(app, jan), /^Error: 429/);
  for (const stream of streams) stream.close();
});

test("who has a record open is seen by who else has, comes and goes over the stream, and goes when silent", async () => {
  const number = await place();
  const record = { entity: "order", id: String(number) };
  const say = async (member: typeof ola, tab: string) => {
    const { status, body } = await member.call(routes.sayHere, { parameters: record, body: { tab } });
    assert.equal(status, 200, JSON.stringify(body));
    return body.people.map(({ name }) => name);
  };
  const stream = await readEvents(app, ola);
  /** How often it was told of until now. */
  const heard = async () => {
    const last = await place();
    await stream.wait("change", of(last, "placed"));
    return stream.came.filter(({ event }) => event === "here").length;
  };
  assert.deepEqual(await say(ola, "ola-tab-1"), []);
  assert.deepEqual(await say(ola, "ola-tab-2"), [], "one's own other tab is nobody else");
  assert.deepEqual(await say(piotr, "piotr-tab"), ["ola"]);
  const { data } = await stream.wait("here", ({ entityId }) => entityId === record.id);
  assert.deepEqual(data, { entity: "order", entityId: record.id });
  assert.deepEqual(await say(ola, "ola-tab-1"), ["piotr"]);
  const before = await heard();
  await say(piotr, "piotr-tab");
  await piotr.call(routes.sayGone, { parameters: { tab: "piotr-tab" } });
  assert.deepEqual(await say(ola, "ola-tab-1"), []);
  await say(piotr, "piotr-tab");
  await pool.query("UPDATE staff_presence SET seen_at = now() - interval '30 seconds' WHERE tab = 'piotr-tab'");
  assert.deepEqual(await say(ola, "ola-tab-1"), [], "who is silent has gone");
  await forgetSilent(pool);
  assert.equal((await heard()) - before, 3, "who says again what is known is not told of");
  const staff = { entity: "staff", id: "1" };
  const refused = await piotr.call(routes.sayHere, { parameters: staff, body: { tab: "piotr-tab" } });
  assert.equal(refused.body.code, "FORBIDDEN");
  stream.close();
});
