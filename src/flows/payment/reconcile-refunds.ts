import { inTransaction, type Pool } from "../../database/connect.ts";
import { lockPayable } from "../../database/payment/payment-attempts.ts";
import { type OpenRefund, refundsToAskAbout, settleRefund } from "../../database/payment/refunds.ts";
import { paymentMinutes } from "../../domain/payment/payment.ts";
import { correctForRefund } from "./correct-for-refund.ts";
import { type PaymentProviders, providerOf } from "./payment-providers.ts";
import { refundKey } from "./refund-payment.ts";

/**
 * Asks providers what became of refunds they have not answered for five minutes: a notification may have been lost,
 * too. One that went through is noted and its invoice corrected, as if it had been answered; one the provider has
 * not heard of in half an hour is given up, so that its sum can be given back again. Returns how many were settled.
 */
export async function reconcileOpenRefunds(
  pool: Pool,
  {
    providers,
    now,
    onFailure,
  }: { providers: PaymentProviders; now: Date; onFailure: (error: unknown, refund: OpenRefund) => void },
): Promise<number> {
  let settled = 0;
  for (const refund of await refundsToAskAbout(pool, { askedBefore: before(now, paymentMinutes.firstQuestion) })) {
    const done = await reconcileRefund(pool, refund, { providers, now }).catch((error: unknown) =>
      onFailure(error, refund),
    );
    if (done === true) settled += 1;
  }
  return settled;
}

async function reconcileRefund(
  pool: Pool,
  refund: OpenRefund & { known: string[] },
  { providers, now }: { providers: PaymentProviders; now: Date },
): Promise<boolean> {
  const provider = await providerOf(pool, providers, refund.provider);
  if (provider === null || refund.provider_order_id === null) return false;
  const {
    refund_id: refundId,
    ext_order_id: extOrderId,
    provider_order_id: providerOrderId,
    capture_id: captureId,
    back: amount,
    currency,
    why,
  } = refund;
  const told = await provider.askRefund(
    { extOrderId, providerOrderId, captureId, amount, currency, key: refundKey(extOrderId, refundId), why },
    refund.known,
  );
  if (told.kind === "unheardOf" && refund.asked_at > before(now, paymentMinutes.grace)) return false;
  return inTransaction(pool, async (db) => {
    await lockPayable(db, refund.order_id);
    const settled = await settleRefund(
      db,
      refundId,
      told.kind === "done"
        ? { state: "done", providerRefundId: told.refundId }
        : { state: "refused", providerRefundId: null },
    );
    if (settled && told.kind === "done") await correctForRefund(db, { attempt: refund, refundId, now });
    return settled;
  });
}

function before(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}
