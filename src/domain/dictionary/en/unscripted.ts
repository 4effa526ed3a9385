import type { unscripted as polish } from "../pl/unscripted.ts";

/** English: what only pages without a program say; the browser's code has none of it. */
export const unscripted = {
  PRODUCT_UNSCRIPTED: "Ordering needs JavaScript. See how to order otherwise",
} as const satisfies Record<keyof typeof polish, string>;
