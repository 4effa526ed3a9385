import type { Bind } from "../bind.ts";
import { failing } from "./judged-products.ts";

/** The values chosen, those of one kind any of which will do; prices in grosze, both ends included. */
export interface ChosenFilters {
  /** A label alone, or with its attribute: `rozmiar-buta.42`. */
  sizes: readonly string[];
  /** `manufacturer_url`s. */
  brands: readonly string[];
  /** Families of colours. */
  colours: readonly string[];
  from: number | null;
  to: number | null;
  inStock: boolean;
  onSale: boolean;
}

/**
 * Returns how a `listed` product is judged, or a variant of one: `fails` is a bit mask of the kinds of filter it fails.
 * 0: it is listed; one bit: it counts for the other values of that kind. `tables` are what that reads; `known` the columns that tell which chosen values the listing has at all.
 */
export function chosenSql(filters: ChosenFilters, bind: Bind): { tables: string[]; fails: string; known: string } {
  const tables: string[] = [];
  const fails: string[] = [];
  const known: Record<string, string> = { size: "'{}'::text[]", brand: "'{}'::text[]", colour: "'{}'::text[]" };
  if (filters.sizes.length > 0) {
    tables.push(`chosen_sizes AS MATERIALIZED (${chosenSizes(bind(filters.sizes))})`);
    fails.push(`coalesce(NOT offered && (SELECT array_agg(offer) FROM chosen_sizes), false)::int * ${failing.size}`);
    known["size"] = "(SELECT coalesce(array_agg(DISTINCT key), '{}') FROM chosen_sizes)";
  }
  if (filters.brands.length > 0) {
    tables.push(`chosen_brands AS MATERIALIZED (SELECT manufacturer_id, manufacturer_url AS key FROM manufacturers m
      WHERE manufacturer_url = ANY (${bind(filters.brands)}::text[]) AND EXISTS (SELECT FROM listed WHERE listed.manufacturer_id = m.manufacturer_id))`);
    fails.push(
      `(EXISTS (SELECT FROM chosen_brands) AND manufacturer_id NOT IN (SELECT manufacturer_id FROM chosen_brands))::int * ${failing.brand}`,
    );
    known["brand"] = "(SELECT coalesce(array_agg(key), '{}') FROM chosen_brands)";
  }
  if (filters.colours.length > 0) {
    tables.push(`chosen_colours AS MATERIALIZED (SELECT array_agg(key) AS keys FROM unnest(${bind(filters.colours)}::text[]) AS key
      WHERE EXISTS (SELECT FROM listed WHERE key = ANY (colour_families)))`);
    fails.push(
      `coalesce(NOT coalesce(colour_families, '{}') && (SELECT keys FROM chosen_colours), false)::int * ${failing.colour}`,
    );
    known["colour"] = "(SELECT coalesce(keys, '{}') FROM chosen_colours)";
  }
  if (filters.from !== null) fails.push(`(real_price < ${bind(filters.from)}::int)::int * ${failing.price}`);
  if (filters.to !== null) fails.push(`(real_price > ${bind(filters.to)}::int)::int * ${failing.price}`);
  if (filters.inStock) fails.push(`(NOT in_stock)::int * ${failing.stock}`);
  if (filters.onSale) fails.push(`(NOT reduced)::int * ${failing.sale}`);
  return {
    tables,
    fails: fails.length === 0 ? "0" : fails.join(" | "),
    known: Object.entries(known)
      .map(([kind, columns]) => `${columns} AS known_${kind}s`)
      .join(", "),
  };
}

/**
 * The sizes chosen that some product of the listing has, bought out as they may be: the key each was chosen by, and
 * how products offer it. A value alone is one of any attribute.
 */
function chosenSizes(keys: string): string {
  return `SELECT key, offer FROM (
      SELECT key, attribute_id, label, attribute_id || ' ' || label COLLATE "C" AS offer FROM unnest(${keys}::text[]) AS key
      JOIN attributes ON true, LATERAL (VALUES (key), (CASE WHEN starts_with(key, slug || '.') THEN substr(key, length(slug) + 2) END)) named (label) WHERE label IS NOT NULL
    ) wanted
    WHERE EXISTS (SELECT FROM listed WHERE offer = ANY (offered)) OR EXISTS (
      SELECT FROM listed JOIN variants v USING (product_id) JOIN product_attributes pa USING (product_id)
      WHERE v.shown AND pa.attribute_id = wanted.attribute_id AND ((pa.position = 1 AND value1 = label) OR (pa.position = 2 AND value2 = label)))`;
}
