import { isHeld } from "./order-changes.ts";
import type { Queryable } from "../queryable.ts";

/** Returns the orders that await a person's word, the oldest first. */
export async function ordersToAccept(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    "SELECT order_id FROM orders WHERE status = 'awaitingReview' ORDER BY order_id",
  );
  return rows.map(({ order_id }) => order_id);
}

/** Returns the orders whose goods are still here, with the moment from which they could be sent, the earliest first; one that is held for its money, or whose buyer has withdrawn, is not among them. */
export async function ordersToSend(db: Queryable): Promise<{ order_id: number; since: Date }[]> {
  const { rows } = await db.query<{ order_id: number; since: Date }>(
    `SELECT order_id, coalesce((SELECT max(at) FROM order_history h WHERE h.order_id = o.order_id AND h.state IN ('new', 'paid')), created_at) AS since
     FROM orders o WHERE status IN ('new', 'paid', 'packed') AND NOT ${isHeld} ORDER BY since, order_id`,
  );
  return rows;
}

/** What was ordered between two moments. */
interface Sales {
  orders: number;
  pieces: number;
  /** Grosze, after what codes and points took off. */
  worth: number;
}

/** Of today until a moment and of the seven days until then, each beside the same days a week before. */
export type SalesNow = Record<"today" | "sameDay" | "week" | "weekBefore", Sales>;

/** Returns what was ordered, by days of Warsaw; orders that came to nothing, or wait for a word, are none, nor is what goods were exchanged for. */
export async function salesUntil(db: Queryable, now: Date): Promise<SalesNow> {
  const { rows } = await db.query<Sales & { span: keyof SalesNow }>(
    `WITH clock AS (SELECT $1::timestamptz AS now, $1::timestamptz AT TIME ZONE 'Europe/Warsaw' AS here),
       spans AS (SELECT span, (date_trunc('day', here) - days * interval '1 day') AT TIME ZONE 'Europe/Warsaw' AS since, (here - ends * interval '1 day') AT TIME ZONE 'Europe/Warsaw' AS until
         FROM clock, (VALUES ('today', 0, 0), ('sameDay', 7, 7), ('week', 6, 0), ('weekBefore', 13, 7)) AS s (span, days, ends))
     SELECT span, count(o.order_id)::int AS orders, coalesce(sum(o.pieces), 0)::int AS pieces, coalesce(sum(total_pln(o)), 0)::bigint AS worth
     FROM spans LEFT JOIN orders o ON o.created_at >= since AND o.created_at <= until AND o.status NOT IN ('cancelled', 'expired', 'awaitingReview')
       AND NOT EXISTS (SELECT FROM exchanges e WHERE e.order_id = o.order_id)
     GROUP BY span`,
    [now],
  );
  return Object.fromEntries(
    rows.map(({ span, orders, pieces, worth }) => [span, { orders, pieces, worth }]),
  ) as SalesNow;
}
