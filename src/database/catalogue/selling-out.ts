import type { Queryable } from "../queryable.ts";

/** Days of which the sales are counted. */
const counted = 28;

/** Days what is left must last where nobody has said when more of it comes: about what a printer of clothes takes. */
const usualAhead = 14;

export interface SellingOut {
  product_id: number;
  variant_id: number;
  product: string;
  variant: string;
  sku: string | null;
  stock: number;
  sold: number;
  /** Whole days until none is left, if it sells on like this. */
  days: number;
  /** The day in Warsaw when more of the product comes; null: nobody has said. */
  comes_on: string | null;
  expected_version: number;
}

/** Returns the variants in stock that are sold out before more of them comes, or within 14 days where nobody has said when, if they sell on as in the last 28, the first to go first: at most so many. Two pieces at least were sold: of one nobody knows how it sells. */
export async function sellingOut(
  db: Queryable,
  { language, now, most }: { language: string; now: Date; most: number },
): Promise<SellingOut[]> {
  const { rows } = await db.query<SellingOut>(
    `WITH sold AS (
       SELECT l.variant_id, sum(l.quantity)::int AS sold, max(l.variant_name) AS variant FROM orders o JOIN order_lines l USING (order_id)
       WHERE o.created_at > $1::timestamptz - make_interval(days => ${counted}) AND o.created_at <= $1 AND o.status IN ('new', 'paid', 'packed', 'sent', 'delivered')
       GROUP BY l.variant_id HAVING sum(l.quantity) > 1
     )
     SELECT v.product_id, v.variant_id, said(p.product_name, $2) AS product, sold.variant, v.sku, v.quantity AS stock, sold.sold, (v.quantity * ${counted} / sold.sold)::int AS days,
       CASE WHEN e.on_day >= today.day THEN e.on_day END AS comes_on, coalesce(e.version, 1) AS expected_version
     FROM sold JOIN variants v USING (variant_id) JOIN products p USING (product_id)
       LEFT JOIN expected_deliveries e USING (product_id) CROSS JOIN (SELECT ($1::timestamptz AT TIME ZONE 'Europe/Warsaw')::date AS day) today
     WHERE v.shown AND p.shown AND v.quantity > 0
       AND v.quantity * ${counted} < sold.sold * coalesce(CASE WHEN e.on_day >= today.day THEN e.on_day - today.day END, ${usualAhead})
     ORDER BY v.quantity::float / sold.sold, v.variant_id LIMIT $3`,
    [now, language, most],
  );
  return rows;
}
