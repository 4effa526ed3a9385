// One long file: one rule of the law under every way in which a price can change.
/**
 * The lowest price of the 30 days before the reduction (law: art. 4(2)–(5) of the act on price information),
 * as the database keeps it. Days are Poland's.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { addProduct, makers, places } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { inTransaction } from "../connect.ts";
import type { Queryable } from "../queryable.ts";
import { changePrice } from "../../flows/catalogue/change-price.ts";
import { type Prices, priceBefore, reductionOf } from "../../domain/catalogue/reduction.ts";
import { pricedAs, priceFrom } from "../../domain/catalogue/variant-price.ts";
import { filterListing } from "./filtered-listings.ts";
import { listProducts } from "./listings.ts";
import { setPrice } from "./prices.ts";
import { productsById } from "./products.ts";

const { pool } = await openSmallShop();
let count = 0;

/** A product whose prices, by days ago, were these; the last one is its price now. */
async function withHistory(...prices: [daysAgo: number, grosze: number][]): Promise<number> {
  const { productId, variants } = await addProduct(pool, {
    handle: `historia-${(count += 1)}`,
    price: ((prices.at(-1)?.[1] ?? 0) / 100).toFixed(2),
  });
  await remember(variants[""]!, prices);
  return productId;
}

async function remember(variantId: number, prices: readonly [daysAgo: number, grosze: number][]): Promise<void> {
  await pool.query("DELETE FROM price_history WHERE variant_id = $1", [variantId]);
  for (const [daysAgo, grosze] of prices)
    await pool.query(
      "INSERT INTO price_history (variant_id, real_price, since) VALUES ($1, $2, now() - make_interval(days => $3))",
      [variantId, grosze, daysAgo],
    );
}

async function lowest(productId: number): Promise<number | null> {
  const { rows } = await pool.query<{ lowest_price: number | null }>(
    "SELECT lowest_price FROM products WHERE product_id = $1",
    [productId],
  );
  return rows[0]!.lowest_price;
}

async function badges(productId: number, ...names: string[]): Promise<void> {
  await pool.query("UPDATE products SET badges = $2 WHERE product_id = $1", [productId, names]);
}

const cut = (productId: number, realPrice: number, cataloguePrice: number | null = 20_000) =>
  setPrice(pool, { productId, realPrice, cataloguePrice });

test("a reduction shows the lowest price in force in the 30 days before it, older ones do not count", async () => {
  const steady = await withHistory([200, 20_000]);
  await cut(steady, 15_000);
  assert.equal(await lowest(steady), 20_000);
  const earlierSale = await withHistory([200, 20_000], [40, 12_000], [35, 19_000], [10, 17_000], [5, 20_000]);
  await cut(earlierSale, 15_000);
  assert.equal(await lowest(earlierSale), 17_000, "12,000 ended 35 days ago");
  const reaching = await withHistory([200, 20_000], [40, 12_000], [29, 20_000]);
  await cut(reaching, 15_000);
  assert.equal(await lowest(reaching), 12_000, "a price set before the window but in force in it counts");
});

test("sold for less than 30 days, it is the lowest since the first offer; a first offer has its own price", async () => {
  const young = await withHistory([8, 18_000], [3, 19_000]);
  await cut(young, 15_000);
  assert.equal(await lowest(young), 18_000);
  const { rows } = await pool.query<{ product_id: number; lowest_price: number }>(
    `INSERT INTO products (handle, product_name, manufacturer_id, real_price, catalogue_price) VALUES ('pierwsza', '{"pl": "Pierwsza"}', $1, 8000, 10000) RETURNING product_id, lowest_price`,
    [makers.nocny],
  );
  assert.equal(rows[0]!.lowest_price, 8000);
});

test("a second, deeper cut is a new reduction: the first sale's price counts", async () => {
  const productId = await withHistory([200, 20_000]);
  await cut(productId, 15_000);
  await cut(productId, 12_000);
  assert.equal(await lowest(productId), 15_000);
});

test("a price raised within a sale is a reduction anew, and cannot hide the lower one", async () => {
  const productId = await withHistory([200, 20_000]);
  await cut(productId, 12_000);
  await cut(productId, 16_000);
  assert.equal(await lowest(productId), 12_000);
});

test("lengthening a sale, or another catalogue price or badge beside it, keeps its start", async () => {
  const productId = await withHistory([200, 20_000]);
  await cut(productId, 15_000);
  await cut(productId, 15_000, 22_000);
  await badges(productId, "promotion");
  await badges(productId, "promotion", "bestseller");
  assert.equal(await lowest(productId), 20_000);
});

