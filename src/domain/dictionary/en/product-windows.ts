import type { productWindows as polish } from "../pl/product-windows.ts";

/** English: what a product page brings when it is asked for: zoom, size table, quick view, sharing, what was seen before. */
export const productWindows = {
  ZOOM_IN: "Zoom in",
  ZOOM_OUT: "Zoom out",
  ZOOM_OF: "Picture @count of @total",
  SIZETABLE_HOW: "How to measure",
  SIZETABLE_WAIT: "Fetching the table…",
  SIZETABLE_FAILED: "The table could not be fetched. Check your connection and try again.",
  SIZEADVICE_ASK: "What do you measure: @measure?",
  SIZEADVICE_ONE: "Your size: @size",
  SIZEADVICE_BETWEEN: "Between @smaller and @larger: the smaller will be fitted, the larger loose.",
  SIZEADVICE_BELOW: "That is less than our smallest size.",
  SIZEADVICE_ABOVE: "That is more than our largest size.",
  SIZEADVICE_FORGET: "Forget",
  SIZEADVICE_KEPT: "The measure stays on this device, for other tables too. We send it nowhere.",
  QUICKVIEW_WHOLE: "See the whole product page",
  PRODUCT_LINK_COPIED: "We copied the link to this product.",
  PRODUCT_LINK_FAILED: "The link could not be copied. Copy it from the address bar.",
  HISTORY_TITLE: "Recently viewed",
  HISTORY_FORGET: "Clear this list",
  PRODUCT_PICTURE_PREVIOUS: "Previous picture",
  PRODUCT_PICTURE_NEXT: "Next picture",
} as const satisfies Record<keyof typeof polish, string>;
