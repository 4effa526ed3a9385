import type { Listing, SearchSort } from "../../../contract/page-data.ts";
import { paths } from "../../../contract/paths.ts";

/** What a listing shows when its address says nothing; a search then shows what fits best. */
export const plainListing = { sort: "date-desc", perPage: 48, page: 1 } as const;

/**
 * Answers the address of a listing sorted, divided or turned to another page; what is as usual is left
 * out of it: `/buty/?sort=price-asc&page=2`. Another order or page size begins at the first page.
 */
export function listingHref(path: string, listing: Pick<Listing, "sort" | "perPage" | "page">, change: { sort?: SearchSort; perPage?: number; page?: number }): string {
  const { sort, perPage, page } = { ...listing, page: 1, ...change };
  const query = new URLSearchParams();
  if (sort !== (path.startsWith(paths.search) ? "relevance" : plainListing.sort)) query.set("sort", sort);
  if (perPage !== plainListing.perPage) query.set("per", String(perPage));
  if (page !== plainListing.page) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Answers which products a page shows, counted from one: the second page of 24 of 50 is 25 to 48. */
export function shownOf({ page, perPage, total }: Pick<Listing, "page" | "perPage" | "total">): { first: number; last: number; count: number } {
  return { first: Math.min(total, (page - 1) * perPage + 1), last: Math.min(total, page * perPage), count: total };
}
