import { isHeld } from "./order-changes.ts";
import type { Queryable } from "../queryable.ts";

/** Returns the orders that await a person's word, the oldest first. */
export async function ordersToAccept(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    "SELECT order_id FROM orders WHERE status = 'awaitingReview' ORDER BY order_id",
  );
  return rows.map(({ order_id }) => order_id);
}

/** Returns the orders that still await their money although a part of it has come, with the moment until which they are held, the first first. */
export async function ordersPaidTooLittle(db: Queryable): Promise<{ order_id: number; hold_until: Date | null }[]> {
  const { rows } = await db.query<{ order_id: number; hold_until: Date | null }>(
    "SELECT order_id, hold_until FROM order_lookup JOIN orders USING (order_id) WHERE money = 'toAskFor' AND status = 'awaitingPayment' ORDER BY hold_until, order_id",
  );
  return rows;
}

/** Returns the orders whose goods are still here, with the moment from which they could be sent, the earliest first; one that is held for its money, or whose buyer has withdrawn, is not among them. */
export async function ordersToSend(db: Queryable): Promise<{ order_id: number; since: Date }[]> {
  const { rows } = await db.query<{ order_id: number; since: Date }>(
    `SELECT order_id, coalesce((SELECT max(at) FROM order_history h WHERE h.order_id = o.order_id AND h.state IN ('new', 'paid')), created_at) AS since
     FROM orders o WHERE status IN ('new', 'paid', 'packed') AND NOT ${isHeld} ORDER BY since, order_id`,
  );
  return rows;
}
