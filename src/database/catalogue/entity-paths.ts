import type { LanCode, Said } from "../../domain/language.ts";
import type { OtherUrls } from "../../domain/catalogue/catalogue.ts";
import type { Producer } from "../../domain/catalogue/producer.ts";
import { type EntityKind, type NamedPath, savePaths } from "./paths.ts";
import { producerColumns, producerOf, type ProducerRow } from "./producers.ts";
import type { Queryable } from "../queryable.ts";

/** The category above all others (specification, point 1). */
export const rootId = 177;

/** Makes sure there is a root category, and that no category made later gets its id. */
export async function ensureRoot(db: Queryable): Promise<void> {
  const { rowCount } = await db.query(
    `INSERT INTO categories (category_id, category_name, category_url) VALUES ($1, '{"pl": "Sklep", "en": "Shop", "cz": "Obchod"}', '') ON CONFLICT DO NOTHING`,
    [rootId],
  );
  if (rowCount === 1)
    await db.query(
      `SELECT setval(pg_get_serial_sequence('categories', 'category_id'), greatest((SELECT max(category_id) FROM categories), $1))`,
      [rootId],
    );
}

/** Returns every Polish path there is, of hidden products too. */
export async function everyPath(db: Queryable): Promise<NamedPath[]> {
  const { rows } = await db.query<NamedPath>("SELECT path, kind, entity_id FROM paths WHERE lan_id = 1");
  return rows;
}

/** Selects the paths of an entity in other languages as `otherUrls`; none of what has no page. */
export function otherUrlsOf(kind: EntityKind, id: string): string {
  return `coalesce((SELECT json_object_agg(CASE lan_id WHEN 2 THEN 'en' ELSE 'cz' END, path) FROM paths WHERE kind = '${kind}' AND entity_id = ${id} AND lan_id <> 1), '{}') AS "otherUrls"`;
}

export interface KnownCategory {
  id: number;
  parentId: number;
  /** Slugs from under the root, joined by '/'. */
  key: string;
  name: Said;
  description: Said;
  searchTitle: Said;
  searchDescription: Said;
  image: string;
  position: number;
  url: string | null;
  otherUrls: OtherUrls;
}

/** Returns every category under the root, parents before their children, siblings in their order. */
export async function knownCategories(db: Queryable): Promise<KnownCategory[]> {
  const { rows } = await db.query<KnownCategory>(
    `WITH RECURSIVE tree AS (
       SELECT category_id, category_parent_id AS parent_id, category_url AS key, 1 AS depth FROM categories WHERE category_parent_id = $1
       UNION ALL SELECT c.category_id, c.category_parent_id, tree.key || '/' || c.category_url, depth + 1 FROM categories c JOIN tree ON c.category_parent_id = tree.category_id
     ) SELECT c.category_id AS id, tree.parent_id AS "parentId", key, category_name AS name, description, search_title AS "searchTitle", search_description AS "searchDescription", category_image AS image, position, paths.path AS url, ${otherUrlsOf("category", "c.category_id")}
     FROM tree JOIN categories c USING (category_id) LEFT JOIN paths ON paths.kind = 'category' AND paths.entity_id = c.category_id AND paths.lan_id = 1
     ORDER BY depth, c.category_parent_id, c.position, c.category_id`,
    [rootId],
  );
  return rows;
}

export interface CategoryRecord {
  parentId: number;
  slug: string;
  name: Said;
  description: Said;
  searchTitle: Said;
  searchDescription: Said;
  image: string;
  position: number;
}

/** Adds a category; returns its id. */
export async function addCategory(
  db: Queryable,
  { parentId, slug, name, image, position, ...texts }: CategoryRecord,
): Promise<number> {
  const { rows } = await db.query<{ category_id: number }>(
    `INSERT INTO categories (category_parent_id, category_name, category_url, description, search_title, search_description, category_image, position) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING category_id`,
    [parentId, JSON.stringify(name), slug, ...listingTexts(texts), image, position],
  );
  return rows[0]!.category_id;
}

/** Brings a known category to what a file says of it; returns what differed: what menus show, or what only its page does. */
export async function reviseCategory(
  db: Queryable,
  id: number,
  { name, image, position, ...texts }: Omit<CategoryRecord, "parentId" | "slug">,
): Promise<{ menuChanged: boolean; textsChanged: boolean }> {
  const menu = await db.query(
    `UPDATE categories SET category_name = $2, category_image = $3, position = $4
     WHERE category_id = $1 AND (category_name::jsonb, category_image, position) IS DISTINCT FROM ($2::jsonb, $3, $4::int)`,
    [id, JSON.stringify(name), image, position],
  );
  const text = await db.query(
    `UPDATE categories SET description = $2, search_title = $3, search_description = $4 WHERE category_id = $1 AND ${listingTextsDiffer}`,
    [id, ...listingTexts(texts)],
  );
  return { menuChanged: menu.rowCount === 1, textsChanged: text.rowCount === 1 };
}

/** What the page of a category or brand says of itself, and search engines show of it. */
type ListingTexts = Pick<CategoryRecord, "description" | "searchTitle" | "searchDescription">;

/** Behind the id, as `listingTexts` gives them. */
const listingTextsDiffer =
  "(description::jsonb, search_title::jsonb, search_description::jsonb) IS DISTINCT FROM ($2::jsonb, $3::jsonb, $4::jsonb)";

function listingTexts({ description, searchTitle, searchDescription }: ListingTexts): string[] {
  return [description, searchTitle, searchDescription].map((texts) => JSON.stringify(texts));
}

