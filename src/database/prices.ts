import type { Queryable } from "./queryable.ts";

/** What a product cost until a change of its price, in grosze, and whether a reduction was and is announced. */
export interface PriceChange {
  realPrice: number;
  cataloguePrice: number | null;
  wasReduced: boolean;
  isReduced: boolean;
}

/** Sets a product's prices (grosze; an absent catalogue price stays); answers what they were, null for an unknown product. */
export async function setPrice(db: Queryable, { productId, realPrice, cataloguePrice }: { productId: number; realPrice: number; cataloguePrice?: number | null | undefined }): Promise<PriceChange | null> {
  const before = await lockPrice(db, productId);
  if (before === null) return null;
  const after = await db.query<{ reduced: boolean }>(
    "UPDATE products SET real_price = $2, catalogue_price = $3 WHERE product_id = $1 RETURNING price_before IS NOT NULL AS reduced",
    [productId, realPrice, cataloguePrice === undefined ? before.catalogue_price : cataloguePrice],
  );
  return { realPrice: before.real_price, cataloguePrice: before.catalogue_price, wasReduced: before.reduced, isReduced: after.rows[0]!.reduced };
}

/** Answers what a product costs (grosze) and whether a reduction is announced, its row locked to the end of the transaction; null for an unknown one. */
export async function lockPrice(db: Queryable, productId: number): Promise<{ real_price: number; catalogue_price: number | null; reduced: boolean } | null> {
  const { rows } = await db.query<{ real_price: number; catalogue_price: number | null; reduced: boolean }>(
    "SELECT real_price, catalogue_price, price_before IS NOT NULL AS reduced FROM products WHERE product_id = $1 FOR UPDATE",
    [productId],
  );
  return rows[0] ?? null;
}

/**
 * Notes that goods were sold at their catalogue price before, from so many days ago until the price they have now:
 * the history of invented goods, without which no reduction of theirs would be announced. Answers their ids.
 */
export async function soldAtCataloguePrice(db: Queryable, { handles, daysAgo }: { handles: readonly string[]; daysAgo: number }): Promise<number[]> {
  const { rows } = await db.query<{ product_id: number }>(
    `INSERT INTO price_history (product_id, real_price, catalogue_price, since)
     SELECT product_id, catalogue_price, NULL, now() - make_interval(days => $2) FROM products WHERE catalogue_price IS NOT NULL AND handle = ANY ($1) RETURNING product_id`,
    [handles, daysAgo],
  );
  const ids = rows.map((row) => row.product_id);
  await db.query("UPDATE products p SET lowest_price = lowest_price_before(product_id, (SELECT max(since) FROM price_history h WHERE h.product_id = p.product_id)) WHERE product_id = ANY ($1)", [ids]);
  return ids;
}
