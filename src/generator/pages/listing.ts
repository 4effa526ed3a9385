import { listingHref, plainView, plainViewOf } from "../../contract/listing-address.ts";
import { countFilters } from "../../contract/listing-filters.ts";
import type { Layout, Listing } from "../../contract/page-data.ts";
import { paths, searchHref } from "../../contract/paths.ts";
import type { ListingSubject } from "../../database/catalogue/listing-subjects.ts";
import { productsById } from "../../database/catalogue/products.ts";
import type { SearchMatch } from "../../database/search/search-sql.ts";
import { findProducts, wantedMost } from "../../database/search/search.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { asRow } from "../../domain/catalogue/row.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { headText } from "../head-text.ts";
import { type ListingAsked, loadFilteredListing } from "./filtered-listing.ts";
import { loadProducts } from "./listed-products.ts";

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
    path: paths.sale,
    template: "sale",
    head: headOf(reading, "sale", paths.sale, listing),
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
    path: paths.newProducts,
    template: "newProducts",
    head: headOf(reading, "newProducts", paths.newProducts, listing),
    data: listing,
    reads: [...layoutCacheTags, "new", ...reads],
  };
}

/** The search page; the query may be anything a visitor types. Where nothing is found it offers bestsellers. */
export async function searchPage(
  reading: Reading,
  query: string,
  asked: ListingAsked | null = null,
): Promise<Made<"search">> {
  const { match, corrected, without, sized } = await findProducts(reading.db, query, reading.language.lanCode);
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
      : sized !== null
        ? await loadSized(reading, { match, ...sized }, asked)
        : asked === null
          ? await loadProducts(reading, { kind: "search", match }, plain)
          : await loadFilteredListing(reading, { kind: "search", match }, asked);
  return {
    path: searchHref(query),
    template: "search",
    head: { ...headOf(reading, "search", paths.search, listing), noindex: true },
    data: {
      ...listing,
      query,
      corrected,
      without,
      sized: sized && { words: sized.words, sizes: sized.sizes },
      instead: match === null ? await bestsellers(reading) : [],
    },
    reads,
  };
}

/** A search whose words name sizes is narrowed by them as if they had been chosen; where its address names others, by those. Nothing is counted that is not asked for. */
async function loadSized(
  reading: Reading,
  { match, any, sizes }: { match: SearchMatch; any: SearchMatch; sizes: string[] },
  asked: ListingAsked | null,
): Promise<{ listing: Listing; reads: string[] }> {
  const view = asked?.view ?? plainViewOf(paths.search);
  const filters = { ...view.filters, sizes: view.filters.sizes.length > 0 ? view.filters.sizes : sizes };
  if (asked?.open || countFilters(view.filters) > 0)
    return loadFilteredListing(
      reading,
      { kind: "search", match: any },
      { view: { ...view, filters }, open: asked?.open ?? false },
    );
  const { listing, reads } = await loadFilteredListing(reading, { kind: "search", match }, { view, open: false });
  return { listing: { ...listing, filters }, reads };
}

async function bestsellers({ db, language }: Reading): Promise<Product[]> {
  return asRow(await productsById(db, await wantedMost(db, 8), language.lanCode));
}

function headOf(
  reading: Reading,
  name: "sale" | "newProducts" | "search",
  path: string,
  listing: Listing,
): Made["head"] {
  const text = headText(name, reading.language.lanCode);
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
