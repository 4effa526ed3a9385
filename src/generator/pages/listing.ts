import { listingHref, plainView, plainViewOf } from "../../contract/listing-address.ts";
import { countFilters, type ListingFilters } from "../../contract/listing-filters.ts";
import type { Layout, Listing } from "../../contract/page-data.ts";
import { type OwnPage, pathIn, paths, pathsIn, searchHref } from "../../contract/paths.ts";
import type { ListingSubject } from "../../database/catalogue/listing-subjects.ts";
import { saidOfLooks } from "../../database/catalogue/looks.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { listingMatch, type NarrowedFinding } from "../../database/search/narrowed.ts";
import type { SearchMatch } from "../../database/search/search-sql.ts";
import { findProducts, wantedMost } from "../../database/search/search.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { asRow } from "../../domain/catalogue/row.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { type Currency, decimal } from "../../domain/money.ts";
import { missedWords } from "../../domain/search/missed-words.ts";
import { tidyQuery } from "../../domain/search/search-words.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { fittingLooks } from "../fitting-looks.ts";
import { headText } from "../head-text.ts";
import { lastPage, type ListingAsked, loadFilteredListing } from "./filtered-listing.ts";
import { loadProducts } from "./listed-products.ts";
import { lookCard } from "./look-card.ts";

/** Returns what a page shows of a listing, and the cache tags it read: as it is prerendered, or as somebody asked for it. */
export async function loadListing(
  reading: Reading,
  subject: ListingSubject,
  asked: ListingAsked | null,
): Promise<{ listing: Listing; reads: string[] }> {
  return asked === null ? loadProducts(reading, subject, plainView) : loadFilteredListing(reading, subject, asked);
}

/** The sale page: every product of which something is reduced. */
export async function salePage(reading: Reading, asked: ListingAsked | null = null): Promise<Made<"sale">> {
  const { listing, reads } = await loadListing(reading, { kind: "sale" }, asked);
  return {
    path: pathsIn[reading.language.lanCode].sale,
    template: "sale",
    head: headOf(reading, "sale", listing),
    data: listing,
    reads: [...layoutCacheTags, "sale", ...reads],
  };
}

/** The page of new products. */
export async function newProductsPage(
  reading: Reading,
  asked: ListingAsked | null = null,
): Promise<Made<"newProducts">> {
  const { listing, reads } = await loadListing(reading, { kind: "newProducts" }, asked);
  return {
    path: pathsIn[reading.language.lanCode].newProducts,
    template: "newProducts",
    head: headOf(reading, "newProducts", listing),
    data: listing,
    reads: [...layoutCacheTags, "new", ...reads],
  };
}

/** What a search page is made of beside its query. */
export interface SearchAsked {
  asked?: ListingAsked | null;
  /** In what the shopper reads prices. */
  currency?: Currency;
}

/**
 * The search page; the query may be anything a visitor types. Where nothing is found it offers bestsellers. `missed` are the
 * words that nothing in the shop has and that may be counted.
 */
export async function searchPage(
  reading: Reading,
  query: string,
  { asked = null, currency = "pln" }: SearchAsked = {},
): Promise<Made<"search"> & { missed: string[] }> {
  const { db, language, layout } = reading;
  const [found, said] = await Promise.all([
    findProducts(db, query, language.lanCode, { currency, config: layout.config }),
    saidOfLooks(db, language.lanCode),
  ]);
  const { corrected, without, unknown, narrowed } = found;
  // What is left of a query whose words were all filters is everything, as long as one of them is chosen.
  const match = found.match ?? (isFiltersAlone(query, asked) ? await listingMatch(db, "all") : null);
  const plain = plainViewOf(paths.search);
  const { listing, reads } =
    match === null
      ? {
          listing: {
            products: [],
            total: 0,
            ...plain,
            sort: asked?.view.sort ?? plain.sort,
            perPage: asked?.view.perPage ?? plain.perPage,
            facets: null,
          },
          reads: [],
        }
      : narrowed !== null
        ? await loadNarrowed(reading, { match, narrowed }, asked)
        : asked === null
          ? await loadProducts(reading, { kind: "search", match }, plain)
          : await loadFilteredListing(reading, { kind: "search", match }, asked);
  return {
    path: pathIn(searchHref(query), language.lanCode),
    template: "search",
    head: { ...headOf(reading, "search", listing), noindex: true },
    data: {
      ...listing,
      query,
      corrected,
      without,
      narrowed: narrowed && { words: narrowed.words, leads: narrowed.leads, reckoned: narrowed.reckoned },
      looks: (await fittingLooks(reading, { query: corrected ?? query, looks: said })).map(lookCard),
      instead: match === null ? await bestsellers(reading) : [],
    },
    reads,
    missed: missedWords(query, unknown),
  };
}

