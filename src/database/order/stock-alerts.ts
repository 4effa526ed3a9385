import type { Queryable } from "../queryable.ts";

/** Returns a shown variant's pieces, null where the product has no such variant. `locked`: nobody changes them before this transaction ends. */
export async function piecesOfVariant(
  db: Queryable,
  { productId, variantId, locked }: { productId: number; variantId: number | null; locked: boolean },
): Promise<{ variantId: number; quantity: number } | null> {
  const { rows } = await db.query<{ variant_id: number; quantity: number; attributes: boolean }>(
    `SELECT v.variant_id, v.quantity, EXISTS (SELECT FROM product_attributes a WHERE a.product_id = v.product_id) AS attributes
     FROM variants v JOIN products p USING (product_id) WHERE v.product_id = $1 AND v.shown AND p.shown AND ($2::bigint IS NULL OR v.variant_id = $2) ORDER BY v.position LIMIT 1 ${locked ? "FOR SHARE OF v" : ""}`,
    [productId, variantId],
  );
  const row = rows[0];
  if (row === undefined || (variantId === null && row.attributes)) return null;
  return { variantId: row.variant_id, quantity: row.quantity };
}

/** Emails to one mailbox in a day that ask to confirm, so that nobody fills another's mailbox. */
const confirmationsADay = 10;

/**
 * Records that an address wants to hear when a variant is back. Returns whether an email is due: not when it
 * is confirmed and still waited for, was asked for within five minutes, or the mailbox was asked too often today.
 */
export async function askForStock(
  db: Queryable,
  input: { email: string; variantId: number; lanId: number; consent: string; linkSha256: Buffer },
): Promise<boolean> {
  await db.query("SELECT pg_advisory_xact_lock(hashtextextended('stock-alert:' || mailbox($1), 0))", [input.email]);
  const { rowCount } = await db.query(
    `INSERT INTO stock_wishes AS known (email, variant_id, lan_id, consent, link_sha256)
     SELECT lower($1), $2, $3, $4, $5 WHERE (SELECT count(*) FROM stock_wishes WHERE mailbox(email) = mailbox($1) AND asked_at > now() - interval '1 day') < ${confirmationsADay}
     ON CONFLICT (email, variant_id) DO UPDATE SET lan_id = excluded.lan_id, consent = excluded.consent, link_sha256 = excluded.link_sha256,
         asked_at = now(), confirmed_at = NULL, ended_at = NULL, told_at = NULL, told_link_sha256 = NULL
       WHERE (known.confirmed_at IS NULL OR known.ended_at IS NOT NULL OR known.told_at IS NOT NULL) AND known.asked_at < now() - interval '5 minutes'`,
    [input.email, input.variantId, input.lanId, input.consent, input.linkSha256],
  );
  return rowCount === 1;
}

export interface StockAlert {
  wish_id: number;
  product_id: number;
  variant_id: number;
  state: "waiting" | "confirmed" | "told" | "ended";
}

/** Returns the stock alert of a link, null for an unknown one, or one that was not confirmed within seven days. */
export async function stockAlertOfLink(db: Queryable, linkSha256: Buffer): Promise<StockAlert | null> {
  const { rows } = await db.query<StockAlert>(
    `SELECT wish_id, product_id, variant_id,
       CASE WHEN ended_at IS NOT NULL THEN 'ended' WHEN told_at IS NOT NULL THEN 'told' WHEN confirmed_at IS NOT NULL THEN 'confirmed' ELSE 'waiting' END AS state
     FROM stock_wishes JOIN variants USING (variant_id) WHERE (link_sha256 = $1 OR told_link_sha256 = $1) AND (confirmed_at IS NOT NULL OR ended_at IS NOT NULL OR asked_at > now() - interval '7 days')`,
    [linkSha256],
  );
  return rows[0] ?? null;
}

/** Confirms a stock alert that was neither confirmed nor ended. */
export async function keepStockAlert(db: Queryable, alertId: number): Promise<void> {
  await db.query(
    "UPDATE stock_wishes SET confirmed_at = now() WHERE wish_id = $1 AND confirmed_at IS NULL AND ended_at IS NULL",
    [alertId],
  );
}

/** Ends the stock alert of a link; returns whether there is one. */
export async function endStockAlert(db: Queryable, linkSha256: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE stock_wishes SET ended_at = coalesce(ended_at, now()) WHERE link_sha256 = $1 OR told_link_sha256 = $1",
    [linkSha256],
  );
  return rowCount === 1;
}

/** A stock alert that is to be fulfilled: somebody waits for a variant that is there. */
export interface DueStockAlert {
  wish_id: number;
  email: string;
  lan_id: number;
  product_id: number;
  variant_id: number;
}

/** Returns the confirmed stock alerts for variants of these products that are in stock, locked until the transaction ends; one that another transaction fulfils meanwhile is left out. */
export async function dueStockAlerts(db: Queryable, productIds: readonly number[]): Promise<DueStockAlert[]> {
  const { rows } = await db.query<DueStockAlert>(
    `SELECT w.wish_id, w.email, w.lan_id, v.product_id, v.variant_id FROM variants v JOIN stock_wishes w USING (variant_id) JOIN products p USING (product_id)
     WHERE v.product_id = ANY ($1::bigint[]) AND v.shown AND p.shown AND v.quantity > 0 AND w.confirmed_at IS NOT NULL AND w.ended_at IS NULL AND w.told_at IS NULL
     ORDER BY w.wish_id FOR UPDATE OF w`,
    [productIds],
  );
  return rows;
}

/** Records stock alerts as fulfilled, each with the digest of the link in its email. */
export async function recordStockAlertsSent(
  db: Queryable,
  told: readonly { alertId: number; linkSha256: Buffer }[],
): Promise<void> {
  await db.query(
    "UPDATE stock_wishes w SET told_at = now(), told_link_sha256 = t.link FROM unnest($1::bigint[], $2::bytea[]) AS t (id, link) WHERE w.wish_id = t.id",
    [told.map((input) => input.alertId), told.map((input) => input.linkSha256)],
  );
}

/** Forgets the addresses of stock alerts that were fulfilled, ended or never confirmed, thirty days later, when their links need to say nothing any more. Returns how many. */
export async function forgetOldStockAlerts(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    "DELETE FROM stock_wishes WHERE coalesce(ended_at, told_at, CASE WHEN confirmed_at IS NULL THEN asked_at END) < now() - interval '30 days'",
  );
  return rowCount ?? 0;
}
