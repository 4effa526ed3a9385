import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";

// The log as an owner reads it: by who did it, what was done, and on what.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const iga = await comeIn(app, pool, { email: "iga@bruk.example", role: "owner" });
const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "shop" });
const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2 });
const number = Number((await makeOrder(app, body)).body.orderId);
const parameters = { number };
const made = await iga.call(routes.createKey, { body: { name: "kasa", permissions: ["orders.read", "orders.edit"] } });
const ofKey = { headers: { authorization: `Bearer ${made.body.key}` } };
await jan.call(routes.addNote, { parameters, body: { text: "a" } });
await iga.call(routes.addNote, { parameters, body: { text: "b" } });
await iga.call(routes.addNote, { ...ofKey, parameters, body: { text: "c" } });

const log = async (query: Record<string, string>) => (await iga.call(routes.log, { query })).body;
const acts = async (query: Record<string, string>) =>
  (await log(query)).entries.map(({ act, actor }) => `${actor.name ?? actor.kind} ${act}`);

test("it is read by person, key, the command line, act and record, and by several of them at once", async () => {
  assert.deepEqual(await acts({ by: `person-${jan.id}`, act: "addNote" }), ["jan addNote"]);
  assert.deepEqual(await acts({ by: `key-${made.body.id}` }), ["kasa addNote"]);
  assert.deepEqual(await acts({ by: "commandLine" }), ["commandLine inviteStaff", "commandLine inviteStaff"]);
  assert.deepEqual(await acts({ by: "system" }), []);
  assert.deepEqual(await acts({ act: "createKey" }), ["iga createKey"]);
  assert.deepEqual(await acts({ entity: "order", id: String(number) }), ["kasa addNote", "iga addNote", "jan addNote"]);
  assert.deepEqual(await acts({ entity: "order", by: `person-${iga.id}` }), ["iga addNote"]);
  assert.equal((await log({ by: "nobody" })).at, "by");
});

test("it is read on page by page, and names whoever may have done something", async () => {
  const whole = (await log({})).entries.map(({ id }) => id);
  const paged: number[] = [];
  let after: string | null = null;
  do {
    const page = await log({ limit: "2", ...(after === null ? {} : { after }) });
    paged.push(...page.entries.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  assert.deepEqual(paged, whole);
  assert.deepEqual((await log({})).actors, [
    { code: `person-${iga.id}`, name: "iga" },
    { code: `person-${jan.id}`, name: "jan" },
    { code: `key-${made.body.id}`, name: "kasa" },
  ]);
});

test("nobody but an owner reads it", async () => {
  assert.equal((await jan.call(routes.log)).body.code, "FORBIDDEN");
});