export interface KnownManufacturer extends ListingTexts {
  id: number;
  name: string;
  url: string | null;
  otherUrls: OtherUrls;
  producer: Producer;
}

/** Returns every manufacturer, in the order of their names' bytes. */
export async function knownManufacturers(db: Queryable): Promise<KnownManufacturer[]> {
  const { rows } = await db.query<Omit<KnownManufacturer, "producer"> & ProducerRow>(
    `SELECT manufacturer_id AS id, manufacturer_name AS name, description, search_title AS "searchTitle", search_description AS "searchDescription", paths.path AS url, ${otherUrlsOf("manufacturer", "manufacturer_id")}, ${producerColumns} FROM manufacturers
     LEFT JOIN paths ON paths.kind = 'manufacturer' AND paths.entity_id = manufacturer_id AND paths.lan_id = 1 ORDER BY manufacturer_name COLLATE "C"`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    searchTitle: row.searchTitle,
    searchDescription: row.searchDescription,
    url: row.url,
    otherUrls: row.otherUrls,
    producer: producerOf(row),
  }));
}

/** Adds a manufacturer, whose page has a path only by `savePaths`; returns its id. */
export async function addManufacturer(
  db: Queryable,
  { name, path, ...texts }: { name: string; path: string } & ListingTexts,
): Promise<number> {
  const { rows } = await db.query<{ manufacturer_id: number }>(
    "INSERT INTO manufacturers (manufacturer_name, manufacturer_url, description, search_title, search_description) VALUES ($1, $2, $3, $4, $5) RETURNING manufacturer_id",
    [name, path.replace(/\/$/, ""), ...listingTexts(texts)],
  );
  return rows[0]!.manufacturer_id;
}

/** Gives a known manufacturer's page another path. */
export async function moveManufacturer(db: Queryable, id: number, path: string): Promise<void> {
  await db.query("UPDATE manufacturers SET manufacturer_url = $2 WHERE manufacturer_id = $1", [
    id,
    path.replace(/\/$/, ""),
  ]);
  await savePaths(db, [{ kind: "manufacturer", entity_id: id, path }]);
}

/** Gives a category's page a path, or takes it away: then it is a heading of the menu. */
export async function moveCategory(db: Queryable, id: number, path: string | null): Promise<void> {
  if (path === null) await db.query("DELETE FROM paths WHERE kind = 'category' AND entity_id = $1", [id]);
  else await savePaths(db, [{ kind: "category", entity_id: id, path }]);
}

/** Brings a known manufacturer's texts to what a file says; returns whether they differed. */
export async function reviseManufacturer(db: Queryable, id: number, texts: ListingTexts): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE manufacturers SET description = $2, search_title = $3, search_description = $4 WHERE manufacturer_id = $1 AND ${listingTextsDiffer}`,
    [id, ...listingTexts(texts)],
  );
  return rowCount === 1;
}

/** Brings what is said of a manufacturer's producer to what a file says; returns whether it differed. */
export async function reviseProducer(
  db: Queryable,
  id: number,
  { responsible, ...producer }: Producer,
): Promise<boolean> {
  const contacts = [producer, responsible ?? { name: "", address: "", email: "" }];
  const { rowCount } = await db.query(
    `UPDATE manufacturers SET producer_name = $2, producer_address = $3, producer_email = $4, responsible_name = $5, responsible_address = $6, responsible_email = $7
     WHERE manufacturer_id = $1 AND (${producerColumns}) IS DISTINCT FROM ($2, $3, $4, $5, $6, $7)`,
    [id, ...contacts.flatMap(({ name, address, email }) => [name, address, email])],
  );
  return rowCount === 1;
}

/**
 * Returns the attributes' ids by their Polish name, adding those that are missing and the translations
 * that are new, and the ids of those whose translation changed. The first name said in a language counts.
 */
export async function attributeIds(
  db: Queryable,
  names: readonly Said[],
): Promise<{ ids: Map<string, number>; renamed: number[] }> {
  const wanted = new Map<string, Said>();
  for (const name of names) wanted.set(name.pl, { ...spoken(name), ...wanted.get(name.pl), pl: name.pl });
  const texts = [...wanted.values()].map((name) => JSON.stringify(name));
  await db.query(
    `INSERT INTO attributes (attr_name) SELECT name FROM unnest($1::jsonb[]) AS name
     WHERE NOT EXISTS (SELECT FROM attributes WHERE attr_name ->> 'pl' = name ->> 'pl')`,
    [texts],
  );
  const { rows: renamed } = await db.query<{ attribute_id: number }>(
    `UPDATE attributes SET attr_name = attr_name || name FROM unnest($1::jsonb[]) AS name
     WHERE attr_name ->> 'pl' = name ->> 'pl' AND attr_name || name <> attr_name RETURNING attribute_id`,
    [texts],
  );
  const { rows } = await db.query<{ attribute_id: number; name: string }>(
    "SELECT attribute_id, attr_name ->> 'pl' AS name FROM attributes WHERE attr_name ->> 'pl' = ANY ($1)",
    [[...wanted.keys()]],
  );
  return {
    ids: new Map(rows.map((row) => [row.name, row.attribute_id])),
    renamed: renamed.map((row) => row.attribute_id),
  };
}

function spoken(name: Said): Said {
  return Object.fromEntries((Object.entries(name) as [LanCode, string][]).filter(([, text]) => text !== "")) as Said;
}
