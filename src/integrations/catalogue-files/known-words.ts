import type { CatalogueProblem } from "../../domain/catalogue/catalogue.ts";
import { knownOptions } from "../../domain/catalogue/known-options.ts";
import { inEveryLanguage } from "../../domain/dictionary/dictionaries.ts";
import type { Badge } from "../../domain/catalogue/product.ts";
import type { Said } from "../../domain/language.ts";

/** The brand of products that come without one. */
export const noBrand = "Bez marki";

/** What goods are made of, as a line of the details table. */
export const compositionName: Said = inEveryLanguage("COMPOSITION_WHOLE");

/** The attribute by which the products of one model differ. */
export const colourName: Said = inEveryLanguage("ATTRIBUTE_COLOUR");

/** What counts as in stock where a file says 'not tracked'. */
export const untracked = 100;

/** Returns the warning that a product, from this row on, is taken as if it were in stock. */
export function stockAssumed(row: number, name: string): CatalogueProblem {
  return {
    row,
    text: `'${name}' is sold there without being counted: taken as ${untracked} pieces. Set what there is with 'npm run shop -- stock'.`,
  };
}

/** Returns an attribute's name in the shop's languages, where it is one that every shop has; else as written. */
export function attributeName(text: string): Said {
  const written = text.toLowerCase() === "color" ? "colour" : text.toLowerCase();
  const known = knownOptions.find((names) => Object.values(names).some((name) => name.toLowerCase() === written));
  return known ?? { pl: text };
}

const taggedBadges: readonly (readonly [RegExp, Badge])[] = [
  [/^(new|new in|new arrivals?|nowo[śs][ćc]|nowo[śs]ci|novinka|novinky)$/i, "new"],
  [/^(best ?-?sellers?|bestselery|hit)$/i, "bestseller"],
  [/^(recommended|featured|polecane|polecamy|doporučujeme)$/i, "recommended"],
];

/** Returns the badges that tags of another shop say; none where no tag does, so that an import leaves what stands there. */
export function badgesOf(tags: readonly string[]): { badges?: Badge[] } {
  const said = taggedBadges.filter(([words]) => tags.some((tag) => words.test(tag.trim())));
  return said.length === 0 ? {} : { badges: said.map(([, badge]) => badge) };
}
