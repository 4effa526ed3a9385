import type { unscripted as polish } from "../pl/unscripted.ts";

/** Czech: what only pages without a program say; the browser's code has none of it. */
export const unscripted = {
  PRODUCT_UNSCRIPTED: "Objednávka vyžaduje JavaScript. Podívejte se, jak objednat jinak",
} as const satisfies Record<keyof typeof polish, string>;
