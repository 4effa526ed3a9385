import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openOffice } from "../../../test/builders/office.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { ProductSaid } from "../../contract/operator/products.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { pageDataHref } from "../../contract/paths.ts";
import { cacheTagsNow, cacheTagsSince } from "../../database/cache-tags.ts";
import { chooseWhatGoesWith } from "../../flows/catalogue/choose-goes-with.ts";

// The rows of a product's details, and what goes with it, as staff say them.

const office = await openOffice();
const { pool, app, products, ola, did, undo } = office;
const content = await comeIn(app, pool, { email: "tekst@bruk.example", role: "content" });
const packing = await comeIn(app, pool, { email: "pakuje@bruk.example", role: "packing" });

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const { productId: id, url } = products.hoodie;
const parameters = { id };
const [cap, bottle] = [products.cap.productId, products.bottle.productId];
const read = async (): Promise<ProductSaid> => (await ola.call(routes.product, { parameters })).body;
const detail = async (details: object[], { by = ola, version = "" } = {}) =>
  by.call(routes.changeProductDetails, {
    parameters,
    body: { details },
    version: version || (await read()).details.version,
  });
const choose = async (chosen: number[], { by = ola, version = "" } = {}) =>
  by.call(routes.changeProductGoesWith, {
    parameters,
    body: { chosen },
    version: version || (await read()).goesWith.version,
  });
/** What its page tells shoppers. */
const page = async (path = url) =>
  (await app.inject(pageDataHref(path))).json<{
    data: { details: { name: string; value: string }[]; goesWith: { product_id: string }[] };
  }>().data;
const chosenShown = async () => (await page()).goesWith.map(({ product_id }) => Number(product_id));
const changesPage = async (act: () => Promise<unknown>) => {
  const { cursor } = await cacheTagsSince(pool, await cacheTagsNow(pool));
  await act();
  return (await cacheTagsSince(pool, cursor)).facts.includes(`product:${id}`);
};
const hood = { name: { pl: "Kaptur", en: "Hood", cz: "" }, value: { pl: "podwójny", en: "double", cz: "" } };

test("rows of details are on the page in their order and in each language, and an undo brings back those before", async () => {
  const before = (await read()).details.details;
  let entry = 0;
  assert.ok(await changesPage(async () => (entry = await did(detail([hood, ...before])))));
  assert.deepEqual((await read()).details.details, [hood, ...before]);
  const shown = async () => (await page()).details.find(({ name }) => name === "Kaptur")?.value;
  assert.equal(await shown(), "podwójny");
  const stored = await pool.query("SELECT details -> 0 AS first FROM products WHERE product_id = $1", [id]);
  assert.deepEqual(
    stored.rows[0].first,
    { name: { pl: "Kaptur", en: "Hood" }, value: { pl: "podwójny", en: "double" } },
    "what is not written is not stored, as files leave it",
  );
  assert.equal((await undo(entry)).status, 200);
  assert.deepEqual((await read()).details.details, before);
  assert.equal(await shown(), undefined);
});

test("what goes with a product is on its page in its order, told by name in the log, and taken back", async () => {
  let entry = 0;
  assert.ok(await changesPage(async () => (entry = await did(choose([bottle, cap])))));
  assert.deepEqual(
    (await read()).goesWith.chosen.map((one) => one.id),
    [bottle, cap],
  );
  assert.deepEqual(await chosenShown(), [bottle, cap]);
  const [last] = (await ola.call(routes.log, { query: { entity: "product", id: String(id) } })).body.entries;
  assert.deepEqual(last!.after, {
    chosen: [bottle, cap],
    chosenNames: (await read()).goesWith.chosen.map((o) => o.name),
  });
  assert.equal((await undo(entry)).status, 200);
  assert.deepEqual(await chosenShown(), []);
});

test("the command line makes the same choice: a form that was open is at an old version", async () => {
  const { version } = (await read()).goesWith;
  await chooseWhatGoesWith(pool, { productId: id, relatedIds: [cap] });
  const stale = await choose([bottle], { version });
  assert.deepEqual([stale.status, stale.body.code], [412, "VERSION_OLD"]);
  assert.deepEqual(await chosenShown(), [cap]);
  const { rows } = await pool.query(
    "SELECT act, after ->> 'command' AS command FROM operator_log WHERE entity = 'product' AND entity_id = $1 ORDER BY entry_id DESC LIMIT 1",
    [String(id)],
  );
  assert.deepEqual(rows, [{ act: "useCommand", command: `goes-with ${id} ${cap}` }]);
  const now = (await read()).goesWith.version;
  await pool.query(
    "INSERT INTO product_relations (product_id, kind, related_id, position) VALUES ($1, 'bought', $2, 1)",
    [id, bottle],
  );
  assert.equal((await read()).goesWith.version, now, "what was bought with it is nobody's choice");
  await did(choose([]));
  assert.deepEqual(await chosenShown(), [bottle], "and stays where the choice is taken away");
});

test("a row without a Polish name, a product that is none, itself or one twice are refused; so is who may not write goods", async () => {
  const no = { pl: "", en: "", cz: "" };
  const of = ({ status, body }: { status: number; body: { code?: string | undefined; at?: string | undefined } }) => [
    status,
    body.code,
    body.at,
  ];
  assert.deepEqual(of(await detail([{ ...hood, name: no }])), [400, "MALFORMED", "/details/0/name/pl"]);
  assert.deepEqual(of(await choose([999_999])), [422, "FIELD_WRONG", "/chosen"]);
  assert.deepEqual(of(await choose([id])), [422, "FIELD_WRONG", "/chosen"]);
  assert.deepEqual(of(await choose([cap, cap])), [400, "MALFORMED", "/chosen"]);
  assert.deepEqual(of(await choose([1, 2, 3, 4, 5, 6, 7, 8, 9])), [400, "MALFORMED", "/chosen"]);
  for (const act of [detail([hood], { by: packing }), choose([cap], { by: packing })])
    assert.equal((await act).status, 403);
  const { version } = (await read()).details;
  await did(detail([hood], { by: content, version }));
  assert.equal((await detail([], { version })).status, 412);
});
