import type { CatalogueCategory, CatalogueManufacturer } from "../domain/catalogue.ts";
import type { Said } from "../domain/language.ts";
import type { Queryable } from "./queryable.ts";

export const rootId = 177;

/** Makes sure there is a root category; its id is the specification's. */
export async function ensureRoot(db: Queryable): Promise<void> {
  await db.query(`INSERT INTO categories (category_id, category_name, category_url) VALUES ($1, '{"pl": "Sklep", "en": "Shop", "cz": "Obchod"}', '') ON CONFLICT DO NOTHING`, [rootId]);
  await db.query(`SELECT setval(pg_get_serial_sequence('categories', 'category_id'), greatest((SELECT max(category_id) FROM categories), $1))`, [rootId]);
}

/** Answers the categories' ids by key: slugs from under the root, joined by '/'. */
export async function categoryIds(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.query<{ category_id: number; key: string }>(
    `WITH RECURSIVE tree AS (
       SELECT category_id, category_url AS key FROM categories WHERE category_parent_id = $1
       UNION ALL SELECT c.category_id, tree.key || '/' || c.category_url FROM categories c JOIN tree ON c.category_parent_id = tree.category_id
     ) SELECT * FROM tree`,
    [rootId],
  );
  return new Map(rows.map((row) => [row.key, row.category_id]));
}

export interface CategoryPlace extends Omit<CatalogueCategory, "key"> {
  parentId: number;
  slug: string;
  position: number;
}

/** Adds a category, with its path where it is routed; answers its id. */
export async function addCategory(db: Queryable, place: CategoryPlace): Promise<number> {
  const { rows } = await db.query<{ category_id: number }>(
    `INSERT INTO categories (category_parent_id, category_name, category_url, description, category_image, position) VALUES ($1, $2, $3, $4, $5, $6) RETURNING category_id`,
    [place.parentId, JSON.stringify(place.name), place.slug, JSON.stringify(place.description), place.image, place.position],
  );
  const id = rows[0]!.category_id;
  if (place.url !== null) await db.query("INSERT INTO paths (path, kind, entity_id) VALUES ($1, 'category', $2)", [place.url, id]);
  return id;
}

/** Brings a known category to what a file says of it; answers whether anything differed. */
export async function reviseCategory(db: Queryable, id: number, place: CategoryPlace): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE categories SET category_name = $2, description = $3, category_image = $4, position = $5
     WHERE category_id = $1 AND (category_name::jsonb, description::jsonb, category_image, position) IS DISTINCT FROM ($2::jsonb, $3::jsonb, $4, $5::int)`,
    [id, JSON.stringify(place.name), JSON.stringify(place.description), place.image, place.position],
  );
  return rowCount === 1;
}

/** Answers the manufacturers' ids by name in lower case. */
export async function manufacturerIds(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.query<{ manufacturer_id: number; name: string }>("SELECT manufacturer_id, lower(manufacturer_name) AS name FROM manufacturers");
  return new Map(rows.map((row) => [row.name, row.manufacturer_id]));
}

/** Adds a manufacturer with its page; answers its id. */
export async function addManufacturer(db: Queryable, { name, url, description }: CatalogueManufacturer & { url: string }): Promise<number> {
  const { rows } = await db.query<{ manufacturer_id: number }>(
    "INSERT INTO manufacturers (manufacturer_name, manufacturer_url, description) VALUES ($1, $2, $3) RETURNING manufacturer_id",
    [name, url.replace(/\/$/, ""), JSON.stringify(description)],
  );
  await db.query("INSERT INTO paths (path, kind, entity_id) VALUES ($1, 'manufacturer', $2)", [url, rows[0]!.manufacturer_id]);
  return rows[0]!.manufacturer_id;
}

/** Brings a known manufacturer's description to what a file says; answers whether it differed. */
export async function reviseManufacturer(db: Queryable, id: number, description: Said): Promise<boolean> {
  const { rowCount } = await db.query("UPDATE manufacturers SET description = $2 WHERE manufacturer_id = $1 AND description::jsonb IS DISTINCT FROM $2::jsonb", [id, JSON.stringify(description)]);
  return rowCount === 1;
}

/** Answers the attributes' ids by their Polish name, adding those that are missing. */
export async function attributeIds(db: Queryable, names: readonly Said[]): Promise<Map<string, number>> {
  await db.query(
    `INSERT INTO attributes (attr_name) SELECT DISTINCT ON (name ->> 'pl') name FROM unnest($1::jsonb[]) AS name
     WHERE NOT EXISTS (SELECT FROM attributes WHERE attr_name ->> 'pl' = name ->> 'pl')`,
    [names.map((name) => JSON.stringify(name))],
  );
  const { rows } = await db.query<{ attribute_id: number; name: string }>("SELECT attribute_id, attr_name ->> 'pl' AS name FROM attributes");
  return new Map(rows.map((row) => [row.name, row.attribute_id]));
}

/** Answers which of these paths an entity has, in any spelling. */
export async function pathsTaken(db: Queryable, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ path: string }>(
    "SELECT asked.path FROM unnest($1::text[]) AS asked (path) WHERE EXISTS (SELECT FROM paths WHERE lower(rtrim(paths.path, '/')) = lower(rtrim(asked.path, '/')))",
    [paths],
  );
  return new Set(rows.map((row) => row.path));
}
