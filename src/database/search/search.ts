import type { LanCode } from "../../domain/language.ts";
import { folded, reworded, searchWords, tidyQuery } from "../../domain/search/search-words.ts";
import { variantsNumbered } from "../catalogue/variant-numbers.ts";
import type { Queryable } from "../queryable.ts";
import { findNarrowed, type NarrowedFinding, type Narrowing } from "./narrowed.ts";
import { inZloty, priceAmong, type ShoppersMoney } from "./price-among.ts";
import { alsoSql, atTheirBest, inSize, searchCondition, type SearchMatch, searchScore } from "./search-sql.ts";

export interface SearchFinding {
  /** Null: nothing is found. */
  match: SearchMatch | null;
  /** The words searched for in place of misspelt ones; null: those that were asked. */
  corrected: string | null;
  /** Words left out, because with them nothing would be found. */
  without: string[];
  /** Words that nothing in the shop has, folded. */
  unknown: string[];
  /** What the words say of size, colour, price, sale and order: filters a shopper can take away; null: nothing. */
  narrowed: NarrowedFinding | null;
}

const nothing: SearchFinding = { match: null, corrected: null, without: [], unknown: [], narrowed: null };

/**
 * Returns what a query means in this shop (specification, point 2): the number of a variant (SKU or EAN), or words in any of their forms, misspelt ones
 * corrected, in the reader's language where it can be. Sizes, colours and prices beside other words are filters. Whatever
 * was typed is answered; words that nothing has are left out while others remain.
 */
export async function findProducts(
  db: Queryable,
  query: string,
  lanCode: LanCode,
  money: ShoppersMoney = inZloty,
): Promise<SearchFinding> {
  if (searchWords(query).length === 0) return nothing;
  const ids = await productsNumbered(db, query);
  if (ids.length > 0) return { ...nothing, match: { kind: "number", ids, total: ids.length } };
  const price = await priceAmong(db, query, money);
  const rest = price?.rest ?? query;
  const { colours, ...finding } = await findNarrowed(db, { query: rest, price, lanCode });
  const respelled = colours.size === 0 ? null : await respelledColours(db, { query: rest, price, lanCode }, colours);
  const found = respelled ?? finding;
  // What was said of the price stays said.
  return price === null || found.corrected === null
    ? found
    : { ...found, corrected: `${found.corrected} ${price.said}`.trim() };
}

/** A misspelt colour filters as the one that was meant; null: it filters nothing, so that it is a word like others. */
async function respelledColours(
  db: Queryable,
  { query, price, lanCode }: Narrowing,
  colours: ReadonlyMap<string, string>,
): Promise<SearchFinding | null> {
  const spelled = reworded(query, new Set(), colours);
  const { colours: _, ...found } = await findNarrowed(db, { query: spelled, price, lanCode });
  if ((found.narrowed?.filters.colours.length ?? 0) === 0) return null;
  const gone = new Set(found.without.map(folded));
  return { ...found, corrected: found.corrected ?? reworded(spelled, gone, new Map()) };
}

async function productsNumbered(db: Queryable, query: string): Promise<number[]> {
  const number = tidyQuery(query);
  if (number.length < 3) return [];
  return [...new Set((await variantsNumbered(db, number)).map(({ product_id }) => product_id))];
}

interface RankedInput {
  /** From 1. */
  page: number;
  perPage: number;
  /** From so many products on, it is quicker to look for the best than to weigh all; the answer is the same. */
  many?: number;
}

/** Returns one page of what matches, what can be bought and fits best first, and how many there are; of equals what is bought most, then the newest. */
export async function rankedProducts(
  db: Queryable,
  match: SearchMatch,
  { page, perPage, many = 2000 }: RankedInput,
): Promise<{ ids: number[]; total: number }> {
  const { total } = match;
  const best = total < many ? null : await bestOfMany(db, match, page * perPage);
  if (best !== null) return { ids: best.slice(-perPage), total };
  const { where, value } = searchCondition(match);
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
    match.kind !== "words" ||
    match.in === "texts" ||
    count > 200 ||
    match.terms.some((term) => atTheirBest(term).length === 0)
  )
    return null;
  const wanted = "in_stock DESC, popularity DESC, created_at DESC, product_id DESC";
  const { rows } = await db.query<{ product_id: number }>(
    `SELECT product_id FROM (SELECT * FROM search_products ORDER BY ${wanted} LIMIT 2000) s WHERE ${["in_stock", "named @@ $1::tsquery", "($3::text[] IS NULL OR offered && $3)", ...inSize(match), ...alsoSql(match.also)].join(" AND ")} ORDER BY ${wanted} LIMIT $2`,
    [match.terms.map((term) => `(${atTheirBest(term).join("|")})`).join("&"), count, match.offered ?? null],
  );
  return rows.length === count ? rows.map((row) => row.product_id) : null;
}

/** Returns what shoppers want most: what is in stock, what is bought most first, then the newest; a search that finds nothing offers it. */
export async function wantedMost(db: Queryable, count: number): Promise<number[]> {
  const { rows } = await db.query<{ product_id: number }>({
    name: "wanted-most",
    text: "SELECT product_id FROM search_products ORDER BY in_stock DESC, popularity DESC, created_at DESC, product_id DESC LIMIT $1",
    values: [count],
  });
  return rows.map((row) => row.product_id);
}
