import type { Dictionary } from "../../translations.ts";

/** Polish: the table of compared products. */
export const compare = {
  COMPARE_ONLY_DIFFERENCES: "Pokaż tylko różnice",
  COMPARE_DIFFERS: "różni się",
  COMPARE_SAME: "Te produkty nie różnią się niczym, co porównujemy.",
  COMPARE_COLOUR: "Kolor",
  COMPARE_WEIGHT: "Waga",
  COMPARE_BADGES: "Wyróżnienia",
  COMPARE_BUY: "Kup",
  COMPARE_REMOVE_NAMED: "Usuń z porównania: @productName",
  COMPARE_REMOVE_ALL: "Wyczyść porównanie",
  COMPARE_GONE: "Tego produktu nie ma już w sprzedaży.",
  COMPARE_WAIT: "Sprawdzam ceny i rozmiary…",
  COMPARE_FAILED: "Nie udało się sprawdzić aktualnych cen. Sprawdź połączenie i spróbuj ponownie.",
  COMPARE_AGAIN: "Spróbuj ponownie",
  COMPARE_ONE: "Dodaj drugi produkt, żeby zobaczyć różnice.",
  COMPARE_CHOOSE_SIZE: "Najpierw wybierz rozmiar.",
} as const satisfies Dictionary;
