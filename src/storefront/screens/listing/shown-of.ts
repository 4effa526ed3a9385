import type { Listing } from "../../../contract/page-data.ts";

/** Returns which products a page shows, counted from one: the second page of 24 of 50 is 25 to 48. */
export function shownOf({ page, perPage, total }: Pick<Listing, "page" | "perPage" | "total">): {
  first: number;
  last: number;
  count: number;
} {
  return { first: Math.min(total, (page - 1) * perPage + 1), last: Math.min(total, page * perPage), count: total };
}
