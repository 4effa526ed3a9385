import type { LanCode } from "../language.ts";
import { formsOf, type SpelledWord } from "./forms.ts";
import { folded } from "./search-words.ts";
import { beginningLike, formOf, formOfAny, roots, sameWord, stems } from "./stems.ts";
import { ownGroups, synonymsAmong } from "./synonym-group.ts";
import { borrowed, kinds, shades, shadesBy } from "./synonyms.ts";
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
const lanCodes = Object.keys(languageBits) as LanCode[];

/** Returns whether words with these bits are of a language. */
function isOf(languages: number, lanCode: LanCode): boolean {
  return (languages & languageBits[lanCode]) !== 0;
}

/** What one word of a query looks for. */
export interface SearchTerm {
  /** As it was asked, folded. */
  word: string;
  /** Words of products that mean it. */
  forms: string[];
  /** Words of products that mean nearly it, and count less: zimowa for zima, granatowy for niebieski. */
  akin: string[];
  /** Phrases that mean the same, each of its words in the forms products have: they count as what is akin. */
  phrases: string[][][];
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
export function isKnown({ forms, akin, phrases, start }: SearchTerm): boolean {
  return forms.length > 0 || akin.length > 0 || phrases.length > 0 || start !== null;
}

/** Returns whether something is called by the very word, or by a form of it in this language, and not only begins or sounds like it. */
export function isCalledSo(
  { word, forms, akin, start, named }: SearchTerm,
  known: readonly KnownWord[],
  lanCode: LanCode,
): boolean {
  if (named === 0) return false;
  const own = known.filter((one) => forms.includes(one.word));
  return start === word || akin.length > 0 || own.some((one) => one.word === word || isOf(one.languages, lanCode));
}

/** Letters that all forms of a word share, by which its relatives are looked up. */
export const sharedLetters = 3;

/**
 * Returns what a word looks for among the known words that begin like it: its own forms and those of what
 * means the same; words it is the beginning of, where it is the last word and may be unfinished or
 * where it has no form. Among the known words are those that begin like its synonyms.
 */
export function termOf(
  word: string,
  known: readonly KnownWord[],
  last: boolean,
  synonyms: readonly string[] = synonymsOf(word),
): SearchTerm {
  const meant = formOf(word);
  const own = known.filter((candidate) => meant(candidate.word));
  const alike = formOfAny(synonyms.filter((one) => !one.includes(" ")));
  const same = known.filter((candidate) => !own.includes(candidate) && alike(candidate.word));
  const phrases = synonyms
    .filter((one) => one.includes(" "))
    .map((phrase) =>
      phrase
        .split(" ")
        .map((part) => known.filter((candidate) => sameWord(candidate.word, part)).map((candidate) => candidate.word)),
    )
    .filter((parts) => parts.every((forms) => forms.length > 0));
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
    phrases,
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
  const begins = beginningLike([word]);
  const narrowed = formOfAny(narrowerThan(word));
  return (candidate) => (begins(candidate) && roots(candidate).some((root) => known.has(root))) || narrowed(candidate);
}

/** Returns the shades of a colour and the kinds of a thing, folded: zielony → oliwkowy, mietowy and others; buty → sneakersy. */
export function narrowerThan(word: string): string[] {
  return word.length < sharedLetters ? [] : [...new Set(stems(word).flatMap((stem) => narrower.get(stem) ?? []))];
}

/** Shades and kinds by the stems of what they are shades and kinds of. */
const narrower = byStem([...Object.entries(shades), ...Object.entries(kinds)]);

/** Returns whether a word is a colour people ask for by its plain name: a form of 'czarny', not 'asfalt'. */
export function isColour(word: string): boolean {
  return stems(word).some((stem) => colours.has(stem));
}

const colours = byStem(Object.entries(shades));

function byStem(table: readonly [whole: string, of: readonly string[]][]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [whole, of] of table)
    for (const stem of stems(folded(whole))) found.set(stem, [...(found.get(stem) ?? []), ...of.map(folded)]);
  return found;
}

/** Returns the words that mean the same in a shop like this one, by the groups that come with it, folded. */
export function synonymsOf(word: string): string[] {
  return synonymsAmong(word, [word], ownGroups);
}

/** How a misspelt word is read. */
export interface MisspeltReading {
  /** It may not have been typed to its end yet. */
  last: boolean;
  lanCode: LanCode;
  /** Of the languages of the words beside it, as bits, where none of them is the reader's; 0: there are none. */
  beside?: number;
}

/**
 * Returns the words that a misspelt one may mean, most probable first, in the form nearest to what was typed: of the reader's language,
 * else of that of the words beside it; then with the fewest slips, then one that only lost letters, then the one more products have.
 */
