import type { LanCode } from "../../domain/language.ts";
import { colourOf } from "../../domain/search/colour-words.ts";
import { isOthersGoods, nearestTo } from "../../domain/search/nearest.ts";
import {
  correctionsOf,
  isCalledSo,
  isColour,
  isKnown,
  type KnownWord,
  languagesBeside,
  type MisspeltReading,
  narrowerThan,
  type SearchTerm,
  sharedLetters,
  termOf,
} from "../../domain/search/search-terms.ts";
import { askedWords, folded, type QueryWord, reworded } from "../../domain/search/search-words.ts";
import { sameWord } from "../../domain/search/stems.ts";
import { type SynonymGroup, synonymsAmong } from "../../domain/search/synonym-group.ts";
import { slips } from "../../domain/search/typo.ts";
import type { Queryable } from "../queryable.ts";
import {
  alsoSql,
  type Asked,
  type AskedListing,
  type AskedWords,
  hasWords,
  searchCondition,
  tsqueryOf,
} from "./search-sql.ts";
import { knownWords, similarWords } from "./search-words.ts";
import { synonymGroups } from "./synonyms.ts";

/** How the words of a query are read. */
export interface WordsReading {
  /** The last word, if it may not have been typed to its end yet. */
  unfinished: QueryWord | undefined;
  lanCode: LanCode;
  /** What means the same as one of them. */
  groups: readonly SynonymGroup[];
}

/** What words find, wherever it is. */
export interface WordsFinding {
  match: (AskedWords & { total: number }) | null;
  /** The query with words searched for in place of misspelt ones; null: as it was asked. */
  corrected: string | null;
  /** Words left out, because with them nothing would be found. */
  without: string[];
  /** Words that nothing in the shop has, folded, though something near to it was found. */
  unknown: string[];
  /** Misspelt colours, folded, and what was meant. */
  colours: ReadonlyMap<string, string>;
}

/** Returns what is found by words, misspelt ones corrected, what is near in place of what the shop does not have, and those left out that go with none of the others. */
export async function findWords(
  db: Queryable,
  { query, asked }: { query: string; asked: readonly QueryWord[] },
  reading: WordsReading,
): Promise<WordsFinding> {
  const terms = await termsOf(db, asked, reading);
  const unknown = terms.flatMap((term) => (isKnown(term) && !isInstead(term, reading) ? [] : [term.word]));
  const colours = new Map(
    terms.flatMap(({ word, corrected }) =>
      corrected !== null && colourOf(folded(corrected)) !== null ? [[word, corrected] as const] : [],
    ),
  );
  const found = terms.filter(isKnown);
  const match = found.length === 0 ? null : await widest(db, found);
  if (match === null) {
    const without = found.length === 0 ? asked.map(({ typed }) => typed) : [];
    return { match, corrected: null, without, unknown, colours };
  }
  const without = terms.filter((term) => !match.terms.includes(term)).map(({ word }) => word);
  const instead = new Map(
    match.terms.flatMap(({ word, corrected }) => (corrected === null ? [] : [[word, besideOthers(corrected, asked)]])),
  );
  return {
    match,
    corrected: instead.size === 0 ? null : reworded(query, new Set(without), instead),
    without: asked.flatMap(({ word, typed }) => (without.includes(word) ? [typed] : [])),
    unknown,
    colours,
  };
}

async function termsOf(
  db: Queryable,
  asked: readonly QueryWord[],
  { unfinished, lanCode, groups }: WordsReading,
): Promise<SearchTerm[]> {
  const words = asked.map(({ word }) => word);
  const synonyms = words.map((word) => synonymsAmong(word, words, groups));
  const known = await relatives(db, words, synonyms.flat());
  const terms = asked.map((one, index) => termOf(one.word, known, one === unfinished, synonyms[index]));
  const beside = languagesBeside(terms, known, lanCode);
  return Promise.all(
    terms.map(async (term, index) => {
      const reading = { last: asked[index] === unfinished, lanCode, beside };
      const isSynonym = isKnown(term) && synonyms[index]!.length > 0;
      if (!isSynonym && !isCalledSo(term, known, lanCode)) {
        const nearest = await nearestTerm(db, term, reading);
        if (nearest !== null) return nearest;
      }
      if (!isKnown(term)) return (await correctedTerm(db, term, reading)) ?? term;
      // Only some description has something like it: 'hodie' is no word of another language there, but hoodie.
      if (term.named > 0 || term.forms.includes(term.word)) return term;
      const corrected = await correctedTerm(db, term, reading);
      return corrected !== null && slips(term.word, folded(corrected.corrected), 1) === 1 ? corrected : term;
    }),
  );
}

/** Returns the known words that begin like these words and like what means the same or nearly so. */
async function relatives(db: Queryable, words: readonly string[], synonyms: readonly string[]): Promise<KnownWord[]> {
  return knownWords(db, {
    words,
    starts: [...words, ...synonyms.flatMap((phrase) => phrase.split(" ")), ...words.flatMap(narrowerThan)].map((word) =>
      word.slice(0, sharedLetters),
    ),
  });
}

/** What comes nearest to what nothing here is called, where the shop has that. */
async function nearestTerm(
  db: Queryable,
  { word }: SearchTerm,
  { lanCode }: MisspeltReading,
): Promise<SearchTerm | null> {
  const nearest = nearestTo(word, lanCode);
  if (nearest === null) return null;
  const said = askedWords(nearest).map((one) => one.word);
  const term = termOf(word, await relatives(db, [], said), false, [said.join(" ")]);
  return term.named === 0 && term.phrases.length === 0 ? null : { ...term, corrected: nearest };
}

