import { href } from "../../contract/paths.ts";
import type { Suggestions } from "../../contract/suggestions.ts";

/** Returns where each suggestion leads, in the order they are shown: categories, brands, looks, products, and all results last, where there are any. */
export function hrefsOf({ categories, brands, looks, products, total }: Suggestions, all: string): string[] {
  return [
    ...categories.map(({ url }) => `${href(url)}#b`),
    ...brands.map(({ url }) => href(url)),
    ...looks.map(({ url }) => href(url)),
    ...products.map(({ url }) => href(url)),
    ...(total === 0 ? [] : [all]),
  ];
}
