import { tidyQuery } from "./search-words.ts";

/** The most words kept of one search. */
const most = 3;

/** Whoever writes like this writes an address, a number of theirs, or somebody's name with it. */
const personal =
  /@|\d[\d\s./-]{5,}\d|\.(?:pl|com|cz|eu|net|org|info)\b|\b(?:gmail|outlook|hotmail|yahoo|icloud|proton\w*|wp|onet|interia|seznam|email|e-mail|mail|tel|telefon|phone|pesel|ul|ulica|street|ulice)\b/iu;

/**
 * Returns which words of a search that nothing in the shop has are counted for the label: words of 3 to 24 letters, three at
 * most; none at all of a query that looks like an address, a telephone or another number of somebody's.
 */
export function missedWords(query: string, unknown: readonly string[]): string[] {
  if (personal.test(tidyQuery(query))) return [];
  return unknown.filter((word) => /^\p{L}{3,24}$/u.test(word)).slice(0, most);
}
