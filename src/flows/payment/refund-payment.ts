import { inTransaction, type Pool } from "../../database/connect.ts";
import { attemptNumbered, type AttemptRow, lockPayable } from "../../database/payment/payment-attempts.ts";
import { orderBalance } from "../../database/order/settlements.ts";
import {
  recordRefund,
  type Refundable,
  refundable,
  refundNumbered,
  settleRefund,
} from "../../database/payment/refunds.ts";
import { logAct } from "../../database/staff/operator-log.ts";
import type { Currency } from "../../domain/money.ts";
import { shareGoingBack } from "../../domain/payment/payment.ts";
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
 * order took, then what the order was paid with. It is written down and logged as the command line's act before it is asked for, so that never more goes back than came.
 */
export async function refundPayment(pool: Pool, { orderId, amount, why, providers }: RefundInput): Promise<Refunded> {
  const [attempt] = await refundable(pool, orderId);
  if (attempt === undefined) return { kind: "nothingLeft" };
  const left = await leftToGive(pool, attempt);
  if (left === 0) return { kind: "nothingLeft" };
  const sum = amount ?? left;
  if (sum > left) return { kind: "tooMuch", left, currency: attempt.currency };
  if ((await providerOf(pool, providers, attempt.provider)) === null)
    return { kind: "notConnected", provider: attempt.provider };
  const refundId = await inTransaction(pool, async (db) => {
    const id = await recordRefund(db, { attemptId: attempt.attempt_id, amount: sum, why });
    await logAct(
      db,
      { kind: "commandLine" },
      {
        act: "giveBalanceBack",
        entity: "order",
        entityId: orderId,
        part: "money",
        after: { back: [{ by: "provider", amount: sum, currency: attempt.currency }] },
      },
    );
    return id;
  });
  return askForRefund(pool, { attempt, refundId, amount: sum, why, providers });
}

/** Returns how much of an attempt the shop may give back, in what was charged: what of its order went back another way does not go back by it. */
async function leftToGive(pool: Pool, { order_id, state, left, worth_left }: Refundable): Promise<number> {
  const { came, back } = await orderBalance(pool, order_id);
  if (state !== "paid" || came - back >= worth_left) return left;
  return shareGoingBack(left, { amount: Math.max(0, came - back), charged: worth_left });
}

/** Asks the provider for a refund that is written down and of which nothing is known yet; another is left alone. Throws while the provider does not answer, or is not connected. */
export async function sendRefund(
  pool: Pool,
  { refundId, providers }: { refundId: number; providers: PaymentProviders },
): Promise<void> {
  const refund = await refundNumbered(pool, refundId);
  if (refund?.state !== "asked") return;
  const attempt = (await attemptNumbered(pool, refund.attempt_id))!;
  const refunded = await askForRefund(pool, { attempt, refundId, amount: refund.amount, why: refund.why, providers });
  if (refunded.kind === "unanswered" || refunded.kind === "notConnected")
    throw new Error(`refund ${refundId} was not answered by ${attempt.provider}`);
}

async function askForRefund(
  pool: Pool,
  {
    attempt,
    refundId,
    amount,
    why,
    providers,
  }: { attempt: AttemptRow; refundId: number; amount: number; why: string; providers: PaymentProviders },
): Promise<Exclude<Refunded, { kind: "nothingLeft" | "tooMuch" }>> {
  const provider = await providerOf(pool, providers, attempt.provider);
  if (provider === null) return { kind: "notConnected", provider: attempt.provider };
  const { currency } = attempt;
  const answered = await provider
    .refund({
      extOrderId: attempt.ext_order_id,
      providerOrderId: attempt.provider_order_id ?? "",
      captureId: attempt.capture_id,
      amount,
      currency,
      key: refundKey(attempt.ext_order_id, refundId),
      why,
    })
    .catch(() => null);
  if (answered === null) return { kind: "unanswered", amount, currency };
  await inTransaction(pool, async (db) => {
    await lockPayable(db, attempt.order_id);
    await settleRefund(db, refundId, {
      state: answered.kind,
      providerRefundId: answered.kind === "done" ? answered.refundId : null,
    });
    if (answered.kind === "done") await correctForRefund(db, { attempt, refundId, now: new Date() });
  });
  return answered.kind === "done" ? { ...answered, amount, currency } : answered;
}

/** Returns the name a refund has at its provider: the same however often it is asked for. */
export function refundKey(extOrderId: string, refundId: number): string {
  return `refund-${extOrderId}-${refundId}`;
}
