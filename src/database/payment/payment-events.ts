import type { PaymentOutcome } from "../../domain/payment/payment.ts";
import type { Queryable } from "../queryable.ts";

export interface NewPaymentEvent {
  dedupeKey: string;
  provider: string;
  source: "notification" | "asked";
  body: Buffer;
  attemptId: number | null;
  outcome: PaymentOutcome;
}

/** Keeps what a provider said with what followed from it; returns false when the same was kept before. Another transaction that keeps it is waited for. */
export async function keepEvent(db: Queryable, event: NewPaymentEvent): Promise<boolean> {
  const { rowCount } = await db.query(
    "INSERT INTO payment_events (dedupe_key, provider, source, body, attempt_id, outcome) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (dedupe_key) DO NOTHING",
    [event.dedupeKey, event.provider, event.source, event.body, event.attemptId, event.outcome],
  );
  return rowCount === 1;
}

/** Returns what was said of an order's payments and what followed, in the order it came. */
export async function eventsOf(
  db: Queryable,
  orderId: number,
): Promise<{ ext_order_id: string; outcome: PaymentOutcome; source: string; received_at: Date }[]> {
  const { rows } = await db.query<{ ext_order_id: string; outcome: PaymentOutcome; source: string; received_at: Date }>(
    "SELECT ext_order_id, outcome, source, received_at FROM payment_events JOIN payment_attempts USING (attempt_id) WHERE order_id = $1 ORDER BY event_id",
    [orderId],
  );
  return rows;
}
