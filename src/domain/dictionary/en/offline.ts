import type { offline as polish } from "../pl/offline.ts";

/** English: the page that stands in for another without a connection. */
export const offline = {
  OFFLINE_TITLE: "No connection",
  OFFLINE_TEXT:
    "This page is not kept in your browser. We will load it as soon as the internet is back; your cart and the pages you have seen still work.",
  OFFLINE_SEARCH_TITLE: "Search is waiting",
  OFFLINE_SEARCH_TEXT:
    "Searching takes a connection. We will show the results as soon as it is back; your cart and the pages you have seen still work.",
  OFFLINE_RETRY: "Try again",
  OFFLINE_SEEN: "Recently viewed",
} as const satisfies Record<keyof typeof polish, string>;
