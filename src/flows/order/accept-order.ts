import { useCode } from "../../database/discount/codes.ts";
import { allConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Actor, type Log, logAct } from "../../database/staff/operator-log.ts";
import { takePoints } from "../../database/customer/customers.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { beginWaiting, orderNumbered, paymentCodeOf } from "../../database/order/orders.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { enqueuePayment } from "../../database/payment/payment-jobs.ts";
import { takeStock } from "../../database/order/stock.ts";
import { holdMinutes, holdsOf } from "../../domain/order/holds.ts";
import { isPaidOnline, stateAtFirst } from "../../domain/payment/payment.ts";
import { lockOrder } from "../../database/invoice/invoices.ts";
import { makeInvoice } from "../invoice/make-invoice.ts";
import { takingsOf } from "./order-cart.ts";

export type Accepted =
  | { kind: "accepted" }
  | { kind: "refused"; why: "notWaiting" | "soldOut" | "codeUsedUp" | "pointsGone" };

/**
 * Says yes to an order that waits for a person's word, in the caller's transaction, and logs it: from now on it holds its stock, code
 * and points like any other, its buyer gets the email with everything in it, and its time to be paid begins. Refuses what
 * does not wait, and what cannot be had any more: the caller rolls back then.
 */
export async function acceptWaitingOrder(
  db: Queryable,
  { orderId, now }: { orderId: number; now: Date },
  log: Log,
): Promise<Accepted> {
  await lockOrder(db, orderId);
  const stored = await orderNumbered(db, orderId);
  if (stored?.order.status !== "awaitingReview") return refused("notWaiting");
  const { order, lines } = stored;
  const stock = await takeStock(
    db,
    takingsOf(lines.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity }))),
    orderId,
  );
  if (stock.kind === "short") return refused("soldOut");
  if (
    order.discount_code !== null &&
    (await useCode(db, { code: order.discount_code, email: order.email, customerId: order.customer_id })) !== null
  )
    return refused("codeUsedUp");
  if (
    order.points_deducted > 0 &&
    !(await takePoints(db, { customerId: order.customer_id!, points: order.points_deducted, orderId }))
  )
    return refused("pointsGone");
  const code = await paymentCodeOf(db, orderId);
  const totalPln = Math.max(0, order.products_pln + order.shipping_pln - order.discount_pln - order.points_pln);
  const state = stateAtFirst(code, { total: order.total, totalPln });
  const minutes = holdMinutes(code, holdsOf(await allConfig(db)));
  await beginWaiting(db, {
    orderId,
    state,
    holdUntil: state === "awaitingPayment" ? new Date(now.getTime() + minutes * 60_000) : null,
  });
  await writeEmails(db, [{ kind: "orderAccepted", recipient: order.email, lanId: order.lan_id, orderId }]);
  if (state === "awaitingPayment" && isPaidOnline(code)) await enqueuePayment(db, orderId);
  await log({
    act: "acceptOrder",
    entity: "order",
    entityId: orderId,
    part: "state",
    before: { state: order.status },
    after: { state },
  });
  await invalidateCacheTags(
    db,
    stock.changedProducts.map((id) => `product:${id}`),
  );
  // Last: the counter of numbers is locked from here to the end of the transaction.
  if (state === "paid") await makeInvoice(db, { orderId, now, paid: true });
  return { kind: "accepted" };
}

/** The same in a transaction of its own, by whoever it is. */
export async function acceptOrder(pool: Pool, input: { orderId: number; now: Date; actor: Actor }): Promise<Accepted> {
  return inTransaction(pool, (db) => acceptWaitingOrder(db, input, (act) => logAct(db, input.actor, act)), {
    keep: ({ kind }) => kind === "accepted",
  });
}

function refused(why: Extract<Accepted, { kind: "refused" }>["why"]): Accepted {
  return { kind: "refused", why };
}
