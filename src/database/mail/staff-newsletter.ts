import type { Queryable } from "../queryable.ts";
import type { NewsletterSource, Subscriber } from "./newsletter.ts";

const isIn = "confirmed_at IS NOT NULL AND ended_at IS NULL";

/** Returns how many get the newsletter, by language and by where they asked for it. */
export async function countSubscribers(
  db: Queryable,
): Promise<{ lan_id: number; source: NewsletterSource; count: number }[]> {
  const { rows } = await db.query<{ lan_id: number; source: NewsletterSource; count: number }>(
    `SELECT lan_id, source, count(*)::int AS count FROM newsletter_subscriptions WHERE ${isIn} GROUP BY lan_id, source ORDER BY lan_id, source`,
  );
  return rows;
}

/** Returns the newest of those who get the newsletter before one (null: of all), of whose address a part is asked for; empty: of any. */
export async function subscribersFound(
  db: Queryable,
  part: string,
  { before, most }: { before: number | null; most: number },
): Promise<(Subscriber & { subscription_id: number })[]> {
  const { rows } = await db.query<Subscriber & { subscription_id: number }>(
    `SELECT subscription_id, email, lan_id, consent, source, asked_at, confirmed_at FROM newsletter_subscriptions
     WHERE ${isIn} AND strpos(email, lower($1)) > 0 AND ($2::bigint IS NULL OR subscription_id < $2) ORDER BY subscription_id DESC LIMIT $3`,
    [part, before, most],
  );
  return rows;
}

/** Ends a subscription by its number; returns whether there was one that had not ended. */
export async function endSubscription(db: Queryable, subscriptionId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE newsletter_subscriptions SET ended_at = now() WHERE subscription_id = $1 AND ended_at IS NULL",
    [subscriptionId],
  );
  return rowCount === 1;
}

export interface WaitedForRow {
  variant_id: number;
  product: string;
  variant: string;
  sku: string | null;
  picture: string | null;
  quantity: number;
  waiting: number;
  since: Date;
}

/** Returns the variants somebody waits for, with how many do, in a language; those first that most wait for: 200 at most. */
export async function variantsWaitedFor(db: Queryable, language: string): Promise<WaitedForRow[]> {
  const { rows } = await db.query<WaitedForRow>(
    `SELECT v.variant_id, said(p.product_name, $1) AS product, coalesce((SELECT string_agg(said(value, $1), ' ' ORDER BY place) FROM jsonb_array_elements(v.attribute_values) WITH ORDINALITY AS x (value, place)), '') AS variant,
       v.sku, coalesce(v.picture, (SELECT name FROM product_pictures f WHERE f.product_id = v.product_id ORDER BY position LIMIT 1)) AS picture, v.quantity, w.waiting, w.since
     FROM (SELECT variant_id, count(*)::int AS waiting, min(confirmed_at) AS since FROM stock_wishes WHERE confirmed_at IS NOT NULL AND ended_at IS NULL AND told_at IS NULL GROUP BY variant_id) w
     JOIN variants v USING (variant_id) JOIN products p USING (product_id) ORDER BY w.waiting DESC, w.since, v.variant_id LIMIT 200`,
    [language],
  );
  return rows;
}
