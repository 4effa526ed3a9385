import type { CategoryPart, CategoryText } from "../../domain/catalogue/category-form.ts";
import { type LanCode, languages, type Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";
import { rootId } from "./entity-paths.ts";

/** A text in every language; '': not written. */
export type InAll = Record<LanCode, string>;

/** What the texts of a category say, as they are written and logged. */
export type CategoryTextsSaid = Record<CategoryText, InAll>;

export interface StaffCategory {
  category_id: number;
  category_parent_id: number;
  /** HTML. */
  category_name: Said;
  hidden: boolean;
  /** In Polish; null: it is a heading of the menu, without a page. */
  path: string | null;
  placing_version: number;
  /** Goods that somebody put into it itself, hidden ones too; and how many of them are shown. */
  goods: number;
  shown: number;
  /** Goods that lie in it by its rule; null: it has none. */
  ruled: number | null;
}

/** Returns every category under the root, hidden ones too, siblings in their order. */
export async function staffCategories(db: Queryable): Promise<StaffCategory[]> {
  const { rows } = await db.query<StaffCategory>(
    `SELECT c.category_id, c.category_parent_id, c.category_name, c.hidden, p.path, c.placing_version, coalesce(g.goods, 0) AS goods, coalesce(g.shown, 0) AS shown,
       CASE WHEN c.rule IS NOT NULL THEN (SELECT count(*)::int FROM category_rule_goods r WHERE r.category_id = c.category_id) END AS ruled
     FROM categories c LEFT JOIN paths p ON p.kind = 'category' AND p.entity_id = c.category_id AND p.lan_id = 1
     LEFT JOIN (
       SELECT category_id, count(*)::int AS goods, count(*) FILTER (WHERE products.shown)::int AS shown
       FROM product_categories JOIN products USING (product_id) GROUP BY category_id
     ) g USING (category_id)
     WHERE c.category_parent_id IS NOT NULL ORDER BY c.category_parent_id, c.position, c.category_id`,
  );
  return rows;
}

export interface CategoryRecord {
  category_id: number;
  category_parent_id: number;
  category_name: Said;
  description: Said;
  search_title: Said;
  search_description: Said;
  category_url: string;
  category_image: string;
  hidden: boolean;
  texts_version: number;
  page_version: number;
  placing_version: number;
  filling_version: number;
}

/** Returns a category; null: there is none of this number, or it is the root. */
export async function categoryOf(db: Queryable, categoryId: number): Promise<CategoryRecord | null> {
  const { rows } = await db.query<CategoryRecord>(
    `SELECT category_id, category_parent_id, category_name, description, search_title, search_description, category_url, category_image, hidden, texts_version, page_version, placing_version, filling_version
     FROM categories WHERE category_id = $1 AND category_parent_id IS NOT NULL`,
    [categoryId],
  );
  return rows[0] ?? null;
}

/** Returns the same for this transaction alone. */
export async function lockCategory(db: Queryable, categoryId: number): Promise<CategoryRecord | null> {
  await db.query("SELECT FROM categories WHERE category_id = $1 FOR NO KEY UPDATE", [categoryId]);
  return categoryOf(db, categoryId);
}

/** Returns whether neither a category nor one above it is hidden. */
export async function isCategoryShown(db: Queryable, categoryId: number): Promise<boolean> {
  const { rows } = await db.query<{ shown: boolean }>("SELECT category_is_shown($1) AS shown", [categoryId]);
  return rows[0]!.shown;
}

/** Returns how many goods lie in a category itself, hidden ones too. */
export async function countGoodsIn(db: Queryable, categoryId: number): Promise<number> {
  const { rows } = await db.query<{ goods: number }>(
    "SELECT count(*)::int AS goods FROM product_categories WHERE category_id = $1",
    [categoryId],
  );
  return rows[0]!.goods;
}

/** Returns which version a part of a category is. */
export function versionOfPart(row: CategoryRecord, part: CategoryPart): number {
  const { texts_version: texts, page_version: page, placing_version: placing, filling_version: filling } = row;
  return { texts, page, placing, filling }[part];
}

/** Returns a text as a form has it, in every language. */
export function inAll(text: Said): InAll {
  return Object.fromEntries(languages.map(({ lanCode }) => [lanCode, text[lanCode] ?? ""])) as InAll;
}

/** Returns a text as it is stored: a language in which it is empty is not written, Polish excepted. */
export function stored(text: InAll): string {
  const written = Object.entries(text).filter(([lanCode, value]) => lanCode === "pl" || value !== "");
  return JSON.stringify(Object.fromEntries(written));
}

/** Returns the texts of a category. */
export function textsOfCategory(row: CategoryRecord): CategoryTextsSaid {
  return {
    name: inAll(row.category_name),
    description: inAll(row.description),
    searchTitle: inAll(row.search_title),
    searchDescription: inAll(row.search_description),
  };
}

/** Writes the texts of a category. */
export async function saveCategoryTexts(db: Queryable, categoryId: number, texts: CategoryTextsSaid): Promise<void> {
  await db.query(
    "UPDATE categories SET category_name = $2, description = $3, search_title = $4, search_description = $5 WHERE category_id = $1",
    [
      categoryId,
      stored(texts.name),
      stored(texts.description),
      stored(texts.searchTitle),
      stored(texts.searchDescription),
    ],
  );
}

/** Says whether a category is hidden, and which picture it has. The page counts a version more: its addresses may be others. */
export async function saveCategoryPage(
  db: Queryable,
  categoryId: number,
  { hidden, image }: { hidden: boolean; image: string },
): Promise<void> {
  await db.query(
    "UPDATE categories SET hidden = $2, category_image = $3, page_version = page_version + 1 WHERE category_id = $1",
    [categoryId, hidden, image],
  );
}

export interface NewCategory {
  parentId: number;
  slug: string;
  texts: CategoryTextsSaid;
  hidden: boolean;
  image: string;
}

/** Adds a category behind its siblings, without a page yet; returns its number. */
export async function insertCategory(
  db: Queryable,
  { parentId, slug, texts, hidden, image }: NewCategory,
): Promise<number> {
  const { rows } = await db.query<{ category_id: number }>(
    `INSERT INTO categories (category_parent_id, category_url, category_name, description, search_title, search_description, hidden, category_image, position)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, (SELECT 1 + coalesce(max(position), -1) FROM categories WHERE category_parent_id = $1)) RETURNING category_id`,
    [
      parentId,
      slug,
      stored(texts.name),
      stored(texts.description),
      stored(texts.searchTitle),
      stored(texts.searchDescription),
      hidden,
      image,
    ],
  );
  return rows[0]!.category_id;
}

/** Returns the first name like this one that files know none of a category's children by: `bluzy`, `bluzy-2`. */
export async function freeSlug(
  db: Queryable,
  { parentId, wanted, except }: { parentId: number; wanted: string; except: number | null },
): Promise<string> {
  const { rows } = await db.query<{ slug: string }>(
    `SELECT slug FROM (SELECT n, $2::text || CASE WHEN n > 1 THEN '-' || n ELSE '' END AS slug FROM generate_series(1, 1000) AS n) wanted
     WHERE NOT EXISTS (SELECT FROM categories WHERE category_parent_id = $1 AND category_url = slug AND category_id IS DISTINCT FROM $3) ORDER BY n LIMIT 1`,
    [parentId, wanted, except],
  );
  return rows[0]!.slug;
}

/** Returns the children of a category in their order. */
export async function childrenOf(db: Queryable, categoryId: number): Promise<number[]> {
  const { rows } = await db.query<{ category_id: number }>(
    "SELECT category_id FROM categories WHERE category_parent_id = $1 ORDER BY position, category_id",
    [categoryId],
  );
  return rows.map((row) => row.category_id);
}

/** Puts a category below another; which counts one version more, as does one that is put elsewhere among the same. */
export async function savePlacing(
  db: Queryable,
  categoryId: number,
  { parentId, slug, order }: { parentId: number; slug: string; order: readonly number[] },
): Promise<void> {
  await db.query(
    `UPDATE categories SET category_parent_id = $2, category_url = $3,
       placing_version = placing_version + CASE WHEN category_parent_id = $2 THEN 1 ELSE 0 END WHERE category_id = $1`,
    [categoryId, parentId, slug],
  );
  await db.query(
    `UPDATE categories c SET position = placed.nth FROM unnest($1::bigint[]) WITH ORDINALITY AS placed (category_id, nth)
     WHERE c.category_id = placed.category_id AND c.position <> placed.nth`,
    [order],
  );
}

/** Returns a category with those above it, itself first, the root not among them; empty: there is none of this number. */
export async function wayUp(db: Queryable, categoryId: number): Promise<{ id: number; name: Said }[]> {
  const { rows } = await db.query<{ id: number; name: Said }>(
    `WITH RECURSIVE above AS (
       SELECT category_id, category_parent_id, category_name, 0 AS height FROM categories WHERE category_id = $1
       UNION ALL SELECT c.category_id, c.category_parent_id, c.category_name, height + 1 FROM above JOIN categories c ON c.category_id = above.category_parent_id WHERE height < 100
     ) SELECT category_id AS id, category_name AS name FROM above WHERE category_id <> $2 ORDER BY height`,
    [categoryId, rootId],
  );
  return rows;
}

/** Returns how many levels of categories there are in and below one: 1 where nothing is below it. */
export async function levelsBelow(db: Queryable, categoryId: number): Promise<number> {
  const { rows } = await db.query<{ levels: number }>(
    `WITH RECURSIVE below AS (
       SELECT $1::bigint AS category_id, 1 AS level UNION ALL SELECT c.category_id, level + 1 FROM below JOIN categories c ON c.category_parent_id = below.category_id WHERE level < 100
     ) SELECT coalesce(max(level), 1) AS levels FROM below`,
    [categoryId],
  );
  return rows[0]!.levels;
}

/** Returns what stands in the way of taking a category away; null: nothing does. */
export async function categoryHolds(db: Queryable, categoryId: number): Promise<"below" | "goods" | "named" | null> {
  const { rows } = await db.query<{ below: boolean; goods: boolean; named: boolean }>(
    `SELECT EXISTS (SELECT FROM categories WHERE category_parent_id = $1) AS below, EXISTS (SELECT FROM product_categories WHERE category_id = $1) AS goods,
       EXISTS (SELECT FROM discount_codes WHERE code_category = $1 OR only_categories @> ARRAY[$1::bigint]) OR EXISTS (SELECT FROM size_table_places WHERE category_id = $1) AS named`,
    [categoryId],
  );
  const { below, goods, named } = rows[0]!;
  return below ? "below" : goods ? "goods" : named ? "named" : null;
}

/** Deletes a category of which nothing is left. */
export async function deleteCategory(db: Queryable, categoryId: number): Promise<void> {
  await db.query("DELETE FROM categories WHERE category_id = $1", [categoryId]);
}

/** Returns goods that lie in a category itself, hidden ones too, at most so many. */
export async function goodsIn(db: Queryable, categoryId: number, most: number): Promise<number[]> {
  const { rows } = await db.query<{ product_id: number }>(
    "SELECT product_id FROM product_categories WHERE category_id = $1 ORDER BY product_id LIMIT $2",
    [categoryId, most],
  );
  return rows.map((row) => row.product_id);
}

/** Returns whether a picture is there to be shown. */
export async function isPicture(db: Queryable, file: string): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM pictures WHERE file = $1", [file]);
  return rowCount === 1;
}
