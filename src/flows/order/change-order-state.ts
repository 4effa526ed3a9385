import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { earnPoints } from "../../database/customer/order-points.ts";
import { giveBack, type Move, moveOrder, type MovedOrder } from "../../database/order/order-states.ts";
import type { OrderEmailKind } from "../../database/mail/email-contents.ts";
import { hasEmail } from "../../database/mail/order-emails.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { invoiceWords } from "../../domain/invoice/invoice-words.ts";
import { languageOf } from "../../domain/language.ts";
import { type OrderState, statesBefore } from "../../domain/order/order-states.ts";
import { pointsEarned } from "../../domain/customer/points.ts";
import { makeInvoice } from "../invoice/make-invoice.ts";
import { notifyStockIsBack } from "./notify-stock-is-back.ts";
import { parcelsFollow } from "../parcel/parcels-follow.ts";
import { settle } from "./settle.ts";
import { notifyOfParcel } from "../parcel/notify-of-parcel.ts";

/** Whoever has an order arrive says what its points are: the setting POINTS_PER_ZLOTY. */
export type StateInput = Omit<Move, "from" | "to"> & {
  /** Until when the buyer's email waits, so that the step can be taken back; absent: it goes at once. */
  emailNotBefore?: Date;
  /** Of the parcel, with 'sent'. */
  tracking?: string | null;
} & ({ to: "delivered"; pointsPerZloty: number } | { to: Exclude<OrderState, "delivered"> });

/**
 * Moves an order to a state, in the caller's transaction, with all that follows from it, exactly once: stock,
 * code and points go back (guarantees, point 6), its parcels follow, points are earned or lost, the shopper's email is
 * written, a paid order gets its invoice or proof of purchase, one that is undone the correction of it. Returns null when
 * the order was in no state it could come from: nothing has changed then.
 */
export async function moveOrderTo(db: Queryable, input: StateInput): Promise<MovedOrder | null> {
  const order = await moveOrder(db, { ...input, from: statesBefore(input.to) });
  if (order === null) return null;
  const { order_id: orderId, customer_id: customerId } = order;
  if (input.to === "expired" && order.held) {
    const products = await giveBack(db, order);
    await invalidateCacheTags(
      db,
      products.map((id) => `product:${id}`),
    );
    await notifyStockIsBack(db, products);
  }
  if (input.to === "delivered") {
    const paid = { products: order.products_pln, discount: order.discount_pln, points: order.points_pln };
    await earnPoints(db, { orderId, customerId, points: pointsEarned(paid, input.pointsPerZloty) });
  }
  const { left, parcels } = await parcelsFollow(db, input);
  const kind = emailOf[input.to];
  const waits = input.emailNotBefore === undefined ? {} : { notBefore: input.emailNotBefore };
  if (kind === "orderSent" && parcels > 1)
    // Of several that leave at once each is told of by itself; taken back is what left together.
    for (const parcelId of left) await notifyOfParcel(db, { orderId, parcelId, corrected: false, ...waits });
  // Packed again after that was taken back, its buyer knows already.
  else if (kind !== undefined && !(await hasEmail(db, orderId, kind)))
    await writeEmails(db, [{ kind, recipient: order.email, lanId: order.lan_id, orderId, ...waits }]);
  // Last: the counter of numbers is locked from here to the end of the transaction.
  await documentAndSettle(db, order, input);
  return order;
}

/** An order paid on delivery has its document when it is sent; one that has it already keeps it. What comes back whole is settled, its document corrected. */
async function documentAndSettle(
  db: Queryable,
  { order_id: orderId, lan_id, held }: MovedOrder,
  { to, now }: StateInput,
): Promise<void> {
  if (to === "paid" || to === "sent" || to === "delivered")
    await makeInvoice(db, { orderId, now, paid: to !== "sent" });
  if ((to !== "returned" && to !== "cancelled") || !held) return;
  await settle(db, {
    orderId,
    now,
    kind: to === "returned" ? "return" : "cancellation",
    occasion: to,
    taken: { everything: { restocked: true } },
    withheld: 0,
    reason: invoiceWords(languageOf(lan_id).lanCode).line(`REASON_${to.toUpperCase()}`),
  });
}

/** The same in a transaction of its own; returns whether the order was moved. */
export async function changeOrderState(pool: Pool, input: StateInput): Promise<boolean> {
  return inTransaction(pool, async (db) => (await moveOrderTo(db, input)) !== null);
}

/** An order's first state is told of by the email about the order itself. */
const emailOf: Partial<Record<OrderState, OrderEmailKind>> = {
  paid: "orderPaid",
  packed: "orderPacked",
  sent: "orderSent",
  delivered: "orderDelivered",
  cancelled: "orderCancelled",
  returned: "orderReturned",
  expired: "orderExpired",
};
