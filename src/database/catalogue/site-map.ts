import { notHidden } from "./paths.ts";
import type { Queryable } from "../queryable.ts";

/** A page as the site map tells of it. */
export interface MappedPage {
  path: string;
  /** Its pictures' files, the main one first. */
  files: string[];
  /** When anything it shows last changed; null: not known. */
  changed_at: Date | null;
}

/** Products of one part of the site map, by their ids: part 1 begins at 1, so that a product never moves to another. */
export const productsPerPart = 25_000;

/** Returns the numbers of the parts that have products. */
export async function siteMapParts(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ part: number }>({
    name: "site-map-parts",
    text: "SELECT DISTINCT (product_id - 1) / $1 + 1 AS part FROM products WHERE shown ORDER BY part",
    values: [productsPerPart],
  });
  return rows.map((row) => row.part);
}

/** Returns some product pages of a part, after an id and in the order of ids, each with its last change. */
export async function mappedProductsAfter(
  db: Queryable,
  { part, after, limit }: { part: number; after: number; limit: number },
): Promise<(MappedPage & { product_id: number })[]> {
  const { rows } = await db.query<MappedPage & { product_id: number }>({
    name: "site-map-products",
    text: `SELECT p.product_id, paths.path, greatest(p.created_at, (SELECT max(at) FROM changed_facts WHERE fact = 'product:' || p.product_id)) AS changed_at,
        coalesce((SELECT array_agg(file ORDER BY position) FROM product_pictures WHERE product_id = p.product_id AND p.age_min IS NULL), '{}') AS files
      FROM products p JOIN paths ON paths.kind = 'product' AND paths.entity_id = p.product_id
      WHERE p.shown AND p.product_id > $1 AND p.product_id <= $2 ORDER BY p.product_id LIMIT $3`,
    values: [Math.max(after, (part - 1) * productsPerPart), part * productsPerPart, limit],
  });
  return rows;
}

/** Returns the pages of categories, brands and information. */
export async function mappedPlaces(db: Queryable): Promise<MappedPage[]> {
  const { rows } = await db.query<MappedPage>({
    name: "site-map-places",
    text: `SELECT paths.path, (SELECT max(at) FROM changed_facts WHERE fact = paths.kind || ':' || paths.entity_id) AS changed_at,
        CASE WHEN c.category_image <> '' THEN ARRAY[c.category_image] ELSE '{}' END AS files
      FROM paths LEFT JOIN categories c ON paths.kind = 'category' AND c.category_id = paths.entity_id
      WHERE paths.kind <> 'product' AND ${notHidden} ORDER BY paths.kind, paths.entity_id`,
  });
  return rows;
}
