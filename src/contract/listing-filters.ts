import type { ColourFamily } from "../domain/catalogue/colour-families.ts";

/** By what a listing is narrowed: any of the values of one kind, and every kind that has some. */
export interface ListingFilters {
  /** Keys of sizes that can be bought now: `M`, or `rozmiar-buta.42` where several kinds of size know the value. */
  sizes: string[];
  /** Urls of manufacturers: `nocny-bieg`. */
  brands: string[];
  colours: ColourFamily[];
  /** PLN, both ends included: `50` or `199.99`. */
  from: string | null;
  to: string | null;
  inStock: boolean;
  onSale: boolean;
}

export const noFilters: ListingFilters = {
  sizes: [],
  brands: [],
  colours: [],
  from: null,
  to: null,
  inStock: false,
  onSale: false,
};

/** Returns how many values are chosen; a price range is one. */
export function countFilters({ sizes, brands, colours, from, to, inStock, onSale }: ListingFilters): number {
  return (
    sizes.length +
    brands.length +
    colours.length +
    Number(from !== null || to !== null) +
    Number(inStock) +
    Number(onSale)
  );
}

/** What a listing can be narrowed by. Each count is of the products left if this value alone were chosen of its kind. */
export interface Facets {
  /** By kind of size, smallest first. */
  sizes: { name: string; values: FacetValue[] }[];
  brands: FacetValue[];
  colours: { key: ColourFamily; count: number }[];
  /** The lowest and highest price, PLN; null where nothing is left. */
  prices: { lowest: string; highest: string } | null;
  inStock: number;
  onSale: number;
}

export interface FacetValue {
  /** As the address says it. */
  key: string;
  name: string;
  count: number;
}
