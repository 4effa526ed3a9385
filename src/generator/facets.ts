import type { Facets, FacetValue, ListingFilters } from "../contract/listing-filters.ts";
import type { Manufacturer } from "../contract/page-data.ts";
import type { FacetRow } from "../database/catalogue/listing-facets.ts";
import { type ColourFamily, colourFamilies } from "../domain/catalogue/colour-families.ts";
import { decimal } from "../domain/money.ts";
import { compareSizes } from "../domain/catalogue/size-order.ts";

/** Returns the chosen values the listing knows. Of sizes, the keys the facets use: one that says only '42' where two attributes know it means both. */
export function knownFilters(filters: ListingFilters, row: FacetRow): ListingFilters {
  const ambiguous = ambiguousLabels(row.sizes);
  const sizes = row.known_sizes.flatMap((key) =>
    ambiguous.has(key)
      ? row.sizes.filter(({ label }) => label === key).map(({ slug }) => `${slug}.${key}`)
      : [plainKey(key, row)],
  );
  return {
    ...filters,
    sizes: [...new Set(sizes)].toSorted(),
    brands: row.known_brands.toSorted(),
    colours: filters.colours.filter((colour) => row.known_colours.includes(colour)),
  };
}

/** Returns what a listing can be narrowed by, as a page shows it: sizes by kind and from the smallest, colours in their order. */
export function facetsOf(row: FacetRow, chosen: ListingFilters, manufacturers: readonly Manufacturer[]): Facets {
  const ambiguous = ambiguousLabels(row.sizes);
  const found = row.sizes.map(({ attribute, slug, label, name, count }) => ({
    attribute,
    key: ambiguous.has(label) ? `${slug}.${label}` : label,
    name,
    count,
  }));
  const groups = Map.groupBy(found, ({ attribute }) => attribute);
  const sizes = [...groups].map(([name, values]) => ({
    name,
    values: values.map(({ key, name, count }) => ({ key, name, count })),
  }));
  const lostSizes = lost(chosen.sizes, found, (key) => key);
  if (lostSizes.length > 0 && sizes.length === 0) sizes.push({ name: "", values: [] });
  sizes[0]?.values.push(...lostSizes);
  const brands = [
    ...row.brands,
    ...lost(
      chosen.brands,
      row.brands,
      (key) => manufacturers.find(({ manufacturer_url }) => manufacturer_url === key)?.manufacturer_name ?? key,
    ),
  ];
  const counts = new Map(row.colours.map(({ key, count }) => [key, count]));
  const shown = (family: ColourFamily) => counts.has(family) || chosen.colours.includes(family);
  return {
    sizes: sizes.map(({ name, values }) => ({ name, values: values.toSorted((a, b) => compareSizes(a.name, b.name)) })),
    brands,
    colours: colourFamilies.filter(shown).map((key) => ({ key, count: counts.get(key) ?? 0 })),
    prices:
      row.lowest === null || row.highest === null
        ? null
        : { lowest: decimal(row.lowest), highest: decimal(row.highest) },
    inStock: row.stocked,
    onSale: row.reduced,
  };
}

/** A key that names its attribute though nobody else knows the value: the value alone. */
function plainKey(key: string, { sizes }: FacetRow): string {
  const named = sizes.find(({ slug, label }) => key === `${slug}.${label}`);
  return named === undefined || ambiguousLabels(sizes).has(named.label) ? key : named.label;
}

function ambiguousLabels(sizes: readonly { label: string }[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(sizes.flatMap(({ label }) => (seen.size === seen.add(label).size ? label : [])));
}

/** What is chosen stays to be seen and taken back, also where it leaves nothing. */
function lost(
  chosen: readonly string[],
  found: readonly { key: string }[],
  nameOf: (key: string) => string,
): FacetValue[] {
  return chosen
    .filter((key) => !found.some((value) => value.key === key))
    .map((key) => ({ key, name: nameOf(key), count: 0 }));
}
