import { type LanCode, languageCalled, said, type Said } from "../../domain/language.ts";
import { withoutHtml } from "../../domain/translations.ts";
import type { Queryable } from "../queryable.ts";

export interface CategoryRow {
  category_id: string;
  category_parent_id: string;
  /** Text. */
  category_name: string;
  category_url: string;
  url: string | null;
  category_image: string;
  count: number;
}

/**
 * Returns every category with the number of shown products in it and below it, parents before their
 * children's place in the order (specification, point 3), but those that are hidden and what lies below them. The root's parent is '0'. A name may be stored with HTML and
 * entities; from here on it is text. A category of nothing but goods
 * for adults has no picture: it would be seen by everyone, in the menu and on the home page.
 */
export async function allCategories(db: Queryable, lanCode: LanCode): Promise<CategoryRow[]> {
  const { rows } = await db.query<{
    category_id: number;
    category_parent_id: number | null;
    category_name: Said;
    category_url: string;
    url: string | null;
    category_image: string;
    count: number;
    adults: boolean;
  }>({
    name: "all-categories",
    text: `WITH RECURSIVE above AS (
        SELECT category_id, category_id AS ancestor FROM categories
        UNION ALL
        SELECT above.category_id, c.category_parent_id FROM above JOIN categories c ON c.category_id = above.ancestor
        WHERE c.category_parent_id IS NOT NULL
      ), out_of_sight AS (
        SELECT category_id FROM categories WHERE hidden
        UNION SELECT c.category_id FROM out_of_sight JOIN categories c ON c.category_parent_id = out_of_sight.category_id
      ), placed AS (
        -- Products that lie in the same categories are counted together: each of them once above any of these.
        SELECT categories, count(*) AS count, bool_and(adults) AS adults
        FROM (SELECT array_agg(category_id ORDER BY category_id) AS categories, p.age_min IS NOT NULL AS adults
          FROM products p JOIN category_goods USING (product_id) WHERE p.shown GROUP BY p.product_id) AS product
        GROUP BY categories
      ), counted AS (
        SELECT ancestor AS category_id, sum(count)::int AS count, bool_and(adults) AS adults
        FROM placed CROSS JOIN LATERAL (SELECT DISTINCT ancestor FROM above WHERE above.category_id = ANY (placed.categories)) AS containing
        GROUP BY ancestor
      )
      SELECT c.category_id, c.category_parent_id, c.category_name, c.category_url, c.category_image, paths.path AS url, coalesce(counted.count, 0) AS count, coalesce(counted.adults, false) AS adults
      FROM categories c LEFT JOIN paths ON paths.kind = 'category' AND paths.entity_id = c.category_id AND paths.lan_id = $1
      LEFT JOIN counted USING (category_id)
      WHERE c.category_id NOT IN (SELECT category_id FROM out_of_sight)
      ORDER BY c.position, c.category_id`,
    values: [languageCalled(lanCode).lanId],
  });
  return rows.map((row) => ({
    category_id: String(row.category_id),
    category_parent_id: String(row.category_parent_id ?? 0),
    category_name: withoutHtml(said(row.category_name, lanCode)),
    category_url: row.category_url,
    url: row.url,
    category_image: row.adults ? "" : row.category_image,
    count: row.count,
  }));
}

/** Returns each category's ancestors, nearest first. */
export async function ancestorsByCategory(db: Queryable): Promise<Map<number, number[]>> {
  const { rows } = await db.query<{ category_id: number; category_parent_id: number | null }>({
    name: "category-parents",
    text: "SELECT category_id, category_parent_id FROM categories",
  });
  const parents = new Map(rows.map((row) => [row.category_id, row.category_parent_id]));
  return new Map(rows.map((row) => [row.category_id, climb(parents, row.category_id)]));
}

function climb(parents: Map<number, number | null>, from: number): number[] {
  const found: number[] = [];
  for (let at = parents.get(from); at != null && !found.includes(at); at = parents.get(at)) found.push(at);
  return found;
}

/** What the page of a listing says of itself; '': nothing. */
export interface ListingTexts {
  /** HTML. */
  description: string;
  /** What search engines show instead of the name and of the beginning of the description. */
  searchTitle: string;
  searchDescription: string;
}

/** Returns what the pages of these categories say, by id. */
export async function textsOfCategories(
  db: Queryable,
  ids: readonly string[],
  lanCode: LanCode,
): Promise<Map<string, ListingTexts>> {
  const { rows } = await db.query<{
    category_id: number;
    description: Said;
    search_title: Said;
    search_description: Said;
  }>(
    "SELECT category_id, description, search_title, search_description FROM categories WHERE category_id = ANY ($1::bigint[])",
    [ids.map(Number)],
  );
  return new Map(
    rows.map((row) => [
      String(row.category_id),
      {
        description: said(row.description, lanCode),
        searchTitle: said(row.search_title, lanCode),
        searchDescription: said(row.search_description, lanCode),
      },
    ]),
  );
}
