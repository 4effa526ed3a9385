/** Prices for a time, with the clock in the test's hand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { openCuts } from "../../database/catalogue/price-cuts.ts";
import { changePrice } from "./change-price.ts";
import { cancelPriceCut, planPriceCut, runPriceCuts } from "./price-cuts.ts";

const { pool } = await openSmallShop();
const before = new Date("2099-11-30T12:00:00Z");
const during = new Date("2099-12-03T12:00:00Z");
const after = new Date("2099-12-07T23:00:00Z");
const week = { from: "2099-12-01 00:00:00", to: "2099-12-07 23:59:59" };
let count = 0;

async function product(price = "199.00"): Promise<number> {
  const { productId } = await addProduct(pool, { handle: `czasowa-${(count += 1)}`, price });
  await pool.query(
    "INSERT INTO price_history (variant_id, real_price, since) SELECT variant_id, real_price, now() - interval '200 days' FROM variants WHERE product_id = $1",
    [productId],
  );
  return productId;
}

async function prices(productId: number): Promise<(number | null)[]> {
  const { rows } = await pool.query<{
    real_price: number;
    catalogue_price: number | null;
    price_before: number | null;
  }>("SELECT real_price, catalogue_price, price_before FROM products WHERE product_id = $1", [productId]);
  const { real_price, catalogue_price, price_before } = rows[0]!;
  return [real_price, catalogue_price, price_before];
}

async function states(productId: number): Promise<string[]> {
  const { rows } = await pool.query<{ state: string }>(
    "SELECT state FROM price_cuts WHERE product_id = $1 ORDER BY cut_id",
    [productId],
  );
  return rows.map(({ state }) => state);
}

async function plan(
  productId: number,
  price: number,
  days: { from: string | null; to: string | null } = week,
  now = before,
): Promise<number> {
  const planned = await planPriceCut(pool, { productId, variantId: null, price, ...days }, now);
  assert.equal(planned.kind, "planned", JSON.stringify(planned));
  return planned.kind === "planned" ? planned.cutId : 0;
}

test("a price for a time begins and ends by itself, with its history and its cache tags; a second look does nothing more", async () => {
  const productId = await product();
  await plan(productId, 12_900);
  assert.deepEqual(await prices(productId), [19_900, null, null]);
  await pool.query("DELETE FROM changed_facts");
  assert.equal(
    await runPriceCuts(pool, new Date("2099-11-30T22:59:59Z")),
    0,
    "midnight of Warsaw is an hour before that of Greenwich",
  );
  assert.equal(await runPriceCuts(pool, new Date("2099-11-30T23:00:00Z")), 1);
  assert.deepEqual(await prices(productId), [12_900, 19_900, 19_900]);
  assert.deepEqual(
    (await pool.query<{ fact: string }>("SELECT fact FROM changed_facts ORDER BY fact")).rows.map(
      ({ fact: cacheTag }) => cacheTag,
    ),
    [`product:${productId}`, "sale"],
  );
  assert.equal(await runPriceCuts(pool, during), 0);
  assert.equal(await runPriceCuts(pool, after), 1);
  assert.deepEqual(await prices(productId), [19_900, null, null]);
  assert.deepEqual(
    (
      await pool.query<{ real_price: number }>(
        "SELECT price_history.real_price FROM price_history JOIN variants USING (variant_id) WHERE product_id = $1 AND since > now() - interval '1 day' ORDER BY since, price_id",
        [productId],
      )
    ).rows.map(({ real_price }) => real_price),
    [19_900, 12_900, 19_900],
  );
  assert.deepEqual(await states(productId), ["ended"]);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("after a time when nothing ran it begins late, or not at all where all of it has passed", async () => {
  const [late, missed] = [await product(), await product()];
  await plan(late, 12_900);
  await plan(missed, 12_900, { from: "2099-12-01 00:00:00", to: "2099-12-02 23:59:59" });
  await runPriceCuts(pool, during);
  assert.deepEqual(
    [await prices(late), await prices(missed)],
    [
      [12_900, 19_900, 19_900],
      [19_900, null, null],
    ],
  );
  assert.deepEqual([await states(late), await states(missed)], [["running"], ["missed"]]);
  assert.equal(
    (await pool.query("SELECT FROM price_history JOIN variants USING (variant_id) WHERE product_id = $1", [missed]))
      .rowCount,
    2,
    "nobody paid the missed price",
  );
  await runPriceCuts(pool, after);
});

test("one after the other may follow, none may overlap, and none is planned that is no reduction", async () => {
  const productId = await product();
  const first = await plan(productId, 12_900);
  for (const days of [
    week,
    { from: null, to: null },
    { from: "2099-12-07 12:00:00", to: null },
    { from: null, to: "2099-12-01 00:00:01" },
  ]) {
    const refused = await planPriceCut(pool, { productId, variantId: null, price: 9900, ...days }, before);
    assert.deepEqual(
      [refused.kind, refused.kind === "overlaps" && refused.cut.cut_id],
      ["overlaps", first],
      JSON.stringify(days),
    );
  }
  await plan(productId, 9900, { from: "2099-12-08 00:00:00", to: "2099-12-09 23:59:59" });
  assert.deepEqual(
    await planPriceCut(
      pool,
      { productId, variantId: null, price: 19_900, from: "2099-12-20 00:00:00", to: null },
      before,
    ),
    { kind: "notLower", price: 19_900 },
  );
  assert.equal((await openCuts(pool, productId)).length, 2);
  await runPriceCuts(pool, during);
  await runPriceCuts(pool, new Date("2099-12-08T12:00:00Z"));
  assert.deepEqual(
    [await states(productId), await prices(productId)],
    [
      ["ended", "running"],
      [9900, 19_900, 12_900],
    ],
    "counted from the week's lower price: it is within 30 days",
  );
  await runPriceCuts(pool, new Date("2099-12-10T12:00:00Z"));
});

test("fifty at once: one of the same days is planned", async () => {
  const productId = await product();
  const made = await Promise.all(
    Array.from({ length: 50 }, () => planPriceCut(pool, { productId, variantId: null, price: 9900, ...week }, before)),
  );
  assert.deepEqual(made.filter(({ kind }) => kind === "planned").length, 1);
  await Promise.all(Array.from({ length: 10 }, () => runPriceCuts(pool, during)));
  assert.deepEqual([await prices(productId), await states(productId)], [[9900, 19_900, 19_900], ["running"]]);
  await Promise.all(Array.from({ length: 10 }, () => runPriceCuts(pool, after)));
  assert.deepEqual([await prices(productId), await states(productId)], [[19_900, null, null], ["ended"]]);
});

test("what is open at one side begins at once, or ends when it is cancelled; a planned one that is cancelled never begins", async () => {
  const [open, later] = [await product(), await product()];
  const cutId = await plan(open, 15_000, { from: null, to: "2099-12-07 23:59:59" });
  assert.deepEqual(await prices(open), [15_000, 19_900, 19_900]);
  assert.equal((await cancelPriceCut(pool, cutId, during))!.state, "running");
  assert.deepEqual(await prices(open), [19_900, null, null]);
  const planned = await plan(later, 15_000, { from: "2099-12-01 00:00:00", to: null });
  await cancelPriceCut(pool, planned, before);
  assert.equal(await cancelPriceCut(pool, planned, before), null);
  await runPriceCuts(pool, during);
  assert.deepEqual(
    [await states(open), await states(later), await prices(later)],
    [["cancelled"], ["cancelled"], [19_900, null, null]],
  );
});

test("a price that somebody changed meanwhile is the later word; a catalogue price comes back as it was", async () => {
  const [changed, reduced] = [await product(), await product()];
  await changePrice(pool, { productId: reduced, realPrice: 18_000, cataloguePrice: 25_000 });
  for (const productId of [changed, reduced]) await plan(productId, 12_900);
  await runPriceCuts(pool, during);
  await changePrice(pool, { productId: changed, realPrice: 14_000 });
  assert.deepEqual(await prices(reduced), [12_900, 25_000, 18_000]);
  await runPriceCuts(pool, after);
  assert.deepEqual(await prices(changed), [14_000, 19_900, null]);
  assert.deepEqual(await prices(reduced), [18_000, 25_000, null], "it cost less until a moment ago");
  assert.deepEqual(await brokenPromises(pool), []);
});

test("of sizes that cost differently each gets its own price back; what costs less already keeps it; one size may be cut alone", async () => {
  const { productId, variants } = await addProduct(pool, {
    handle: "czasowa-rozna",
    price: "100.00",
    options: ["Rozmiar"],
    variants: [
      { values: ["S"], price: "100.00", stock: 3 },
      { values: ["M"], price: "140.00", cataloguePrice: "160.00", stock: 3 },
      { values: ["L"], price: "180.00", stock: 3 },
    ],
  });
  const of = async () =>
    (
      await pool.query<{ real_price: number; catalogue_price: number | null }>(
        "SELECT real_price, catalogue_price FROM variants WHERE product_id = $1 ORDER BY position",
        [productId],
      )
    ).rows.map((row) => [row.real_price, row.catalogue_price]);
  const asItWas = await of();
  await plan(productId, 12_000);
  await runPriceCuts(pool, during);
  assert.deepEqual(await of(), [
    [10_000, null],
    [12_000, 16_000],
    [12_000, 18_000],
  ]);
  await runPriceCuts(pool, after);
  assert.deepEqual(await of(), asItWas);
  const large = Number(variants["L"]);
  const next = { from: "2099-12-10 00:00:00", to: "2099-12-11 23:59:59" };
  assert.equal(
    (await planPriceCut(pool, { productId, variantId: large, price: 15_000, ...next }, after)).kind,
    "planned",
  );
  assert.equal(
    (await planPriceCut(pool, { productId, variantId: null, price: 9000, ...next }, after)).kind,
    "overlaps",
  );
  assert.equal(
    (await planPriceCut(pool, { productId, variantId: Number(variants["M"]), price: 13_000, ...next }, after)).kind,
    "planned",
    "another size's days are its own",
  );
  await runPriceCuts(pool, new Date("2099-12-10T12:00:00Z"));
  assert.deepEqual(await of(), [
    [10_000, null],
    [13_000, 16_000],
    [15_000, 18_000],
  ]);
  await runPriceCuts(pool, new Date("2099-12-12T12:00:00Z"));
  assert.deepEqual(await of(), asItWas);
  assert.deepEqual(await brokenPromises(pool), []);
});
