/** A catalogue's file beside prices for a time: a file has what a person set, and what comes back. */
import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { bring, givenOut } from "../../../test/builders/catalogue-file.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { testDatabase } from "../../../test/database.ts";
import type { Pool } from "../../database/connect.ts";
import { openCuts } from "../../database/catalogue/price-cuts.ts";
import { changePrice } from "./change-price.ts";
import { cancelPriceCut, planPriceCut, runPriceCuts } from "./price-cuts.ts";

const during = new Date("2099-12-03T12:00:00Z");
const after = new Date("2099-12-07T23:00:00Z");
const week = { from: "2099-12-01 00:00:00", to: "2099-12-07 23:59:59" };

const shirts = (...[small, large, cap]: string[]) => `kind,handle,name_pl,price,catalogue_price,quantity,attribute1_pl
product,koszulka,Koszulka,${small},,,Rozmiar
variant,koszulka,,${small},,3,S
variant,koszulka,,${large},,3,L
product,czapka,Czapka,${cap},250,5,
`;

/** A shop of a shirt in two sizes, 199 and 219 PLN, and a cap of 199, each cut to 150. */
async function cutShop(t: TestContext): Promise<{ pool: Pool; begin: () => Promise<number[]> }> {
  const { pool } = await testDatabase(t);
  await bring(pool, shirts("199", "219", "199"));
  return {
    pool,
    begin: async () => {
      const { rows } = await pool.query<{ product_id: number }>("SELECT product_id FROM products ORDER BY product_id");
      const cuts = [];
      for (const { product_id: productId } of rows) {
        const planned = await planPriceCut(pool, { productId, variantId: null, price: 15_000, ...week }, during);
        assert.equal(planned.kind, "planned");
        if (planned.kind === "planned") cuts.push(planned.cutId);
      }
      return cuts;
    },
  };
}

async function prices(pool: Pool): Promise<(number | null)[][]> {
  const { rows } = await pool.query<{ real_price: number; catalogue_price: number | null }>(
    "SELECT real_price, catalogue_price FROM variants ORDER BY product_id, position",
  );
  return rows.map((row) => [row.real_price, row.catalogue_price]);
}

const asSet = [
  [19_900, null],
  [21_900, null],
  [19_900, 25_000],
];
const cut = [
  [15_000, 19_900],
  [15_000, 21_900],
  [15_000, 25_000],
];

test("an export is the same whether a price for a time runs or not", async (t) => {
  const { pool, begin } = await cutShop(t);
  const file = await givenOut(pool);
  await begin();
  assert.deepEqual(await prices(pool), cut);
  assert.equal(await givenOut(pool), file);
});

test("a file that nobody touched changes nothing, whatever prices for a time began or ended meanwhile", async (t) => {
  const { pool, begin } = await cutShop(t);
  const calm = await givenOut(pool);
  const cuts = await begin();
  const meanwhile = await givenOut(pool);
  for (const file of [calm, meanwhile, shirts("199", "219", "199"), "kind,handle,name_pl\nproduct,czapka,Czapka\n"]) {
    const result = await bring(pool, file);
    assert.deepEqual([result.changed, result.counts.prices, result.cuts], [0, { changed: 0 }, undefined]);
    assert.deepEqual(await prices(pool), cut);
  }
  for (const cutId of cuts) await cancelPriceCut(pool, cutId, during);
  for (const file of [meanwhile, calm]) {
    assert.equal((await bring(pool, file)).changed, 0);
    assert.deepEqual(await prices(pool), asSet);
  }
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a new price above a running price for a time comes when that ends, and this is told", async (t) => {
  const { pool, begin } = await cutShop(t);
  await begin();
  const list = shirts("180", "219", "210");
  const result = await bring(pool, list);
  assert.deepEqual([result.counts.prices, result.cuts], [{ changed: 2 }, { kept: 2, replaced: 0 }]);
  assert.deepEqual(await prices(pool), [
    [15_000, 18_000],
    [15_000, 21_900],
    [15_000, 25_000],
  ]);
  assert.deepEqual(
    (await openCuts(pool, null)).map(({ state, held }) => [state, held]),
    [
      ["running", 2],
      ["running", 1],
    ],
  );
  assert.deepEqual([(await bring(pool, list)).changed, (await bring(pool, await givenOut(pool))).changed], [0, 0]);
  await runPriceCuts(pool, after);
  assert.deepEqual(await prices(pool), [
    [18_000, null],
    [21_900, null],
    [21_000, 25_000],
  ]);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a new price that is not above a running price for a time holds at once and for good, and this is told", async (t) => {
  const { pool, begin } = await cutShop(t);
  await begin();
  const result = await bring(pool, shirts("140", "219", "150"));
  assert.deepEqual([result.counts.prices, result.cuts], [{ changed: 2 }, { kept: 0, replaced: 2 }]);
  const lower = [
    [14_000, null],
    [15_000, 21_900],
    [15_000, 25_000],
  ];
  assert.deepEqual(await prices(pool), lower);
  assert.deepEqual(
    (await openCuts(pool, null)).map(({ state, held }) => [state, held]),
    [
      ["running", 1],
      ["running", 0],
    ],
  );
  await runPriceCuts(pool, after);
  assert.deepEqual(await prices(pool), [
    [14_000, null],
    [21_900, null],
    [15_000, 25_000],
  ]);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a price set by hand takes the place of one for a time, also where it is the same, and a file has it", async (t) => {
  const { pool, begin } = await cutShop(t);
  const cuts = await begin();
  const { rows } = await pool.query<{ product_id: number }>("SELECT product_id FROM products ORDER BY product_id");
  const [shirt, cap] = rows.map((row) => row.product_id);
  assert.deepEqual((await changePrice(pool, { productId: shirt!, realPrice: 16_000, cataloguePrice: null }))!.cuts, [
    cuts[0],
  ]);
  assert.deepEqual((await changePrice(pool, { productId: cap!, realPrice: 15_000 }))!.cuts, [cuts[1]]);
  assert.deepEqual((await changePrice(pool, { productId: cap!, realPrice: 15_000 }))!.cuts, []);
  const byHand = [
    [16_000, null],
    [16_000, null],
    [15_000, 25_000],
  ];
  assert.equal((await bring(pool, await givenOut(pool))).changed, 0);
  assert.deepEqual(await prices(pool), byHand);
  await runPriceCuts(pool, after);
  assert.deepEqual(await prices(pool), byHand);
});
