import { withoutC1, withoutUnseen } from "../plain-signs.ts";

/** The most that is read of a query. */
export const longestQuery = 200;

const mostWords = 8;

/** Returns a query as it is shown and looked for: no control characters, no unseen signs, no spaces around it, at most 200 characters. */
export function tidyQuery(query: string): string {
  return [
    ...withoutUnseen(withoutC1(query.toWellFormed()))
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim(),
  ]
    .slice(0, longestQuery)
    .join("");
}

/** A word of a query: folded as the index keeps it, and as it was typed. */
export interface QueryWord {
  word: string;
  typed: string;
}

/**
 * Returns the words of a search query: lower case, without diacritics, a decimal comma as a point; at
 * most eight, no word twice. `Żółta BLUZA, 8,25"` → zolta, bluza, 8.25.
 */
export function searchWords(query: string): QueryWord[] {
  const typed =
    tidyQuery(query)
      .toLowerCase()
      .match(/\d+[.,]\d+|[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const words = new Map(typed.map((one) => [folded(one), one]));
  words.delete("");
  return [...words].slice(0, mostWords).map(([word, one]) => ({ word, typed: one }));
}

/** Returns a word as the index keeps it: `8,25` → `8.25`, `Łódź` → `lodz`. */
export function folded(word: string): string {
  return word
    .toLowerCase()
    .replace(",", ".")
    .replace(/[łßæøœđðþı]/g, (letter) => undivided[letter] ?? letter)
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}.]/gu, "")
    .slice(0, 40);
}

/** Letters that Unicode does not take apart into a plain one and its mark. */
const undivided: Record<string, string> = {
  ł: "l",
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Words that only bind others; they are left out where something else is asked for. No 's': that is a size. */
const binding = new Set([
  "z",
  "ze",
  "w",
  "we",
  "na",
  "do",
  "i",
  "a",
  "o",
  "od",
  "dla",
  "po",
  "ku",
  "oraz",
  "lub",
  "the",
  "an",
  "of",
  "for",
  "with",
  "and",
  "in",
  "on",
  "to",
  "se",
  "v",
  "ve",
  "pro",
  "k",
  "u",
]);

/** Returns the words a search looks for: without 'z' and 'do', unless there is nothing else. */
export function askedWords(query: string): QueryWord[] {
  const words = searchWords(query);
  const told = words.filter(({ word }) => !binding.has(word));
  return told.length > 0 ? told : words;
}

/**
 * Returns a query in lower case without some of its words, and without what only bound them; others in place of theirs:
 * `czrna bluza w rozmiarze M` without 'rozmiarze' and 'm', 'czarna' for 'czrna' → czarna bluza.
 */
export function reworded(query: string, gone: ReadonlySet<string>, instead: ReadonlyMap<string, string>): string {
  const kept: string[] = [];
  let goes = false;
  for (const { word, typed } of searchWords(query).toReversed()) {
    goes = gone.has(word) || (goes && binding.has(word));
    if (!goes) kept.unshift(instead.get(word) ?? typed);
  }
  return kept.join(" ");
}
