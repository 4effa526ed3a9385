import assert from "node:assert/strict";
import { test } from "node:test";
import { addSeries, makers } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { brandNeighbours } from "./brand-neighbours.ts";
import { inTransaction } from "../connect.ts";
import type { Queryable } from "../queryable.ts";

const { pool, products } = await openSmallShop();
const { rows } = await pool.query<{ product_id: number }>(
  "SELECT product_id FROM products WHERE manufacturer_id = $1 ORDER BY product_id",
  [makers.nocny],
);
const brand = rows.map((row) => String(row.product_id));

test("a product's neighbours are the next ones of its brand, the first ones after the last, and never itself", async () => {
  const [first, second, third] = brand as [string, string, string];
  assert.deepEqual(Object.fromEntries(await brandNeighbours(pool, brand, 2)), {
    [first]: [second, third],
    [second]: [third, first],
    [third]: [first, second],
  });
  assert.deepEqual((await brandNeighbours(pool, [second], 4)).get(second), [third, first], "no more than there are");
  const { bottle, cap, sneakers } = products;
  const others = await brandNeighbours(
    pool,
    [bottle, cap].map((product) => String(product.productId)),
    4,
  );
  assert.deepEqual(others.get(String(bottle.productId)), [String(sneakers.productId)], "nobody of another brand");
  assert.deepEqual(others.get(String(cap.productId)) ?? [], [], "the only one of its brand");
});

test("a product that is not shown is nobody's neighbour and has none", async (t) => {
  const [first, hidden, third] = brand as [string, string, string];
  t.after(() => pool.query("UPDATE products SET shown = true WHERE product_id = $1", [hidden]));
  await pool.query("UPDATE products SET shown = false WHERE product_id = $1", [hidden]);
  assert.deepEqual(Object.fromEntries(await brandNeighbours(pool, brand, 4)), { [first]: [third], [third]: [first] });
});

test("in a brand of thousands only the neighbours are read", async () => {
  await addSeries(pool, 3000);
  await pool.query("ANALYZE products");
  const read = await inTransaction(pool, async (db) => {
    const before = await rowsRead(db);
    await brandNeighbours(db, [brand[1]!, String(products.cap.productId)], 4);
    return (await rowsRead(db)) - before;
  });
  assert.ok(read <= 30, `${read} rows of products were read`);
});

/** How many rows of products a connection has read, as far as PostgreSQL has not counted them elsewhere yet. */
async function rowsRead(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ read: number }>(
    "SELECT coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int AS read FROM pg_stat_xact_user_tables WHERE relname = 'products'",
  );
  return rows[0]!.read;
}
