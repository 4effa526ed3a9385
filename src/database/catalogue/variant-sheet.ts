import type { VariantFacts } from "../../domain/catalogue/variant-sheet.ts";
import type { Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";
import { outsideOrders } from "./stock-movements.ts";

/** What varies in a product, in its order. */
export interface OptionRow {
  attribute_id: number;
  attr_name: Said;
}

/** Returns a product's name and what varies in it, one that is not shown too; null: there is none such. */
export async function sheetHead(
  db: Queryable,
  productId: number,
): Promise<{ product_name: Said; options: OptionRow[] } | null> {
  const { rows } = await db.query<{ product_name: Said; options: OptionRow[] }>(
    `SELECT product_name, coalesce((SELECT json_agg(json_build_object('attribute_id', attribute_id, 'attr_name', attr_name) ORDER BY position)
       FROM product_attributes JOIN attributes USING (attribute_id) WHERE product_id = p.product_id), '[]') AS options
     FROM products p WHERE product_id = $1`,
    [productId],
  );
  return rows[0] ?? null;
}

/** A variant as it is; money in grosze, weight in grams. */
export interface SheetRow extends VariantFacts {
  variant_id: number;
  /** One value of each option. */
  attribute_values: Said[];
  position: number;
}

const facts = `variant_id, attribute_values, position, real_price AS price, catalogue_price AS "cataloguePrice", gtin AS ean, sku, weight, shelf, shown AS sold`;

/** Returns all variants of a product, held until the transaction ends in the order in which everybody locks them. */
export async function holdVariants(db: Queryable, productId: number): Promise<SheetRow[]> {
  await db.query("SELECT FROM variants WHERE product_id = $1 ORDER BY variant_id FOR UPDATE", [productId]);
  const { rows } = await db.query<SheetRow>(
    `SELECT ${facts} FROM variants WHERE product_id = $1 ORDER BY position, variant_id`,
    [productId],
  );
  return rows;
}

export interface ReadSheetRow extends SheetRow {
  /** The lowest price of the last 30 days, today's included. */
  lowest: number;
  quantity: number;
  /** Its last movement that was none of an order's; 0: there was none. */
  moved: number;
}

/** Returns all variants of a product (or those of these numbers) with their stock and the lowest price of 30 days, in their order. */
export async function sheetRows(
  db: Queryable,
  { productId, variantIds = null }: { productId: number; variantIds?: readonly number[] | null },
): Promise<ReadSheetRow[]> {
  const { rows } = await db.query<ReadSheetRow>(
    `SELECT ${facts}, quantity, coalesce(lowest_price_before(variant_id, clock_timestamp()), real_price) AS lowest,
       coalesce((SELECT max(movement_id) FROM stock_movements m WHERE m.variant_id = v.variant_id AND ${outsideOrders}), 0) AS moved
     FROM variants v WHERE product_id = $1 AND ($2::bigint[] IS NULL OR variant_id = ANY ($2)) ORDER BY position, variant_id`,
    [productId, variantIds],
  );
  return rows;
}

/**
 * Returns which of these GTINs something has that is sold and of another product, by their 14 digits. Whoever asks is
 * alone with the question until the transaction ends.
 */
export async function eansElsewhere(
  db: Queryable,
  { productId, eans }: { productId: number; eans: readonly string[] },
): Promise<Set<string>> {
  await db.query("SELECT pg_advisory_xact_lock(hashtext('barcodes'))");
  const { rows } = await db.query<{ gtin: string }>(
    "SELECT lpad(gtin, 14, '0') AS gtin FROM variants WHERE gtin IS NOT NULL AND shown AND lpad(gtin, 14, '0') = ANY ($2::text[]) AND product_id <> $1",
    [productId, eans],
  );
  return new Set(rows.map(({ gtin }) => gtin));
}

/** Saves what variants have beside prices and stock: numbers, weight, shelf, and whether they are sold. */
export async function saveFacts(db: Queryable, variants: ReadonlyMap<number, VariantFacts>): Promise<void> {
  await db.query(
    `UPDATE variants v SET sku = t.sku, gtin = t.ean, weight = t.weight, shelf = t.shelf, shown = t.sold
     FROM jsonb_to_recordset($1) AS t (variant_id bigint, sku text, ean text, weight integer, shelf text, sold boolean) WHERE v.variant_id = t.variant_id`,
    [JSON.stringify([...variants].map(([variant_id, facts]) => ({ variant_id, ...facts })))],
  );
}

/** Adds variants without stock, at the product's price; returns their numbers. */
export async function addVariants(
  db: Queryable,
  { productId, variants }: { productId: number; variants: readonly (readonly Said[])[] },
): Promise<number[]> {
  const { rows } = await db.query<{ variant_id: number }>(
    "INSERT INTO variants (product_id, attribute_values, quantity) SELECT $1, value, 0 FROM jsonb_array_elements($2) WITH ORDINALITY AS t (value, place) ORDER BY place RETURNING variant_id",
    [productId, JSON.stringify(variants)],
  );
  return rows.map(({ variant_id }) => variant_id);
}

/** Gives a product these options, in their order. */
export async function saveOptions(db: Queryable, productId: number, optionIds: readonly number[]): Promise<void> {
  await db.query("DELETE FROM product_attributes WHERE product_id = $1", [productId]);
  await db.query(
    "INSERT INTO product_attributes (product_id, position, attribute_id) SELECT $1, place, id FROM unnest($2::bigint[]) WITH ORDINALITY AS t (id, place)",
    [productId, optionIds],
  );
}

/** Gives variants other values. Each leaves its place first: two may change theirs. */
export async function saveValues(db: Queryable, values: ReadonlyMap<number, readonly Said[]>): Promise<void> {
  const held = [...values].map(([variant_id, value]) => ({ variant_id, value }));
  await db.query("UPDATE variants SET attribute_values = jsonb_build_array(variant_id) WHERE variant_id = ANY ($1)", [
    [...values.keys()],
  ]);
  await db.query(
    "UPDATE variants v SET attribute_values = t.value FROM jsonb_to_recordset($1) AS t (variant_id bigint, value jsonb) WHERE v.variant_id = t.variant_id",
    [JSON.stringify(held)],
  );
}

/** Puts variants into an order. */
export async function orderVariants(db: Queryable, variantIds: readonly number[]): Promise<void> {
  await db.query(
    "UPDATE variants v SET position = t.place FROM unnest($1::bigint[]) WITH ORDINALITY AS t (variant_id, place) WHERE v.variant_id = t.variant_id AND v.position <> t.place",
    [variantIds],
  );
}
