import type { Dictionary } from "../../translations.ts";

/** Polish: what the search suggests while one types. */
export const suggestions = {
  SUGGEST_LIST: "Podpowiedzi",
  SUGGEST_BRANDS: "Marki",
  SUGGEST_LOOKS: "Stylizacje",
  SUGGEST_PRODUCTS: "Produkty",
  SUGGEST_ALL: "Zobacz wszystkie wyniki (@count)",
  SUGGEST_CORRECTED: "Pokazujemy podpowiedzi dla: @query",
  SUGGEST_COUNT_ONE: "@count podpowiedź, wybierz strzałkami",
  SUGGEST_COUNT_FEW: "@count podpowiedzi, wybierz strzałkami",
  SUGGEST_COUNT_MANY: "@count podpowiedzi, wybierz strzałkami",
  SUGGEST_OFFLINE: "Brak połączenia: szukanie wróci razem z internetem.",
} as const satisfies Dictionary;