test("a sale that ended shows nothing; one that follows it counts the ended one's price", async () => {
  const productId = await withHistory([200, 20_000]);
  await cut(productId, 13_000);
  await cut(productId, 20_000, null);
  assert.equal(await lowest(productId), null);
  await cut(productId, 18_000, 20_000);
  assert.equal(await lowest(productId), 13_000);
});

test("a promotion or cool-price badge alone shows it too, and no longer than it stands", async () => {
  for (const badge of ["promotion", "coolPrice"]) {
    const productId = await withHistory([200, 20_000], [12, 17_000], [4, 18_000]);
    await badges(productId, "new", badge);
    assert.equal(await lowest(productId), 17_000, badge);
    await badges(productId, "new");
    assert.equal(await lowest(productId), null);
  }
  const plain = await withHistory([200, 20_000]);
  await badges(plain, "new", "bestseller", "recommended", "freeShipping");
  assert.equal(await lowest(plain), null);
});

test("the 30 days are whole days of Poland, across the change of the clocks as well", async () => {
  const {
    variants: { "": variantId },
  } = await addProduct(pool, { handle: "doba", price: "200.00" });
  const at = async (moment: string, ...history: [since: string, grosze: number][]) => {
    await pool.query("DELETE FROM price_history WHERE variant_id = $1", [variantId]);
    for (const [since, grosze] of history)
      await pool.query("INSERT INTO price_history (variant_id, real_price, since) VALUES ($1, $2, $3)", [
        variantId,
        grosze,
        since,
      ]);
    const { rows } = await pool.query<{ lowest: number | null }>("SELECT lowest_price_before($1, $2) AS lowest", [
      variantId,
      moment,
    ]);
    return rows[0]!.lowest;
  };
  // Reduced on 31 May in the afternoon: the first of the 30 days is 1 May, from midnight in Warsaw (22:00 UTC).
  assert.equal(
    await at("2026-05-31T15:00:00+02:00", ["2026-01-01T00:00:00Z", 9000], ["2026-05-01T00:00:00+02:00", 20_000]),
    20_000,
    "9,000 ended as the first day began",
  );
  assert.equal(
    await at("2026-05-31T15:00:00+02:00", ["2026-01-01T00:00:00Z", 9000], ["2026-05-01T10:00:00+02:00", 20_000]),
    9000,
    "9,000 was the price that morning",
  );
  // 30 days before 10 November lie in summer time.
  assert.equal(
    await at("2026-11-10T09:00:00+01:00", ["2026-01-01T00:00:00Z", 9000], ["2026-10-11T00:00:00+02:00", 20_000]),
    20_000,
  );
  assert.equal(
    await at("2026-11-10T09:00:00+01:00", ["2026-01-01T00:00:00Z", 9000], ["2026-10-11T00:00:01+02:00", 20_000]),
    9000,
  );
  assert.equal(
    await at("2026-05-31T15:00:00+02:00", ["2026-05-31T15:00:00+02:00", 9000]),
    null,
    "the reduced price itself is not before the reduction",
  );
});

test("what a reduction is counted from is the same in the database and in the program", async () => {
  const amounts = [0, 1, 100, 101, 9999, 10_000];
  const all = amounts.flatMap((real_price) =>
    [null, ...amounts].flatMap((catalogue_price) =>
      [null, ...amounts].map((lowest_price) => ({ real_price, catalogue_price, lowest_price })),
    ),
  );
  const { rows } = await pool.query<Prices & { before: number | null }>(
    "SELECT p.*, price_before(real_price, catalogue_price, lowest_price) AS before FROM jsonb_to_recordset($1) AS p (real_price integer, catalogue_price integer, lowest_price integer)",
    [JSON.stringify(all)],
  );
  assert.equal(rows.length, all.length);
  for (const { before, ...prices } of rows) assert.equal(priceBefore(prices), before, JSON.stringify(prices));
});

