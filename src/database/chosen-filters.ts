import type { Bind } from "./bind.ts";
import { failing } from "./listing-facets.ts";

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
 * Answers how a `listed` product is judged: `fails` has a bit for each kind of filter it fails, so that a
 * product that fails none is found, and one that fails a single kind counts for that kind's other values.
 * `tables` are what that reads; `known` the columns that tell which chosen values the listing has at all.
 */
export function chosenSql(filters: ChosenFilters, bind: Bind): { tables: string[]; fails: string; known: string } {
  const tables: string[] = [];
  const fails: string[] = [];
  const known: Record<string, string> = { size: "'{}'::text[]", brand: "'{}'::text[]", colour: "'{}'::text[]" };
  if (filters.sizes.length > 0) {
    tables.push(`chosen_sizes AS MATERIALIZED (${chosenSizes(filters.sizes, bind)})`);
    fails.push(`(EXISTS (SELECT FROM chosen_sizes) AND product_id NOT IN (SELECT product_id FROM chosen_sizes WHERE quantity > 0))::int * ${failing.size}`);
    known["size"] = "(SELECT coalesce(array_agg(DISTINCT key), '{}') FROM chosen_sizes)";
  }
  if (filters.brands.length > 0) {
    tables.push(`chosen_brands AS MATERIALIZED (SELECT manufacturer_id, manufacturer_url AS key FROM manufacturers m
      WHERE manufacturer_url = ANY (${bind(filters.brands)}::text[]) AND EXISTS (SELECT FROM listed WHERE listed.manufacturer_id = m.manufacturer_id))`);
    fails.push(`(EXISTS (SELECT FROM chosen_brands) AND manufacturer_id NOT IN (SELECT manufacturer_id FROM chosen_brands))::int * ${failing.brand}`);
    known["brand"] = "(SELECT coalesce(array_agg(key), '{}') FROM chosen_brands)";
  }
  if (filters.colours.length > 0) {
    tables.push(`chosen_colours AS MATERIALIZED (SELECT array_agg(key) AS keys FROM unnest(${bind(filters.colours)}::text[]) AS key
      WHERE EXISTS (SELECT FROM listed WHERE key = ANY (colour_families)))`);
    fails.push(`coalesce(NOT coalesce(colour_families, '{}') && (SELECT keys FROM chosen_colours), false)::int * ${failing.colour}`);
    known["colour"] = "(SELECT coalesce(keys, '{}') FROM chosen_colours)";
  }
  if (filters.from !== null) fails.push(`(real_price < ${bind(filters.from)}::int)::int * ${failing.price}`);
  if (filters.to !== null) fails.push(`(real_price > ${bind(filters.to)}::int)::int * ${failing.price}`);
  if (filters.inStock) fails.push(`(NOT EXISTS (SELECT FROM variants v WHERE v.product_id = listed.product_id AND v.shown AND v.quantity > 0))::int * ${failing.stock}`);
  if (filters.onSale) fails.push(`(NOT reduced)::int * ${failing.sale}`);
  return {
    tables,
    fails: fails.length === 0 ? "0" : fails.join(" | "),
    known: Object.entries(known).map(([kind, columns]) => `${columns} AS known_${kind}s`).join(", "),
  };
}

/**
 * The variants of the listing that have one of the sizes, each under the key it was chosen by. A value
 * alone is one of any attribute; the attribute is looked at only where a key names one.
 */
function chosenSizes(sizes: readonly string[], bind: Bind): string {
  const keys = `${bind(sizes)}::text[]`;
  const alone = ([1, 2] as const).map((place) => `SELECT product_id, quantity, value${place} AS key FROM variants v WHERE value${place} = ANY (${keys}) AND ${inListing}`);
  const named = ([1, 2] as const).map((place) => `SELECT v.product_id, v.quantity, wanted.key
    FROM (SELECT key, attribute_id, substr(key, length(slug) + 2) AS label FROM unnest(${keys}) AS key JOIN attributes ON starts_with(key, slug || '.')) wanted
    JOIN variants v ON v.value${place} = wanted.label AND ${inListing}
    JOIN product_attributes pa ON pa.product_id = v.product_id AND pa.position = ${place} AND pa.attribute_id = wanted.attribute_id`);
  return [...alone, ...(sizes.some((key) => /^[a-z0-9-]*[a-z][a-z0-9-]*\./.test(key)) ? named : [])].join(" UNION ALL ");
}

const inListing = "v.shown AND v.product_id IN (SELECT product_id FROM listed)";
