import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn, openBrowser, type Sent } from "../../../test/builders/staff.ts";
import type { Route } from "../../contract/operator/route.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { keyPermissions } from "../../domain/staff/permissions.ts";

// Keys of other programs: chosen permissions, an end, shown once, and nothing of who comes in.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 1 });
const number = Number((await makeOrder(app, body)).body.orderId);
const parameters = { number };

async function made(permissions: readonly string[], name = "magazyn") {
  const answered = await ola.call(routes.createKey, { body: { name, permissions } });
  assert.equal(answered.status, 200, JSON.stringify(answered.body));
  assert.match(answered.body.key, /^bruk_live_[\w-]{43}$/);
  const program = openBrowser(app, { agent: "curl" });
  // As a program sends it: from no page, with no cookie.
  const call = <R extends Route>(route: R, sent: Sent = {}) =>
    program.call(route, {
      ...sent,
      headers: { authorization: `Bearer ${answered.body.key}`, "sec-fetch-site": "cross-site", ...sent.headers },
    });
  return { ...answered.body, call };
}

test("a key does what its permissions name, and sees no more", async () => {
  const reads = await made(["orders.read"]);
  const order = await reads.call(routes.order, { parameters });
  assert.equal(order.status, 200);
  assert.deepEqual([order.body.money, order.body.buyer.email, order.body.next], [undefined, undefined, []]);
  const noted = await reads.call(routes.addNote, { parameters, body: { text: "x" } });
  assert.deepEqual([noted.status, noted.body.code], [403, "FORBIDDEN"]);
  const writes = await made(["orders.read", "orders.edit", "history.read"], "asystent");
  const key = randomUUID();
  const note = () => writes.call(routes.addNote, { parameters, body: { text: "z programu" }, key });
  assert.deepEqual(
    (await note()).body.notes!.map(({ text, by }) => [text, by]),
    [["z programu", "asystent"]],
  );
  assert.equal((await note()).body.notes!.length, 1);
  const { entries } = (await ola.call(routes.log, { query: { entity: "order" } })).body;
  assert.deepEqual(
    entries.map(({ act, actor }) => [act, actor]),
    [["addNote", { kind: "key", name: "asystent" }]],
  );
});

test("no key comes near who comes in, keys, settings or the log, nor does what asks who it is", async () => {
  for (const permission of ["staff.manage", "keys.manage", "settings.edit", "log.read"]) {
    const answered = await ola.call(routes.createKey, { body: { name: "x", permissions: [permission] } });
    assert.deepEqual([answered.status, answered.body.code], [400, "MALFORMED"], permission);
  }
  const all = await made(keyPermissions);
  const nothing = { id: 999_999, number: 999_999, note: 999_999 };
  for (const [name, route] of Object.entries(routes) as [string, Route][]) {
    const { code } = (await all.call(route, { parameters: nothing })).body;
    const may = keyPermissions.some((permission) => permission === route.permission) && !route.stepUp;
    assert.equal(code === "FORBIDDEN", !may, `${name}: ${code}`);
  }
});

test("a key is shown once and known by its digest; it ends by itself, and at once when it is ended", async () => {
  const key = await made(["orders.read"]);
  const { keys } = (await ola.call(routes.keys)).body;
  const row = keys.find(({ id }) => id === key.id)!;
  assert.deepEqual([row.ending, row.madeBy, row.usedAt], [key.key.slice(-4), "ola", null]);
  assert.equal(Math.round((Date.parse(row.endsAt) - Date.now()) / 86_400_000), 90);
  const { rows } = await pool.query<{ text: string }>("SELECT k::text AS text FROM operator_keys k");
  assert.ok(!rows.some(({ text }) => text.includes(key.key.slice(10))));
  assert.equal((await key.call(routes.orders)).status, 200);
  assert.ok((await ola.call(routes.keys)).body.keys.find(({ id }) => id === key.id)!.usedAt);

  assert.equal((await ola.call(routes.endKey, { parameters: { id: key.id } })).status, 200);
  assert.deepEqual(
    [(await key.call(routes.orders)).status, (await key.call(routes.orders)).body.code],
    [401, "SIGNED_OUT"],
  );
  assert.equal((await ola.call(routes.endKey, { parameters: { id: key.id } })).body.code, "NOT_FOUND");
  const old = await made(["orders.read"]);
  await pool.query("UPDATE operator_keys SET ends_at = now() WHERE key_id = $1", [old.id]);
  assert.equal((await old.call(routes.orders)).body.code, "SIGNED_OUT");
  assert.ok(!(await ola.call(routes.keys)).body.keys.some(({ id }) => id === old.id));
});

test("beside a key a session is not looked at; what a proxy's own door asks for is no key", async () => {
  const wrong = { authorization: `Bearer bruk_live_${"a".repeat(43)}` };
  assert.equal((await ola.call(routes.session, { headers: wrong })).body.code, "SIGNED_OUT");
  assert.equal((await openBrowser(app).call(routes.passkeyChallenge, { headers: wrong })).body.code, "SIGNED_OUT");
  const basic = { authorization: "Basic b2xhOm9sYQ==" };
  assert.equal((await ola.call(routes.session, { headers: basic })).status, 200);
  const foreign = { ...basic, "sec-fetch-site": "cross-site" };
  assert.equal((await ola.call(routes.signOut, { headers: foreign })).body.code, "FOREIGN_ORIGIN");
});
