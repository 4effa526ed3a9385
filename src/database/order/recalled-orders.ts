import type { LanCode } from "../../domain/language.ts";
import type { EmailRow } from "../mail/email-contents.ts";
import type { Queryable } from "../queryable.ts";

/** Whom a recall is written to: a buyer by e-mail, with the newest order and in its language. */
export interface RecalledBuyer {
  email: string;
  order_id: number;
  lan_id: number;
  /** As it was called when it was ordered. */
  product_name: string;
}

/** An order `o` of which line `l` is at its buyer's, or will be. */
const isBought = "o.status IN ('new', 'paid', 'packed', 'sent', 'delivered') AND o.email LIKE '%@%'";

/** Returns every buyer who has a product, or a variant of it, or will get it, once, without those who were written to in these words already. */
export async function buyersToTell(
  db: Queryable,
  { productId, variantId, words }: { productId: number; variantId: number | null; words: string },
): Promise<RecalledBuyer[]> {
  const { rows } = await db.query<RecalledBuyer>(
    `SELECT DISTINCT ON (lower(o.email)) o.email, o.order_id, o.lan_id, trim(l.product_name || CASE WHEN $3::bigint IS NULL THEN '' ELSE ' ' || l.variant_name END) AS product_name FROM orders o JOIN order_lines l USING (order_id)
     WHERE l.product_id = $1 AND ($3::bigint IS NULL OR l.variant_id = $3) AND ${isBought}
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

/** A product as a notice of its recall names it, and how many have bought it. */
export interface RecalledProduct {
  name: string;
  brand: string;
  picture: string | null;
  buyers: number;
  variants: { id: number; name: string; buyers: number }[];
}

/** Returns a product as its recall names it, with its buyers by variant; null: there is none of this number. */
export async function recalledProduct(
  db: Queryable,
  productId: number,
  lanCode: LanCode,
): Promise<RecalledProduct | null> {
  const { rows } = await db.query<Omit<RecalledProduct, "picture">>(
    `WITH bought AS (SELECT DISTINCT lower(o.email) AS email, l.variant_id FROM orders o JOIN order_lines l USING (order_id) WHERE l.product_id = $1 AND ${isBought})
     SELECT coalesce(p.product_name ->> $2, p.product_name ->> 'pl') AS name, m.manufacturer_name AS brand, (SELECT count(DISTINCT email) FROM bought)::int AS buyers,
       coalesce((SELECT json_agg(json_build_object('id', v.variant_id, 'name', coalesce((SELECT l.variant_name FROM order_lines l WHERE l.variant_id = v.variant_id ORDER BY l.order_id DESC LIMIT 1), ''),
         'buyers', (SELECT count(*) FROM bought b WHERE b.variant_id = v.variant_id)) ORDER BY v.position)
         FROM variants v WHERE v.product_id = $1 AND EXISTS (SELECT FROM bought b WHERE b.variant_id = v.variant_id)), '[]') AS variants
     FROM products p JOIN manufacturers m USING (manufacturer_id) WHERE p.product_id = $1`,
    [productId, lanCode],
  );
  return rows[0] === undefined ? null : { ...rows[0], picture: await pictureOf(db, productId) };
}

/** A recall of a product, with whom it was written to. */
export interface PastRecall {
  at: string;
  /** Its Polish hazard; empty in one from before notices had a form. */
  hazard: string;
  letters: { order: number; email: string; state: "waiting" | "sent" | "refused" }[];
}

/** Returns the recalls of a product, the newest first, with at most 2,000 emails; an email whose buyer was erased is not among them. */
export async function recallsOf(db: Queryable, productId: number): Promise<PastRecall[]> {
  const { rows } = await db.query<PastRecall["letters"][number] & { at: Date; hazard: string }>(
    `SELECT created_at AS at, coalesce(((content ->> 'words')::jsonb) ->> 'hazard', '') AS hazard, coalesce(order_id, (content ->> 'order')::bigint) AS "order", recipient AS email,
       CASE WHEN refused_at IS NOT NULL THEN 'refused' WHEN sent_at IS NULL THEN 'waiting' ELSE 'sent' END AS state
     FROM outbox WHERE kind = 'recall' AND content ->> 'productId' = $1 AND content ? 'notice' ORDER BY created_at DESC, letter_id LIMIT 2000`,
    [String(productId)],
  );
  return [...Map.groupBy(rows, ({ at, hazard }) => `${at.toISOString()} ${hazard}`).values()].map((letters) => ({
    at: letters[0]!.at.toISOString(),
    hazard: letters[0]!.hazard,
    letters: letters.map(({ order, email, state }) => ({ order, email, state })),
  }));
}

/** Returns of the emails of a recall that this transaction has written one in each language, and how many there are in it. */
export async function recallEmails(db: Queryable, productId: number): Promise<{ row: EmailRow; count: number }[]> {
  const { rows } = await db.query<EmailRow & { count: number }>(
    `SELECT DISTINCT ON (lan_id) letter_id, message_id, kind, recipient, lan_id, order_id, content, (count(*) OVER (PARTITION BY lan_id))::int AS count
     FROM outbox WHERE kind = 'recall' AND content ->> 'productId' = $1 AND created_at = now() AND sent_at IS NULL ORDER BY lan_id, letter_id`,
    [String(productId)],
  );
  return rows.map(({ count, ...row }) => ({ row, count }));
}
