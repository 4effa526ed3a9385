import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn, type Member } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";

// How each of the staff has the list of orders: saved views and columns.

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "shop" });
const piotr = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });

const view = (name: string, more: object = {}) => ({
  name,
  asked: { view: "all", state: "paid,packed", sort: "oldest" },
  columns: ["total", "buyer"],
  shared: false,
  ...more,
});
const seenBy = async (who: Member) => (await who.call(routes.orderViews)).body.views;
/** Of a view that was not changed yet. */
const version = '"view-1"';
const named = async (who: Member, name: string) => (await seenBy(who)).find((one) => one.name === name)!;
const save = async (who: Member, body: object) => (await who.call(routes.saveView, { body })).body;

test("a view has filters, sorting and columns under a name, and is its owner's alone", async () => {
  await save(ola, view("Kurier"));
  const saved = await named(ola, "Kurier");
  assert.deepEqual(saved, { id: saved.id, ...view("Kurier"), by: null, mine: true, version: '"view-1"' });
  assert.deepEqual(await seenBy(jan), []);
  const parameters = { id: saved.id };
  assert.equal((await jan.call(routes.changeView, { parameters, body: view("Moje"), version })).body.code, "NOT_FOUND");
  assert.equal((await jan.call(routes.removeView, { parameters })).body.code, "NOT_FOUND");
});

test("of one person a name stands once, capitals or small; another may have the same", async () => {
  assert.equal((await save(ola, view("KURIER"))).code, "NAME_TAKEN");
  assert.equal((await save(jan, view("Kurier"))).code, undefined);
  await save(ola, view("Inny"));
  const { id } = await named(ola, "Inny");
  const renamed = await ola.call(routes.changeView, { parameters: { id }, body: view("kurier"), version });
  assert.equal(renamed.body.code, "NAME_TAKEN");
  assert.equal((await ola.call(routes.changeView, { parameters: { id }, body: view("INNY"), version })).status, 200);
});

test("a shared view is seen by all who read orders, and changed by who may change orders", async () => {
  await save(ola, view("Na dziś", { shared: true }));
  const { id } = await named(ola, "Na dziś");
  assert.deepEqual(await named(jan, "Na dziś"), {
    ...view("Na dziś", { shared: true }),
    id,
    by: "ola",
    mine: true,
    version,
  });
  assert.equal((await named(piotr, "Na dziś")).mine, false);
  const parameters = { id };
  const body = view("Na jutro", { shared: true });
  assert.equal((await piotr.call(routes.changeView, { parameters, body, version })).body.code, "FORBIDDEN");
  assert.equal((await piotr.call(routes.removeView, { parameters })).body.code, "FORBIDDEN");
  assert.equal((await save(piotr, view("Dla wszystkich", { shared: true }))).code, "FORBIDDEN");
  assert.equal((await save(piotr, view("Moje"))).code, undefined);
  assert.equal((await jan.call(routes.changeView, { parameters, body, version })).status, 200);
  assert.equal((await named(ola, "Na jutro")).by, null, "it stays hers");
});

test("two who change a shared view at once: the second is told who was faster and when, and nothing is written over", async () => {
  await save(ola, view("Do kuriera", { shared: true }));
  const { id } = await named(ola, "Do kuriera");
  const change = (who: Member, name: string, seen = version) =>
    who.call(routes.changeView, { parameters: { id }, body: view(name, { shared: true }), version: seen });
  const taken = await change(jan, "Do kuriera jutro");
  assert.equal(taken.status, 200);
  const late = await change(ola, "Do kuriera zaraz");
  assert.deepEqual([late.status, late.body.changed?.by, late.body.changed?.version], [412, "jan", '"view-2"']);
  assert.ok(Date.now() - Date.parse(late.body.changed!.at!) < 60_000);
  assert.equal((await named(ola, "Do kuriera jutro")).version, '"view-2"');
  // What was taken over by another is not taken back by its first, either.
  assert.equal((await change(ola, "Do kuriera zaraz", '"view-2"')).status, 200);
  const undone = await jan.call(routes.undo, { parameters: { id: Number(taken.headers["log-entry"]) } });
  assert.equal(undone.body.code, "VERSION_OLD");
  await ola.call(routes.removeView, { parameters: { id } });
});

test("filters that the list would refuse are not saved", async () => {
  for (const asked of [{ state: "flying" }, { from: "yesterday" }, { view: "none" }, { money: "paid,none,much" }])
    assert.equal((await save(ola, view("Zły", { asked }))).code, "MALFORMED", JSON.stringify(asked));
  assert.equal((await save(ola, view("Zły", { columns: ["password"] }))).code, "MALFORMED");
});

test("each has the order of the views, and the columns, that they have chosen", async () => {
  const ids = (await seenBy(ola)).map(({ id }) => id);
  await ola.call(routes.arrangeViews, { body: { views: ids.toReversed() } });
  assert.deepEqual(
    (await seenBy(ola)).map(({ id }) => id),
    ids.toReversed(),
  );
  await save(ola, view("Nowy"));
  assert.equal((await seenBy(ola)).at(-1)!.name, "Nowy", "what is not arranged comes last");
  assert.equal((await ola.call(routes.orderViews)).body.columns, null);
  const chosen = await ola.call(routes.chooseColumns, { body: { columns: ["tags", "placed"] } });
  assert.deepEqual(chosen.body.columns, ["tags", "placed"]);
  assert.equal((await jan.call(routes.orderViews)).body.columns, null);
  await ola.call(routes.chooseColumns, { body: { columns: null } });
  assert.equal((await ola.call(routes.orderViews)).body.columns, null);
});

test("the log tells of views without the words that were searched for, which may be a buyer's", async () => {
  const asked = { view: "all", q: "Żółkiewska", tag: "pilne" };
  await save(ola, view("Szukane", { asked }));
  const { id } = await named(ola, "Szukane");
  await ola.call(routes.removeView, { parameters: { id } });
  const { rows } = await pool.query<{ act: string; text: string }>(
    "SELECT act, concat(before, after) AS text FROM operator_log WHERE entity = 'orderView' AND entity_id = $1 ORDER BY entry_id",
    [String(id)],
  );
  assert.deepEqual(
    rows.map(({ act }) => act),
    ["saveView", "removeView"],
  );
  assert.ok(rows.every(({ text }) => text.includes("pilne") && !text.includes("Żółkiewska")));
});

test("a key of another program sees what is shared, and has no list of its own", async () => {
  const owner = await comeIn(app, pool, { email: "iga@bruk.example", role: "owner" });
  await save(owner, view("Moje"));
  const { key } = (await owner.call(routes.createKey, { body: { name: "kasa", permissions: ["orders.read"] } })).body;
  const headers = { authorization: `Bearer ${key}` };
  const seen = (await owner.call(routes.orderViews, { headers })).body;
  assert.deepEqual(
    seen.views.map(({ name, mine }) => [name, mine]),
    [["Na jutro", false]],
  );
  assert.equal((await owner.call(routes.saveView, { headers, body: view("Klucz") })).body.code, "FORBIDDEN");
  const columns = { headers, body: { columns: ["total"] } };
  assert.equal((await owner.call(routes.chooseColumns, columns)).body.code, "FORBIDDEN");
});
