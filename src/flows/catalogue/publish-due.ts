import { productsToPublish } from "../../database/catalogue/product-parts.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { logAct } from "../../database/staff/operator-log.ts";
import { changeProducts } from "./change-products.ts";

/** Shows the products whose moment has come, each in a transaction of its own; returns how many. One that somebody planned anew meanwhile waits. */
export async function publishDue(pool: Pool, now: Date): Promise<number> {
  let shown = 0;
  for (const productId of await productsToPublish(pool, now)) {
    const [outcome] = await inTransaction(pool, (db) =>
      changeProducts(
        db,
        {
          productIds: [productId],
          part: "publication",
          change: (before) =>
            before.from !== null && Date.parse(before.from) <= now.getTime() ? { shown: true, from: null } : before,
          act: "changeProductPublication",
          now,
        },
        (act) => logAct(db, { kind: "system" }, act),
      ),
    );
    if (outcome?.kind === "changed") shown += 1;
  }
  return shown;
}
