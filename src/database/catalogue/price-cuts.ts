import type { CutState } from "../../domain/catalogue/price-cut.ts";
import type { LanCode } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

export interface PriceCut {
  cut_id: number;
  product_id: number;
  product_name: string;
  /** Null: the whole product. */
  variant_id: number | null;
  /** The variant's values, as the file has them; null: the whole product. */
  variant_name: string | null;
  /** Grosze. */
  price: number;
  state: CutState;
  /** When it ought to begin and end; null: open. */
  begins: Date | null;
  ends: Date | null;
  /** The same as the shop writes it, Warsaw time. */
  begins_text: string | null;
  ends_text: string | null;
  /** Variants that cost what it says; of one that runs none where all were priced otherwise since. */
  held: number;
  picture: string | null;
}

const inWarsaw = (moment: string) => `to_char(${moment} AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD HH24:MI:SS')`;
const columns = `cut_id, product_id, (SELECT product_name ->> 'pl' FROM products p WHERE p.product_id = c.product_id) AS product_name, variant_id,
  (SELECT array_to_string(ARRAY(SELECT value ->> 'pl' FROM jsonb_array_elements(attribute_values) AS value), ' / ') FROM variants v WHERE v.variant_id = c.variant_id) AS variant_name, price, state, lower(during) AS begins, upper(during) AS ends,
  ${inWarsaw("lower(during)")} AS begins_text, ${inWarsaw("upper(during)")} AS ends_text,
  (SELECT count(*)::int FROM price_cut_variants w JOIN variants v USING (variant_id) WHERE w.cut_id = c.cut_id AND v.shown AND v.real_price = c.price) AS held,
  (SELECT name FROM product_pictures f WHERE f.product_id = c.product_id ORDER BY position LIMIT 1) AS picture`;

/**
 * Joins `held` to variants `v`: the price for a time that each has now. A variant that somebody priced otherwise
 * meanwhile has none: that is the later word.
 */
export const joinHeld = `LEFT JOIN (SELECT w.variant_id, w.cut_id, c.price, w.price_was, w.catalogue_was FROM price_cuts c JOIN price_cut_variants w USING (cut_id) WHERE c.state = 'running') held
  ON held.variant_id = v.variant_id AND held.price = v.real_price`;

/** What a variant costs outside of prices for a time, and what is shown beside it: what a person set, and what comes back. */
export const lastingPrice = "coalesce(held.price_was, v.real_price)";
export const lastingCataloguePrice = `CASE WHEN held.price IS NULL THEN v.catalogue_price WHEN v.catalogue_price IS NOT DISTINCT FROM coalesce(held.catalogue_was, held.price_was) THEN held.catalogue_was
  WHEN v.catalogue_price > held.price_was THEN v.catalogue_price END`;

/** Returns the prices for a time that are planned or run, the next first; of one product, or of all. */
export async function openCuts(db: Queryable, productId: number | null): Promise<PriceCut[]> {
  const { rows } = await db.query<PriceCut>(
    `SELECT ${columns} FROM price_cuts c WHERE state IN ('planned', 'running') AND ($1::bigint IS NULL OR product_id = $1) ORDER BY lower(during) NULLS FIRST, cut_id`,
    [productId],
  );
  return rows;
}

/** Returns what is to be done by now: first what is to end, then what is to begin. */
export async function dueCuts(db: Queryable, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ cut_id: number }>(
    `SELECT cut_id FROM price_cuts WHERE (state = 'running' AND upper(during) <= $1) OR (state = 'planned' AND (lower(during) IS NULL OR lower(during) <= $1))
     ORDER BY state DESC, lower(during) NULLS FIRST, cut_id`,
    [now],
  );
  return rows.map((row) => row.cut_id);
}

/** Returns a price for a time, locked to the end of the transaction; null: there is none. */
export async function lockCut(db: Queryable, cutId: number): Promise<PriceCut | null> {
  const { rows } = await db.query<PriceCut>(`SELECT ${columns} FROM price_cuts c WHERE cut_id = $1 FOR UPDATE`, [
    cutId,
  ]);
  return rows[0] ?? null;
}

export interface NewCut {
  productId: number;
  /** Null: the whole product. */
  variantId: number | null;
  price: number;
  /** 'YYYY-MM-DD HH:MM:SS', Warsaw time; null: at once, without an end. */
  from: string | null;
  to: string | null;
}

const during = `tstzrange($2::timestamp AT TIME ZONE 'Europe/Warsaw', $3::timestamp AT TIME ZONE 'Europe/Warsaw')`;

/** Returns the price for a time of the same goods that another would overlap, the first of them; null: there is none. */
export async function overlappedCut(
  db: Queryable,
  { productId, variantId, from, to }: Omit<NewCut, "price">,
): Promise<PriceCut | null> {
  const { rows } = await db.query<PriceCut>(
    `SELECT ${columns} FROM price_cuts c WHERE product_id = $1 AND state IN ('planned', 'running') AND during && ${during} AND (variant_id IS NULL OR $4::bigint IS NULL OR variant_id = $4) ORDER BY lower(during) NULLS FIRST LIMIT 1`,
    [productId, from, to, variantId],
  );
  return rows[0] ?? null;
}

/** Plans a price for a time and returns its number. Whoever calls it holds the product's variants, and knows that it overlaps none. */
export async function planCut(db: Queryable, { productId, variantId, price, from, to }: NewCut): Promise<number> {
  const { rows } = await db.query<{ cut_id: number }>(
    `INSERT INTO price_cuts (product_id, variant_id, price, during) VALUES ($1, $5, $4, ${during}) RETURNING cut_id`,
    [productId, from, to, price, variantId],
  );
  return rows[0]!.cut_id;
}

