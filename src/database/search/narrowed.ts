import type { ColourFamily } from "../../domain/catalogue/colour-families.ts";
import type { Currency } from "../../domain/money.ts";
import type { LanCode } from "../../domain/language.ts";
import { colourOf, type ColourWord } from "../../domain/search/colour-words.ts";
import { type ListingIntent, listingIntentOf } from "../../domain/search/listing-words.ts";
import { narrowerThan } from "../../domain/search/search-terms.ts";
import { askedWords, type QueryWord, reworded } from "../../domain/search/search-words.ts";
import { stems } from "../../domain/search/stems.ts";
import { type SynonymGroup, synonymsAmong } from "../../domain/search/synonym-group.ts";
import type { Queryable } from "../queryable.ts";
import { counted, findWords, howMany, type WordsFinding, type WordsReading } from "./find-words.ts";
import type { NamedPrice } from "./price-among.ts";
import { isMadeIn, isName, type NamedSize, type SizesAmong, sizesAmong } from "./search-sizes.ts";
import {
  type Asked,
  type AskedAlso,
  type AskedListing,
  type AskedWords,
  searchCondition,
  type SearchMatch,
} from "./search-sql.ts";
import { synonymGroups } from "./synonyms.ts";

/** What the words of a query narrow it to, as filters and an order of a listing. */
export interface NarrowedFinding {
  /** The query without those words. */
  words: string;
  filters: {
    /** As a listing is narrowed by them. */
    sizes: string[];
    colours: ColourFamily[];
    /** Grosze. */
    from: number | null;
    to: number | null;
    onSale: boolean;
  };
  sort: "date-desc" | "price-asc" | "bestsellers" | null;
  /** What would be found without the filters. */
  any: SearchMatch;
  /** Size, price and sale are asked of one and the same variant, and those of something that is found differ in price: it is found by them only if one of them fits. */
  byVariants: boolean;
  /** The listing that they name, where they say nothing else. */
  leads: "sale" | "newProducts" | null;
  /** In which currency a price was read whose words name none; null: there is no such price. */
  reckoned: Currency | null;
}

/** A query without what it says of the price. */
export interface Narrowing {
  query: string;
  price: NamedPrice | null;
  lanCode: LanCode;
}

export type Narrowed = Omit<WordsFinding, "match"> & { match: SearchMatch | null; narrowed: NarrowedFinding | null };

/** Words of a query that are taken for filters; what turns out to be a name, or to filter everything away, is a word again. */
interface Taken {
  sizes: readonly NamedSize[];
  colours: readonly (ColourWord & { asked: QueryWord })[];
  intents: readonly { intent: ListingIntent; asked: QueryWord }[];
  /** Colours that nothing has in the sizes asked for, and for whom a gift is: neither filters nor words. */
  unmet: readonly QueryWord[];
}

const wordsAlone: Taken = { sizes: [], colours: [], intents: [], unmet: [] };

/** Returns what is found in the sizes, colours and prices among the words of a query; they are words like others where they stand alone, are a name here, or where nothing that is found was ever made in them. */
export async function findNarrowed(db: Queryable, { query, price, lanCode }: Narrowing): Promise<Narrowed> {
  const asked = askedWords(query);
  const words = asked.map(({ word }) => word);
  const reading = { unfinished: asked.at(-1), lanCode, groups: await synonymGroups(db, words, lanCode) };
  const among = await sizesAmong(db, asked);
  let taken: Taken = {
    sizes: among.sizes,
    colours: among.others.flatMap((one) => {
      const colour = colourOf(one.word);
      return colour === null ? [] : [{ ...colour, asked: one }];
    }),
    intents: among.others.flatMap((one) => {
      const intent = listingIntentOf(one.word, words);
      return intent === null ? [] : [{ intent, asked: one }];
    }),
    unmet: [],
  };
  for (;;) {
    const outcome = await narrowedBy(db, taken, { query, asked, among, price }, reading);
    if ("narrowed" in outcome) return outcome;
    taken = outcome;
  }
}

interface Among {
  query: string;
  asked: readonly QueryWord[];
  among: SizesAmong;
  price: NamedPrice | null;
}

