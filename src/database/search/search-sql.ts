import type { ColourFamily } from "../../domain/catalogue/colour-families.ts";
import type { SearchTerm, WordWeight } from "../../domain/search/search-terms.ts";

/** To what else the words of a query narrow what is asked for. */
interface AskedNarrower {
  /** Only what can be bought in one of these sizes, as `search_products` says them: '3 XL'. */
  offered?: readonly string[];
  also?: AskedAlso;
}

/** Colours, any of which will do; prices in grosze, both ends included; what is reduced alone. */
export interface AskedAlso {
  colours: readonly ColourFamily[];
  from: number | null;
  to: number | null;
  onSale: boolean;
}

/** Which products are asked for: those of these words, where `named`, or anywhere in their texts. */
export interface AskedWords extends AskedNarrower {
  kind: "words";
  terms: SearchTerm[];
  in: "named" | "texts";
}

/** All there is, or what is new. */
export interface AskedListing extends AskedNarrower {
  kind: "listing";
  listing: "all" | "newProducts";
}

/** Which products a search means: those of words, those of a listing, or those with exactly this SKU. */
export type Asked = AskedWords | AskedListing | { kind: "number"; ids: number[] };

/** What a search means, where it finds anything, and how many products that are. */
export type SearchMatch = Asked & { total: number };

/** Returns a condition on rows of `search_products s`, and the text[] it reads in the parameter given. */
export function searchCondition(match: Asked, parameter = "$1"): { where: string; value: string[] } {
  if (match.kind === "number")
    return { where: `s.product_id = ANY (${parameter}::text[]::bigint[])`, value: match.ids.map(String) };
  const { offered } = match;
  // What costs least to ask first, where half the shop has the words.
  const also = alsoSql(match.also).map((condition) => `${condition} AND `);
  const sized = (index: number) =>
    offered === undefined ? "" : ` AND s.offered && (${parameter}::text[])[${index}]::text[]`;
  if (match.kind === "listing")
    return {
      where: `${also.join("")}${match.listing === "all" ? "" : "s.is_new AND "}${parameter}::text[] IS NOT NULL${sized(1)}`,
      value: offered === undefined ? [] : [arrayOf(offered)],
    };
  const { value } = weighed(match);
  const has = (document: string) => hasWords(match.terms, document, parameter);
  // By their index first: for a part of them alone, all texts would be read one after the other.
  const found =
    match.in === "texts"
      ? `s.product_id IN (WITH hits AS MATERIALIZED (SELECT product_id FROM search_texts WHERE ${has("document")}) SELECT product_id FROM hits LIMIT ${mostByTexts})`
      : has("s.named");
  return { where: also.join("") + found + sized(match.terms.length + 1), value };
}

/** Returns the conditions of what a query asks for beside words and sizes. */
export function alsoSql(also: AskedAlso | undefined, table: "s" | "p" = "s"): string[] {
  if (also === undefined) return [];
  const { colours, from, to, onSale } = also;
  return [
    ...(from === null ? [] : [`${table}.real_price >= ${Math.trunc(from)}`]),
    ...(to === null ? [] : [`${table}.real_price <= ${Math.trunc(to)}`]),
    ...(onSale ? [`${table}.reduced`] : []),
    ...(colours.length === 0 ? [] : [`${table}.colour_families && '{${colours.join(",")}}'`]),
  ];
}

/** A condition for each word: the index leaps from one word's products to the next one's, where one condition of all words walks along the rarest. */
export function hasWords(terms: readonly SearchTerm[], document: string, parameter = "$1"): string {
  return terms.map((_, at) => `${document} @@ (${parameter}::text[])[${at + 1}]::tsquery`).join(" AND ");
}

/** Returns the tsquery of a word, whatever weight a product has it with. */
export function tsqueryOf(term: SearchTerm): string {
  return [...[...term.forms, ...term.akin].map(quoted), ...phrasesOf(term), ...begun(term)].join("|");
}

/** All words of a phrase, each in any of its forms. */
function phrasesOf({ phrases }: SearchTerm): string[] {
  return phrases.map((parts) => `(${parts.map((forms) => `(${forms.map(quoted).join("|")})`).join("&")})`);
}

