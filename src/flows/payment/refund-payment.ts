import { inTransaction, type Pool } from "../../database/connect.ts";
import { lockPayable } from "../../database/payment/payment-attempts.ts";
import { recordRefund, refundable, settleRefund } from "../../database/payment/refunds.ts";
import type { Currency } from "../../domain/money.ts";
import { correctForRefund } from "./correct-for-refund.ts";
import { type PaymentProviders, providerOf } from "./payment-providers.ts";

export interface RefundInput {
  orderId: number;
  /** Hundredths of the currency that was charged; null: all that is left. */
  amount: number | null;
  why: string;
  providers: PaymentProviders;
}

export type Refunded =
  | { kind: "done"; amount: number; currency: Currency; refundId: string }
  | { kind: "nothingLeft" }
  | { kind: "tooMuch"; left: number; currency: Currency }
  | { kind: "notConnected"; provider: string }
  | { kind: "refused"; why: string }
  // The provider may have paid all the same: the sum stays taken until it tells.
  | { kind: "unanswered"; amount: number; currency: Currency };

/**
 * Gives money of an order back through the provider it came by, in the currency that was charged: first what no
 * order took, then what the order was paid with. It is written down before it is asked for, so that never more goes back than came.
 */
export async function refundPayment(pool: Pool, { orderId, amount, why, providers }: RefundInput): Promise<Refunded> {
  const [attempt] = await refundable(pool, orderId);
  if (attempt === undefined) return { kind: "nothingLeft" };
  const sum = amount ?? attempt.left;
  const { currency } = attempt;
  if (sum > attempt.left) return { kind: "tooMuch", left: attempt.left, currency };
  const provider = providerOf(providers, attempt.provider);
  if (provider === null) return { kind: "notConnected", provider: attempt.provider };
  const refundId = await recordRefund(pool, { attemptId: attempt.attempt_id, amount: sum, why });
  const named = {
    extOrderId: attempt.ext_order_id,
    providerOrderId: attempt.provider_order_id ?? "",
    captureId: attempt.capture_id,
  };
  const answered = await provider
    .refund({ ...named, amount: sum, currency, key: refundKey(attempt.ext_order_id, refundId), why })
    .catch(() => null);
  if (answered === null) return { kind: "unanswered", amount: sum, currency };
  const now = new Date();
  await inTransaction(pool, async (db) => {
    await lockPayable(db, orderId);
    await settleRefund(db, refundId, {
      state: answered.kind,
      providerRefundId: answered.kind === "done" ? answered.refundId : null,
    });
    if (answered.kind === "done") await correctForRefund(db, { attempt, refundId, amount: sum, now });
  });
  return answered.kind === "done" ? { ...answered, amount: sum, currency } : answered;
}

/** Returns the name a refund has at its provider: the same however often it is asked for. */
export function refundKey(extOrderId: string, refundId: number): string {
  return `refund-${extOrderId}-${refundId}`;
}
