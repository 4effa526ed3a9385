import { listingHref, plainView, type ListingView } from "../../contract/listing-address.ts";
import type { Listing } from "../../contract/page-data.ts";
import { filterListing } from "../../database/catalogue/filtered-listings.ts";
import type { ListingSubject } from "../../database/catalogue/listing-subjects.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { parseDecimal } from "../../domain/money.ts";
import { facetsOf, knownFilters } from "../facets.ts";
import type { Reading } from "../reading.ts";
import { loadProducts, productCacheTag } from "./listed-products.ts";

/** What is asked of a listing: a view, and whether to show the form of the filters; the prerendered page is asked for nothing. */
export interface ListingAsked {
  view: ListingView;
  open: boolean;
}

/**
 * Returns a listing as somebody asked for it. What it can be narrowed by is counted where it is shown:
 * where something is chosen already, or the form is asked for; another order or page costs no counting.
 */
export async function loadFilteredListing(
  reading: Reading,
  subject: ListingSubject,
  { view, open }: ListingAsked,
): Promise<{ listing: Listing; reads: string[] }> {
  const { db, language } = reading;
  if (!open && listingHref("", { ...plainView, filters: view.filters }) === "") return lastPage(reading, subject, view);
  const { filters, sort, perPage } = view;
  const amounts = {
    from: filters.from === null ? null : parseDecimal(filters.from),
    to: filters.to === null ? null : parseDecimal(filters.to),
  };
  const { ids, total, page, facets } = await filterListing(db, {
    subject,
    sort,
    page: view.page,
    perPage,
    filters: { ...filters, ...amounts },
    lanCode: language.lanCode,
  });
  const products = await productsById(db, ids, language.lanCode);
  const known = knownFilters(filters, facets);
  const listing: Listing = {
    products,
    total,
    sort,
    page,
    perPage,
    filters: known,
    facets: facetsOf(facets, known, reading.layout.manufacturers),
    ...(open ? { open } : {}),
  };
  return { listing, reads: products.map(productCacheTag) };
}

/** Returns a page of a listing without filters. One beyond the end is the last: products are sold, and the link was right once. */
export async function lastPage(
  reading: Reading,
  subject: ListingSubject,
  view: ListingView,
): Promise<{ listing: Listing; reads: string[] }> {
  const asked = await loadProducts(reading, subject, view);
  const last = Math.max(1, Math.ceil(asked.listing.total / view.perPage));
  return view.page <= last ? asked : loadProducts(reading, subject, { ...view, page: last });
}
