import type { Layout, Listing, SearchSort } from "../../contract/page-data.ts";
import { paths, searchHref } from "../../contract/paths.ts";
import { listProducts, type ListingSubject } from "../../database/listings.ts";
import { productsById } from "../../database/products.ts";
import { findProducts, wantedMost } from "../../database/search.ts";
import type { Product } from "../../domain/product.ts";
import { layoutFacts, type Made, type Reading } from "../reading.ts";
import { texts } from "../texts.ts";

/** How a listing is looked at; the printed page is the first of each. */
export interface ListingView {
  sort: SearchSort;
  page: number;
  perPage: number;
}

export const firstView: ListingView = { sort: "date-desc", page: 1, perPage: 48 };

/** A search begins with what fits best. */
export const firstSearchView: ListingView = { ...firstView, sort: "relevance" };

/** Answers one view of a listing and the facts it shows. */
export async function loadListing({ db, language }: Reading, subject: ListingSubject, view: ListingView): Promise<{ listing: Listing; reads: string[] }> {
  const { ids, total } = await listProducts(db, { subject, ...view, lanCode: language.lanCode });
  const products = await productsById(db, ids, language.lanCode);
  return { listing: { products, total, ...view }, reads: products.map(productFact) };
}

/** The sale page: every product with a catalogue price. */
export async function salePage(reading: Reading, view: ListingView = firstView): Promise<Made<"sale">> {
  const { listing, reads } = await loadListing(reading, { kind: "sale" }, view);
  return { path: paths.sale, template: "sale", head: headOf(reading, "sale", paths.sale, listing), data: listing, reads: [...layoutFacts, "sale", ...reads] };
}

/** The page of new products. */
export async function newProductsPage(reading: Reading, view: ListingView = firstView): Promise<Made<"newProducts">> {
  const { listing, reads } = await loadListing(reading, { kind: "newProducts" }, view);
  return { path: paths.newProducts, template: "newProducts", head: headOf(reading, "newProducts", paths.newProducts, listing), data: listing, reads: [...layoutFacts, "new", ...reads] };
}

/** The search page; the query may be anything a visitor types. Where nothing is found it offers bestsellers. */
export async function searchPage(reading: Reading, query: string, view: ListingView = firstSearchView): Promise<Made<"search">> {
  const { match, corrected, without } = await findProducts(reading.db, query);
  const { listing, reads } = match === null
    ? { listing: { products: [], total: 0, ...view }, reads: [] }
    : await loadListing(reading, { kind: "search", match }, view);
  return {
    path: searchHref(query),
    template: "search",
    head: { ...headOf(reading, "search", paths.search, listing), noindex: true },
    data: { ...listing, query, corrected, without, instead: match === null ? await bestsellers(reading) : [] },
    reads,
  };
}

async function bestsellers({ db, language }: Reading): Promise<Product[]> {
  return productsById(db, await wantedMost(db, 8), language.lanCode);
}

function headOf({ layout, language }: Reading, name: "sale" | "newProducts" | "search", canonical: string, listing: Listing): Made["head"] {
  const text = texts[language.lanCode][name];
  return { title: `${text.title} | ${layout.shop.name}`, description: text.description, canonical, image: firstPicture(listing.products) };
}

/** Answers the first picture of a listing, for link previews. */
export function firstPicture(products: readonly Product[]): string | null {
  return products.find((product) => product.images.length > 0)?.images[0]?.path ?? null;
}

export function productFact(product: Product): string {
  return `product:${product.product_id}`;
}

/** Answers a shop name's suffix for titles. */
export function titled(name: string, layout: Layout): string {
  return `${name} | ${layout.shop.name}`;
}
