import { inTransaction, type Pool } from "../../database/connect.ts";
import { logCommand } from "../../database/staff/operator-log.ts";
import { changeProducts } from "./change-products.ts";

/** By the command line: makes these products, in their order, what the label chose to go with one; none takes the choice away. Its page follows. */
export async function chooseWhatGoesWith(
  pool: Pool,
  { productId, relatedIds }: { productId: number; relatedIds: readonly number[] },
): Promise<void> {
  const command = ["goes-with", productId, ...(relatedIds.length === 0 ? ["--none"] : relatedIds)].join(" ");
  await inTransaction(pool, async (db) => {
    await changeProducts(
      db,
      {
        productIds: [productId],
        part: "goesWith",
        change: () => ({ chosen: [...relatedIds] }),
        act: "changeProductGoesWith",
        now: new Date(),
      },
      () => logCommand(db, command, { entity: "product", entityId: productId }),
    );
  });
}
