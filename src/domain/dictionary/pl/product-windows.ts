import type { Dictionary } from "../../translations.ts";

/** Polish: what a product page brings when it is asked for: zoom, size table, quick view, sharing, what was seen before. */
export const productWindows = {
  ZOOM_IN: "Powiększ",
  ZOOM_OUT: "Pomniejsz",
  ZOOM_OF: "Zdjęcie @count z @total",
  SIZETABLE_HOW: "Jak mierzyć",
  SIZETABLE_WAIT: "Pobieram tabelę…",
  SIZETABLE_FAILED: "Nie udało się pobrać tabeli. Sprawdź połączenie i spróbuj ponownie.",
  SIZEADVICE_ASK: "Jaki masz wymiar: @measure?",
  SIZEADVICE_ONE: "Twój rozmiar: @size",
  SIZEADVICE_BETWEEN: "Między @smaller a @larger: mniejszy będzie dopasowany, większy luźny.",
  SIZEADVICE_BELOW: "To mniej niż nasz najmniejszy rozmiar.",
  SIZEADVICE_ABOVE: "To więcej niż nasz największy rozmiar.",
  SIZEADVICE_FORGET: "Zapomnij",
  SIZEADVICE_KEPT: "Wymiar zostaje na tym urządzeniu, także dla innych tabel. Nigdzie go nie wysyłamy.",
  QUICKVIEW_WHOLE: "Zobacz całą stronę produktu",
  PRODUCT_LINK_COPIED: "Skopiowaliśmy link do produktu.",
  PRODUCT_LINK_FAILED: "Nie udało się skopiować linku. Skopiuj go z paska adresu.",
  HISTORY_TITLE: "Ostatnio oglądane",
  HISTORY_FORGET: "Wyczyść tę listę",
  PRODUCT_PICTURE_PREVIOUS: "Poprzednie zdjęcie",
  PRODUCT_PICTURE_NEXT: "Następne zdjęcie",
} as const satisfies Dictionary;
