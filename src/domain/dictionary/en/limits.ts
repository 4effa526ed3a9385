import type { limits as polish } from "../pl/limits.ts";

/** English: to whom, where and whereto a product is not sold. */
export const limits = {
  PRODUCT_ADULT_ONLY: "For adults only",
  PRODUCT_NOTONLINE_TITLE: "Only in our shop",
  PRODUCT_NOTONLINE_TEXT: "We do not sell this online. Ask for it at our shop: @address.",
  PRODUCT_NOTSENT: "Not shipped to: @countries",
} as const satisfies Record<keyof typeof polish, string>;
