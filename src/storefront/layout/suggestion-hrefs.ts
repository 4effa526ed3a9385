import { href } from "../../contract/paths.ts";
import type { Suggestions } from "../../contract/suggestions.ts";

/** Returns where each suggestion leads, in the order they are shown: categories, brands, products, and all results last. */
export function hrefsOf({ categories, brands, products, total }: Suggestions, all: string): string[] {
  if (total === 0) return [];
  return [
    ...categories.map(({ url }) => `${href(url)}#b`),
    ...brands.map(({ url }) => href(url)),
    ...products.map(({ url }) => href(url)),
    all,
  ];
}
