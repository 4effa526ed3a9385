import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { Cut } from "../../contract/operator/price-cuts.ts";
import { pageDataHref } from "../../contract/paths.ts";
import { runPriceCuts } from "../../flows/catalogue/price-cuts.ts";

// Prices for a time, planned by staff.

const { pool, products, ola, app, undo } = await openOffice();
const later = { from: "2099-12-01T00:00", to: "2099-12-08T00:00" };
const atOnce = { from: null, to: null };
let count = 0;

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

async function product(price = "200.00"): Promise<{ id: number; url: string }> {
  const handle = `obnizana-${(count += 1)}`;
  const { productId, url } = await addProduct(pool, { handle, price });
  await pool.query(
    "INSERT INTO price_history (variant_id, real_price, since) SELECT variant_id, real_price, now() - interval '200 days' FROM variants WHERE product_id = $1",
    [productId],
  );
  return { id: productId, url };
}

/** What a shopper reads: the price, the one before and the lowest of 30 days. */
async function seen(url: string): Promise<(string | null)[]> {
  const { data } = (await app.inject(pageDataHref(url))).json<{
    data: { product: { real_price: string; catalogue_price: string | null; lowest_price: string | null } };
  }>();
  const { real_price, catalogue_price, lowest_price } = data.product;
  return [real_price, catalogue_price, lowest_price];
}

const preview = async (ids: number[], reduction: object, time: object = atOnce) => {
  const goods = ids.map((productId) => ({ productId, variantId: null }));
  const { status, body } = await ola.call(routes.priceCutPreview, { body: { goods, reduction, ...time } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.rows;
};
const plan = (productId: number, price: number, time: object = atOnce) =>
  ola.call(routes.planPriceCuts, { body: { cuts: [{ productId, variantId: null, price, ...time }] } });
const cuts = async (view: "open" | "over" = "open"): Promise<Cut[]> =>
  (await ola.call(routes.priceCuts, { query: { view, limit: "100" } })).body.cuts;
const of = async (productId: number, view?: "open" | "over") =>
  (await cuts(view)).filter((cut) => cut.productId === productId);

test("a preview says what each will cost and the lowest of 30 days, and changes nothing; what is planned at once is what a shopper reads, until it is undone", async () => {
  const { id, url } = await product();
  const [row] = await preview([id], { percent: 25 });
  assert.deepEqual(
    { now: row!.now, price: row!.price, lowest: row!.lowest, variantId: row!.variantId, refused: row!.refused },
    { now: 20_000, price: 15_000, lowest: 20_000, variantId: null, refused: null },
  );
  assert.deepEqual([await of(id), await seen(url)], [[], ["200.00", null, null]]);

  const { status, headers } = await plan(id, row!.price);
  assert.equal(status, 200);
  assert.deepEqual(await seen(url), ["150.00", "200.00", "200.00"]);
  assert.deepEqual(
    (await of(id)).map(({ state, held, price }) => ({ state, held, price })),
    [{ state: "running", held: 1, price: 15_000 }],
  );
  assert.equal((await undo(headers["log-entry"])).status, 200);
  assert.deepEqual([await of(id), (await seen(url))[0]], [[], "200.00"]);
  assert.deepEqual(
    (await of(id, "over")).map(({ state }) => state),
    ["cancelled"],
  );
});

test("one for later begins and ends by itself, on Warsaw's clocks; called off it never begins, and can be planned again by undoing that", async () => {
  const { id, url } = await product();
  await plan(id, 9900, later);
  const [planned] = await of(id);
  assert.deepEqual(
    [planned!.state, planned!.from, planned!.to],
    ["planned", "2099-11-30T23:00:00.000Z", "2099-12-07T23:00:00.000Z"],
  );
  const { headers } = await ola.call(routes.cancelPriceCuts, { body: { ids: [planned!.id] } });
  assert.equal(await runPriceCuts(pool, new Date("2099-12-02T00:00:00Z")), 0);
  assert.equal((await undo(headers["log-entry"])).status, 200);
  const [again] = await of(id);
  assert.deepEqual([again!.state, again!.price, again!.from, again!.to], ["planned", 9900, planned!.from, planned!.to]);
  await runPriceCuts(pool, new Date("2099-12-02T00:00:00Z"));
  assert.equal((await seen(url))[0], "99.00");
  await runPriceCuts(pool, new Date("2099-12-08T00:00:00Z"));
  assert.equal((await seen(url))[0], "200.00");
});

test("what overlaps, is no less, is over or not sold is refused by name, before and when it is sent; the others are planned", async () => {
  const [taken, dear, free] = [await product(), await product("50.00"), await product()];
  await plan(taken.id, 15_000, later);
  const rows = await preview([taken.id, dear.id, free.id], { price: 9900 }, later);
  assert.deepEqual(
    rows.map(({ refused }) => refused),
    ["overlaps", "notLower", null],
  );
  const asked = [taken.id, dear.id, 999_999, free.id].map((productId) => ({
    productId,
    variantId: null,
    price: 9900,
    ...later,
  }));
  const { body } = await ola.call(routes.planPriceCuts, { body: { cuts: asked } });
  assert.deepEqual(
    [body.planned.length, body.refused.map(({ productId, why }) => [productId, why])],
    [
      1,
      [
        [taken.id, "overlaps"],
        [dear.id, "notLower"],
        [999_999, "unknown"],
      ],
    ],
  );
  const [over] = await preview([dear.id], { price: 100 }, { from: null, to: "2020-01-01T00:00" });
  assert.equal(over!.refused, "over");
  assert.equal((await ola.call(routes.cancelPriceCuts, { body: { ids: [999_999] } })).status, 404);
});

test("of a product whose sizes cost different prices each is a row of its own, a share of each", async () => {
  const { productId, variants } = products.hoodie;
  const { rows: sizes } = await pool.query<{ variant_id: number }>(
    "UPDATE variants SET real_price = CASE WHEN variant_id = $2 THEN 30000 ELSE 20000 END WHERE product_id = $1 AND shown RETURNING variant_id",
    [productId, variants["S"]],
  );
  const rows = await preview([productId], { percent: 10 });
  assert.equal(rows.length, sizes.length);
  for (const { variantId, now, price } of rows)
    assert.deepEqual([now, price], variantId === variants["S"] ? [30_000, 27_000] : [20_000, 18_000]);
});

test("how a price came about is told, the newest first; prices are for who may set them", async () => {
  const { id } = await product();
  await plan(id, 15_000);
  const { body } = await ola.call(routes.productPrices, { parameters: { id } });
  assert.deepEqual(
    body.variants[0]!.history.slice(0, 2).map(({ price, regular }) => [price, regular]),
    [
      [15_000, 20_000],
      [20_000, null],
    ],
  );
  assert.deepEqual(
    body.cuts.map(({ price }) => price),
    [15_000],
  );
  assert.equal((await ola.call(routes.productPrices, { parameters: { id: 999_999 } })).status, 404);
  const words = await comeIn(app, pool, { email: "slowa@bruk.example", role: "content" });
  assert.equal((await words.call(routes.productPrices, { parameters: { id } })).status, 403);
  assert.equal((await words.call(routes.planPriceCuts, { body: { cuts: [] } })).status, 403);
});
