import { inTransaction, type Pool } from "../database/connect.ts";
import { noteFacts } from "../database/facts.ts";
import { type PriceChange, setPrice } from "../database/prices.ts";
import type { Queryable } from "../database/queryable.ts";

export interface NewPrice {
  productId: number;
  /** Grosze. */
  realPrice: number;
  /** Null: none any more; absent: as it is. */
  cataloguePrice?: number | null;
}

/**
 * Changes a product's price, and its catalogue price where one is given. History and the lowest price of 30
 * days are kept by the database. Answers what it was, or null for an unknown product.
 */
export async function changePrice(pool: Pool, price: NewPrice): Promise<PriceChange | null> {
  return inTransaction(pool, (db) => changePriceIn(db, price));
}

/** The same in the caller's transaction. */
export async function changePriceIn(db: Queryable, { productId, realPrice, cataloguePrice }: NewPrice): Promise<PriceChange | null> {
  const before = await setPrice(db, { productId, realPrice, cataloguePrice });
  if (before === null) return null;
  await noteFacts(db, [`product:${productId}`, ...(before.wasReduced === before.isReduced ? [] : ["sale"])]);
  return before;
}
