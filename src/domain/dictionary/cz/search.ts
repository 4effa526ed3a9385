import type { search as polish } from "../pl/search.ts";

/** Czech: the page of search results. */
export const search = {
  SEARCH_RESULTS: "Výsledky vyhledávání",
  SEARCH_QUOTED: "„@query“",
  SEARCH_CORRECTED: "Pod „@query“ nic nemáme. Zobrazujeme výsledky pro:",
  SEARCH_WITHOUT: "Vynechali jsme slova, ke kterým jsme tu nic nenašli: @words.",
  SEARCH_LOOKS: "Outfity:",
  SEARCH_NONE_HINT: "Zkontrolujte pravopis, zkuste jedno slovo místo několika, nebo se podívejte sem:",
  SEARCH_EMPTY: "Napište, co hledáte, nebo se podívejte sem:",
  SEARCH_BESTSELLERS: "Co kupují ostatní",
} as const satisfies Record<keyof typeof polish, string>;
