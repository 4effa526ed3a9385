import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { takeFromCuts } from "../../database/catalogue/price-cuts.ts";
import { type NewPrice, type PriceChange, setPrice } from "../../database/catalogue/prices.ts";
import type { Queryable } from "../../database/queryable.ts";

/**
 * Changes what a product's variants cost, or one of them, and the catalogue price where one is given (null: none any
 * more). History and the lowest price of 30 days are kept by the database. A price for a time that runs gives way to it,
 * and does not come back: `cuts` has their numbers. Returns what the product cost before, or null for an unknown one.
 */
export async function changePrice(pool: Pool, price: NewPrice): Promise<(PriceChange & { cuts: number[] }) | null> {
  return inTransaction(pool, async (db) => {
    const before = await changePriceIn(db, price);
    return (
      before && {
        ...before,
        cuts: await takeFromCuts(db, { productId: price.productId, variantId: price.variantId ?? null }),
      }
    );
  });
}

/** The same of prices that begin or end by themselves, in the caller's transaction. */
export async function changePriceIn(db: Queryable, price: NewPrice): Promise<PriceChange | null> {
  const before = await setPrice(db, price);
  if (before === null) return null;
  await invalidateCacheTags(db, [
    `product:${price.productId}`,
    ...(before.wasReduced === before.isReduced ? [] : ["sale"]),
  ]);
  return before;
}
