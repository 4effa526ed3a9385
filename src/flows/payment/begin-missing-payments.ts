import type { Pool } from "../../database/connect.ts";
import { ordersWithoutAttempt } from "../../database/payment/payment-attempts.ts";
import { beginPayment } from "./begin-payment.ts";
import type { PaymentProviders } from "./payment-providers.ts";

/**
 * Makes the payments of orders a minute old that have none yet: their job may have been in the hands of a process
 * that was killed, and the queue keeps what such a one had in hand for hours. Returns how many were made.
 */
export async function beginMissingPayments(
  pool: Pool,
  {
    providers,
    now,
    onFailure,
  }: { providers: PaymentProviders; now: Date; onFailure: (error: unknown, orderId: number) => void },
): Promise<number> {
  let made = 0;
  for (const orderId of await ordersWithoutAttempt(pool, { placedBefore: new Date(now.getTime() - 60_000), now })) {
    const begun = await beginPayment(pool, { orderId, providers, now, customerIp: "127.0.0.1" }).catch(
      (error: unknown) => onFailure(error, orderId),
    );
    if (begun?.kind === "pay") made += 1;
  }
  return made;
}
