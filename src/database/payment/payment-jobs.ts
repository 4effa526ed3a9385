import { enqueueJob } from "../job-kinds.ts";
import type { Queryable } from "../queryable.ts";

/**
 * Enqueues the making of an order's payment, in the order's own transaction: should the process that placed it
 * be ended before it has asked the provider, another one does. It begins some seconds later, when there is mostly nothing left to do.
 */
export async function enqueuePayment(db: Queryable, orderId: number): Promise<void> {
  await enqueueJob(db, "beginPayment", { orderId }, { key: `payment:${orderId}`, inSeconds: 10 });
}

/** Enqueues taking the money of a payment the shopper agreed to. */
export async function enqueueTaking(db: Queryable, attemptId: number): Promise<void> {
  await enqueueJob(db, "takeApproved", { attemptId }, { key: `taking:${attemptId}` });
}

/** Enqueues asking the provider for a refund that is written down. */
export async function enqueueRefund(db: Queryable, refundId: number): Promise<void> {
  await enqueueJob(db, "sendRefund", { refundId }, { key: `refund:${refundId}` });
}
