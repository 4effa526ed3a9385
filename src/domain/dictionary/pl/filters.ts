import type { Dictionary } from "../../translations.ts";

/** Polish: the open filters of a listing. */
export const filters = {
  FILTERS_CLOSE: "Zamknij filtry",
  FILTERS_CLEAR: "Wyczyść",
  FILTERS_SHOW: "Pokaż @products",
  FILTERS_APPLY: "Pokaż produkty",
  FILTERS_OFFER: "Dostępność i ceny",
  FILTERS_SIZE: "Rozmiar",
  FILTERS_SIZE_HINT: "Tylko te, które możesz kupić teraz.",
  FILTERS_COLOUR: "Kolor",
  FILTERS_BRAND: "Marka",
  FILTERS_PRICE: "Cena",
  FILTERS_PRICE_FROM: "Od (zł)",
  FILTERS_PRICE_TO: "Do (zł)",
  FILTERS_PRICE_THERE: "Od @lowest do @highest.",
  FILTERS_PRICE_PLN: "Kwoty wpisz w złotych.",
  FILTERS_PRICE_WRONG: "Wpisz kwotę w złotych, na przykład 99.90.",
} as const satisfies Dictionary;
