import type { LanCode } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/** A variant that lies: how many there are, what they would sell for in grosze, and the last day one was ordered. */
export interface LyingRow {
  product_id: number;
  variant_id: number;
  product: string;
  variant: string;
  stock: number;
  worth: number;
  last_sold: string | null;
  /** Of all that lie. */
  variants: number;
  pieces: number;
  worth_of_all: number;
}

/** Returns the variants in stock for longer than so many days of which none was sold within them, what would bring most first: at most so many. */
export async function lyingStock(
  db: Queryable,
  { days, language, now, most }: { days: number; language: LanCode; now: Date; most: number },
): Promise<LyingRow[]> {
  const { rows } = await db.query<LyingRow>(
    `WITH moved AS (
       SELECT DISTINCT l.variant_id FROM orders o JOIN order_lines l USING (order_id)
       WHERE o.created_at > $1::timestamptz - make_interval(days => $2) AND o.created_at <= $1 AND o.status IN ('new', 'paid', 'packed', 'sent', 'delivered')
     ), lying AS (
       SELECT v.variant_id, v.product_id, v.quantity, v.quantity::bigint * v.real_price AS worth FROM variants v JOIN products p USING (product_id)
       WHERE v.shown AND p.shown AND v.quantity > 0 AND NOT EXISTS (SELECT FROM moved m WHERE m.variant_id = v.variant_id)
         AND (SELECT at FROM stock_movements m WHERE m.variant_id = v.variant_id ORDER BY movement_id LIMIT 1) <= $1::timestamptz - make_interval(days => $2)
     ), told AS (
       SELECT *, (count(*) OVER ())::int AS variants, (sum(quantity) OVER ())::int AS pieces, (sum(worth) OVER ())::bigint AS worth_of_all FROM lying ORDER BY worth DESC, variant_id LIMIT $4
     )
     SELECT told.product_id, told.variant_id, said(p.product_name, $3) AS product, concat_ws(' ', v.value1, v.value2) AS variant, told.quantity AS stock, told.worth,
       (SELECT (at AT TIME ZONE 'Europe/Warsaw')::date::text FROM stock_movements m WHERE m.variant_id = told.variant_id AND reason = 'order' ORDER BY movement_id DESC LIMIT 1) AS last_sold,
       variants, pieces, worth_of_all
     FROM told JOIN products p USING (product_id) JOIN variants v ON v.variant_id = told.variant_id ORDER BY told.worth DESC, told.variant_id`,
    [now, days, language, most],
  );
  return rows;
}