/** Returns how well a row of `search_products s` fits, as a number: what is named first, then what is bought most; what can be bought stands before it all. It reads its condition's value. */
export function searchScore(match: Asked, parameter = "$1"): string {
  if (match.kind === "number") return "s.in_stock::int";
  if (match.kind === "listing") return "s.popularity";
  return `${inSize(match)
    .map((had) => `(${had})::int * 10000 + `)
    .join("")}(${weighed(match, parameter).score}) * ${mostPopular} + least(s.popularity, ${mostPopular - 1})`;
}

/** Above every step of popularity: no sale makes up for a word that fits less. */
const mostPopular = 16;

/** Who asks for 'buty 43' wants that size, so products that have it but sold out come last of all: the conditions that `search_products s` has none of the sizes asked for sold out. */
export function inSize({ terms }: AskedWords): string[] {
  const sizes = terms.filter(({ word, forms }) => forms.includes(word) && (/\d/.test(word) || word.length <= 3));
  return sizes.map(({ word }) => `'${word.replaceAll(/[^\p{L}\p{N}.]/gu, "")}' <> ALL (s.sold_out)`);
}

/** Products found by their descriptions alone are the weakest answer: there are never more of them, though half the shop be of cotton. */
const mostByTexts = 1000;

/** The weight of a word by where a product has it; of what nearly means it or only begins like it; the rest have it in their description. */
const weights = { A: 8, B: 5, C: 4, akin: 3, begun: 2 } as const;

/** Returns the tsqueries of a match, those of its words first, and the sum of its words' weights, which reads the others. */
function weighed({ terms, in: where, offered }: AskedWords, parameter = "$1"): { value: string[]; score: string } {
  const value = [...terms.map(tsqueryOf), ...(offered === undefined ? [] : [arrayOf(offered)])];
  const score = terms.map((term) => {
    const queries = weightedQueries(term);
    // Whatever is found by its name has every word at one of its places, and so at the last where it has it at no other.
    const last = where === "named" ? queries.pop()?.weight : undefined;
    const cases = queries.map(
      ({ query, weight }) => `WHEN s.named @@ (${parameter}::text[])[${value.push(query)}]::tsquery THEN ${weight}`,
    );
    return cases.length === 0 ? `${last ?? 1}` : `CASE ${cases.join(" ")} ELSE ${last ?? 1} END`;
  });
  return { value, score: score.join(" + ") };
}

/** The text of an array of texts. */
function arrayOf(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}

/** The places a word can be at, best first, each with what it weighs there. */
function weightedQueries(term: SearchTerm): { query: string; weight: number }[] {
  const parts = own(term).length === 0 ? [] : (["A", "B", "C"] as const).filter((part) => part >= bestWeight(term));
  return [
    ...parts.map((part) => ({
      query: own(term)
        .map((form) => form + part)
        .join("|"),
      weight: weights[part],
    })),
    ...(term.akin.length + term.phrases.length === 0
      ? []
      : [{ query: [...term.akin.map(quoted), ...phrasesOf(term)].join("|"), weight: weights.akin }]),
    ...begun(term).map((query) => ({ query, weight: weights.begun })),
  ];
}

/** The forms of a word, to be followed by a weight. Who has typed 'blu' means bluza as well as blue: an unfinished word counts like its forms. */
function own(term: SearchTerm): string[] {
  return [...term.forms.map((form) => `${quoted(form)}:`), ...(term.forms.includes(term.word) ? [] : begun(term))];
}

/** Returns a word's operands where nothing can fit better: its forms at the best weight any product has them, else what is akin to it. */
export function atTheirBest(term: SearchTerm): string[] {
  return own(term).length > 0 ? own(term).map((form) => form + bestWeight(term)) : term.akin.map(quoted);
}

function bestWeight(term: SearchTerm): WordWeight {
  return term.start === null || term.forms.includes(term.word) ? term.best : "A";
}

function begun({ start }: SearchTerm): string[] {
  return start === null ? [] : [`${quoted(start)}:*`];
}

/** A word as a tsquery's operand; folded words hold letters, digits and points alone. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "")}'`;
}
