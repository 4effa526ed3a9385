import type { Queryable } from "../queryable.ts";

/**
 * Enqueues the making of an order's payment, in the order's own transaction: should the process that placed it
 * be ended before it has asked the provider, another one does. It begins some seconds later, when there is mostly nothing left to do.
 */
export async function enqueuePayment(db: Queryable, orderId: number): Promise<void> {
  await db.query(
    "SELECT graphile_worker.add_job('beginPayment', json_build_object('orderId', $1::bigint), run_at => now() + interval '10 seconds', max_attempts => 8, job_key => 'payment:' || $1::bigint)",
    [orderId],
  );
}

/** Enqueues taking the money of a payment the shopper agreed to. */
export async function enqueueTaking(db: Queryable, attemptId: number): Promise<void> {
  await db.query(
    "SELECT graphile_worker.add_job('takeApproved', json_build_object('attemptId', $1::bigint), max_attempts => 8, job_key => 'taking:' || $1::bigint)",
    [attemptId],
  );
}
