import type { suggestions as polish } from "../pl/suggestions.ts";

/** English: what the search suggests while one types. */
export const suggestions = {
  SUGGEST_LIST: "Suggestions",
  SUGGEST_BRANDS: "Brands",
  SUGGEST_LOOKS: "Looks",
  SUGGEST_PRODUCTS: "Products",
  SUGGEST_ALL: "See all results (@count)",
  SUGGEST_CORRECTED: "Showing suggestions for: @query",
  SUGGEST_COUNT_ONE: "@count suggestion, choose with the arrow keys",
  SUGGEST_COUNT_FEW: "@count suggestions, choose with the arrow keys",
  SUGGEST_COUNT_MANY: "@count suggestions, choose with the arrow keys",
  SUGGEST_OFFLINE: "No connection: search will be back with the internet.",
} as const satisfies Record<keyof typeof polish, string>;
