import type { Queryable } from "./queryable.ts";

/**
 * Erases what the privacy page says is kept no longer: newsletter addresses that were never confirmed or have
 * left, thirty days later; letters that belong to no order, thirty days after they were sent; messages to the
 * shop after a year. Orders and their letters stay for the law's own time. Answers how many rows are gone.
 */
export async function forgetPersonalData(db: Queryable): Promise<number> {
  const done = [
    await db.query("DELETE FROM newsletter_subscriptions WHERE coalesce(ended_at, CASE WHEN confirmed_at IS NULL THEN asked_at END) < now() - interval '30 days'"),
    await db.query("DELETE FROM outbox WHERE order_id IS NULL AND kind NOT LIKE 'withdrawal%' AND sent_at < now() - CASE WHEN kind = 'message' THEN interval '1 year' ELSE interval '30 days' END"),
  ];
  return done.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
