import type { BrandText } from "../../domain/catalogue/category-form.ts";
import type { Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";
import { producerColumns, type ProducerRow } from "./producers.ts";
import { type InAll, inAll, stored } from "./staff-categories.ts";

/** What the texts of a brand say, as they are written and logged; its name is the same in every language. */
export type BrandTextsSaid = { name: string } & Record<BrandText, InAll>;

export interface StaffBrand {
  manufacturer_id: number;
  manufacturer_name: string;
  path: string | null;
  /** Of all states; and how many of them are shown. */
  goods: number;
  shown: number;
  /** Nobody is said to answer for its goods. */
  producer_missing: boolean;
}

/** Returns every brand by name. */
export async function staffBrands(db: Queryable): Promise<StaffBrand[]> {
  const { rows } = await db.query<StaffBrand>(
    `SELECT m.manufacturer_id, m.manufacturer_name, p.path, coalesce(g.goods, 0) AS goods, coalesce(g.shown, 0) AS shown, m.producer_name = '' AS producer_missing
     FROM manufacturers m LEFT JOIN paths p ON p.kind = 'manufacturer' AND p.entity_id = m.manufacturer_id AND p.lan_id = 1
     LEFT JOIN (SELECT manufacturer_id, count(*)::int AS goods, count(*) FILTER (WHERE products.shown)::int AS shown FROM products GROUP BY manufacturer_id) g USING (manufacturer_id)
     ORDER BY lower(m.manufacturer_name), m.manufacturer_id`,
  );
  return rows;
}

export interface BrandRecord extends ProducerRow {
  manufacturer_id: number;
  manufacturer_name: string;
  description: Said;
  search_title: Said;
  search_description: Said;
  texts_version: number;
  page_version: number;
  producer_version: number;
}

/** Returns a brand; null: there is none of this number. */
export async function brandOf(db: Queryable, brandId: number): Promise<BrandRecord | null> {
  const { rows } = await db.query<BrandRecord>(
    `SELECT manufacturer_id, manufacturer_name, description, search_title, search_description, texts_version, page_version, producer_version, ${producerColumns}
     FROM manufacturers WHERE manufacturer_id = $1`,
    [brandId],
  );
  return rows[0] ?? null;
}

/** Returns the same for this transaction alone. */
export async function lockBrand(db: Queryable, brandId: number): Promise<BrandRecord | null> {
  await db.query("SELECT FROM manufacturers WHERE manufacturer_id = $1 FOR NO KEY UPDATE", [brandId]);
  return brandOf(db, brandId);
}

/** Returns how many goods of a brand there are, hidden ones too. */
export async function countGoodsOfBrand(db: Queryable, brandId: number): Promise<number> {
  const { rows } = await db.query<{ goods: number }>(
    "SELECT count(*)::int AS goods FROM products WHERE manufacturer_id = $1",
    [brandId],
  );
  return rows[0]!.goods;
}

/** Returns the texts of a brand. */
export function textsOfBrand(row: BrandRecord): BrandTextsSaid {
  return {
    name: row.manufacturer_name,
    description: inAll(row.description),
    searchTitle: inAll(row.search_title),
    searchDescription: inAll(row.search_description),
  };
}

/** Writes the texts of a brand. */
export async function saveBrandTexts(db: Queryable, brandId: number, texts: BrandTextsSaid): Promise<void> {
  await db.query(
    "UPDATE manufacturers SET manufacturer_name = $2, description = $3, search_title = $4, search_description = $5 WHERE manufacturer_id = $1",
    [brandId, texts.name, stored(texts.description), stored(texts.searchTitle), stored(texts.searchDescription)],
  );
}

/** Adds a brand under its Polish address, which its page has only by `savePaths`; returns its number. */
export async function insertBrand(db: Queryable, texts: BrandTextsSaid, path: string): Promise<number> {
  const { rows } = await db.query<{ manufacturer_id: number }>(
    `INSERT INTO manufacturers (manufacturer_name, manufacturer_url, description, search_title, search_description) VALUES ($1, $2, $3, $4, $5) RETURNING manufacturer_id`,
    [
      texts.name,
      path.replace(/\/$/, ""),
      stored(texts.description),
      stored(texts.searchTitle),
      stored(texts.searchDescription),
    ],
  );
  return rows[0]!.manufacturer_id;
}

/** Has a brand be known by its Polish address; its page counts a version more, whichever language's address is another. */
export async function saveBrandPage(db: Queryable, brandId: number): Promise<void> {
  await db.query(`UPDATE manufacturers SET page_version = page_version + 1 WHERE manufacturer_id = $1`, [brandId]);
  await db.query(
    `UPDATE manufacturers m SET manufacturer_url = rtrim(p.path, '/') FROM paths p
     WHERE m.manufacturer_id = $1 AND p.kind = 'manufacturer' AND p.entity_id = $1 AND p.lan_id = 1 AND m.manufacturer_url <> rtrim(p.path, '/')`,
    [brandId],
  );
}

/** Returns whether another brand is called so, in any case. */
export async function isBrandCalled(db: Queryable, name: string, except: number | null): Promise<boolean> {
  const { rowCount } = await db.query(
    "SELECT FROM manufacturers WHERE lower(manufacturer_name) = lower($1) AND manufacturer_id IS DISTINCT FROM $2 LIMIT 1",
    [name, except],
  );
  return rowCount === 1;
}

/** Returns whether a code or a size table is of this brand alone. */
export async function isBrandNamed(db: Queryable, brandId: number): Promise<boolean> {
  const { rows } = await db.query<{ named: boolean }>(
    `SELECT EXISTS (SELECT FROM discount_codes WHERE code_manufacturer = $1) OR EXISTS (SELECT FROM size_table_places WHERE manufacturer_id = $1)
       OR EXISTS (SELECT FROM categories WHERE jsonb_path_exists(rule, '$.conditions[*].brandIds[*] ? (@ == $id)', jsonb_build_object('id', $1::bigint))) AS named`,
    [brandId],
  );
  return rows[0]!.named;
}

/** Returns goods of a brand, hidden ones too, at most so many. */
export async function goodsOfBrand(db: Queryable, brandId: number, most: number): Promise<number[]> {
  const { rows } = await db.query<{ product_id: number }>(
    "SELECT product_id FROM products WHERE manufacturer_id = $1 ORDER BY product_id LIMIT $2",
    [brandId, most],
  );
  return rows.map((row) => row.product_id);
}

/** Deletes a brand of which there are no goods. */
export async function deleteBrand(db: Queryable, brandId: number): Promise<void> {
  await db.query("DELETE FROM manufacturers WHERE manufacturer_id = $1", [brandId]);
}
