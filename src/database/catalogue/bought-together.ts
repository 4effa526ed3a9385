import { fewestBuyers, mostBought } from "../../domain/catalogue/goes-with.ts";
import type { Queryable } from "../queryable.ts";

/** Orders that are read: the newest of a year, so many at most. */
const newest = { days: 365, orders: 20_000 };
/** An order of more products is a shop's, or somebody's whole wardrobe: it says little of what goes with what, and makes thousands of pairs. */
const mostProducts = 10;
/** Beside how many products one is shown at most: so few pages are stale when its price changes. */
const mostPlaces = 48;

/**
 * Counts what was bought together, in paid and sent orders, and keeps for each product what most buyers took with it. A pair
 * that fewer than `fewestBuyers` different mailboxes bought is none; neither are two colours of one model, nor goods
 * for adults beside others. Of two that as many bought, the one that is there already stays; where a product's row holds the
 * same products as before, nothing is written. Returns how many products' rows changed: their pages are stale then.
 */
export async function countBoughtTogether(db: Queryable, now: Date): Promise<number> {
  const { rows } = await db.query<{ products: number }>(
    `WITH recent AS MATERIALIZED (
       SELECT order_id, CASE WHEN email <> '' THEN mailbox(email) END AS buyer FROM orders
       WHERE created_at > $1::timestamptz - make_interval(days => ${newest.days}) AND status IN ('paid', 'packed', 'sent', 'delivered')
       ORDER BY created_at DESC LIMIT ${newest.orders}
     ), bought AS MATERIALIZED (
       SELECT DISTINCT r.order_id, r.buyer, p.product_id, p.model, p.age_min
       FROM recent r JOIN order_lines l USING (order_id) JOIN products p USING (product_id) WHERE p.shown
     ), told AS (
       SELECT order_id FROM bought GROUP BY order_id HAVING count(*) BETWEEN 2 AND ${mostProducts}
     ), pairs AS (
       SELECT a.product_id, b.product_id AS related_id, count(DISTINCT a.buyer) AS buyers
       FROM told JOIN bought a USING (order_id) JOIN bought b USING (order_id)
       WHERE a.product_id <> b.product_id AND (a.model IS NULL OR a.model IS DISTINCT FROM b.model) AND a.age_min IS NOT DISTINCT FROM b.age_min
       GROUP BY 1, 2 HAVING count(DISTINCT a.buyer) >= ${fewestBuyers}
     ), placed AS (
       SELECT pairs.*, known.position AS known, row_number() OVER (PARTITION BY related_id ORDER BY buyers DESC, known.position IS NULL, product_id) AS nth
       FROM pairs LEFT JOIN product_relations known USING (product_id, related_id)
       WHERE known.kind IS NULL OR known.kind = 'bought'
     ), ranked AS (
       SELECT product_id, related_id, row_number() OVER (PARTITION BY product_id ORDER BY buyers DESC, known IS NULL, known, related_id)::int AS position
       FROM placed WHERE nth <= ${mostPlaces}
     ), wanted AS MATERIALIZED (
       SELECT * FROM ranked WHERE position <= ${mostBought}
     ), changed AS MATERIALIZED (
       SELECT product_id FROM (SELECT product_id, array_agg(related_id ORDER BY related_id) AS ids FROM wanted GROUP BY 1) w
       FULL JOIN (SELECT product_id, array_agg(related_id ORDER BY related_id) AS ids FROM product_relations WHERE kind = 'bought' GROUP BY 1) b USING (product_id)
       WHERE w.ids IS DISTINCT FROM b.ids
     ), gone AS (
       DELETE FROM product_relations r USING changed c WHERE r.kind = 'bought' AND r.product_id = c.product_id
         AND NOT EXISTS (SELECT FROM wanted w WHERE w.product_id = r.product_id AND w.related_id = r.related_id)
     ), added AS (
       INSERT INTO product_relations AS r (product_id, kind, related_id, position) SELECT product_id, 'bought', related_id, position FROM wanted JOIN changed USING (product_id)
       ON CONFLICT (product_id, kind, related_id) DO UPDATE SET position = excluded.position WHERE r.position <> excluded.position
     ), said AS (
       INSERT INTO changed_facts (fact) SELECT 'goes-with:' || product_id FROM changed
     )
     SELECT count(*)::int AS products FROM changed`,
    [now],
  );
  return rows[0]!.products;
}
