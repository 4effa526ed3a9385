import { inTransaction, type Pool } from "../database/connect.ts";
import { noteFacts } from "../database/facts.ts";
import { type PriceChange, setPrice } from "../database/prices.ts";

/**
 * Changes a product's price, and its catalogue price where one is given (null: none any more). History and
 * the lowest price of 30 days are kept by the database. Answers what it was, or null for an unknown product.
 */
export async function changePrice(pool: Pool, { productId, realPrice, cataloguePrice }: { productId: number; realPrice: number; cataloguePrice?: number | null }): Promise<PriceChange | null> {
  return inTransaction(pool, async (db) => {
    const before = await setPrice(db, { productId, realPrice, cataloguePrice });
    if (before === null) return null;
    await noteFacts(db, [`product:${productId}`, ...(before.wasReduced === before.isReduced ? [] : ["sale"])]);
    return before;
  });
}
