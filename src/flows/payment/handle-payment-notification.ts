import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  type AttemptRow,
  attemptNamed,
  attemptsOf,
  lockPayable,
  recordDeclined,
  settleAttempt,
} from "../../database/payment/payment-attempts.ts";
import { keepEvent } from "../../database/payment/payment-events.ts";
import { enqueueTaking } from "../../database/payment/payment-jobs.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { recordToldRefund } from "../../database/payment/refunds.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { needsTheOperator, outcomeOf, type PaymentNews, type PaymentOutcome } from "../../domain/payment/payment.ts";
import { notifyDifferencePaid } from "./notify-difference-paid.ts";
import { correctForRefund } from "./correct-for-refund.ts";
import { moveOrderTo } from "../order/change-order-state.ts";

export interface PaymentNotification {
  provider: string;
  news: PaymentNews;
  /** The words as they came. */
  body: Buffer;
  source: "notification" | "asked";
  shopEmail: string;
  now: Date;
}

/**
 * Takes in what a provider says of a payment: the words, what followed from them and the order's new state are
 * one transaction, and the same words count once (guarantees, points 4 and 8). Money no order can take is kept
 * and the shop is told by email. Returns what followed; 'repeated' when it was heard before.
 */
export async function handlePaymentNotification(
  pool: Pool,
  notification: PaymentNotification,
): Promise<PaymentOutcome | "repeated"> {
  return inTransaction(pool, (db) => takeIn(db, notification));
}

async function takeIn(
  db: Queryable,
  { provider, news, body, source, shopEmail, now }: PaymentNotification,
): Promise<PaymentOutcome | "repeated"> {
  const attempt = await lockedAttempt(db, provider, news.extOrderId);
  const outcome = attempt === null ? "unknownOrder" : outcomeOf(news, attempt.known);
  const first = await keepEvent(db, {
    dedupeKey: news.key,
    provider,
    source,
    body,
    attemptId: attempt?.row.attempt_id ?? null,
    outcome,
  });
  if (!first) return "repeated";
  if (attempt !== null) await follow(db, attempt.row, { outcome, news, orderState: attempt.known.orderState, now });
  if (needsTheOperator(outcome, news.says))
    await writeEmails(db, [
      {
        kind: "paymentAlarm",
        recipient: shopEmail,
        lanId: 1,
        content: {
          provider,
          outcome,
          orderNumber: attempt?.row.order_id ?? null,
          extOrderId: printable(news.extOrderId),
          amount: news.amount,
          currency: printable(news.currency),
        },
      },
    ]);
  return outcome;
}

/** What came from outside, for an email. */
function printable(text: string): string {
  return text.replace(/[^\w-]/g, "?").slice(0, 40);
}

/** Returns the attempt of this name as it stands once its order is ours alone. */
async function lockedAttempt(
  db: Queryable,
  provider: string,
  extOrderId: string,
): Promise<{ row: AttemptRow; known: Parameters<typeof outcomeOf>[1] } | null> {
  if (!/^\d{1,15}-\d{1,6}$/.test(extOrderId)) return null;
  const found = await attemptNamed(db, provider, extOrderId);
  if (found === null) return null;
  const order = await lockPayable(db, found.order_id);
  const row = await attemptNamed(db, provider, extOrderId);
  return {
    row: row!,
    known: { ...row!, providerOrderId: row!.provider_order_id, orderState: order!.status, missing: order!.missing },
  };
}

async function follow(
  db: Queryable,
  attempt: AttemptRow,
  { outcome, news, orderState, now }: { outcome: PaymentOutcome; news: PaymentNews; orderState: OrderState; now: Date },
): Promise<void> {
  const { providerOrderId, captureId } = news;
  if (outcome === "failed" || outcome === "cancelled")
    await settleAttempt(db, attempt.attempt_id, { state: outcome, providerOrderId, now });
  if (outcome === "paidTooLate" || outcome === "paidTwice")
    await settleAttempt(db, attempt.attempt_id, { state: "surplus", providerOrderId, captureId, now });
  if (outcome === "waiting" && news.says === "approved") await enqueueTaking(db, attempt.attempt_id);
  if (outcome === "waiting" && news.says === "declined") await recordDeclined(db, attempt.attempt_id, now);
  if (outcome === "refunded" && news.amount > 0 && (attempt.state === "paid" || attempt.state === "surplus")) {
    const refundId = await recordToldRefund(db, {
      attemptId: attempt.attempt_id,
      amount: news.amount,
      providerRefundId: captureId ?? news.key,
    });
    await correctForRefund(db, { attempt, refundId, now });
  }
  if (outcome !== "paid") return;
  await settleAttempt(db, attempt.attempt_id, { state: "paid", providerOrderId, captureId, now });
  // An attempt that was begun after this one seemed to have failed is not needed any more.
  for (const other of await attemptsOf(db, attempt.order_id)) {
    if (other.state === "open") await settleAttempt(db, other.attempt_id, { state: "cancelled", now });
  }
  if (orderState !== "awaitingPayment") {
    const { order_id: orderId, attempt_id, amount, currency } = attempt;
    return notifyDifferencePaid(db, { orderId, amount, currency, occasion: `attempt:${attempt_id}` });
  }
  const moved = await moveOrderTo(db, { orderId: attempt.order_id, to: "paid", now });
  if (moved === null) throw new Error(`order ${attempt.order_id} awaited its payment and did not take it`);
}