export function correctionsOf(word: string, known: readonly KnownWord[], reading: MisspeltReading): SpelledWord[] {
  const most = /\d/.test(word) ? 0 : forgiven(word.length);
  const near = [...known, ...plainColours]
    .filter((candidate) => candidate.named > 0 && soundsLike(word, candidate.word))
    .map((candidate) => ({
      candidate,
      foreign: foreignness(candidate, reading),
      slips: slipsTo(word, candidate.word, { most, last: reading.last }),
    }))
    .filter(({ slips: made, foreign }) => made <= most && made > 0 && foreign < Infinity)
    .map((one) => ({ ...one, ...nearestForm(word, one.candidate, reading.lanCode) }))
    .sort(
      (a, b) =>
        a.foreign - b.foreign ||
        a.slips - b.slips ||
        a.letters - b.letters ||
        Number(leftOut(word, b.form.word)) - Number(leftOut(word, a.form.word)) ||
        b.candidate.named - a.candidate.named ||
        (a.candidate.word < b.candidate.word ? -1 : 1),
    );
  return near
    .map(({ form }) => form)
    .filter(({ word: one }, at, all) => all.findIndex((form) => form.word === one) === at)
    .slice(0, mostTried);
}

/** So many of the words a misspelt one may mean are tried. */
const mostTried = 3;

/** The colours people ask for by their plain names, though the shop may say all of them more exactly. */
const plainColours: readonly KnownWord[] = Object.entries(shadesBy).flatMap(([lanCode, of]) =>
  Object.keys(of).map((spelled) => ({
    word: folded(spelled),
    spelled,
    named: 1,
    best: "C" as const,
    languages: languageBits[lanCode as LanCode],
  })),
);

/** Returns the bits of the languages that the known words of a query are of; 0 where one of them is of the reader's. */
export function languagesBeside(terms: readonly SearchTerm[], known: readonly KnownWord[], lanCode: LanCode): number {
  const bits = new Map(known.map(({ word, languages }) => [word, languages]));
  const all = terms.map(({ forms }) => forms.reduce((sum, form) => sum | (bits.get(form) ?? 0), 0));
  return all.some((languages) => isOf(languages, lanCode)) ? 0 : all.reduce((sum, languages) => sum | languages, 0);
}

/** Returns the form of a word that is nearest to what was typed, and by how many letters it differs: 'czrna' is czarna, though the shop's colour is czarny. */
function nearestForm(
  word: string,
  { word: own, spelled, languages }: KnownWord,
  lanCode: LanCode,
): { form: SpelledWord; letters: number } {
  const lan = isOf(languages, lanCode) ? lanCode : (lanCodes.find((one) => isOf(languages, one)) ?? lanCode);
  const forms = formsOf({ word: own, spelled }, lan).map((form) => ({ form, letters: slips(word, form.word, 9) }));
  return forms.toSorted((a, b) => a.letters - b.letters)[0]!;
}

/** 0: a word of the reader's language, 1 and 2: of that of the words beside it, the shop's own before the third, Infinity: of neither, so it only looks alike. */
function foreignness({ word, languages }: KnownWord, { lanCode, beside = 0 }: MisspeltReading): number {
  if (languages === 0 || isOf(languages, lanCode) || borrowed.has(word)) return 0;
  const shared = languages & beside;
  return shared === 0 ? Infinity : isOf(shared, "pl") ? 1 : 2;
}

/** Returns whether all that is wrong is letters left out, the commonest of slips: 'zimwa' is zimowa rather than zima. */
function leftOut(word: string, candidate: string): boolean {
  let at = 0;
  for (const letter of candidate) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** Nobody mistakes the first letter for one that lies elsewhere and sounds otherwise. */
function soundsLike(word: string, candidate: string): boolean {
  const [one = "", other = ""] = [word[0], candidate[0]];
  if (one === other || mistaken.has(one + other) || mistaken.has(other + one)) return true;
  // A letter too many, too few, or two exchanged.
  return word[1] === other || one === candidate[1];
}

/** Neighbours on the keyboard, and letters that sound nearly the same. */
const mistaken = new Set([
  ...["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((row) => [...row].slice(1).map((key, at) => row[at]! + key)),
  ..."qa aw ws sz ze sx ed dx dc rf fc fv tg gv gb yh hb hn uj jn jm ik km ol".split(" "),
  ..."bp dt gk wf vw sz sc zc ij jy iy ck kq ks uo ae gj gh".split(" "),
]);

/**
 * Endings are no slips: 'bluzzami' is as near to bluza as 'bluzza'. What is too short to be misspelt is too short to be meant: 'bezka'
 * only looks like 'bez'. The last word may be unfinished: 'snekers' is near sneakersy.
 */
function slipsTo(word: string, candidate: string, { most, last }: { most: number; last: boolean }): number {
  const whole = within(word, candidate, Math.min(most, forgiven(candidate.length)));
  // Nothing is nearer.
  if (whole <= 1) return whole;
  const stemmed = stems(word).flatMap((one) =>
    stems(candidate).map((other) =>
      one === other || !takesEnding(candidate, word.slice(one.length))
        ? Infinity
        : within(one, other, Math.min(most, forgiven(one.length), forgiven(other.length))),
    ),
  );
  const begun = last && word.length >= 5 ? within(word, candidate.slice(0, word.length), most - 1) + 1 : Infinity;
  return Math.min(whole, begun, ...stemmed);
}

/** Returns whether a word may end so: 'szrna' is no form of szron, while 'plcaka' is one of plecak. */
function takesEnding(candidate: string, ending: string): boolean {
  return ending !== "a" || /[aeiouyckgrtz]$/.test(candidate);
}

function within(one: string, other: string, most: number): number {
  const made = slips(one, other, most);
  return made > most ? Infinity : made;
}
