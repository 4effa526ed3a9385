import type { Dictionary } from "../../translations.ts";

/** Polish: what only pages without a program say; the browser's code has none of it. */
export const unscripted = {
  PRODUCT_UNSCRIPTED: "Zamówienie wymaga JavaScriptu. Zobacz, jak zamówić inaczej",
} as const satisfies Dictionary;
