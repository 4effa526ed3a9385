import type { QueryWord } from "../../domain/search/search-words.ts";
import { sizeWordsAmong, writtenOtherwise } from "../../domain/search/size-words.ts";
import type { Queryable } from "../queryable.ts";
import { type AskedWords, searchCondition } from "./search-sql.ts";

/** A size that words of a query name. */
export interface NamedSize {
  /** Its words, folded: '30 32'. */
  words: string;
  /** As variants have it, and listings are narrowed by it. */
  label: string;
  /** As `search_products` says that a product offers it. */
  offer: string;
  /** Some product has one of its words in its name, brand or category. */
  names: boolean;
}

/** Words that one size may have: 'XL / XXL', '30/32', 'one size'. */
const longest = 3;

/** What the words of a query say of sizes. */
export interface SizesAmong {
  sizes: NamedSize[];
  /** The words beside them and beside what only says that they are sizes. */
  others: QueryWord[];
  /** All words but those that only say that the next one is a size. */
  unnamed: QueryWord[];
}

/** Returns the sizes among the words of a query, in any of the shop's languages, the longer ones first, and the other words. */
export async function sizesAmong(db: Queryable, asked: readonly QueryWord[]): Promise<SizesAmong> {
  if (asked.length < 2) return { sizes: [], others: [...asked], unnamed: [...asked] };
  const runs = Array.from({ length: longest }, (_, more) =>
    asked.flatMap((_, from) => (from + more < asked.length ? [{ from, to: from + more + 1 }] : [])),
  )
    .reverse()
    .flat();
  const wordsOf = ({ from, to }: { from: number; to: number }) =>
    asked
      .slice(from, to)
      .map(({ word }) => word)
      .join(" ");
  const { rows } = await db.query<NamedSize>({
    name: "sizes-among",
    text: `SELECT words, label, attribute_id || ' ' || label AS offer,
        coalesce((SELECT bool_or(best < 'C') FROM search_words WHERE word = ANY (string_to_array(words, ' '))), false) AS names
      FROM size_names WHERE words = ANY ($1) ORDER BY attribute_id, label`,
    values: [runs.map(wordsOf).flatMap((words) => [words, ...writtenOtherwise(words)])],
  });
  const taken = new Set<QueryWord>();
  const found = runs.flatMap((run) => {
    const words = wordsOf(run);
    const named = rows.filter((row) => row.words === words || writtenOtherwise(words).includes(row.words));
    const own = asked.slice(run.from, run.to);
    if (named.length === 0 || own.some((word) => taken.has(word))) return [];
    for (const word of own) taken.add(word);
    return named.map((size) => ({ ...size, words, from: run.from }));
  });
  const saying = sizeWordsAmong(asked, (at) => taken.has(asked[at]!));
  // What is said to be a size is no name.
  const sizes = found.map(({ from, ...size }) => ({ ...size, names: size.names && !saying.has(asked[from - 1]!) }));
  const unnamed = asked.filter((word) => !saying.has(word));
  return { sizes, others: unnamed.filter((word) => !taken.has(word)), unnamed };
}

/** Returns whether one of these sizes is the name of something that matches: 'linia 7', and not a size of it. */
export async function isName(db: Queryable, match: AskedWords, sizes: readonly NamedSize[]): Promise<boolean> {
  const doubtful = [...new Set(sizes.filter(({ names }) => names).map(({ words }) => words))];
  if (doubtful.length === 0) return false;
  const named = doubtful
    .map((words) =>
      words
        .split(" ")
        .map((word) => `'${word.replaceAll("'", "")}':AB`)
        .join("&"),
    )
    .join("|");
  return anyMatching(db, match, "s.named @@ $2::tsquery", named);
}

/** Returns whether anything that matches was ever made in one of these sizes, sold out as it may be. */
export async function isMadeIn(db: Queryable, match: AskedWords, sizes: readonly NamedSize[]): Promise<boolean> {
  return anyMatching(
    db,
    match,
    "s.sold_out && $2::text[]",
    sizes.map(({ label }) => label.toLowerCase()),
  );
}

type SizeCondition = "s.named @@ $2::tsquery" | "s.sold_out && $2::text[]";

async function anyMatching(
  db: Queryable,
  match: AskedWords,
  condition: SizeCondition,
  value: unknown,
): Promise<boolean> {
  const { where, value: words } = searchCondition(match);
  const { rows } = await db.query<{ found: boolean }>(
    `WITH found AS MATERIALIZED (SELECT FROM search_products s WHERE ${where} AND ${condition}) SELECT EXISTS (SELECT FROM found) AS found`,
    [words.slice(0, match.terms.length), value],
  );
  return rows[0]!.found;
}
