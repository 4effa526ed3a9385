import type { Queryable } from "../queryable.ts";

/** Returns the orders that are to be packed and something of which is in no parcel yet, with the moment from which they could be sent: the earliest first. */
export async function ordersToPack(db: Queryable): Promise<{ order_id: number; since: Date }[]> {
  const { rows } = await db.query<{ order_id: number; since: Date }>(
    `SELECT order_id, coalesce((SELECT min(at) FROM order_history h WHERE h.order_id = o.order_id AND h.state IN ('new', 'paid')), created_at) AS since
     FROM orders o WHERE status IN ('new', 'paid') ORDER BY since, order_id`,
  );
  return rows;
}