/** Returns whether a term looks for what is only near to its word: whoever typed it was shown something else. */
function isInstead({ word, corrected }: SearchTerm, { lanCode }: WordsReading): boolean {
  return corrected !== null && corrected === nearestTo(word, lanCode);
}

/** Returns what is searched for in place of a word without what stands beside it already: 'yoga mat' is an exercise mat, not an exercise mat mat. */
function besideOthers(instead: string, asked: readonly QueryWord[]): string {
  const said = askedWords(instead);
  const left = said.filter(({ word }) => !asked.some((other) => sameWord(other.word, word)));
  return left.length === 0 || left.length === said.length ? instead : left.map(({ typed }) => typed).join(" ");
}

/** What a misspelt word is taken for: the nearest word that finds something; a colour also where only a filter knows it. */
async function correctedTerm(
  db: Queryable,
  { word }: SearchTerm,
  reading: MisspeltReading,
): Promise<(SearchTerm & { corrected: string }) | null> {
  if (isOthersGoods(word, reading.lanCode)) return null;
  for (const correction of correctionsOf(word, await similarWords(db, word), reading)) {
    const groups = await synonymGroups(db, [correction.word], reading.lanCode);
    const synonyms = synonymsAmong(correction.word, [correction.word], groups);
    const known = await relatives(db, [correction.word], synonyms);
    const term = termOf(correction.word, known, false, synonyms);
    if (isKnown(term) || colourOf(correction.word) !== null) return { ...term, word, corrected: correction.spelled };
  }
  return null;
}

/** Returns the match that asks for most: all words where things are named, all words in any text, then with words left out, colours and those that name fewest things first. */
async function widest(db: Queryable, terms: readonly SearchTerm[]): Promise<(AskedWords & { total: number }) | null> {
  for (const some of narrower(terms)) {
    // Many words, and several once all of them were in vain, mostly go together nowhere.
    const doubtful = some.length >= 4 || (some.length > 1 && some.length < terms.length);
    if (doubtful && !(await someTextHas(db, some))) continue;
    for (const where of ["named", "texts"] as const) {
      const asked = { kind: "words" as const, terms: some, in: where };
      const total = await howMany(db, asked);
      if (total > 0) return { ...asked, total };
    }
  }
  return null;
}

/** Returns whether any product has all these words anywhere: what is named is in the texts, too. */
async function someTextHas(db: Queryable, terms: readonly SearchTerm[]): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `WITH found AS MATERIALIZED (SELECT FROM search_texts WHERE ${hasWords(terms, "document")}) SELECT EXISTS (SELECT FROM found) AS found`,
    [terms.map(tsqueryOf)],
  );
  return rows[0]!.found;
}

function narrower(terms: readonly SearchTerm[]): SearchTerm[][] {
  // Who asks for black shorts wants shorts: a colour goes first.
  const weakest = terms.toSorted((a, b) => Number(isColour(b.word)) - Number(isColour(a.word)) || a.named - b.named);
  const without = (gone: readonly SearchTerm[]) => terms.filter((term) => !gone.includes(term));
  return [
    [...terms],
    ...weakest.map((term) => without([term])),
    ...weakest.map((_, count) => without(weakest.slice(0, count))),
  ].filter((some) => some.length > 0);
}

/** Returns how many products match. A word without other forms is counted already; from `many` products on, whether all have it is worth a look. */
export async function howMany(db: Queryable, asked: Asked, many = 2000): Promise<number> {
  if (asked.kind === "number") return asked.ids.length;
  if (asked.offered === undefined) {
    if (asked.kind === "listing") return howManyListed(db, asked);
    const isCounted = asked.in === "named" && asked.terms.every(isOneForm);
    const [only, second] = asked.terms;
    if (isCounted && only !== undefined && second === undefined && asked.also === undefined) return only.named;
    if (isCounted && asked.also !== undefined && asked.terms.every(({ named }) => named >= many)) {
      // What everything has narrows nothing, and is left to the indexes of products.
      const all = await howManyListed(db, { kind: "listing", listing: "all" });
      if (asked.terms.every(({ named }) => named === all))
        return howManyListed(db, { kind: "listing", listing: "all", also: asked.also });
    }
  }
  return (await counted(db, asked)).total;
}

function isOneForm({ forms, akin, phrases, start }: SearchTerm): boolean {
  return forms.length === 1 && akin.length === 0 && phrases.length === 0 && start === null;
}

/** Returns how many products match, and whether the variants of one of them differ in price. */
export async function counted(
  db: Queryable,
  asked: AskedWords | AskedListing,
): Promise<{ total: number; differ: boolean }> {
  const { where, value } = searchCondition(asked);
  const read = (asked.kind === "words" ? asked.terms.length : 0) + (asked.offered === undefined ? 0 : 1);
  const { rows } = await db.query<{ total: number; differ: boolean }>(
    `SELECT count(*)::int AS total, coalesce(bool_or(s.prices_differ), false) AS differ FROM search_products s WHERE ${where}`,
    [value.slice(0, read)],
  );
  return rows[0]!;
}

/** Of all there is, what is new or costs so much is counted by the indexes of products. */
async function howManyListed(db: Queryable, { listing, also }: AskedListing): Promise<number> {
  const isNew = listing === "newProducts" ? ["p.badges @> '{new}'"] : [];
  const { rows } = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM products p WHERE ${["p.shown", ...isNew, ...alsoSql(also, "p")].join(" AND ")}`,
  );
  return rows[0]!.total;
}
