import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { saveConnected } from "../../database/payment/payment-methods.ts";
import type { PaymentProvider } from "../../integrations/payments/provider.ts";

/** Keeps which online payments the shop is connected to at this start: the others are offered nowhere, and pages that name them follow. */
export async function recordConnectedProviders(
  pool: Pool,
  providers: readonly Pick<PaymentProvider, "code" | "currencies">[],
): Promise<void> {
  await inTransaction(pool, async (db) => {
    if (await saveConnected(db, providers)) await invalidateCacheTags(db, ["delivery"]);
  });
}