function isFiltersAlone(query: string, asked: ListingAsked | null): boolean {
  return (
    tidyQuery(query) === "" &&
    asked !== null &&
    (asked.view.sort !== "relevance" || countFilters(asked.view.filters) > 0)
  );
}

/**
 * A search whose words name sizes, colours, a price, the sale or an order is narrowed by them as if they had been chosen; where its
 * address names others of a kind, by those. What the words alone leave is found already: nothing is counted that is not asked for.
 */
async function loadNarrowed(
  reading: Reading,
  { match, narrowed }: { match: SearchMatch; narrowed: NarrowedFinding },
  asked: ListingAsked | null,
): Promise<{ listing: Listing; reads: string[] }> {
  const view = asked?.view ?? plainViewOf(paths.search);
  const filters = chosenOver(view.filters, narrowed);
  const sort = view.sort === "relevance" ? (narrowed.sort ?? view.sort) : view.sort;
  if (asked?.open || countFilters(view.filters) > 0)
    return loadFilteredListing(
      reading,
      { kind: "search", match: narrowed.any },
      { view: { ...view, sort, filters }, open: asked?.open ?? false },
    );
  const subject: ListingSubject = { kind: "search", match };
  const { listing, reads } =
    narrowed.byVariants || !areSpelledAlike(filters.sizes)
      ? await loadFilteredListing(reading, subject, { view: { ...view, sort, filters }, open: false })
      : await lastPage(reading, subject, { ...view, sort });
  return { listing: { ...listing, filters }, reads };
}

/** Returns whether sizes are spelled alike in every language: what other ones are called is counted with what a listing can be narrowed by. */
function areSpelledAlike(sizes: readonly string[]): boolean {
  return sizes.every((size) => /^[\p{Lu}\d][\p{Lu}\d .,/-]*$/u.test(size));
}

/** What the address chooses of a kind, else what the words say of it. */
function chosenOver(chosen: ListingFilters, { filters }: NarrowedFinding): ListingFilters {
  const isPriced = chosen.from !== null || chosen.to !== null;
  const said = (grosze: number | null) => (grosze === null ? null : decimal(grosze).replace(/\.00$/, ""));
  return {
    ...chosen,
    sizes: chosen.sizes.length > 0 ? chosen.sizes : filters.sizes,
    colours: chosen.colours.length > 0 ? chosen.colours : filters.colours,
    from: isPriced ? chosen.from : said(filters.from),
    to: isPriced ? chosen.to : said(filters.to),
    onSale: chosen.onSale || filters.onSale,
  };
}

async function bestsellers({ db, language }: Reading): Promise<Product[]> {
  return asRow(await productsById(db, await wantedMost(db, 8), language.lanCode));
}

function headOf(
  reading: Reading,
  name: Extract<OwnPage, "sale" | "newProducts" | "search">,
  listing: Listing,
): Made["head"] {
  const { lanCode } = reading.language;
  const text = headText(name, lanCode);
  const path = pathsIn[lanCode][name];
  return listingHead(reading, { title: text.title, description: text.description, path, listing });
}

/**
 * Returns the head of a listing: further pages say their number and are found under their own address,
 * another order is the same page to a search engine, a narrowed one is none of its business.
 */
export function listingHead(
  { layout, language }: Reading,
  { title, description, path, listing }: { title: string; description: string; path: string; listing: Listing },
): Made["head"] {
  const numbered =
    listing.page === 1 ? title : `${title} – ${textIn(language.lanCode, "HEAD_PAGE", { page: listing.page })}`;
  const asPrerendered = listing.sort === plainView.sort && listing.perPage === plainView.perPage;
  const narrowed = listing.open === true || listingHref("", { ...plainView, filters: listing.filters }) !== "";
  return {
    title: titled(numbered, layout),
    description,
    canonical: asPrerendered && !narrowed ? listingHref(path, { ...plainView, page: listing.page }) : path,
    image: firstPicture(listing.products),
    ...(narrowed ? { noindex: true } : {}),
  };
}

/** Returns the first picture of a listing, for link previews. */
function firstPicture(products: readonly Product[]): string | null {
  return products.find((product) => product.images.length > 0)?.images[0]?.path ?? null;
}

/** Returns a shop name's suffix for titles. */
export function titled(name: string, layout: Layout): string {
  return `${name} | ${layout.shop.name}`;
}
