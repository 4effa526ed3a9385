import type { AttemptRow } from "./payment-attempts.ts";
import type { Queryable } from "../queryable.ts";

export interface RefundRow {
  refund_id: number;
  attempt_id: number;
  /** Hundredths of the attempt's currency. */
  amount: number;
  state: "asked" | "done" | "refused";
  provider_refund_id: string | null;
  why: string;
  created_at: Date;
  settlement_id: number | null;
  /** The change of the order because of which it goes back. */
  change_id: number | null;
  /** Hundredths of the order's currency; none of money that no order took. */
  worth: number;
}

/** An attempt with what is left of it to give back: of what was charged, and of what that is in the order's currency. */
export type Refundable = AttemptRow & { left: number; worth_left: number };

/** Returns an order's attempts that brought money and of which something is left to give back; what nobody is owed for comes first. */
export async function refundable(db: Queryable, orderId: number): Promise<Refundable[]> {
  const { rows } = await db.query<Refundable>(
    `SELECT a.*, (a.amount - coalesce((SELECT sum(r.amount) FROM refunds r WHERE r.attempt_id = a.attempt_id AND r.state <> 'refused'), 0))::int AS left,
       (a.worth - coalesce((SELECT sum(r.worth) FROM refunds r WHERE r.attempt_id = a.attempt_id AND r.state <> 'refused'), 0))::bigint AS worth_left
     FROM payment_attempts a WHERE order_id = $1 AND state IN ('paid', 'surplus') ORDER BY state = 'paid', n`,
    [orderId],
  );
  return rows.filter(({ left }) => left > 0);
}

/**
 * Writes down a refund before it is asked for; the database refuses one beyond what came. Returns its number. Where
 * `worth` is not said it is in proportion to the amount.
 */
export async function recordRefund(
  db: Queryable,
  {
    attemptId,
    amount,
    why,
    settlementId = null,
    changeId = null,
    worth = null,
  }: {
    attemptId: number;
    amount: number;
    why: string;
    settlementId?: number | null;
    changeId?: number | null;
    worth?: number | null;
  },
): Promise<number> {
  const { rows } = await db.query<{ refund_id: number }>(
    "INSERT INTO refunds (attempt_id, amount, why, settlement_id, change_id, worth) VALUES ($1, $2, $3, $4, $5, $6) RETURNING refund_id",
    [attemptId, amount, why, settlementId, changeId, worth],
  );
  return rows[0]!.refund_id;
}

/** Returns a refund, or null. */
export async function refundNumbered(db: Queryable, refundId: number): Promise<RefundRow | null> {
  const { rows } = await db.query<RefundRow>("SELECT * FROM refunds WHERE refund_id = $1", [refundId]);
  return rows[0] ?? null;
}

/** Says that a refund is of a settlement. */
export async function settleRefundBy(db: Queryable, refundId: number, settlementId: number): Promise<void> {
  await db.query("UPDATE refunds SET settlement_id = $2 WHERE refund_id = $1", [refundId, settlementId]);
}

/** A refund whose answer was lost, with the attempt it is of. */
export type OpenRefund = AttemptRow & Pick<RefundRow, "refund_id" | "why"> & { back: number; asked_at: Date };

/** Returns the refunds that were asked for before `askedBefore` and whose answer was lost, and the names of those of the same attempts that were not. */
export async function refundsToAskAbout(
  db: Queryable,
  { askedBefore }: { askedBefore: Date },
): Promise<(OpenRefund & { known: string[] })[]> {
  const { rows } = await db.query<OpenRefund & { known: string[] }>(
    `SELECT a.*, r.refund_id, r.amount AS back, r.created_at AS asked_at, r.why, ARRAY(SELECT o.provider_refund_id FROM refunds o WHERE o.attempt_id = r.attempt_id AND o.provider_refund_id IS NOT NULL) AS known
     FROM refunds r JOIN payment_attempts a USING (attempt_id) WHERE r.state = 'asked' AND r.created_at <= $1 AND r.created_at > $1::timestamptz - interval '30 days' ORDER BY r.refund_id LIMIT 200`,
    [askedBefore],
  );
  return rows;
}

/** Records what became of a refund that was asked for; returns false where that was known already. */
export async function settleRefund(
  db: Queryable,
  refundId: number,
  { state, providerRefundId }: { state: "done" | "refused"; providerRefundId: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE refunds SET state = $2, provider_refund_id = $3 WHERE refund_id = $1 AND state = 'asked'",
    [refundId, state, providerRefundId],
  );
  return rowCount === 1;
}

/**
 * Records a refund the provider tells of: the one it was asked for, or, where nobody here asked, one made on the
 * provider's own pages. Returns its number.
 */
export async function recordToldRefund(
  db: Queryable,
  { attemptId, amount, providerRefundId }: { attemptId: number; amount: number; providerRefundId: string },
): Promise<number> {
  const { rows } = await db.query<{ refund_id: number }>(
    `UPDATE refunds SET state = 'done', provider_refund_id = $3 WHERE refund_id = (
       SELECT refund_id FROM refunds WHERE attempt_id = $1 AND (provider_refund_id = $3 OR state = 'asked' AND amount = $2) ORDER BY provider_refund_id = $3 DESC NULLS LAST, refund_id LIMIT 1) RETURNING refund_id`,
    [attemptId, amount, providerRefundId],
  );
  if (rows[0] !== undefined) return rows[0].refund_id;
  const { rows: made } = await db.query<{ refund_id: number }>(
    "INSERT INTO refunds (attempt_id, amount, state, provider_refund_id, why) VALUES ($1, $2, 'done', $3, 'told by the provider') RETURNING refund_id",
    [attemptId, amount, providerRefundId],
  );
  return made[0]!.refund_id;
}

/** Returns the refunds of an order, first one first. */
export async function refundsOf(
  db: Queryable,
  orderId: number,
): Promise<(RefundRow & Pick<AttemptRow, "provider" | "currency">)[]> {
  const { rows } = await db.query<RefundRow & Pick<AttemptRow, "provider" | "currency">>(
    "SELECT r.*, a.provider, a.currency FROM refunds r JOIN payment_attempts a USING (attempt_id) WHERE a.order_id = $1 ORDER BY refund_id",
    [orderId],
  );
  return rows;
}
