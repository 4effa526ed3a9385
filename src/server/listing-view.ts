import { listingSorts, perPageChoices } from "../contract/page-data.ts";
import { firstView, type ListingView } from "../generator/pages/listing.ts";

/** Answers the listing view a query string asks for, or null where it asks for the first one; wrong values fall back to it. */
export function viewOf(query: Record<string, string | string[] | undefined>): ListingView | null {
  const sort = listingSorts.find((known) => known === query["sort"]) ?? firstView.sort;
  const perPage = perPageChoices.find((known) => String(known) === query["per"]) ?? firstView.perPage;
  const page = /^[1-9]\d{0,4}$/.test(String(query["page"] ?? "")) ? Number(query["page"]) : 1;
  return sort === firstView.sort && perPage === firstView.perPage && page === 1 ? null : { sort, perPage, page };
}
