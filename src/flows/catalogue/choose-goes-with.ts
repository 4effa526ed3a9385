import { chooseGoesWith } from "../../database/catalogue/product-relations.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { logCommand } from "../../database/staff/operator-log.ts";

/** By the command line: makes these products, in their order, what the label chose to go with one; none takes the choice away. Its page follows. */
export async function chooseWhatGoesWith(
  pool: Pool,
  { productId, relatedIds }: { productId: number; relatedIds: readonly number[] },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    if (!(await chooseGoesWith(db, productId, relatedIds))) return;
    await invalidateCacheTags(db, [`goes-with:${productId}`]);
    const command = ["goes-with", productId, ...(relatedIds.length === 0 ? ["--none"] : relatedIds)].join(" ");
    await logCommand(db, command, { entity: "product", entityId: productId });
  });
}
