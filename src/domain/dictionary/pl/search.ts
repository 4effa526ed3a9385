import type { Dictionary } from "../../translations.ts";

/** Polish: the page of search results. */
export const search = {
  SEARCH_RESULTS: "Wyniki wyszukiwania",
  SEARCH_QUOTED: "„@query”",
  SEARCH_CORRECTED: "Nie mamy nic pod „@query”. Pokazujemy wyniki dla:",
  SEARCH_WITHOUT: "Pominęliśmy słowa, których z resztą nie znaleźliśmy: @words.",
  SEARCH_LOOKS: "Stylizacje:",
  SEARCH_NONE_HINT: "Sprawdź pisownię, wpisz jedno słowo zamiast kilku albo zajrzyj tutaj:",
  SEARCH_EMPTY: "Wpisz, czego szukasz, albo zajrzyj tutaj:",
  SEARCH_BESTSELLERS: "Co biorą inni",
} as const satisfies Dictionary;
