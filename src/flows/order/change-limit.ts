import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { logCommand } from "../../database/staff/operator-log.ts";

/** Sets by the command line how many pieces of a product one shopper may have; null: as many as there are. */
export async function changeLimit(
  pool: Pool,
  { productId, pieces }: { productId: number; pieces: number | null },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    await db.query("UPDATE products SET most_pieces = $2 WHERE product_id = $1", [productId, pieces]);
    await invalidateCacheTags(db, [`product:${productId}`]);
    await logCommand(db, `limit ${productId} ${pieces ?? 0}`, { entity: "product", entityId: productId });
  });
}
