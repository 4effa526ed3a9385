import { inTransaction, type Pool } from "../../database/connect.ts";
import { logCommand } from "../../database/staff/operator-log.ts";
import { changeProducts } from "../catalogue/change-products.ts";

/** Sets by the command line how many pieces of a product one shopper may have; null: as many as there are. */
export async function changeLimit(
  pool: Pool,
  { productId, pieces }: { productId: number; pieces: number | null },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    await changeProducts(
      db,
      {
        productIds: [productId],
        part: "limits",
        change: (before) => ({ ...before, mostPieces: pieces }),
        act: "changeProductLimits",
        now: new Date(),
      },
      () => logCommand(db, `limit ${productId} ${pieces ?? 0}`, { entity: "product", entityId: productId }),
    );
  });
}