test("a catalogue price beside a first price, or beside one that was lower, announces nothing: nor in the sale, nor as a filter's choice, nor as a fact of the sale", async () => {
  const announced = async (productId: number) => {
    const [sale, filtered] = await Promise.all([
      listProducts(pool, { subject: { kind: "sale" }, sort: "date-desc", lanCode: "pl", page: 1, perPage: 1000 }),
      filterListing(pool, {
        subject: { kind: "category", id: String(places.bluzy) },
        filters: { sizes: [], brands: [], colours: [], from: null, to: null, inStock: false, onSale: true },
        sort: "date-desc",
        lanCode: "pl",
        page: 1,
        perPage: 1000,
      }),
    ]);
    const [product] = await productsById(pool, [productId], "pl");
    return [sale.ids.includes(productId), filtered.ids.includes(productId), reductionOf(product!)?.percent ?? null];
  };
  const cacheTags = async (change: () => Promise<unknown>) => {
    await pool.query("DELETE FROM changed_facts");
    await change();
    return (await pool.query<{ fact: string }>("SELECT fact FROM changed_facts ORDER BY fact")).rows.map(
      ({ fact: cacheTag }) => cacheTag,
    );
  };
  const first = await withHistory([5, 15_000]);
  assert.deepEqual(
    await cacheTags(() => changePrice(pool, { productId: first, realPrice: 15_000, cataloguePrice: 20_000 })),
    [`product:${first}`],
  );
  assert.deepEqual(await announced(first), [false, false, null]);
  assert.deepEqual(await cacheTags(() => changePrice(pool, { productId: first, realPrice: 12_000 })), [
    `product:${first}`,
    "sale",
  ]);
  assert.deepEqual(await announced(first), [true, true, "-20.0%"]);
  assert.deepEqual(
    await cacheTags(() => changePrice(pool, { productId: first, realPrice: 12_500 })),
    [`product:${first}`, "sale"],
    "it was 12,000 a moment ago",
  );
  assert.deepEqual(await announced(first), [false, false, null]);
});

test("of two changes at once, the history's last is the product's price", async () => {
  const { productId } = await addProduct(pool, { handle: "wyscig", price: "200.00" });
  const [early, late] = [await pool.connect(), await pool.connect()];
  try {
    await early.query("BEGIN");
    await early.query("SELECT now()");
    await late.query("UPDATE products SET real_price = 15000, catalogue_price = 20000 WHERE product_id = $1", [
      productId,
    ]);
    await early.query("UPDATE products SET real_price = 12000, catalogue_price = 20000 WHERE product_id = $1", [
      productId,
    ]);
    await early.query("COMMIT");
  } finally {
    early.release();
    late.release();
  }
  const { rows } = await pool.query<{ real_price: number }>(
    "SELECT h.real_price FROM price_history h JOIN variants USING (variant_id) WHERE product_id = $1 ORDER BY since DESC, price_id DESC",
    [productId],
  );
  assert.deepEqual(
    rows.map(({ real_price }) => real_price),
    [12_000, 15_000, 20_000],
  );
  assert.equal(await lowest(productId), 15_000, "what was in force a moment before counts");
});

interface Kept {
  real_price: number;
  catalogue_price: number | null;
  lowest_price: number | null;
}

async function ofProduct(productId: number): Promise<Kept> {
  const { rows } = await pool.query<Kept>(
    "SELECT real_price, catalogue_price, lowest_price FROM products WHERE product_id = $1",
    [productId],
  );
  return rows[0]!;
}

async function ofVariant(variantId: number): Promise<Kept> {
  const { rows } = await pool.query<Kept>(
    "SELECT real_price, catalogue_price, lowest_price FROM variants WHERE variant_id = $1",
    [variantId],
  );
  return rows[0]!;
}

test("each variant has its own price, reduction and 30 days; the product costs what its cheapest one does", async () => {
  const { productId, variants } = await addProduct(pool, {
    handle: "rozne-ceny",
    price: "200.00",
    sizes: { S: 5, M: 5, L: 5 },
  });
  const [small, medium] = [variants["S"]!, variants["M"]!];
  await remember(small, [
    [200, 20_000],
    [9, 18_000],
    [3, 20_000],
  ]);
  await remember(medium, [[200, 20_000]]);
  await setPrice(pool, { productId, variantId: medium, realPrice: 15_000, cataloguePrice: 20_000 });
  assert.deepEqual(await ofVariant(medium), { real_price: 15_000, catalogue_price: 20_000, lowest_price: 20_000 });
  assert.deepEqual(
    await ofVariant(small),
    { real_price: 20_000, catalogue_price: null, lowest_price: null },
    "a reduction of one size is not one of another",
  );
  assert.deepEqual(await ofProduct(productId), await ofVariant(medium));

  await setPrice(pool, { productId, variantId: small, realPrice: 14_000, cataloguePrice: 20_000 });
  assert.deepEqual(
    await ofProduct(productId),
    { real_price: 14_000, catalogue_price: 20_000, lowest_price: 18_000 },
    "18,000 was asked for this size alone",
  );
  await pool.query("UPDATE variants SET shown = false WHERE variant_id = $1", [small]);
  assert.deepEqual(await ofProduct(productId), await ofVariant(medium), "what is not shown sets no price");
  await pool.query("UPDATE variants SET shown = true WHERE variant_id = $1", [small]);

  await setPrice(pool, { productId, realPrice: 19_000, cataloguePrice: null });
  for (const variant of Object.values(variants))
    assert.deepEqual(await ofVariant(variant), { real_price: 19_000, catalogue_price: null, lowest_price: null });
  assert.deepEqual(await ofProduct(productId), { real_price: 19_000, catalogue_price: null, lowest_price: null });
});

