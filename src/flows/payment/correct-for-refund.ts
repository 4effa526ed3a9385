import { orderNumbered } from "../../database/order/orders.ts";
import { orderBalance } from "../../database/order/settlements.ts";
import type { AttemptRow } from "../../database/payment/payment-attempts.ts";
import { refundNumbered, settleRefundBy } from "../../database/payment/refunds.ts";
import type { Queryable } from "../../database/queryable.ts";
import { invoiceWords } from "../../domain/invoice/invoice-words.ts";
import { languageOf } from "../../domain/language.ts";
import { settle } from "../order/settle.ts";
import { writeSettled } from "../order/write-settled.ts";

/**
 * Settles an order whose money went back without a settlement, once for each refund, in the caller's transaction: it
 * costs so much less, shared out over what is left, and its document is corrected, which its buyer is told. Money no
 * order took is on no document; what was settled before, by a return or by a change of the order, stays as it is.
 */
export async function correctForRefund(
  db: Queryable,
  { attempt, refundId, now }: { attempt: AttemptRow; refundId: number; now: Date },
): Promise<void> {
  const refund = (await refundNumbered(db, refundId))!;
  if (attempt.state !== "paid" || refund.settlement_id !== null || refund.change_id !== null) return;
  const { order } = (await orderNumbered(db, attempt.order_id))!;
  const { balance } = await orderBalance(db, attempt.order_id);
  const agreed = Math.min(refund.worth, -balance);
  if (agreed <= 0) return;
  const settled = await settle(db, {
    orderId: attempt.order_id,
    kind: "reduction",
    taken: { agreed },
    withheld: 0,
    reason: invoiceWords(languageOf(order.lan_id).lanCode).line("REASON_REFUND"),
    occasion: `refund:${refundId}`,
    now,
  });
  if (settled === null) return;
  const { settlementId: settlement } = settled;
  await settleRefundBy(db, refundId, settlement);
  await writeSettled(db, { order, settlement, back: [{ by: "provider", id: refundId }] });
}
