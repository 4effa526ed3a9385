import * as v from "valibot";
import type { Digests, ToldOffer } from "../../domain/catalogue/merchant-offer.ts";
import { parseStored } from "../parse-stored.ts";
import type { Queryable } from "../queryable.ts";

/** Why nothing is told before somebody sees to it. */
export type MerchantStop = "credentials" | "permission" | "locked";

export interface MerchantState {
  tries: number;
  wait_until: Date | null;
  stopped: MerchantStop | null;
  says: string;
  swept_at: Date | null;
  read_at: Date | null;
}

/** Returns how Google answers, from the first turn on. */
export async function merchantState(db: Queryable): Promise<MerchantState> {
  await db.query("INSERT INTO merchant_state DEFAULT VALUES ON CONFLICT DO NOTHING");
  return (await merchantStanding(db))!;
}

/** Returns how Google answers; null: it was told nothing yet. */
export async function merchantStanding(db: Queryable): Promise<MerchantState | null> {
  const { rows } = await db.query<MerchantState>(
    "SELECT tries, wait_until, stopped, says, swept_at, read_at FROM merchant_state",
  );
  return rows[0] ?? null;
}

/** Returns why nothing is told before somebody sees to it; null: nothing is in the way, or the connection is off. */
export async function merchantStop(db: Queryable): Promise<MerchantStop | null> {
  const { rows } = await db.query<{ stopped: MerchantStop | null }>(
    "SELECT stopped FROM merchant_state WHERE EXISTS (SELECT FROM connections WHERE kind = 'merchant' AND is_on)",
  );
  return rows[0]?.stopped ?? null;
}

/** Records that every product is to be looked at, as where the connection was set up anew; what was in the way before is forgotten. */
export async function beginMerchant(db: Queryable): Promise<void> {
  await db.query("DELETE FROM merchant_state");
  await db.query("INSERT INTO merchant_changes (product_id) VALUES (NULL)");
}

/** Forgets what waits and what was told. */
export async function forgetMerchant(db: Queryable): Promise<void> {
  for (const table of ["merchant_changes", "merchant_due", "merchant_offers", "merchant_state"])
    await db.query(`DELETE FROM ${table}`);
}

/** Moves what has changed to what is to be looked at, each product once; `sweep`: all others too. Called by one worker at a time. */
export async function gatherMerchantChanges(db: Queryable, { sweep }: { sweep: boolean }): Promise<void> {
  const { rows } = await db.query<{ product_id: number | null }>(
    "WITH taken AS (DELETE FROM merchant_changes RETURNING product_id) SELECT DISTINCT product_id FROM taken",
  );
  const changed = rows.flatMap(({ product_id }) => product_id ?? []);
  await db.query(
    `INSERT INTO merchant_due (product_id, swept) SELECT unnest($1::bigint[]), false
     ON CONFLICT (product_id) DO UPDATE SET swept = false WHERE merchant_due.swept`,
    [changed],
  );
  if (!sweep && rows.length === changed.length) return;
  await db.query(
    `INSERT INTO merchant_due (product_id, swept)
     SELECT product_id, true FROM (SELECT product_id FROM products WHERE shown UNION SELECT product_id FROM merchant_offers) p
     ON CONFLICT DO NOTHING`,
  );
  if (sweep) await db.query("UPDATE merchant_state SET swept_at = now()");
}

/** Returns products to be looked at, those that changed first. */
export async function merchantDue(db: Queryable, most: number): Promise<number[]> {
  const { rows } = await db.query<{ product_id: number }>(
    "SELECT product_id FROM merchant_due ORDER BY swept, since, product_id LIMIT $1",
    [most],
  );
  return rows.map(({ product_id }) => product_id);
}

/** Records that Google knows a product as it is. */
export async function endMerchantDue(db: Queryable, productId: number): Promise<void> {
  await db.query("DELETE FROM merchant_due WHERE product_id = $1", [productId]);
}

const digests = v.record(v.string(), v.string());

/** Returns what Google was told of a product's offers in a data source, by their numbers. */
export async function toldOffers(
  db: Queryable,
  { dataSource, productId }: { dataSource: string; productId: number },
): Promise<Map<string, ToldOffer>> {
  const { rows } = await db.query<{ offer_id: string; told: unknown; told_at: Date | null; refused: boolean }>({
    name: "merchant-told-offers",
    text: "SELECT offer_id, told, told_at, problem IS NOT NULL AS refused FROM merchant_offers WHERE product_id = $1 AND data_source = $2 ORDER BY offer_id",
    values: [productId, dataSource],
  });
  return new Map(
    rows.map(({ offer_id, told, told_at, refused }) => [
      offer_id,
      {
        told: told === null ? null : parseStored(digests, told, `merchant_offers ${offer_id}`),
        toldAt: told_at,
        refused,
      },
    ]),
  );
}

