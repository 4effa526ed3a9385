import { useCode } from "../../database/order/codes.ts";
import { allConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
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
 * Says yes to an order that waits for a person's word: from now on it holds its stock, code and points like any
 * other, its buyer gets the email with everything in it, and its time to be paid begins. Refuses, changing nothing,
 * what does not wait, and what cannot be had any more.
 */
export async function acceptOrder(pool: Pool, { orderId, now }: { orderId: number; now: Date }): Promise<Accepted> {
  return inTransaction(
    pool,
    async (db): Promise<Accepted> => {
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
      await invalidateCacheTags(
        db,
        stock.tellProducts.map((id) => `product:${id}`),
      );
      // Last: the counter of numbers is locked from here to the end of the transaction.
      if (state === "paid") await makeInvoice(db, { orderId, now, paid: true });
      return { kind: "accepted" };
    },
    { keep: ({ kind }) => kind === "accepted" },
  );
}

function refused(why: Extract<Accepted, { kind: "refused" }>["why"]): Accepted {
  return { kind: "refused", why };
}
