import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { countStock } from "../../database/order/stock.ts";
import { notifyStockIsBack } from "../order/notify-stock-is-back.ts";

/** Sets a variant's stock to a counted number and tells who waited for it; returns its product's id, or null for an unknown variant. */
export async function changeStock(
  pool: Pool,
  { variantId, quantity }: { variantId: number; quantity: number },
): Promise<number | null> {
  return inTransaction(pool, async (db) => {
    const productId = await countStock(db, variantId, quantity);
    if (productId === null) return null;
    await invalidateCacheTags(db, [`product:${productId}`]);
    await notifyStockIsBack(db, [productId]);
    return productId;
  });
}
