/** What a search narrows by follows the catalogue, whoever changes it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { addProduct, makers, places } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { changePrice } from "../../flows/catalogue/change-price.ts";
import { changeStock } from "../../flows/catalogue/change-stock.ts";
import { filterListing } from "../catalogue/filtered-listings.ts";
import { findProducts, rankedProducts } from "./search.ts";

const { pool } = await openSmallShop();
const scarf = await addProduct(pool, {
  handle: "szalik",
  name: "Szalik Mgła",
  colour: { pl: "czarny" },
  categories: [places.odziez],
  options: ["Rozmiar"],
  variants: [
    { values: ["S"], price: "80.00", stock: 2 },
    { values: ["L"], price: "150.00", stock: 2 },
  ],
});

/** Whether a query finds the scarf, in that many products as it says. */
async function finds(query: string): Promise<boolean> {
  const { match } = await findProducts(pool, query, "pl");
  const { ids, total } = match === null ? { ids: [], total: 0 } : await rankedProducts(pool, match, firstPage);
  assert.equal(ids.length, total, query);
  return ids.includes(scarf.productId);
}
const firstPage = { page: 1, perPage: 24 };
const priced = (grosze: number, size: "S" | "L") =>
  changePrice(pool, { productId: scarf.productId, variantId: scarf.variants[size]!, realPrice: grosze });

test("a price, a size that is sold out and comes back, a reduction", async () => {
  assert.deepEqual([await finds("szalik do 100 zł"), await finds("do 90 zł")], [true, true]);
  await priced(12_000, "S");
  assert.deepEqual([await finds("szalik do 100 zł"), await finds("do 90 zł")], [false, false]);
  await priced(8000, "S");
  await changeStock(pool, { variantId: scarf.variants["S"]!, quantity: 0 });
  assert.equal(await finds("szalik do 100 zł"), false, "what can be bought costs 150");
  await changeStock(pool, { variantId: scarf.variants["S"]!, quantity: 2 });
  assert.equal(await finds("szalik do 100 zł"), true);
  await changePrice(pool, { productId: scarf.productId, realPrice: 5000, cataloguePrice: 9000 });
  assert.deepEqual([await finds("szalik wyprzedaż"), await finds("do 60 zł")], [true, true]);
  await changePrice(pool, { productId: scarf.productId, realPrice: 8000, cataloguePrice: null });
  assert.deepEqual([await finds("wyprzedaż"), await finds("do 60 zł")], [false, false]);
});

test("its colour, its brand, whether it is new, and whether it is shown", async () => {
  const set = (column: string, value: unknown) =>
    pool.query(`UPDATE products SET ${column} = $2 WHERE product_id = $1`, [scarf.productId, value]);
  await set("colour", JSON.stringify({ pl: "zielony" }));
  assert.deepEqual([await finds("zielony szalik"), await narrowedTo({ colours: ["black"] })], [true, false]);
  await set("badges", ["new"]);
  assert.equal(await finds("nowości"), true);
  await set("badges", []);
  assert.equal(await finds("nowości"), false);
  await set("manufacturer_id", makers.rampa);
  assert.equal(await narrowedTo({ brands: ["rampa"] }), true);
  await set("shown", false);
  await priced(3000, "S");
  await set("shown", true);
  assert.equal(await finds("szalik do 40 zł"), true);
});

/** Whether the scarf is left of a category that these filters narrow. */
async function narrowedTo(chosen: { colours?: string[]; brands?: string[] }): Promise<boolean> {
  const { ids } = await filterListing(pool, {
    subject: { kind: "category", id: String(places.odziez) },
    sort: "date-desc",
    lanCode: "pl",
    ...firstPage,
    filters: { sizes: [], brands: [], colours: [], from: null, to: null, inStock: false, onSale: false, ...chosen },
  });
  return ids.includes(scarf.productId);
}

test("whoever renames its category while its price changes takes no price back", async () => {
  const pricing = await pool.connect();
  const renaming = await pool.connect();
  try {
    await pricing.query("BEGIN");
    await pricing.query("UPDATE variants SET real_price = 7100 WHERE product_id = $1", [scarf.productId]);
    await pricing.query("SET CONSTRAINTS ALL IMMEDIATE");
    const renamed = renaming.query("UPDATE categories SET category_name = $2 WHERE category_id = $1", [
      places.odziez,
      JSON.stringify({ pl: "Ubrania" }),
    ]);
    // It has read the price that was, and waits for the product's row.
    while ((await pool.query(waiting)).rowCount === 0);
    await pricing.query("COMMIT");
    await renamed;
  } finally {
    pricing.release();
    renaming.release();
  }
  assert.deepEqual([await finds("ubrania od 71 do 71 zł"), await finds("ubrania do 70 zł")], [true, false]);
});

const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
