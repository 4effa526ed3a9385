import type { Queryable } from "../queryable.ts";

/** A price to set, in grosze. */
export interface NewPrice {
  productId: number;
  /** The one variant meant; absent: all of the product. */
  variantId?: number | undefined;
  realPrice: number;
  /** Null: none, absent: as each has it. */
  cataloguePrice?: number | null | undefined;
}

/** What a product cost until a change of its price, in grosze, as the cheapest of its variants in stock, and whether any of it was and is reduced. */
export interface PriceChange {
  realPrice: number;
  cataloguePrice: number | null;
  wasReduced: boolean;
  isReduced: boolean;
}

/** Sets the price of a product's variants, or of one; returns what the product cost before, null for an unknown one. */
export async function setPrice(
  db: Queryable,
  { productId, variantId, realPrice, cataloguePrice }: NewPrice,
): Promise<PriceChange | null> {
  return aroundPrices(db, productId, () =>
    db.query(
      "UPDATE variants SET real_price = $3, catalogue_price = CASE WHEN $4 THEN $5::integer ELSE catalogue_price END WHERE product_id = $1 AND ($2::bigint IS NULL OR variant_id = $2)",
      [productId, variantId ?? null, realPrice, cataloguePrice !== undefined, cataloguePrice ?? null],
    ),
  );
}

/** Sets the prices of some of a product's variants, each its own. */
export async function setPrices(
  db: Queryable,
  { productId, prices }: { productId: number; prices: readonly VariantPrice[] },
): Promise<PriceChange | null> {
  return aroundPrices(db, productId, () =>
    db.query(
      `UPDATE variants v SET real_price = t.real_price, catalogue_price = t.catalogue_price
       FROM jsonb_to_recordset($2) AS t (variant_id bigint, real_price integer, catalogue_price integer) WHERE v.product_id = $1 AND v.variant_id = t.variant_id`,
      [productId, JSON.stringify(prices)],
    ),
  );
}

/** Returns what an act made of a product's prices; null where there is none such, or it changed none. */
async function aroundPrices(
  db: Queryable,
  productId: number,
  act: () => Promise<{ rowCount: number | null }>,
): Promise<PriceChange | null> {
  // Variants first, and in the order in which orders lock them: the last piece of one that goes changes its product too.
  await db.query("SELECT FROM variants WHERE product_id = $1 ORDER BY variant_id FOR UPDATE", [productId]);
  const before = await pricesOf(db, productId);
  if (before === null) return null;
  const { rowCount } = await act();
  if (rowCount === 0) return null;
  const after = (await pricesOf(db, productId))!;
  return {
    realPrice: before.real_price,
    cataloguePrice: before.catalogue_price,
    wasReduced: before.reduced,
    isReduced: after.reduced,
  };
}

async function pricesOf(
  db: Queryable,
  productId: number,
): Promise<{ real_price: number; catalogue_price: number | null; reduced: boolean } | null> {
  const { rows } = await db.query<{ real_price: number; catalogue_price: number | null; reduced: boolean }>(
    "SELECT real_price, catalogue_price, reduced FROM products WHERE product_id = $1 FOR NO KEY UPDATE",
    [productId],
  );
  return rows[0] ?? null;
}

/** What a variant costs, in grosze. */
export interface VariantPrice {
  variant_id: number;
  real_price: number;
  catalogue_price: number | null;
}

/** Returns what a product's shown variants cost, or one of them, locked to the end of the transaction in the order in which orders lock them; none for an unknown one. */
export async function lockPrices(
  db: Queryable,
  { productId, variantId }: { productId: number; variantId: number | null },
): Promise<VariantPrice[]> {
  const { rows } = await db.query<VariantPrice>(
    "SELECT variant_id, real_price, catalogue_price FROM variants WHERE product_id = $1 AND shown AND ($2::bigint IS NULL OR variant_id = $2) ORDER BY variant_id FOR UPDATE",
    [productId, variantId],
  );
  return rows;
}

/**
 * Records that goods were sold at their catalogue price before, from so many days ago until the price they have now:
 * the history of invented goods, without which no reduction of theirs would be announced. Returns their ids.
 */
export async function soldAtCataloguePrice(
  db: Queryable,
  { handles, daysAgo }: { handles: readonly string[]; daysAgo: number },
): Promise<number[]> {
  const { rows } = await db.query<{ variant_id: number; product_id: number }>(
    `WITH sold AS (SELECT v.variant_id, v.product_id, v.catalogue_price FROM variants v JOIN products p USING (product_id) WHERE v.catalogue_price IS NOT NULL AND p.handle = ANY ($1)),
       noted AS (INSERT INTO price_history (variant_id, real_price, catalogue_price, since) SELECT variant_id, catalogue_price, NULL, now() - make_interval(days => $2) FROM sold)
     SELECT variant_id, product_id FROM sold`,
    [handles, daysAgo],
  );
  await db.query(
    "UPDATE variants v SET lowest_price = lowest_price_before(variant_id, (SELECT max(since) FROM price_history h WHERE h.variant_id = v.variant_id)) WHERE variant_id = ANY ($1)",
    [rows.map((row) => row.variant_id)],
  );
  return [...new Set(rows.map((row) => row.product_id))];
}
