import type { Pool } from "../../database/connect.ts";
import { paymentMinutes } from "../../domain/payment/payment.ts";
import { reconcileOrder } from "./reconcile-payments.ts";
import type { PaymentProviders } from "./payment-providers.ts";

/**
 * Returns whether an overdue order may expire: its provider is asked first, and one that is paid is no longer unpaid.
 * One whose payment is on its way, or whose provider does not answer, waits up to half an hour longer; goods are not
 * held for ever.
 */
export function mayExpire(
  pool: Pool,
  {
    providers,
    now,
    onFailure,
  }: { providers: PaymentProviders; now: Date; onFailure: (error: unknown, orderId: number) => void },
): (order: { orderId: number; heldUntil: Date }) => Promise<boolean> {
  return async ({ orderId, heldUntil }) => {
    const inGrace = now.getTime() < heldUntil.getTime() + paymentMinutes.grace * 60_000;
    try {
      return (await reconcileOrder(pool, orderId, { providers, now })) !== "pending" || !inGrace;
    } catch (error) {
      onFailure(error, orderId);
      return !inGrace;
    }
  };
}
