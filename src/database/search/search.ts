import type { LanCode } from "../../domain/language.ts";
import {
  correctionOf,
  isColour,
  isKnown,
  type KnownWord,
  languagesBeside,
  type MisspeltReading,
  narrowerThan,
  type SearchTerm,
  sharedLetters,
  synonymsOf,
  termOf,
} from "../../domain/search/search-terms.ts";
import { askedWords, folded, type QueryWord, reworded, tidyQuery } from "../../domain/search/search-words.ts";
import { slips } from "../../domain/search/typo.ts";
import type { Queryable } from "../queryable.ts";
import {
  type AskedWords,
  atTheirBest,
  hasWords,
  inSize,
  searchCondition,
  type SearchMatch,
  searchScore,
  tsqueryOf,
} from "./search-sql.ts";
import { isMadeIn, isName, type SizesAmong, sizesAmong } from "./search-sizes.ts";
import { knownWords, similarWords } from "./search-words.ts";

export interface SearchFinding {
  /** Null: nothing is found. */
  match: SearchMatch | null;
  /** The words searched for in place of misspelt ones; null: those that were asked. */
  corrected: string | null;
  /** Words left out, because with them nothing would be found. */
  without: string[];
  /** The sizes among the words, in which alone things were looked for; null: none. */
  sized: SizedFinding | null;
}

interface SizedFinding {
  /** The query without them. */
  words: string;
  /** The sizes as a listing is narrowed by them. */
  sizes: string[];
  /** What would be found in any size. */
  any: SearchMatch;
}

const nothing: SearchFinding = { match: null, corrected: null, without: [], sized: null };

/**
 * Returns what a query means in this shop (specification, point 2): an SKU, or words in any of their
 * forms, misspelt ones corrected, in the reader's language where it can be; a size beside other words is one to be bought.
 * Whatever was typed is answered; words that nothing has are left out while others remain.
 */
export async function findProducts(db: Queryable, query: string, lanCode: LanCode): Promise<SearchFinding> {
  const asked = askedWords(query);
  if (asked.length === 0) return nothing;
  const ids = await productsBySku(db, query);
  if (ids.length > 0) return { ...nothing, match: { kind: "sku", ids, total: ids.length } };
  const reading = { unfinished: asked.at(-1), lanCode };
  const among = await sizesAmong(db, asked);
  return (
    (await inTheirSizes(db, { query, asked, ...among }, reading)) ??
    findWords(db, { query, asked: among.unnamed }, reading)
  );
}

interface WordsReading {
  /** The last word, if it may not have been typed to its end yet. */
  unfinished: QueryWord | undefined;
  lanCode: LanCode;
}

async function findWords(
  db: Queryable,
  { query, asked }: { query: string; asked: readonly QueryWord[] },
  reading: WordsReading,
): Promise<SearchFinding> {
  const terms = await termsOf(db, asked, reading);
  const found = terms.filter(isKnown);
  if (found.length === 0) return { ...nothing, without: asked.map(({ typed }) => typed) };
  const match = await widest(db, found);
  if (match === null) return nothing;
  const without = terms.filter((term) => !match.terms.includes(term)).map(({ word }) => word);
  const instead = new Map(
    match.terms.flatMap(({ word, corrected }) => (corrected === null ? [] : [[word, corrected]])),
  );
  return {
    ...nothing,
    match,
    corrected: instead.size === 0 ? null : reworded(query, new Set(without), instead),
    without: asked.flatMap(({ word, typed }) => (without.includes(word) ? [typed] : [])),
  };
}

/** Returns what is found in the sizes among the words; null where there are none, where they name something, or where nothing that is found was ever made in them. */
async function inTheirSizes(
  db: Queryable,
  { query, asked, sizes, others }: { query: string; asked: readonly QueryWord[] } & SizesAmong,
  reading: WordsReading,
): Promise<SearchFinding | null> {
  if (sizes.length === 0 || others.length === 0) return null;
  const finding = await findWords(db, { query, asked: others }, reading);
  if (finding.match?.kind !== "words") return null;
  const match = { ...finding.match, offered: sizes.map(({ offer }) => offer) };
  if (await isName(db, finding.match, sizes)) return null;
  const total = await howMany(db, match);
  if (total === 0 && !(await isMadeIn(db, finding.match, sizes))) return null;
  const beside = new Set(others);
  const gone = asked.filter((word) => !beside.has(word)).map(({ word }) => word);
  return {
    ...finding,
    match: { ...match, total },
    sized: {
      words: reworded(query, new Set(gone), new Map()),
      sizes: [...new Set(sizes.map(({ label }) => label))],
      any: finding.match,
    },
  };
}

async function productsBySku(db: Queryable, query: string): Promise<number[]> {
  const sku = tidyQuery(query);
  if (sku.length < 3) return [];
  const { rows } = await db.query<{ product_id: number }>({
    name: "products-by-sku",
    // By itself first: looked for together with the products, a hundred are expected and found by reading all.
    text: `WITH exact AS MATERIALIZED (SELECT product_id FROM variants WHERE upper(sku) = upper($1) AND sku IS NOT NULL AND shown)
      SELECT DISTINCT product_id FROM exact JOIN products USING (product_id) WHERE shown LIMIT 100`,
    values: [sku],
  });
  return rows.map((row) => row.product_id);
}

