import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { switchPayment as saveSwitch } from "../../database/payment/payment-methods.ts";

/** Switches a payment off or on, and pages that name it follow; orders that chose it before keep it. Returns whether there is one of that code. */
export async function switchPayment(pool: Pool, choice: { code: string; because: string | null }): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    const known = await saveSwitch(db, choice);
    if (known) await invalidateCacheTags(db, ["config", "delivery"]);
    return known;
  });
}
