import type { suggestions as polish } from "../pl/suggestions.ts";

/** Czech: what the search suggests while one types. */
export const suggestions = {
  SUGGEST_LIST: "Návrhy",
  SUGGEST_BRANDS: "Značky",
  SUGGEST_LOOKS: "Outfity",
  SUGGEST_PRODUCTS: "Produkty",
  SUGGEST_ALL: "Zobrazit všechny výsledky (@count)",
  SUGGEST_CORRECTED: "Zobrazujeme návrhy pro: @query",
  SUGGEST_COUNT_ONE: "@count návrh, vyberte šipkami",
  SUGGEST_COUNT_FEW: "@count návrhy, vyberte šipkami",
  SUGGEST_COUNT_MANY: "@count návrhů, vyberte šipkami",
  SUGGEST_OFFLINE: "Bez připojení: hledání se vrátí s internetem.",
} as const satisfies Record<keyof typeof polish, string>;
