import { orderNumbered } from "../../database/order/orders.ts";
import type { AttemptRow } from "../../database/payment/payment-attempts.ts";
import type { Queryable } from "../../database/queryable.ts";
import { shareGoingBack } from "../../domain/payment/payment.ts";
import { invoiceWords } from "../../domain/invoice/invoice-words.ts";
import { languageOf } from "../../domain/language.ts";
import { makeCorrection } from "../invoice/make-correction.ts";

/**
 * Corrects the invoice of an order whose money went back, once for each refund, in the caller's transaction. Money
 * no order took is on no invoice; what a return has corrected already stays as it is.
 */
export async function correctForRefund(
  db: Queryable,
  { attempt, refundId, amount, now }: { attempt: AttemptRow; refundId: number; amount: number; now: Date },
): Promise<void> {
  if (attempt.state !== "paid") return;
  const { order } = (await orderNumbered(db, attempt.order_id))!;
  const reason = invoiceWords(languageOf(order.lan_id).lanCode).line("REASON_REFUND");
  await makeCorrection(db, {
    orderId: attempt.order_id,
    now,
    occasion: `refund:${refundId}`,
    reason,
    taken: { amount: shareGoingBack(order.total, { amount, charged: attempt.amount }) },
  });
}
