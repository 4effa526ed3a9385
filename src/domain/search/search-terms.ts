import type { LanCode } from "../language.ts";
import { folded } from "./search-words.ts";
import { formOf, roots, sameWord, stems } from "./stems.ts";
import { shades, synonyms } from "./synonyms.ts";
import { forgiven, slips } from "./typo.ts";

/** Where a product has a word. A: in its name, B: brand and category, C: colour, sizes and SKU, D: in its description alone. */
export type WordWeight = "A" | "B" | "C" | "D";

/** A word some product has, folded; `spelled` with its diacritics, `named`: with weights A to C in so many; none has it with a better weight than `best`. */
export interface KnownWord {
  word: string;
  spelled: string;
  named: number;
  best: WordWeight;
  /** Bits of the languages it is a word of (`languageBits`); 0: of none, as a part of an SKU. */
  languages: number;
}

const languageBits: Record<LanCode, number> = { pl: 1, en: 2, cz: 4 };

/** What one word of a query looks for. */
export interface SearchTerm {
  /** As it was asked, folded. */
  word: string;
  /** Words of products that mean it. */
  forms: string[];
  /** Words of products that mean nearly it, and count less: zimowa for zima, granatowy for niebieski. */
  akin: string[];
  /** Words that begin like this count too, but less. */
  start: string | null;
  /** What was looked for instead of a word nobody has, as products spell it. */
  corrected: string | null;
  /** For how many products it is more than a word of their description; those with several such words count several times. */
  named: number;
  /** No product has one of its forms with a better weight. */
  best: WordWeight;
}

/** Returns whether any product has what a term looks for. */
export function isKnown({ forms, akin, start }: SearchTerm): boolean {
  return forms.length > 0 || akin.length > 0 || start !== null;
}

/** Letters that all forms of a word share, by which its relatives are looked up. */
export const sharedLetters = 3;

/**
 * Returns what a word looks for among the known words that begin like it: its own forms and those of what
 * means the same; words it is the beginning of, where it is the last word and may be unfinished or
 * where it has no form. `others` are the known words that begin like its synonyms.
 */
export function termOf(word: string, known: readonly KnownWord[], last: boolean): SearchTerm {
  const meant = formOf(word);
  const own = known.filter((candidate) => meant(candidate.word));
  const synonyms = synonymsOf(word).map(formOf);
  const same = known.filter(
    (candidate) => !own.includes(candidate) && synonyms.some((isForm) => isForm(candidate.word)),
  );
  // A synonym stands in for a word nobody has; beside the word itself it is only akin to it.
  const forms = own.length > 0 ? own : same;
  const near = akinTo(word);
  const akin = known.filter(
    (candidate) => !forms.includes(candidate) && (same.includes(candidate) || near(candidate.word)),
  );
  const start = last || forms.length === 0 ? beginning(word, { known, forms, last }) : null;
  const looked = [
    ...forms,
    ...akin,
    ...known.filter((candidate) => start !== null && candidate.word.startsWith(start)),
  ];
  const named = looked.reduce((sum, form) => sum + form.named, 0);
  const best = forms.reduce<WordWeight>((best, form) => (form.best < best ? form.best : best), "D");
  return {
    word,
    forms: forms.map((form) => form.word),
    akin: akin.map((form) => form.word),
    start,
    corrected: null,
    named,
    best,
  };
}

function beginning(
  word: string,
  { known, forms, last }: { known: readonly KnownWord[]; forms: readonly KnownWord[]; last: boolean },
): string | null {
  const begun = (start: string) =>
    start.length >= 2 &&
    known.some(
      (candidate) =>
        candidate.word.length > start.length && candidate.word.startsWith(start) && !forms.includes(candidate),
    );
  if (begun(word) && (last || word.length >= sharedLetters)) return word;
  if (forms.length > 0) return null;
  return stems(word).find((stem) => stem.length > sharedLetters && stem.length < word.length && begun(stem)) ?? null;
}

/** Returns what tells whether a candidate is akin to a word: what can be said of the word is found once, not for each of hundreds. */
function akinTo(word: string): (candidate: string) => boolean {
  const known = new Set(roots(word));
  const shades = shadesOf(word).map(formOf);
  return (candidate) => roots(candidate).some((root) => known.has(root)) || shades.some((isForm) => isForm(candidate));
}

/** Returns the shades that a colour is asked for by, folded: zielony → oliwkowy, mietowy and others. */
export function shadesOf(word: string): string[] {
  return word.length < sharedLetters
    ? []
    : Object.entries(shades).flatMap(([colour, of]) => (sameWord(folded(colour), word) ? of.map(folded) : []));
}

/** Returns the words that mean the same in a shop like this one, folded. */
export function synonymsOf(word: string): string[] {
  if (word.length < sharedLetters) return [];
  return synonyms
    .filter((group) => group.some((one) => sameWord(folded(one), word)))
    .flatMap((group) => group.map(folded))
    .filter((one) => !sameWord(one, word));
}

/** Returns the known word that a misspelt one most probably means: of the reader's language first, then fewest slips, then the same ending, then the one more products have; null: none is near. */
export function correctionOf(
  word: string,
  known: readonly KnownWord[],
  { last, lanCode }: { last: boolean; lanCode: LanCode },
): KnownWord | null {
  const most = /\d/.test(word) ? 0 : forgiven(word.length);
  const near = known
    .map((candidate) => ({
      candidate,
      foreign: foreignness(candidate, lanCode),
      slips: slipsTo(word, candidate.word, { most, last }),
      letters: slips(word, candidate.word, most),
    }))
    .filter(({ slips: made, candidate }) => made <= most && made > 0 && candidate.named > 0)
    .sort(
      (a, b) =>
        a.foreign - b.foreign ||
        a.slips - b.slips ||
        a.letters - b.letters ||
        b.candidate.named - a.candidate.named ||
        (a.candidate.word < b.candidate.word ? -1 : 1),
    );
  return near[0]?.candidate ?? null;
}

/** The reader's language before the shop's own, that before the third. */
function foreignness({ languages }: KnownWord, lanCode: LanCode): number {
  const said = (lan: LanCode) => languages === 0 || (languages & languageBits[lan]) !== 0;
  return said(lanCode) ? 0 : said("pl") ? 1 : 2;
}

/** Endings are no slips: 'bluzzami' is as near to bluza as 'bluzza'. What is too short to be misspelt is too short to be meant: 'bezka' only looks like 'bez'. The last word may be unfinished: 'snekers' is near sneakersy. */
function slipsTo(word: string, candidate: string, { most, last }: { most: number; last: boolean }): number {
  const stemmed = stems(word).flatMap((one) =>
    stems(candidate).map((other) =>
      one === other ? Infinity : within(one, other, Math.min(most, forgiven(one.length), forgiven(other.length))),
    ),
  );
  const begun = last && word.length >= 5 ? within(word, candidate.slice(0, word.length), most - 1) + 1 : Infinity;
  return Math.min(within(word, candidate, Math.min(most, forgiven(candidate.length))), begun, ...stemmed);
}

function within(one: string, other: string, most: number): number {
  const made = slips(one, other, most);
  return made > most ? Infinity : made;
}
