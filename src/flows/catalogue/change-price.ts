import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { takeFromCuts } from "../../database/catalogue/price-cuts.ts";
import {
  type NewPrice,
  type PriceChange,
  setPrice,
  setPrices,
  type VariantPrice,
} from "../../database/catalogue/prices.ts";
import type { Queryable } from "../../database/queryable.ts";
import { logCommand } from "../../database/staff/operator-log.ts";
import { decimal } from "../../domain/money.ts";

/**
 * By the command line: changes what a product's variants cost, or one of them, and the catalogue price where one is given (null: none any
 * more). History and the lowest price of 30 days are kept by the database. A price for a time that runs gives way to it,
 * and does not come back: `cuts` has their numbers. Returns what the product cost before, or null for an unknown one.
 */
export async function changePrice(pool: Pool, price: NewPrice): Promise<(PriceChange & { cuts: number[] }) | null> {
  return inTransaction(pool, async (db) => {
    const before = await changePriceIn(db, price);
    const { productId, variantId } = price;
    if (before === null) return null;
    await logCommand(db, asCommand(price), { entity: "product", entityId: productId });
    const variantIds = variantId === undefined ? null : [variantId];
    return { ...before, cuts: await takeFromCuts(db, { productId, variantIds }) };
  });
}

function asCommand({ productId, variantId, realPrice, cataloguePrice }: NewPrice): string {
  const old = cataloguePrice === undefined ? [] : ["--catalogue", decimal(cataloguePrice ?? 0)];
  return ["price", `${productId}${variantId === undefined ? "" : `:id=${variantId}`}`, decimal(realPrice), ...old].join(
    " ",
  );
}

/** The same of some variants, each at a price of its own, in the caller's transaction. */
export async function changePrices(
  db: Queryable,
  { productId, prices }: { productId: number; prices: readonly VariantPrice[] },
): Promise<void> {
  await tell(db, productId, await setPrices(db, { productId, prices }));
  await takeFromCuts(db, { productId, variantIds: prices.map(({ variant_id }) => variant_id) });
}

/** The same of prices that begin or end by themselves, in the caller's transaction. */
export async function changePriceIn(db: Queryable, price: NewPrice): Promise<PriceChange | null> {
  const change = await setPrice(db, price);
  await tell(db, price.productId, change);
  return change;
}

async function tell(db: Queryable, productId: number, change: PriceChange | null): Promise<void> {
  if (change === null) return;
  await invalidateCacheTags(db, [`product:${productId}`, ...(change.wasReduced === change.isReduced ? [] : ["sale"])]);
}
