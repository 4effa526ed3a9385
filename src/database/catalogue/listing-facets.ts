import type { LanCode } from "../../domain/language.ts";
import type { Bind } from "../bind.ts";
import { countsSql, fitsSql, sizesSql } from "./judged-products.ts";

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

/** One pass over all `judged` products for what needs no grouping. */
export const summedSql = `summed AS MATERIALIZED (SELECT
  min(lowest) FILTER (WHERE ${countsSql("price")}) AS lowest, max(highest) FILTER (WHERE ${countsSql("price")}) AS highest,
  count(*) FILTER (WHERE in_stock AND ${countsSql("stock")})::int AS stocked, count(*) FILTER (WHERE reduced AND ${countsSql("sale")})::int AS reduced,
  count(*) FILTER (WHERE ${fitsSql})::int AS total FROM judged)`;

/** Returns the columns that count `judged` products by each kind of filter, without that kind's own choice. */
export function facetsSql(bind: Bind, lanCode: LanCode): string {
  const lan = `${bind(lanCode)}::text`;
  return `
    coalesce((SELECT json_agg(size) FROM (
      SELECT said(a.attr_name, ${lan}) AS attribute, a.slug, label, ${nameOfSize(lan)} AS name, counted.count::int
      FROM (SELECT substr(offer, 1, strpos(offer, ' ') - 1)::bigint AS attribute_id, substr(offer, strpos(offer, ' ') + 1) AS label, count FROM (${sizesSql}) each) counted JOIN attributes a USING (attribute_id) WHERE NOT a.is_colour ORDER BY attribute_id) size), '[]') AS sizes,
    coalesce((SELECT json_agg(brand) FROM (
      SELECT manufacturer_url AS key, manufacturer_name AS name, counted.count
      FROM (SELECT manufacturer_id, count(*)::int AS count FROM judged WHERE ${countsSql("brand")} GROUP BY 1) counted
      JOIN manufacturers USING (manufacturer_id) ORDER BY manufacturer_name COLLATE "pl-x-icu") brand), '[]') AS brands,
    coalesce((SELECT json_agg(colour) FROM (
      SELECT key, sum(count)::int AS count FROM (SELECT colour_families, count(*) AS count FROM judged WHERE ${countsSql("colour")} GROUP BY 1) counted, unnest(colour_families) AS key
      GROUP BY key) colour), '[]') AS colours,
    summed.*`;
}

/** A size is mostly written alike in every language; where it is not, one variant tells. */
function nameOfSize(lan: string): string {
  return `CASE ${lan} WHEN 'pl' THEN label ELSE coalesce(
    (SELECT said(attribute_values -> 0, ${lan}) FROM variants WHERE value1 = label LIMIT 1),
    (SELECT said(attribute_values -> 1, ${lan}) FROM variants WHERE value2 = label LIMIT 1), label) END`;
}