/** Returns what is found with these words as filters, or with which fewer it is to be tried. */
async function narrowedBy(
  db: Queryable,
  taken: Taken,
  { query, asked, among, price }: Among,
  reading: WordsReading,
): Promise<Narrowed | Taken> {
  const { sizes, colours, intents } = taken;
  const gone = new Set<QueryWord>([...[...colours, ...intents].map((one) => one.asked), ...taken.unmet]);
  if (sizes.length > 0) for (const word of among.unnamed) if (!among.others.includes(word)) gone.add(word);
  const left = among.unnamed.filter((word) => !gone.has(word));
  // A colour beside nothing else says what is looked for.
  if (left.length === 0 && colours.length > 0) return { ...taken, colours: [] };
  const listing = left.length > 0 ? null : listingOf(intents, price);
  if (left.length === 0 && listing === null) return gone.size === 0 ? foundNothing : wordsAlone;
  const base =
    listing === null
      ? await findWords(db, { query, asked: left }, reading)
      : {
          match: await listingMatch(db, listing),
          corrected: null,
          without: [],
          unknown: [],
          colours: foundNothing.colours,
        };
  const { match: any } = base;
  if (any === null) {
    // For whom a gift is says nothing of the goods.
    if (intents.some(({ intent }) => intent === "gift")) return { ...taken, unmet: [...taken.unmet, ...left] };
    return gone.size === 0 ? { ...base, match: null, narrowed: null } : wordsAlone;
  }
  const names = await namesAmong(db, any, taken, reading.groups);
  if (names !== null) return names;
  if (any.kind === "words" && sizes.length > 0 && (await isName(db, any, sizes))) return { ...taken, sizes: [] };
  if (gone.size === 0 && price === null) return { ...base, match: any, narrowed: null };
  const families = [...new Set(colours.map(({ family }) => family))];
  const also: AskedAlso = {
    colours: families,
    from: price?.from ?? null,
    to: price?.to ?? null,
    onSale: intents.some(({ intent }) => intent === "sale"),
  };
  const offered = sizes.map(({ offer }) => offer);
  const isNarrower = families.length > 0 || price !== null || also.onSale;
  const narrower: AskedWords | AskedListing = {
    ...any,
    ...(offered.length > 0 && { offered }),
    ...(isNarrower && { also }),
  };
  const { total, differ } =
    offered.length > 0 || (also.onSale && price !== null)
      ? await counted(db, narrower)
      : { total: isNarrower ? await howMany(db, narrower) : any.total, differ: false };
  if (total === 0 && families.length > 0) {
    const coloured: Asked = { ...any, also: { colours: families, from: null, to: null, onSale: false } };
    if ((await howMany(db, coloured)) === 0) return { ...taken, colours: [] };
    // Whoever wears 43 may take another colour, and no other size.
    if (sizes.length > 0 && (await howMany(db, { ...narrower, also: { ...also, colours: [] } })) > 0)
      return { ...taken, colours: [], unmet: colours.map((one) => one.asked) };
  }
  if (total === 0 && any.kind === "words" && sizes.length > 0) {
    const sized = await howMany(db, { ...any, offered });
    if (sized === 0 && !(await isMadeIn(db, any, sizes))) return { ...taken, sizes: [] };
  }
  // What only says that a size follows goes with it.
  const saying = sizes.length > 0 ? asked.filter((word) => !among.unnamed.includes(word)) : [];
  const isNew = listing === "newProducts";
  return {
    ...base,
    without: [...base.without, ...taken.unmet.map(({ typed }) => typed)],
    match: { ...narrower, total },
    narrowed: {
      words: isNew ? query : reworded(query, new Set([...gone, ...saying].map(({ word }) => word)), new Map()),
      filters: {
        sizes: [...new Set(sizes.map(({ label }) => label))],
        colours: families,
        from: also.from,
        to: also.to,
        onSale: also.onSale,
      },
      sort: sortOf(intents),
      any,
      byVariants: differ,
      leads: left.length > 0 ? null : isNew ? "newProducts" : also.onSale ? "sale" : null,
      reckoned: price?.reckoned ?? null,
    },
  };
}

const foundNothing: Narrowed = {
  match: null,
  corrected: null,
  without: [],
  unknown: [],
  colours: new Map(),
  narrowed: null,
};