interface OfferKey {
  dataSource: string;
  offerId: string;
}

/** Records before a call that nobody knows what Google has until it is answered. */
export async function beginTelling(
  db: Queryable,
  { dataSource, offerId, productId }: OfferKey & { productId: number },
): Promise<void> {
  await db.query(
    `INSERT INTO merchant_offers (data_source, offer_id, product_id) VALUES ($1, $2, $3)
     ON CONFLICT (data_source, offer_id) DO UPDATE SET product_id = $3, told = NULL, told_at = NULL, problem = NULL, verdict = NULL`,
    [dataSource, offerId, productId],
  );
}

/** Records what Google was told, and why it refused that; null: it did not. */
export async function recordTold(
  db: Queryable,
  { dataSource, offerId, told, problem, at }: OfferKey & { told: Digests; problem: string | null; at: Date },
): Promise<void> {
  await db.query(
    "UPDATE merchant_offers SET told = $3, told_at = $5, problem = $4 WHERE data_source = $1 AND offer_id = $2",
    [dataSource, offerId, JSON.stringify(told), problem, at],
  );
}

/** Forgets an offer that Google has no more. */
export async function forgetOffer(db: Queryable, { dataSource, offerId }: OfferKey): Promise<void> {
  await db.query("DELETE FROM merchant_offers WHERE data_source = $1 AND offer_id = $2", [dataSource, offerId]);
}

/** Forgets what other data sources than these were told. */
export async function forgetOtherSources(db: Queryable, dataSources: readonly string[]): Promise<void> {
  await db.query("DELETE FROM merchant_offers WHERE data_source <> ALL ($1)", [dataSources]);
}

/** Records that a turn went well, or why it did not and until when nothing is told. */
export async function recordMerchantTurn(
  db: Queryable,
  trouble: { stopped: MerchantStop | null; says: string; waitUntil: Date } | null,
): Promise<void> {
  await db.query(
    "UPDATE merchant_state SET tries = CASE WHEN $1 THEN 0 ELSE tries + 1 END, stopped = $2, says = $3, wait_until = $4",
    [trouble === null, trouble?.stopped ?? null, trouble?.says ?? "", trouble?.waitUntil ?? null],
  );
}

/** Records what Google thinks of offers it was told of. */
export async function recordVerdicts(
  db: Queryable,
  verdicts: readonly (OfferKey & { verdict: string | null })[],
): Promise<void> {
  await db.query(
    `UPDATE merchant_offers o SET verdict = v.verdict
     FROM unnest($1::text[], $2::text[], $3::text[]) AS v (data_source, offer_id, verdict)
     WHERE o.data_source = v.data_source AND o.offer_id = v.offer_id AND o.verdict IS DISTINCT FROM v.verdict`,
    [
      verdicts.map(({ dataSource }) => dataSource),
      verdicts.map(({ offerId }) => offerId),
      verdicts.map(({ verdict }) => verdict),
    ],
  );
}

/** Records that what Google thinks was read to the end. */
export async function recordVerdictsRead(db: Queryable, at: Date): Promise<void> {
  await db.query("UPDATE merchant_state SET read_at = $1", [at]);
}

export interface RefusedOffer {
  product_id: number;
  /** In Polish. */
  product_name: string;
  offers: number;
  says: string;
}

/** Returns products of whose offers Google refuses some, each with the first reason; none where the shop does not tell it of any. */
export async function refusedOffers(db: Queryable, most: number): Promise<RefusedOffer[]> {
  const { rows } = await db.query<RefusedOffer>(
    `SELECT product_id, coalesce(min(p.product_name ->> 'pl'), '') AS product_name, count(*)::int AS offers, min(coalesce(problem, verdict)) AS says
     FROM merchant_offers JOIN products p USING (product_id)
     WHERE (problem IS NOT NULL OR verdict IS NOT NULL) AND EXISTS (SELECT FROM connections WHERE kind = 'merchant' AND is_on)
     GROUP BY product_id ORDER BY product_id LIMIT $1`,
    [most],
  );
  return rows;
}

/** Returns how many offers Google knows as they are, and how many products are still to be looked at. */
export async function merchantCounts(db: Queryable): Promise<{ told: number; waiting: number }> {
  const { rows } = await db.query<{ told: number; waiting: number }>(
    `SELECT (SELECT count(*)::int FROM merchant_offers WHERE told IS NOT NULL AND problem IS NULL) AS told,
       (SELECT count(*)::int FROM (SELECT product_id FROM merchant_due UNION SELECT product_id FROM merchant_changes WHERE product_id IS NOT NULL) w) AS waiting`,
  );
  return rows[0]!;
}
