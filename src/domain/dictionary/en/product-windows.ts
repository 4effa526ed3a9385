import type { productWindows as polish } from "../pl/product-windows.ts";

/** English: what a product page brings when it is asked for: zoom, size table, quick view, sharing, what was seen before. */
export const productWindows = {
  ZOOM_IN: "Zoom in",
  ZOOM_OUT: "Zoom out",
  ZOOM_OF: "Picture @count of @total",
  SIZETABLE_HOW: "How to measure",
  SIZETABLE_WAIT: "Loading the size table…",
  SIZETABLE_FAILED: "The size table could not be loaded. Check your connection and try again.",
  SIZEADVICE_ASK: "Your measurement: @measure",
  SIZEADVICE_ONE: "Your size: @size",
  SIZEADVICE_BETWEEN: "Between @smaller and @larger: the smaller fits closer, the larger looser.",
  SIZEADVICE_BELOW: "That is smaller than our smallest size.",
  SIZEADVICE_ABOVE: "That is larger than our largest size.",
  SIZEADVICE_FORGET: "Clear",
  SIZEADVICE_KEPT: "It stays on this device and is used in other size tables, too. We never send it anywhere.",
  QUICKVIEW_WHOLE: "See the whole product page",
  PRODUCT_LINK_COPIED: "The link to this product is copied.",
  PRODUCT_LINK_FAILED: "The link could not be copied. Copy it from the address bar.",
  HISTORY_TITLE: "Recently viewed",
  HISTORY_FORGET: "Clear this list",
  PRODUCT_PICTURE_PREVIOUS: "Previous picture",
  PRODUCT_PICTURE_NEXT: "Next picture",
} as const satisfies Record<keyof typeof polish, string>;
