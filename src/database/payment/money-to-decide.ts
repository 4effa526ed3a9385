import type { Queryable } from "../queryable.ts";

/** Returns the orders of refunds that were refused and never made good, and of those asked for before `askedBefore` without an answer. */
export async function ordersOfFailedRefunds(db: Queryable, { askedBefore }: { askedBefore: Date }): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    `SELECT DISTINCT a.order_id FROM refunds r JOIN payment_attempts a USING (attempt_id)
     JOIN orders o USING (order_id) WHERE r.state = 'asked' AND r.created_at < $1
       OR r.state = 'refused' AND (a.state <> 'paid' OR order_balance(o) > 0) AND NOT EXISTS (SELECT FROM refunds later WHERE later.attempt_id = r.attempt_id AND later.refund_id > r.refund_id AND later.state <> 'refused')
     ORDER BY a.order_id`,
    [askedBefore],
  );
  return rows.map(({ order_id }) => order_id);
}

/** Returns the orders whose money the shop holds though it is the buyer's, and since when, the first first; those of a refused refund are told of as such. */
export async function ordersToGiveBackOf(db: Queryable): Promise<{ order_id: number; since: Date }[]> {
  const { rows } = await db.query<{ order_id: number; since: Date }>(
    `SELECT l.order_id, coalesce((SELECT max(made_at) FROM settlements s WHERE s.order_id = l.order_id), o.created_at) AS since
     FROM order_lookup l JOIN orders o USING (order_id) WHERE l.money = 'toGiveBack'
       AND NOT EXISTS (SELECT FROM refunds r JOIN payment_attempts a USING (attempt_id) WHERE a.order_id = l.order_id AND r.state = 'refused'
         AND NOT EXISTS (SELECT FROM refunds later WHERE later.attempt_id = r.attempt_id AND later.refund_id > r.refund_id AND later.state <> 'refused'))
     ORDER BY since, l.order_id`,
  );
  return rows;
}

/** Returns the orders for which money came that they could not take, and that was not given back whole. */
export async function ordersWithMoneyTooMuch(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    `SELECT DISTINCT order_id FROM payment_attempts a WHERE state = 'surplus'
       AND amount > (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.attempt_id = a.attempt_id AND r.state <> 'refused') ORDER BY order_id`,
  );
  return rows.map(({ order_id }) => order_id);
}
