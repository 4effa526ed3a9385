import type { Queryable } from "../queryable.ts";

/** Days whose sales make a bestseller. */
const days = 90;

/** Counts how many pieces of each product were sold in the last 90 days: in orders that stand and need not be paid first. Returns how many products sold any. */
export async function countRecentSales(db: Queryable, now: Date): Promise<number> {
  const { rows } = await db.query<{ products: number }>(
    `WITH sold AS MATERIALIZED (
       SELECT l.product_id, sum(l.quantity)::int AS pieces FROM orders o JOIN order_lines l USING (order_id)
       WHERE o.created_at > $1::timestamptz - make_interval(days => ${days}) AND o.created_at <= $1 AND o.status NOT IN ('awaitingPayment', 'cancelled', 'expired', 'returned')
       GROUP BY l.product_id
     ), gone AS (
       DELETE FROM recent_sales WHERE product_id NOT IN (SELECT product_id FROM sold)
     ), counted AS (
       INSERT INTO recent_sales AS r (product_id, pieces) SELECT product_id, pieces FROM sold ORDER BY product_id
       ON CONFLICT (product_id) DO UPDATE SET pieces = excluded.pieces WHERE r.pieces <> excluded.pieces
     )
     SELECT count(*)::int AS products FROM sold`,
    [now],
  );
  return rows[0]!.products;
}
