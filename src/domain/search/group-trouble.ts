import { askedWords } from "./search-words.ts";

/** The most words a phrase has, the most words and phrases a group has, and the most letters each has. */
export const mostOfGroup = { phrase: 3, words: 12, letters: 40 } as const;

/** Returns the words of a phrase as a search looks for them: 't-shirt' → t, shirt; 'bluza z kapturem' → bluza, kapturem. */
export function wordsOfPhrase(phrase: string): string[] {
  return askedWords(phrase).map(({ word }) => word);
}

/** Returns the words of a group as they are kept. */
export function tidyWords(words: readonly string[]): string[] {
  return words.map((word) => word.trim().replace(/\s+/g, " ").toLowerCase());
}

/** Why a search could not look for a group: too few words or too many of them, or what is wrong with one. */
const groupTroubles = ["few", "many", "none", "long", "short", "twice"] as const;
export interface GroupTrouble {
  kind: (typeof groupTroubles)[number];
  /** The word it is about, and which of them, from 0; '' and null where it is about all. */
  word: string;
  at: number | null;
}

/** Returns what is wrong with the words of a group; null: nothing. */
export function groupTrouble(typed: readonly string[]): GroupTrouble | null {
  const words = tidyWords(typed);
  if (words.length < 2) return { kind: "few", word: "", at: null };
  if (words.length > mostOfGroup.words) return { kind: "many", word: "", at: null };
  const told = words.map((word) => wordsOfPhrase(word).join(" "));
  for (const [at, word] of words.entries()) {
    const kind = wordTrouble(word) ?? (told.indexOf(told[at]!) < at ? "twice" : null);
    if (kind !== null) return { kind, word, at };
  }
  return null;
}

function wordTrouble(word: string): GroupTrouble["kind"] | null {
  const parts = wordsOfPhrase(word);
  if (parts.length === 0 || /[=>,;]/.test(word)) return "none";
  if (parts.length > mostOfGroup.phrase || [...word].length > mostOfGroup.letters) return "long";
  return parts.length === 1 && parts[0]!.length < 3 ? "short" : null;
}
