import type { Queryable } from "../queryable.ts";

/** Whom a recall is written to: a buyer by e-mail, with the newest order and in its language. */
export interface RecalledBuyer {
  email: string;
  order_id: number;
  lan_id: number;
  /** As it was called when it was ordered. */
  product_name: string;
}

/** Returns every buyer who has a product or will get it, once, without those who were written to in these words already. */
export async function buyersToTell(
  db: Queryable,
  { productId, words }: { productId: number; words: string },
): Promise<RecalledBuyer[]> {
  const { rows } = await db.query<RecalledBuyer>(
    `SELECT DISTINCT ON (lower(o.email)) o.email, o.order_id, o.lan_id, l.product_name FROM orders o JOIN order_lines l USING (order_id)
     WHERE l.product_id = $1 AND o.status IN ('new', 'paid', 'packed', 'sent', 'delivered') AND o.email LIKE '%@%'
       AND NOT EXISTS (SELECT FROM outbox w WHERE w.kind = 'recall' AND lower(w.recipient) = lower(o.email) AND w.content ->> 'productId' = $1::text AND w.content ->> 'words' = $2)
     ORDER BY lower(o.email), o.order_id DESC`,
    [productId, words],
  );
  return rows;
}
