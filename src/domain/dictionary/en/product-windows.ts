import type { productWindows as polish } from "../pl/product-windows.ts";

/** English: what a product page brings when it is asked for: zoom, size table, quick view, sharing, what was seen before. */
export const productWindows = {
  ZOOM_IN: "Zoom in",
  ZOOM_OUT: "Zoom out",
  ZOOM_OF: "Picture @count of @total",
  SIZETABLE_HOW: "How to measure",
  SIZETABLE_WAIT: "Fetching the table…",
  SIZETABLE_FAILED: "The table could not be fetched. Check your connection and try again.",
  QUICKVIEW_WHOLE: "See the whole product page",
  PRODUCT_LINK_COPIED: "We copied the link to this product.",
  PRODUCT_LINK_FAILED: "The link could not be copied. Copy it from the address bar.",
  HISTORY_TITLE: "Recently viewed",
  PRODUCT_PICTURE_PREVIOUS: "Previous picture",
  PRODUCT_PICTURE_NEXT: "Next picture",
} as const satisfies Record<keyof typeof polish, string>;
