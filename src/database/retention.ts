import type { Queryable } from "./queryable.ts";

/**
 * Erases what the privacy page says is kept no longer: newsletter addresses that were never confirmed or have
 * left, thirty days later; emails that belong to no order, thirty days after they were sent or refused; messages to the
 * shop after a year, with what was answered; by what the shopper of an order is known among others, thirty days after it; to which account money went back, a year after it was paid; photos of a complaint a year after it was dealt with; what registers said of a company after a day, of a postcode after thirty. Orders and their emails stay for the law's own time. Returns how many rows are gone.
 */
export async function forgetPersonalData(db: Queryable): Promise<number> {
  const done = [
    await db.query(
      "DELETE FROM newsletter_subscriptions WHERE coalesce(ended_at, CASE WHEN confirmed_at IS NULL THEN asked_at END) < now() - interval '30 days'",
    ),
    await db.query(
      "UPDATE orders SET subjects = '{}' WHERE subjects <> '{}' AND created_at < now() - interval '30 days'",
    ),
    await db.query(
      "UPDATE refund_transfers SET iban = NULL, holder = NULL WHERE iban IS NOT NULL AND (state = 'withdrawn' OR state = 'paid' AND paid_at < now() - interval '1 year')",
    ),
    await db.query("DELETE FROM questions WHERE asked_at < now() - interval '1 year'"),
    await db.query(
      "DELETE FROM outbox WHERE order_id IS NULL AND question_id IS NULL AND kind NOT LIKE 'withdrawal%' AND kind NOT LIKE 'complaint%' AND coalesce(sent_at, refused_at, CASE WHEN held_back THEN created_at END) < now() - CASE WHEN kind = 'message' THEN interval '1 year' ELSE interval '30 days' END",
    ),
    await db.query(
      "DELETE FROM look_ups WHERE asked_at < now() - CASE WHEN register IN ('whiteList', 'vies') THEN interval '1 day' ELSE interval '30 days' END",
    ),
    await db.query("DELETE FROM look_up_days WHERE day < current_date - 7"),
    await db.query(
      "DELETE FROM complaint_photos p USING complaints c WHERE c.complaint_id = p.complaint_id AND c.closed_at < now() - interval '1 year'",
    ),
  ];
  return done.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
