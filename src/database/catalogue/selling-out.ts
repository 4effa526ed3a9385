import type { Queryable } from "../queryable.ts";

/** Days of which the sales are counted, and within which what is left must last. */
const counted = 28;
const ahead = 14;

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
}

/** Returns the variants in stock that are sold out within 14 days if they sell on as in the last 28, the first to go first: at most so many. Two pieces at least were sold: of one nobody knows how it sells. */
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
     SELECT v.product_id, v.variant_id, said(p.product_name, $2) AS product, sold.variant, v.sku, v.quantity AS stock, sold.sold, (v.quantity * ${counted} / sold.sold)::int AS days
     FROM sold JOIN variants v USING (variant_id) JOIN products p USING (product_id)
     WHERE v.shown AND p.shown AND v.quantity > 0 AND v.quantity * ${counted} < sold.sold * ${ahead}
     ORDER BY v.quantity::float / sold.sold, v.variant_id LIMIT $3`,
    [now, language, most],
  );
  return rows;
}