/** Returns prices for a time that are over, the last first, below a number where one is given. */
export async function endedCuts(
  db: Queryable,
  { below, most }: { below: number | null; most: number },
): Promise<PriceCut[]> {
  const { rows } = await db.query<PriceCut>(
    `SELECT ${columns} FROM price_cuts c WHERE state IN ('ended', 'cancelled', 'missed') AND ($1::bigint IS NULL OR cut_id < $1) ORDER BY cut_id DESC LIMIT $2`,
    [below, most],
  );
  return rows;
}

/** What a shown variant costs, and the least it has cost in the 30 days before a moment, as shoppers are told; in grosze. */
export interface PricedVariant {
  product_id: number;
  product: string;
  picture: string | null;
  variant_id: number;
  variant: string;
  real_price: number;
  catalogue_price: number | null;
  lowest: number;
}

/** Returns the shown variants of products with what they cost and have cost before a time of Warsaw, or before now. */
export async function pricedVariants(
  db: Queryable,
  { productIds, from, language }: { productIds: readonly number[]; from: string | null; language: LanCode },
): Promise<PricedVariant[]> {
  const { rows } = await db.query<PricedVariant>(
    `SELECT v.product_id, coalesce(p.product_name ->> $3, p.product_name ->> 'pl') AS product, (SELECT name FROM product_pictures f WHERE f.product_id = v.product_id ORDER BY position LIMIT 1) AS picture, v.variant_id,
       array_to_string(ARRAY(SELECT coalesce(value ->> $3, value ->> 'pl') FROM jsonb_array_elements(v.attribute_values) AS value), ' / ') AS variant,
       v.real_price, v.catalogue_price, coalesce(lowest_price_before(v.variant_id, greatest(now(), $2::timestamp AT TIME ZONE 'Europe/Warsaw')), v.real_price) AS lowest
     FROM variants v JOIN products p USING (product_id) WHERE v.product_id = ANY ($1) AND v.shown ORDER BY array_position($1, v.product_id), v.variant_id`,
    [productIds, from, language],
  );
  return rows;
}

/** A price a variant has had since a moment, in grosze. */
export interface PastPrice {
  variant_id: number;
  since: Date;
  real_price: number;
  catalogue_price: number | null;
}

/** Returns what the shown variants of a product have cost, the newest first, so many of each at most. */
export async function priceHistory(db: Queryable, productId: number, most: number): Promise<PastPrice[]> {
  const { rows } = await db.query<PastPrice>(
    `SELECT v.variant_id, h.since, h.real_price, h.catalogue_price FROM variants v
     CROSS JOIN LATERAL (SELECT * FROM price_history h WHERE h.variant_id = v.variant_id ORDER BY since DESC, price_id DESC LIMIT $2) h
     WHERE v.product_id = $1 AND v.shown ORDER BY v.variant_id, h.since DESC, h.price_id DESC`,
    [productId, most],
  );
  return rows;
}

/** What a variant cost before a price for a time, in grosze. */
export interface PriceWas {
  variant_id: number;
  price_was: number;
  catalogue_was: number | null;
}

/** Records that a price for a time began, with what is to come back at its end. */
export async function recordBegun(
  db: Queryable,
  { cutId, were, now }: { cutId: number; were: readonly PriceWas[]; now: Date },
): Promise<void> {
  await db.query("UPDATE price_cuts SET state = 'running', begun_at = $2 WHERE cut_id = $1", [cutId, now]);
  await db.query(
    "INSERT INTO price_cut_variants (cut_id, variant_id, price_was, catalogue_was) SELECT $1, * FROM jsonb_to_recordset($2) AS was (variant_id bigint, price_was integer, catalogue_was integer)",
    [cutId, JSON.stringify(were)],
  );
}

/** Returns what comes back at the end of a price for a time that runs: of the variants that have it still. */
export async function pricesBefore(db: Queryable, cutId: number): Promise<PriceWas[]> {
  const { rows } = await db.query<PriceWas>(
    `SELECT v.variant_id, ${lastingPrice} AS price_was, ${lastingCataloguePrice} AS catalogue_was FROM variants v ${joinHeld} WHERE held.cut_id = $1 AND v.shown ORDER BY v.variant_id`,
    [cutId],
  );
  return rows;
}

/** Takes a product's variants (null: all of them) out of the prices for a time that run; returns the numbers of those. Whoever calls it holds the variants. */
export async function takeFromCuts(
  db: Queryable,
  { productId, variantIds }: { productId: number; variantIds: readonly number[] | null },
): Promise<number[]> {
  const { rows } = await db.query<{ cut_id: number }>(
    `WITH taken AS (
       DELETE FROM price_cut_variants w USING price_cuts c, variants v
       WHERE c.cut_id = w.cut_id AND c.state = 'running' AND v.variant_id = w.variant_id AND v.product_id = $1 AND ($2::bigint[] IS NULL OR v.variant_id = ANY ($2)) RETURNING w.cut_id
     ) SELECT DISTINCT cut_id FROM taken ORDER BY cut_id`,
    [productId, variantIds],
  );
  return rows.map((row) => row.cut_id);
}

/** Records that a price for a time is over, or never came. */
export async function recordOver(
  db: Queryable,
  { cutId, state, now }: { cutId: number; state: "ended" | "cancelled" | "missed"; now: Date },
): Promise<void> {
  await db.query(
    "UPDATE price_cuts SET state = $2, ended_at = CASE WHEN begun_at IS NULL THEN NULL ELSE $3::timestamptz END WHERE cut_id = $1",
    [cutId, state, now],
  );
}
