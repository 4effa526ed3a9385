import type { filters as polish } from "../pl/filters.ts";

/** Czech: the open filters of a listing. */
export const filters = {
  FILTERS_CLOSE: "Zavřít filtry",
  FILTERS_CLEAR: "Zrušit",
  FILTERS_SHOW: "Zobrazit @products",
  FILTERS_APPLY: "Zobrazit produkty",
  FILTERS_OFFER: "Dostupnost a ceny",
  FILTERS_SIZE: "Velikost",
  FILTERS_SIZE_HINT: "Jen ty, které si můžete koupit hned.",
  FILTERS_COLOUR: "Barva",
  FILTERS_BRAND: "Značka",
  FILTERS_PRICE: "Cena",
  FILTERS_PRICE_FROM: "Od (PLN)",
  FILTERS_PRICE_TO: "Do (PLN)",
  FILTERS_PRICE_THERE: "Od @lowest do @highest.",
  FILTERS_PRICE_PLN: "Částky zadejte v polských zlotých (PLN).",
  FILTERS_PRICE_WRONG: "Zadejte částku v PLN, například 99.90.",
} as const satisfies Record<keyof typeof polish, string>;
