import type { text as polish } from "../pl/text.ts";

/** English: comparison, information pages, not found. */
export const text = {
  COMPARE_TITLE: "Compare",
  COMPARE_EMPTY: "Nothing to compare yet. Open a product and add it with the arrows beside the cart button.",
  COMPARE_BESTSELLERS: "What others buy",
  COMPARE_PRODUCT: "Product",
  COMPARE_PRICE: "Price",
  COMPARE_BRAND: "Brand",
  COMPARE_SIZES: "In stock",
  NOTFOUND_TITLE: "Dead end",
  NOTFOUND_TEXT: "This page does not exist or has moved. Search the shop, or start with what’s new.",
  NOTFOUND_ALT: "404 laid in paving stones",
  NOTFOUND_NEW: "See what’s new",
  NOTFOUND_SUGGESTIONS: "While you are here",
  NOTFOUND_SEARCH: "Search the shop",
  CONTENT_RELATED: "Other pages",
} as const satisfies Record<keyof typeof polish, string>;
