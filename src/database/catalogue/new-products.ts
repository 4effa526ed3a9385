import type { Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

export interface NewProduct {
  handle: string;
  /** In Polish. */
  name: string;
  brandId: number;
  categoryId: number;
  /** Grosze. */
  price: number;
  /** What its variants differ in; null: it is one piece. */
  attributeId: number | null;
  /** A value for each variant; none: it is one piece. */
  values: readonly Said[];
}

/** Adds a product that is not shown, with its variants, of which there are no pieces yet; returns its number. */
export async function addProduct(
  db: Queryable,
  { handle, name, brandId, categoryId, price, attributeId, values }: NewProduct,
): Promise<number> {
  const { rows } = await db.query<{ product_id: number }>(
    `INSERT INTO products (handle, product_name, manufacturer_id, real_price, shown, created_at) VALUES ($1, jsonb_build_object('pl', $2::text), $3, $4, false, date_trunc('milliseconds', now())) RETURNING product_id`,
    [handle, name, brandId, price],
  );
  const productId = rows[0]!.product_id;
  await db.query("INSERT INTO product_categories (product_id, category_id, position) VALUES ($1, $2, 1)", [
    productId,
    categoryId,
  ]);
  if (attributeId !== null)
    await db.query("INSERT INTO product_attributes (product_id, position, attribute_id) VALUES ($1, 1, $2)", [
      productId,
      attributeId,
    ]);
  await db.query(
    `INSERT INTO variants (product_id, position, attribute_values, quantity) SELECT $1, place, value, 0 FROM unnest($2::jsonb[]) WITH ORDINALITY AS v (value, place)`,
    [productId, (values.length === 0 ? [[]] : values.map((value) => [value])).map((value) => JSON.stringify(value))],
  );
  return productId;
}

/** Returns the attribute of this Polish name, however it is written in large and small; one that is missing is added with its translations. */
export async function attributeCalled(db: Queryable, name: Said): Promise<number> {
  await db.query(
    "INSERT INTO attributes (attr_name) SELECT $1::jsonb WHERE NOT EXISTS (SELECT FROM attributes WHERE lower(attr_name ->> 'pl') = lower($1::jsonb ->> 'pl'))",
    [JSON.stringify(name)],
  );
  const { rows } = await db.query<{ attribute_id: number }>(
    "SELECT attribute_id FROM attributes WHERE lower(attr_name ->> 'pl') = lower($1) ORDER BY attr_name ->> 'pl' = $1 DESC, attribute_id LIMIT 1",
    [name.pl],
  );
  return rows[0]!.attribute_id;
}

/** Returns whether nobody could buy a product yet: it was never shown, and is in no order. Null: there is none of this number. */
export async function isUntouched(db: Queryable, productId: number): Promise<boolean | null> {
  const { rows } = await db.query<{ untouched: boolean }>(
    "SELECT NOT ever_shown AND NOT EXISTS (SELECT FROM order_lines l WHERE l.product_id = p.product_id) AS untouched FROM products p WHERE product_id = $1 FOR UPDATE",
    [productId],
  );
  return rows[0]?.untouched ?? null;
}

/** Takes a product away with all that is of it alone, its addresses too: nobody has been to them. */
export async function removeProduct(db: Queryable, productId: number): Promise<void> {
  await db.query("DELETE FROM paths WHERE kind = 'product' AND entity_id = $1", [productId]);
  await db.query("DELETE FROM earlier_paths WHERE kind = 'product' AND entity_id = $1", [productId]);
  await db.query("DELETE FROM products WHERE product_id = $1", [productId]);
}

/** Returns the first handle like this one that no product has: `bluza`, `bluza-2`. */
export async function freeHandle(db: Queryable, wanted: string): Promise<string> {
  const { rows } = await db.query<{ handle: string }>(
    `SELECT handle FROM (SELECT n, $1 || CASE WHEN n > 1 THEN '-' || n ELSE '' END AS handle FROM generate_series(1, 1000) AS n) wanted
     WHERE NOT EXISTS (SELECT FROM products p WHERE p.handle = wanted.handle) ORDER BY n LIMIT 1`,
    [wanted],
  );
  return rows[0]!.handle;
}

/**
 * Returns the first Polish path like this stem that nothing else has: `bluza/`, `bluza-2/`. `isReserved`: the stem itself
 * is the shop's own. A file's thousands of products are given theirs from all paths at once (`path-book.ts`).
 */
export async function freePath(
  db: Queryable,
  { stem, isReserved, productId }: { stem: string; isReserved: boolean; productId: number },
): Promise<string> {
  const { rows } = await db.query<{ path: string }>(
    `SELECT path FROM (SELECT n, $1 || CASE WHEN n > 1 THEN '-' || n ELSE '' END || '/' AS path FROM generate_series($2::int, 1000) AS n) wanted
     WHERE NOT EXISTS (SELECT FROM paths p WHERE lower(rtrim(p.path, '/')) = lower(rtrim(wanted.path, '/')) AND (p.kind, p.entity_id) <> ('product', $3)) ORDER BY n LIMIT 1`,
    [stem, isReserved ? 2 : 1, productId],
  );
  return rows[0]!.path;
}

/** Returns a product's Polish path; null: it has none. */
export async function polishPathOf(db: Queryable, productId: number): Promise<string | null> {
  const { rows } = await db.query<{ path: string }>(
    "SELECT path FROM paths WHERE kind = 'product' AND entity_id = $1 AND lan_id = 1",
    [productId],
  );
  return rows[0]?.path ?? null;
}
