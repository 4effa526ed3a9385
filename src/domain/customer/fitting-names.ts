import type { SearchTerm } from "../search/search-terms.ts";
import { searchWords } from "../search/search-words.ts";

/**
 * Returns the things whose names hold every term of a search, or begin with it where it is unfinished: those whose names
 * say the least beside it first, then those with more products.
 */
export function fittingNames<T extends { count: number | string }>(
  things: readonly T[],
  terms: readonly SearchTerm[],
  nameOf: (thing: T) => string,
): T[] {
  if (terms.length === 0) return [];
  return things
    .map((thing) => ({ thing, words: searchWords(nameOf(thing)).map(({ word }) => word) }))
    .filter(
      ({ thing, words }) => Number(thing.count) > 0 && terms.every((term) => words.some((word) => fits(word, term))),
    )
    .toSorted((a, b) => a.words.length - b.words.length || Number(b.thing.count) - Number(a.thing.count))
    .map(({ thing }) => thing);
}

function fits(word: string, { forms, start }: Pick<SearchTerm, "forms" | "start">): boolean {
  return forms.includes(word) || (start !== null && word.startsWith(start));
}