async function termsOf(
  db: Queryable,
  asked: readonly QueryWord[],
  { unfinished, lanCode }: WordsReading,
): Promise<SearchTerm[]> {
  const known = await relatives(
    db,
    asked.map(({ word }) => word),
  );
  const terms = asked.map((one) => termOf(one.word, known, one === unfinished));
  const beside = languagesBeside(terms, known, lanCode);
  return Promise.all(
    terms.map(async (term, index) => {
      const reading = { last: asked[index] === unfinished, lanCode, beside };
      if (!isKnown(term)) return (await correctedTerm(db, term, reading)) ?? term;
      // Only some description has something like it: 'hodie' is no word of another language there, but hoodie.
      if (term.named > 0 || term.forms.includes(term.word)) return term;
      const corrected = await correctedTerm(db, term, reading);
      return corrected !== null && slips(term.word, folded(corrected.corrected), 1) === 1 ? corrected : term;
    }),
  );
}

/** Returns the known words that begin like these words and like what means the same or nearly so. */
async function relatives(db: Queryable, words: readonly string[]): Promise<KnownWord[]> {
  return knownWords(db, {
    words,
    starts: words
      .flatMap((word) => [word, ...synonymsOf(word), ...narrowerThan(word)])
      .map((word) => word.slice(0, sharedLetters)),
  });
}

async function correctedTerm(
  db: Queryable,
  { word }: SearchTerm,
  reading: MisspeltReading,
): Promise<(SearchTerm & { corrected: string }) | null> {
  const correction = correctionOf(word, await similarWords(db, word), reading);
  if (correction === null) return null;
  return {
    ...termOf(correction.word, await relatives(db, [correction.word]), false),
    word,
    corrected: correction.spelled,
  };
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

/** A word without other forms is counted already. */
async function howMany(db: Queryable, asked: AskedWords): Promise<number> {
  const [only, second] = asked.in === "named" ? asked.terms : [];
  if (
    only !== undefined &&
    second === undefined &&
    asked.offered === undefined &&
    only.forms.length === 1 &&
    only.akin.length === 0 &&
    only.start === null
  )
    return only.named;
  const { where, value } = searchCondition(asked, "s");
  const { rows } = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM search_products s WHERE ${where}`,
    [value.slice(0, asked.terms.length + (asked.offered === undefined ? 0 : 1))],
  );
  return rows[0]!.total;
}

interface RankedInput {
  /** From 1. */
  page: number;
  perPage: number;
  /** From so many products on, it is quicker to look for the best than to weigh all; the answer is the same. */
  many?: number;
}

/** Returns one page of what matches, what can be bought and fits best first, and how many there are; of equals the newest first. */
export async function rankedProducts(
  db: Queryable,
  match: SearchMatch,
  { page, perPage, many = 2000 }: RankedInput,
): Promise<{ ids: number[]; total: number }> {
  const { total } = match;
  const best = total < many ? null : await bestOfMany(db, match, page * perPage);
  if (best !== null) return { ids: best.slice(-perPage), total };
  const { where, value } = searchCondition(match, "s");
  const { rows } = await db.query<{ product_id: number }>(
    `SELECT s.product_id FROM search_products s WHERE ${where} ORDER BY s.in_stock DESC, ${searchScore(match)} DESC, s.created_at DESC, s.product_id DESC LIMIT $2 OFFSET $3`,
    [value, perPage, (page - 1) * perPage],
  );
  return { ids: rows.map((row) => row.product_id), total };
}

/**
 * Where thousands match: returns the first ones with every word at the best weight any product has it, in order, if
 * there are as many among those shoppers want most. Nothing can fit better than they do, so they are what weighing
 * all would answer.
 */
async function bestOfMany(db: Queryable, match: SearchMatch, count: number): Promise<number[] | null> {
  if (
    match.kind === "sku" ||
    match.in === "texts" ||
    count > 200 ||
    match.terms.some((term) => atTheirBest(term).length === 0)
  )
    return null;
  const wanted = "in_stock DESC, bestseller DESC, created_at DESC, product_id DESC";
  const { rows } = await db.query<{ product_id: number }>(
    `SELECT product_id FROM (SELECT * FROM search_products ORDER BY ${wanted} LIMIT 2000) s WHERE ${["in_stock", "named @@ $1::tsquery", "($3::text[] IS NULL OR offered && $3)", ...inSize(match)].join(" AND ")} ORDER BY ${wanted} LIMIT $2`,
    [match.terms.map((term) => `(${atTheirBest(term).join("|")})`).join("&"), count, match.offered ?? null],
  );
  return rows.length === count ? rows.map((row) => row.product_id) : null;
}

/** Returns what shoppers want most: what is in stock, bestsellers first, then the newest; a search that finds nothing offers it. */
export async function wantedMost(db: Queryable, count: number): Promise<number[]> {
  const { rows } = await db.query<{ product_id: number }>({
    name: "wanted-most",
    text: "SELECT product_id FROM search_products ORDER BY in_stock DESC, bestseller DESC, created_at DESC, product_id DESC LIMIT $1",
    values: [count],
  });
  return rows.map((row) => row.product_id);
}
