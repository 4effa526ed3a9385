import type { search as polish } from "../pl/search.ts";

/** English: the page of search results. */
export const search = {
  SEARCH_RESULTS: "Search results",
  SEARCH_QUOTED: "“@query”",
  SEARCH_CORRECTED: "We have nothing under “@query”. Here is what we found for:",
  SEARCH_WITHOUT: "We left out words that match nothing here: @words.",
  SEARCH_LOOKS: "Looks:",
  SEARCH_NONE_HINT: "Check the spelling, try one word instead of several, or look here:",
  SEARCH_EMPTY: "Type what you are looking for, or look here:",
  SEARCH_BESTSELLERS: "What others buy",
} as const satisfies Record<keyof typeof polish, string>;
