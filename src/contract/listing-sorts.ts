/** The orders of a listing's products. */
export const listingSorts = [
  "date-desc",
  "date-asc",
  "price-asc",
  "price-desc",
  "name-asc",
  "name-desc",
  "availability-desc",
  "availability-asc",
  "bestsellers",
  "biggest-reduction",
  "best-rated",
] as const;
export type ListingSort = (typeof listingSorts)[number];
/** The orders of a listing that has one of its own, which is the first; no other listing has `newest`. */
export const ownSorts = ["date-desc", "newest", ...listingSorts.slice(1)] as const;
/** The orders of a search: best match first, where nothing else is asked for; no other listing has it. */
export const searchSorts = ["relevance", ...listingSorts] as const;
export type SearchSort = (typeof searchSorts)[number] | "newest";
/** How many products a page of a listing may show. */
export const perPageChoices = [24, 48, 96] as const;
