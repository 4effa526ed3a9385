import type { Queryable } from "../queryable.ts";

/** Whom a recall is written to: a buyer by e-mail, with the newest order and in its language. */
export interface RecalledBuyer {
  email: string;
  order_id: number;
  lan_id: number;
  /** As it was called when it was ordered. */
  product_name: string;
}

/** Returns every buyer who has a product, or a variant of it, or will get it, once, without those who were written to in these words already. */
export async function buyersToTell(
  db: Queryable,
  { productId, variantId, words }: { productId: number; variantId: number | null; words: string },
): Promise<RecalledBuyer[]> {
  const { rows } = await db.query<RecalledBuyer>(
    `SELECT DISTINCT ON (lower(o.email)) o.email, o.order_id, o.lan_id, trim(l.product_name || CASE WHEN $3::bigint IS NULL THEN '' ELSE ' ' || l.variant_name END) AS product_name FROM orders o JOIN order_lines l USING (order_id)
     WHERE l.product_id = $1 AND ($3::bigint IS NULL OR l.variant_id = $3) AND o.status IN ('new', 'paid', 'packed', 'sent', 'delivered') AND o.email LIKE '%@%'
       AND NOT EXISTS (SELECT FROM outbox w WHERE w.kind = 'recall' AND lower(w.recipient) = lower(o.email) AND w.content ->> 'productId' = $1::text AND w.content ->> 'words' = $2)
     ORDER BY lower(o.email), o.order_id DESC`,
    [productId, words, variantId],
  );
  return rows;
}

/** Returns the name of a product's first picture; null: it has none. */
export async function pictureOf(db: Queryable, productId: number): Promise<string | null> {
  const { rows } = await db.query<{ file: string }>(
    "SELECT file FROM product_pictures WHERE product_id = $1 ORDER BY position LIMIT 1",
    [productId],
  );
  return rows[0]?.file ?? null;
}
