import type { Dictionary } from "../../translations.ts";

/** Polish: comparison, information pages, not found. */
export const text = {
  COMPARE_TITLE: "Porównanie",
  COMPARE_EMPTY: "Nie masz jeszcze czego porównać. Otwórz produkt i dodaj go strzałkami obok przycisku koszyka.",
  COMPARE_BESTSELLERS: "Co biorą inni",
  COMPARE_PRODUCT: "Produkt",
  COMPARE_PRICE: "Cena",
  COMPARE_BRAND: "Marka",
  COMPARE_SIZES: "Dostępne",
  NOTFOUND_TITLE: "Ślepa uliczka",
  NOTFOUND_TEXT: "Tej strony nie ma albo zmieniła adres. Poszukaj w sklepie lub zacznij od nowości.",
  NOTFOUND_ALT: "404 ułożone z kostki brukowej",
  NOTFOUND_NEW: "Zobacz nowości",
  NOTFOUND_SUGGESTIONS: "Skoro już tu jesteś",
  NOTFOUND_SEARCH: "Szukaj w sklepie",
  CONTENT_RELATED: "Inne strony",
} as const satisfies Dictionary;
