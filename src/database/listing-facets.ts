import type { LanCode } from "../domain/language.ts";
import type { Bind } from "./bind.ts";

/** What the products of a listing can be narrowed by, as the database counts it; values that leave nothing are left out. */
export interface FacetRow {
  /** `slug`: its attribute's, by which a value that several attributes have is told apart. */
  sizes: { attribute: string; slug: string; label: string; name: string; count: number }[];
  brands: { key: string; name: string; count: number }[];
  colours: { key: string; count: number }[];
  lowest: number | null;
  highest: number | null;
  stocked: number;
  reduced: number;
  /** The chosen values that some product of the subject has, bought out or filtered away as it may be. */
  known_sizes: string[];
  known_brands: string[];
  known_colours: string[];
}

/** The bit of each kind of filter a product fails. */
export const failing = { size: 1, brand: 2, colour: 4, price: 8, stock: 16, sale: 32 } as const;

/** Answers the columns that count `judged` products by each kind of filter, without that kind's own choice. */
export function facetsSql(bind: Bind, lanCode: LanCode): string {
  const lan = `${bind(lanCode)}::text`;
  return `
    coalesce((SELECT json_agg(size) FROM (
      SELECT said(a.attr_name, ${lan}) AS attribute, a.slug, label, ${nameOfSize(lan)} AS name, counted.count::int
      FROM (${sizesSql}) counted JOIN attributes a USING (attribute_id) ORDER BY attribute_id) size), '[]') AS sizes,
    coalesce((SELECT json_agg(brand) FROM (
      SELECT manufacturer_url AS key, manufacturer_name AS name, counted.count
      FROM (SELECT manufacturer_id, count(*)::int AS count FROM judged WHERE ${left("brand")} GROUP BY 1) counted
      JOIN manufacturers USING (manufacturer_id) ORDER BY manufacturer_name COLLATE "pl-x-icu") brand), '[]') AS brands,
    coalesce((SELECT json_agg(colour) FROM (
      SELECT key, sum(count)::int AS count FROM (SELECT colour_families, count(*) AS count FROM judged WHERE ${left("colour")} GROUP BY 1) counted, unnest(colour_families) AS key
      GROUP BY key) colour), '[]') AS colours,
    (SELECT min(real_price) FROM judged WHERE ${left("price")}) AS lowest,
    (SELECT max(real_price) FROM judged WHERE ${left("price")}) AS highest,
    (SELECT count(*)::int FROM judged j WHERE ${left("stock")} AND EXISTS (SELECT FROM variants v WHERE v.product_id = j.product_id AND v.shown AND v.quantity > 0)) AS stocked,
    (SELECT count(*)::int FROM judged WHERE reduced AND ${left("sale")}) AS reduced`;
}

function left(kind: keyof typeof failing): string {
  return `fails IN (0, ${failing[kind]})`;
}

/**
 * A variant with one value is the only one of its product with it; of those with two, in size and colour
 * for instance, each product counts once.
 */
const sizesSql = `
  SELECT attribute_id, label, sum(count) AS count FROM (
    SELECT pa.attribute_id, v.value1 AS label, count(*) AS count
    FROM judged JOIN variants v USING (product_id) JOIN product_attributes pa ON pa.product_id = judged.product_id AND pa.position = 1
    WHERE ${left("size")} AND v.shown AND v.quantity > 0 AND v.value1 IS NOT NULL AND v.value2 IS NULL GROUP BY 1, 2
    UNION ALL
    SELECT attribute_id, label, count(*) FROM (
      SELECT DISTINCT judged.product_id, pa.attribute_id, CASE pa.position WHEN 1 THEN v.value1 ELSE v.value2 END AS label
      FROM judged JOIN variants v USING (product_id) JOIN product_attributes pa ON pa.product_id = judged.product_id AND pa.position <= 2
      WHERE ${left("size")} AND v.shown AND v.quantity > 0 AND v.value2 IS NOT NULL) several
    GROUP BY 1, 2
  ) both_kinds JOIN attributes USING (attribute_id) WHERE NOT is_colour GROUP BY 1, 2`;

/** A size is mostly written alike in every language; where it is not, one variant tells. */
function nameOfSize(lan: string): string {
  return `CASE ${lan} WHEN 'pl' THEN label ELSE coalesce(
    (SELECT said(attribute_values -> 0, ${lan}) FROM variants WHERE value1 = label LIMIT 1),
    (SELECT said(attribute_values -> 1, ${lan}) FROM variants WHERE value2 = label LIMIT 1), label) END`;
}
