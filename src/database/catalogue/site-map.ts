import { type LanCode, languages } from "../../domain/language.ts";
import { notHidden } from "./paths.ts";
import type { Queryable } from "../queryable.ts";

/** A row of `paths` as a field of the language's code. */
const codeOfLanguage = `CASE lan_id ${languages.map(({ lanId, lanCode }) => `WHEN ${lanId} THEN '${lanCode}'`).join(" ")} END`;

/** What the site map tells of: one thing with a page in each language. */
export interface Mapped {
  /** Without the leading slash. */
  paths: Record<LanCode, string>;
  /** Its pictures' files, the main one first. */
  files: string[];
  /** When anything it shows last changed; null: not known. */
  changed_at: Date | null;
}

/**
 * Products of one part of the site map, by their ids: part 1 begins at 1, so that a product never moves to another. With
 * three pages each, ten pictures of the longest names and paths of 400 letters, a part is below the 50 MB it may have.
 */
export const productsPerPart = 2500;

/** Returns the numbers of the parts that have products. */
export async function siteMapParts(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ part: number }>({
    name: "site-map-parts",
    text: "SELECT DISTINCT (product_id - 1) / $1 + 1 AS part FROM products WHERE shown ORDER BY part",
    values: [productsPerPart],
  });
  return rows.map((row) => row.part);
}

/** Returns some products of a part, after an id and in the order of ids, each with its last change. */
export async function mappedProductsAfter(
  db: Queryable,
  { part, after, limit }: { part: number; after: number; limit: number },
): Promise<(Mapped & { product_id: number })[]> {
  const { rows } = await db.query<Mapped & { product_id: number }>({
    name: "site-map-products",
    text: `SELECT p.product_id, named.paths, greatest(p.created_at, (SELECT max(at) FROM changed_facts WHERE fact = 'product:' || p.product_id)) AS changed_at,
        coalesce((SELECT array_agg(name ORDER BY position) FROM product_pictures WHERE product_id = p.product_id AND p.age_min IS NULL), '{}') AS files
      FROM products p CROSS JOIN LATERAL (
        SELECT json_object_agg(${codeOfLanguage}, path) AS paths FROM paths WHERE kind = 'product' AND entity_id = p.product_id HAVING count(*) > 0
      ) AS named
      WHERE p.shown AND p.product_id > $1 AND p.product_id <= $2 ORDER BY p.product_id LIMIT $3`,
    values: [Math.max(after, (part - 1) * productsPerPart), part * productsPerPart, limit],
  });
  return rows;
}

/** Returns the categories, brands, looks and information pages. */
export async function mappedPlaces(db: Queryable): Promise<Mapped[]> {
  const { rows } = await db.query<Mapped>({
    name: "site-map-places",
    text: `SELECT json_object_agg(${codeOfLanguage}, path) AS paths, (SELECT max(at) FROM changed_facts WHERE fact = kind || ':' || entity_id) AS changed_at,
        coalesce((SELECT ARRAY[category_image] FROM categories WHERE kind = 'category' AND category_id = entity_id AND category_image <> ''), (SELECT ARRAY[name] FROM looks WHERE kind = 'look' AND look_id = entity_id), '{}') AS files
      FROM paths WHERE kind <> 'product' AND ${notHidden} GROUP BY kind, entity_id ORDER BY kind, entity_id`,
  });
  return rows;
}