/** Which listing is meant where the words say nothing of the goods; null: none is. */
function listingOf(intents: Taken["intents"], price: NamedPrice | null): AskedListing["listing"] | null {
  if (intents.some(({ intent }) => intent === "sale")) return "all";
  if (intents.some(({ intent }) => intent === "new")) return "newProducts";
  return intents.length > 0 || price !== null ? "all" : null;
}

/** Returns a match of all there is, or of what is new. */
export async function listingMatch(
  db: Queryable,
  listing: AskedListing["listing"],
): Promise<AskedListing & { total: number }> {
  const asked = { kind: "listing", listing } as const;
  return { ...asked, total: await howMany(db, asked) };
}

function sortOf(intents: Taken["intents"]): NarrowedFinding["sort"] {
  const has = (wanted: ListingIntent) => intents.some(({ intent }) => intent === wanted);
  return has("cheap") ? "price-asc" : has("popular") || has("gift") ? "bestsellers" : has("new") ? "date-desc" : null;
}

/** Returns what is left to filter by, where words of it are names of what is found, or its colour is known by its name alone; null: all of it. */
async function namesAmong(
  db: Queryable,
  match: SearchMatch,
  taken: Taken,
  groups: readonly SynonymGroup[],
): Promise<Taken | null> {
  const { colours, intents } = taken;
  const named = new Set<QueryWord>();
  for (const { intent, asked } of intents) {
    const query = intent === "gift" ? calledAlike(asked.word, groups) : `'${asked.word}':AB`;
    if (await anyIs(db, match, { query, lacks: null })) named.add(asked);
  }
  const naming = await wordsThatName(
    db,
    colours.flatMap(({ forms }) => forms),
  );
  for (const { family, forms, asked } of colours) {
    const like = [...forms.map((form) => `'${form}'`), ...narrowerThan(asked.word).map(begun)].join("|");
    const names = forms.filter((form) => naming.has(form)).map((form) => `'${form}':AB`);
    if (
      (await anyIs(db, match, { query: like, lacks: "any" })) ||
      (names.length > 0 && (await anyIs(db, match, { query: names.join("|"), lacks: family })))
    )
      named.add(asked);
  }
  if (named.size === 0) return null;
  return {
    ...taken,
    colours: colours.filter(({ asked }) => !named.has(asked)),
    intents: intents.filter(({ asked }) => !named.has(asked)),
  };
}

/** Returns the tsquery of what is called by a word or by what means the same, in any of their forms: 'karta podarunkowa' for 'prezent'. */
function calledAlike(word: string, groups: readonly SynonymGroup[]): string {
  return [word, ...synonymsAmong(word, [word], groups)]
    .flatMap((one) => one.split(" ").flatMap(stems))
    .map((stem) => (stem.length < 5 ? `'${stem}':AB` : `'${stem}':*AB`))
    .join("|");
}

/** Returns those of these words that any product has had in its name, brand or category. */
async function wordsThatName(db: Queryable, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await db.query<{ word: string }>({
    name: "words-that-name",
    text: "SELECT word FROM search_words WHERE word = ANY ($1::text[]) AND best < 'C'",
    values: [words],
  });
  return new Set(rows.map(({ word }) => word));
}

/** A shade in any of its forms: what all of them begin with; a short one as it is. */
function begun(shade: string): string {
  return shade.length < 6 ? `'${shade}'` : `'${shade.slice(0, -1)}':*`;
}

/** Returns whether anything that is found has one of these words; `lacks`: and has not this colour, or ('any') no colour at all. */
async function anyIs(
  db: Queryable,
  match: SearchMatch,
  { query, lacks }: { query: string; lacks: ColourFamily | "any" | null },
): Promise<boolean> {
  const { where, value } = searchCondition(match);
  const { rows } = await db.query<{ found: boolean }>(
    `WITH found AS MATERIALIZED (
       SELECT FROM search_products s WHERE ${where} AND s.named @@ $2::tsquery
         AND ($3::text IS NULL OR CASE $3 WHEN 'any' THEN s.colour_families IS NULL ELSE NOT s.colour_families @> ARRAY[$3] END)
     ) SELECT EXISTS (SELECT FROM found) AS found`,
    [match.kind === "words" ? value.slice(0, match.terms.length) : value, query, lacks],
  );
  return rows[0]!.found;
}
