import type { Dictionary } from "../../translations.ts";

/** Polish: comparison, contact, information pages, not found. */
export const text = {
  MESSAGE_OK: "Wiadomość została wysłana.",
  MESSAGE_ERROR: "Błąd podczas wysyłania e-maila.",
  CONTACT_MAILHASBEENSENT: "Wiadomość została wysłana.",
  COMPARE_TITLE: "Porównanie",
  COMPARE_EMPTY: "Nie masz jeszcze czego porównać. Dodaj produkty strzałkami przy ich zdjęciach.",
  COMPARE_PRODUCT: "Produkt",
  COMPARE_PRICE: "Cena",
  COMPARE_BRAND: "Marka",
  COMPARE_SIZES: "Dostępne",
  COMPARE_REMOVE: "Usuń",
  CONTACT_TEXT: "Piszesz do ludzi, którzy sami pakują paczki. Odpowiadamy w dni robocze, zwykle tego samego dnia.",
  CONTACT_ADDRESS: "Adres",
  NOTFOUND_TITLE: "Ślepa uliczka",
  NOTFOUND_TEXT: "Tej strony nie ma albo zmieniła adres. Poszukaj w sklepie lub zacznij od nowości.",
  NOTFOUND_ALT: "404 ułożone z kostki brukowej",
  NOTFOUND_NEW: "Zobacz nowości",
  NOTFOUND_SUGGESTIONS: "Skoro już tu jesteś",
  NOTFOUND_SEARCH: "Szukaj w sklepie",
  CONTENT_RELATED: "Inne strony",
} satisfies Dictionary;
