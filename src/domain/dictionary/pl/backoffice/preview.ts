import type { Dictionary } from "../../../translations.ts";

/** Polish: a page of the shop beside the form of its record. */
export const preview = {
  OFFICE_PREVIEW: "Tak to zobaczą",
  OFFICE_PREVIEW_OPEN: "Podgląd",
  OFFICE_PREVIEW_LANGUAGE: "Język podglądu",
  OFFICE_PREVIEW_WHAT: "Co pokazać",
  OFFICE_PREVIEW_PAGE: "Strona",
  OFFICE_PREVIEW_SEARCH: "Wyszukiwarka",
  OFFICE_PREVIEW_CARD: "Link",
  OFFICE_PREVIEW_FEED: "Plik dla Google",
  OFFICE_PREVIEW_WIDTH: "Szerokość okna",
  OFFICE_PREVIEW_PHONE: "Telefon",
  OFFICE_PREVIEW_DESKTOP: "Komputer",
  OFFICE_PREVIEW_LARGE: "Powiększ",
  OFFICE_PREVIEW_SIGHT: "Strona: przewijasz ją strzałkami",
  OFFICE_PREVIEW_STILL:
    "To obraz strony: linki i przyciski w nim nie działają. Kliknij tekst albo zdjęcie, a przejdziesz do jego pola.",
  OFFICE_PREVIEW_HIDDEN: "Kupujący jeszcze tego nie widzą.",
  OFFICE_PREVIEW_TITLE_CUT: "Tytuł jest dłuższy: wyszukiwarka utnie go mniej więcej tutaj.",
  OFFICE_PREVIEW_DESCRIPTION_CUT: "Opis jest dłuższy: wyszukiwarka utnie go mniej więcej tutaj.",
  OFFICE_PREVIEW_DESCRIPTION_NONE: "Nie ma opisu: wyszukiwarka weźmie jakiś fragment strony.",
  OFFICE_PREVIEW_SEARCH_TEXT: "Wyszukiwarka może pokazać inny fragment strony, jeśli lepiej pasuje do pytania.",
  OFFICE_PREVIEW_CARD_PICTURE: "Zdjęcie przy linku",
  OFFICE_PREVIEW_CARD_NONE: "Link nie ma zdjęcia. Towary dla dorosłych i bez zdjęć pokazujemy bez niego.",
  OFFICE_PREVIEW_CARD_TEXT: "Tak wygląda link wysłany w komunikatorze albo wstawiony w mediach społecznościowych.",
  OFFICE_PREVIEW_FEED_NONE:
    "Tego towaru nie ma w pliku dla Google. Są w nim towary ze zdjęciem, które wolno reklamować każdemu.",
  OFFICE_PREVIEW_FEED_ROWS_ONE: "Jeden wiersz w pliku.",
  OFFICE_PREVIEW_FEED_ROWS_FEW: "@count wiersze w pliku, po jednym na wariant. To pierwszy z nich.",
  OFFICE_PREVIEW_FEED_ROWS_MANY: "@count wierszy w pliku, po jednym na wariant. To pierwszy z nich.",
} as const satisfies Dictionary;