test("the database takes the same variant for what a product announces as the program, whatever its variants cost and cost before", async () => {
  const { productId, variants } = await addProduct(pool, { handle: "rozne-obnizki", sizes: { S: 5, M: 5, L: 5 } });
  const [first, second, third] = Object.values(variants) as [number, number, number];
  const costs: Prices[] = [
    { real_price: 10_000, catalogue_price: null, lowest_price: null },
    { real_price: 10_000, catalogue_price: 20_000, lowest_price: 20_000 },
    { real_price: 10_000, catalogue_price: 20_000, lowest_price: 12_000 },
    { real_price: 10_000, catalogue_price: 20_000, lowest_price: 9000 },
    { real_price: 15_000, catalogue_price: 20_000, lowest_price: 20_000 },
  ];
  for (const one of costs)
    for (const other of costs) {
      await pool.query("UPDATE variants SET quantity = $2 WHERE variant_id = $1", [third, costs.indexOf(one) % 2]);
      for (const [variantId, { real_price, catalogue_price, lowest_price }] of [
        [first, one],
        [second, other],
        [third, costs[4]!],
      ] as const) {
        await pool.query("UPDATE variants SET real_price = $2, catalogue_price = $3 WHERE variant_id = $1", [
          variantId,
          real_price,
          catalogue_price,
        ]);
        await pool.query("UPDATE variants SET lowest_price = $2 WHERE variant_id = $1", [variantId, lowest_price]);
      }
      const [product] = await productsById(pool, [productId], "pl");
      const announced = [product!.real_price, reductionOf(product!)];
      const shown = priceFrom(product!);
      assert.deepEqual(announced, [shown.product.real_price, reductionOf(shown.product)], JSON.stringify([one, other]));
      const { rows } = await pool.query<{ reduced: boolean; prices_differ: boolean }>(
        "SELECT reduced, prices_differ FROM products WHERE product_id = $1",
        [productId],
      );
      const own = product!.attrs[0]!.vals.filter(({ quantity }) => quantity > 0).map((val) =>
        pricedAs(product!, val.attr_2_product_id),
      );
      assert.deepEqual(
        rows[0],
        {
          reduced: own.some((priced) => reductionOf(priced) !== null),
          prices_differ: new Set(own.map((priced) => `${priced.real_price} ${reductionOf(priced) !== null}`)).size > 1,
        },
        JSON.stringify([one, other]),
      );
    }
});

test("the last piece of the cheapest takes its price along, and brings it back", async () => {
  const { productId, variants } = await addProduct(pool, {
    handle: "ostatnia",
    price: "100.00",
    options: ["Rozmiar"],
    variants: [
      { values: ["36"], price: "80.00", cataloguePrice: "100.00", stock: 1 },
      { values: ["37"], stock: 3 },
    ],
  });
  const count = (quantity: number) =>
    pool.query("UPDATE variants SET quantity = $2 WHERE variant_id = $1", [variants["36"], quantity]);
  assert.equal((await ofProduct(productId)).real_price, 8000);
  await count(0);
  assert.deepEqual(await ofProduct(productId), { real_price: 10_000, catalogue_price: null, lowest_price: null });
  await count(2);
  assert.deepEqual(await ofProduct(productId), { real_price: 8000, catalogue_price: 10_000, lowest_price: 10_000 });
  await pool.query("UPDATE variants SET quantity = 0 WHERE product_id = $1", [productId]);
  assert.equal((await ofProduct(productId)).real_price, 8000, "of what is all sold out, the cheapest");
});

