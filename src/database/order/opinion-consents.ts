import type { Queryable } from "../queryable.ts";

/** Returns whether buyers are asked for opinions by Ceneo now. */
export async function asksForOpinions(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ asks: boolean }>(
    "SELECT EXISTS (SELECT FROM connections WHERE kind = 'ceneo' AND is_on) AS asks",
  );
  return rows[0]!.asks;
}

/** Records by which words the buyer of an order asked for Ceneo's questionnaire. */
export async function saveOpinionConsent(
  db: Queryable,
  { orderId, consent, words, pageKey }: { orderId: number; consent: string; words: string; pageKey: string },
): Promise<void> {
  await db.query("INSERT INTO opinion_consents (order_id, consent, words, page_key) VALUES ($1, $2, $3, $4)", [
    orderId,
    consent,
    words,
    pageKey,
  ]);
}

/** Returns the key of the page that passes an order on; null: it may not be, or was. */
export async function opinionPageKey(db: Queryable, orderId: number): Promise<string | null> {
  const { rows } = await db.query<{ page_key: string | null }>(
    "SELECT page_key FROM opinion_consents WHERE order_id = $1",
    [orderId],
  );
  return rows[0]?.page_key ?? null;
}

/** Returns which order a key passes on, and ends the key; null: none, not any more, or the order came to nothing. */
export async function useOpinionPage(
  db: Queryable,
  { pageKey, hours }: { pageKey: string; hours: number },
): Promise<number | null> {
  const { rows } = await db.query<{ order_id: number }>(
    `UPDATE opinion_consents c SET page_key = NULL, passed_on_at = now() FROM orders o
     WHERE page_key = $1 AND agreed_at > now() - make_interval(hours => $2) AND o.order_id = c.order_id
       AND NOT o.to_erase AND o.status NOT IN ('cancelled', 'expired', 'returned')
     RETURNING c.order_id`,
    [pageKey, hours],
  );
  return rows[0]?.order_id ?? null;
}
