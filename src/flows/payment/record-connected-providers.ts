import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { saveConnected } from "../../database/payment/payment-methods.ts";
import type { Queryable } from "../../database/queryable.ts";
import { onlineCodes, type PaymentProviders, providerOf } from "./payment-providers.ts";

/** Keeps which online payments the shop is connected to now, in the caller's transaction: the others are offered nowhere, and pages that name them follow. */
export async function recordConnectedProviders(db: Queryable, providers: PaymentProviders): Promise<void> {
  const connected = [];
  for (const code of onlineCodes) connected.push((await providerOf(db, providers, code)) ?? []);
  if (await saveConnected(db, connected.flat())) await invalidateCacheTags(db, ["delivery"]);
}