test("the last pieces of two variants, taken at the same time, leave the product at the price of the cheapest of all", async (t) => {
  const { productId, variants } = await addProduct(pool, {
    handle: "dwie-ostatnie",
    options: ["Rozmiar"],
    variants: [
      { values: ["36"], price: "80.00", cataloguePrice: "100.00", stock: 1 },
      { values: ["37"], price: "100.00", stock: 1 },
    ],
  });
  const take = (db: Queryable, size: string) =>
    db.query("UPDATE variants SET quantity = 0 WHERE variant_id = $1", [variants[size]]);
  const [one, other] = [await pool.connect(), await pool.connect()];
  t.after(() => [one, other].forEach((client) => client.release()));
  await Promise.all([one.query("BEGIN"), other.query("BEGIN")]);
  await take(one, "37");
  const second = take(other, "36");
  const blocked = await Promise.race([second.then(() => false), wait(200, true)]);
  await one.query("COMMIT");
  await second;
  await other.query("COMMIT");
  assert.equal(blocked, true, "the second waits for the first, and sees what it took");
  assert.deepEqual(await ofProduct(productId), { real_price: 8000, catalogue_price: 10_000, lowest_price: 10_000 });
});

test("a price written to the product is that of all its variants, also where the cheapest has it already", async () => {
  const { productId, variants } = await addProduct(pool, {
    handle: "jedna-cena",
    price: "100.00",
    sizes: { S: 5, M: 5 },
  });
  await setPrice(pool, { productId, variantId: variants["M"]!, realPrice: 12_000 });
  await pool.query("UPDATE products SET real_price = 10000 WHERE product_id = $1", [productId]);
  assert.equal((await ofVariant(variants["M"]!)).real_price, 10_000);
});

test("a size that joins a running sale at its price is part of it; one at another price is offered for the first time", async () => {
  const { productId, variants } = await addProduct(pool, { handle: "dochodzi", price: "200.00", sizes: { S: 5 } });
  await remember(variants["S"]!, [
    [200, 20_000],
    [12, 17_000],
    [4, 20_000],
  ]);
  await setPrice(pool, { productId, realPrice: 15_000, cataloguePrice: 20_000 });
  const join = async (values: string, real: number | null, catalogue: number | null) => {
    const { rows } = await pool.query<{ variant_id: number }>(
      "INSERT INTO variants (product_id, attribute_values, quantity, real_price, catalogue_price) VALUES ($1, $2, 1, $3, $4) RETURNING variant_id",
      [productId, values, real, catalogue],
    );
    return ofVariant(rows[0]!.variant_id);
  };
  assert.deepEqual(await join('[{"pl": "M"}]', null, null), {
    real_price: 15_000,
    catalogue_price: 20_000,
    lowest_price: 17_000,
  });
  assert.deepEqual(await join('[{"pl": "L"}]', 15_000, 20_000), {
    real_price: 15_000,
    catalogue_price: 20_000,
    lowest_price: 17_000,
  });
  assert.deepEqual(await join('[{"pl": "XL"}]', 16_000, 20_000), {
    real_price: 16_000,
    catalogue_price: 20_000,
    lowest_price: 16_000,
  });
});

test("prices that change together cost each what one costs: no table is read whole for each of them", async () => {
  const many = 1000;
  const first = await withHistory([200, 20_000]);
  const { rows } = await pool.query<{ product_id: number }>(
    `INSERT INTO products (handle, product_name, manufacturer_id, real_price)
     SELECT handle || '-' || g, product_name, manufacturer_id, real_price FROM products, generate_series(1, $2::int) g WHERE product_id = $1 RETURNING product_id`,
    [first, many],
  );
  const ids = rows.map(({ product_id }) => product_id);
  await pool.query("INSERT INTO variants (product_id, quantity) SELECT id, 5 FROM unnest($1::bigint[]) id", [ids]);
  // A planner that takes the tables for small ones reads them whole, rightly.
  await pool.query("ANALYZE products, variants, price_history");
  const scans = await inTransaction(pool, async (db) => {
    await db.query("UPDATE variants SET real_price = 15000, catalogue_price = 20000 WHERE product_id = ANY ($1)", [
      ids,
    ]);
    return (
      await db.query<{ scans: number }>(
        "SELECT sum(seq_scan)::int AS scans FROM pg_stat_xact_user_tables WHERE relname IN ('products', 'variants', 'price_history')",
      )
    ).rows[0]!.scans;
  });
  assert.deepEqual([await lowest(ids[0]!), await lowest(ids.at(-1)!)], [20_000, 20_000]);
  // A plan that is made anew for the first few of them may do so.
  assert.ok(scans < many / 4, `whole tables were read ${scans} times`);
});
