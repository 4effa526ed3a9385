import type { Dictionary } from "../../translations.ts";

/** Polish: what a product page brings when it is asked for: zoom, size table, quick view, sharing, what was seen before. */
export const productWindows = {
  ZOOM_IN: "Powiększ",
  ZOOM_OUT: "Pomniejsz",
  ZOOM_OF: "Zdjęcie @count z @total",
  SIZETABLE_HOW: "Jak mierzyć",
  SIZETABLE_WAIT: "Pobieram tabelę…",
  SIZETABLE_FAILED: "Nie udało się pobrać tabeli. Sprawdź połączenie i spróbuj ponownie.",
  QUICKVIEW_WHOLE: "Zobacz całą stronę produktu",
  PRODUCT_LINK_COPIED: "Skopiowaliśmy link do produktu.",
  PRODUCT_LINK_FAILED: "Nie udało się skopiować linku. Skopiuj go z paska adresu.",
  HISTORY_TITLE: "Ostatnio oglądane",
  PRODUCT_PICTURE_PREVIOUS: "Poprzednie zdjęcie",
  PRODUCT_PICTURE_NEXT: "Następne zdjęcie",
} as const satisfies Dictionary;
