import type { limits as polish } from "../pl/limits.ts";

/** Czech: to whom, where and whereto a product is not sold. */
export const limits = {
  PRODUCT_ADULT_ONLY: "Pouze pro dospělé",
  PRODUCT_NOTONLINE_TITLE: "Jen v naší prodejně",
  PRODUCT_NOTONLINE_TEXT: "Tuhle věc přes internet neprodáváme. Zeptejte se na ni na místě: @address.",
  PRODUCT_NOTSENT: "Neposíláme do: @countries",
} as const satisfies Record<keyof typeof polish, string>;
