import type { Queryable } from "../queryable.ts";

/** Days whose sales make a bestseller. */
const days = 90;

/**
 * Counts how many pieces of each product were sold in the last 90 days, and in how many orders, and tells the searches'
 * index, and categories that are ordered by it: of orders that money came for, or that the shop has packed. One that a stranger has only placed moves nothing.
 * Returns how many products sold any.
 */
export async function countRecentSales(db: Queryable, now: Date): Promise<number> {
  const { rows } = await db.query<{ products: number }>(
    `WITH sold AS MATERIALIZED (
       SELECT l.product_id, sum(l.quantity)::int AS pieces, count(DISTINCT o.order_id)::int AS orders FROM orders o JOIN order_lines l USING (order_id)
       WHERE o.created_at > $1::timestamptz - make_interval(days => ${days}) AND o.status IN ('paid', 'packed', 'sent', 'delivered')
       GROUP BY l.product_id
     ), gone AS (
       DELETE FROM recent_sales WHERE product_id NOT IN (SELECT product_id FROM sold) RETURNING product_id
     ), counted AS (
       INSERT INTO recent_sales AS r (product_id, pieces, orders) SELECT product_id, pieces, orders FROM sold ORDER BY product_id
       ON CONFLICT (product_id) DO UPDATE SET pieces = excluded.pieces, orders = excluded.orders WHERE (r.pieces, r.orders) <> (excluded.pieces, excluded.orders) RETURNING product_id
     ), told AS (
       INSERT INTO changed_facts (fact) SELECT 'category:' || category_id FROM categories
       WHERE goods_order = 'bestsellers' AND (EXISTS (SELECT FROM gone) OR EXISTS (SELECT FROM counted))
     ), ranked AS (
       UPDATE search_products s SET sold = now.sold FROM (
         SELECT product_id, coalesce(floor(log(2, orders + 1)), 0)::smallint AS sold FROM search_products LEFT JOIN sold USING (product_id)
       ) now WHERE s.product_id = now.product_id AND s.sold <> now.sold
     )
     SELECT count(*)::int AS products FROM sold`,
    [now],
  );
  return rows[0]!.products;
}
