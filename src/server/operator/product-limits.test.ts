import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { makeOrder } from "../../../test/builders/app.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { ProductSaid } from "../../contract/operator/products.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { pageDataHref } from "../../contract/paths.ts";
import { cacheTagsNow, cacheTagsSince } from "../../database/cache-tags.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { changeLimit } from "../../flows/order/change-limit.ts";

// Who may buy a product, and where, as staff say it.

const office = await openOffice();
const { pool, app, products, ola, did, undo } = office;
const content = await comeIn(app, pool, { email: "tekst@bruk.example", role: "content" });
const packing = await comeIn(app, pool, { email: "pakuje@bruk.example", role: "packing" });

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const id = products.bottle.productId;
const read = async (): Promise<ProductSaid> => (await ola.call(routes.product, { parameters: { id } })).body;
const change = async (body: object, { by = ola, version = "" } = {}) =>
  by.call(routes.changeProductLimits, {
    parameters: { id },
    body,
    version: version || (await read()).limits.version,
  });
const place = async (input: object = {}) =>
  (await makeOrder(app, await orderBody(pool, { lines: [{ product: products.bottle }], ...input }))).body;
/** What its page tells shoppers of the product. */
const told = async () =>
  (await app.inject(pageDataHref(products.bottle.url))).json<{ data: { product: Product } }>().data.product;
const none = { ageMin: null, onlineSale: true, blockedCountries: [], mostPieces: null };

test("each limit holds from the next order on, is told to shoppers, and is gone when it is taken back", async () => {
  const limits = [
    { body: { ageMin: 18 }, error: "AGE_CONFIRMATION", shown: { age_min: 18 } },
    { body: { onlineSale: false }, error: "PRODUCT_NOT_ONLINE", shown: { online_sale: false } },
    {
      body: { blockedCountries: ["SK", "PL"] },
      error: "PRODUCT_COUNTRY_BLOCKED",
      shown: { blocked_countries: ["SK", "PL"] },
    },
  ] as const;
  for (const { body, error, shown } of limits) {
    const { cursor } = await cacheTagsSince(pool, await cacheTagsNow(pool));
    const entry = await did(change(body));
    assert.ok((await cacheTagsSince(pool, cursor)).facts.includes(`product:${id}`), "its page, its rows, its feeds");
    const { version: _version, ...said } = (await read()).limits;
    assert.deepEqual(said, { ...none, ...body }, "nothing else of it");
    assert.equal((await place()).error, error);
    const now = await told();
    for (const [name, value] of Object.entries(shown)) assert.deepEqual(now[name as keyof typeof now], value);
    assert.equal((await undo(entry)).status, 200);
    assert.ok((await place()).orderId, "as before");
  }
});

test("how many pieces one person may have is one number, set by the form or by the command", async () => {
  const before = (await read()).limits;
  const entry = await did(change({ mostPieces: 2 }));
  assert.equal((await told()).most_pieces, 2);
  const [last] = (await ola.call(routes.log, { query: { entity: "product", id: String(id) } })).body.entries;
  assert.deepEqual(
    [last!.act, last!.before, last!.after],
    ["changeProductLimits", { mostPieces: null }, { mostPieces: 2 }],
  );
  const stale = await change({ mostPieces: 5 }, { version: before.version });
  assert.deepEqual(
    [stale.status, stale.body.code, stale.body.changed?.fields, stale.body.changed?.by],
    [412, "VERSION_OLD", ["mostPieces"], "ola"],
  );
  await changeLimit(pool, { productId: id, pieces: 3 });
  assert.equal((await read()).limits.mostPieces, 3);
  assert.equal((await undo(entry)).body.code, "VERSION_OLD", "the command made another version");
  await changeLimit(pool, { productId: id, pieces: null });
  assert.equal((await read()).limits.mostPieces, null);
});

test("a file that says them makes another version; the same said again makes none", async () => {
  const { version } = (await read()).limits;
  const { headers } = await change({ ...none }, { version });
  assert.equal(headers["log-entry"], undefined);
  assert.equal((await read()).limits.version, version);
  await pool.query("UPDATE products SET online_sale = false WHERE product_id = $1", [id]);
  const { limits } = await read();
  assert.notEqual(limits.version, version);
  assert.equal((await change({ ageMin: 18 }, { version })).status, 412);
  await did(change(none));
});

test("what is no limit is refused where it stands; who may not write goods says none", async () => {
  const at = async (body: object) => {
    const { status, body: refused } = await change(body);
    return [status, refused.code, refused.at];
  };
  assert.deepEqual(await at({ ageMin: 16 }), [400, "MALFORMED", "/ageMin"]);
  assert.deepEqual(await at({ blockedCountries: ["cz"] }), [400, "MALFORMED", "/blockedCountries/0"]);
  assert.deepEqual(await at({ blockedCountries: ["CZ", "CZ"] }), [400, "MALFORMED", "/blockedCountries"]);
  for (const mostPieces of [0, 1.5, 1_000_001])
    assert.deepEqual(await at({ mostPieces }), [400, "MALFORMED", "/mostPieces"]);
  assert.equal((await change({ ageMin: 18 }, { by: packing })).status, 403);
  await did(change({ ageMin: 18 }, { by: content }));
  await did(change(none));
});

test("Luxembourg, which the list of countries calls LX, is kept as shoppers are told of it", async () => {
  await did(change({ blockedCountries: ["LX", "CZ"] }));
  assert.deepEqual((await told()).blocked_countries, ["LU", "CZ"]);
  assert.equal((await change({ blockedCountries: ["LX", "LU"] })).status, 400);
  await did(change(none));
});

test("the countries to choose from are named as a product names them", async () => {
  const { countries } = (await ola.call(routes.productChoices)).body;
  assert.ok(countries.includes("CZ") && countries.includes("LU") && !countries.includes("LX"), countries.join(" "));
});
