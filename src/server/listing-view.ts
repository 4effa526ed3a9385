import { listingSorts, perPageChoices, searchSorts } from "../contract/page-data.ts";
import { firstSearchView, firstView, type ListingView } from "../generator/pages/listing.ts";

/** Answers the listing view a query string asks for, or null where it asks for the first one; wrong values fall back to it. A search has an order of its own. */
export function viewOf(query: Record<string, string | string[] | undefined>, { search = false } = {}): ListingView | null {
  const first = search ? firstSearchView : firstView;
  const sort = (search ? searchSorts : listingSorts).find((known) => known === query["sort"]) ?? first.sort;
  const perPage = perPageChoices.find((known) => String(known) === query["per"]) ?? first.perPage;
  const page = /^[1-9]\d{0,4}$/.test(String(query["page"] ?? "")) ? Number(query["page"]) : 1;
  return sort === first.sort && perPage === first.perPage && page === 1 ? null : { sort, perPage, page };
}
