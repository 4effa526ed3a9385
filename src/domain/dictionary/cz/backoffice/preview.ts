import type { Dictionary } from "../../../translations.ts";

/** Czech: a page of the shop beside the form of its record. */
export const preview = {
  OFFICE_PREVIEW: "Tak to uvidí",
  OFFICE_PREVIEW_OPEN: "Náhled",
  OFFICE_PREVIEW_LANGUAGE: "Jazyk náhledu",
  OFFICE_PREVIEW_WHAT: "Co ukázat",
  OFFICE_PREVIEW_PAGE: "Stránka",
  OFFICE_PREVIEW_SEARCH: "Vyhledávač",
  OFFICE_PREVIEW_CARD: "Odkaz",
  OFFICE_PREVIEW_FEED: "Soubor pro Google",
  OFFICE_PREVIEW_WIDTH: "Šířka okna",
  OFFICE_PREVIEW_PHONE: "Telefon",
  OFFICE_PREVIEW_DESKTOP: "Počítač",
  OFFICE_PREVIEW_LARGE: "Zvětšit",
  OFFICE_PREVIEW_SIGHT: "Stránka: posouváte ji šipkami",
  OFFICE_PREVIEW_STILL:
    "Je to obraz stránky: odkazy a tlačítka v něm nefungují. Klikněte na text nebo fotku a dostanete se do jejich pole.",
  OFFICE_PREVIEW_HIDDEN: "Kupující to ještě nevidí.",
  OFFICE_PREVIEW_TITLE_CUT: "Titulek je delší: vyhledávač ho ořízne přibližně tady.",
  OFFICE_PREVIEW_DESCRIPTION_CUT: "Popis je delší: vyhledávač ho ořízne přibližně tady.",
  OFFICE_PREVIEW_DESCRIPTION_NONE: "Popis chybí: vyhledávač vezme nějakou část stránky.",
  OFFICE_PREVIEW_SEARCH_TEXT: "Vyhledávač může ukázat jinou část stránky, když se k dotazu hodí víc.",
  OFFICE_PREVIEW_CARD_PICTURE: "Fotka u odkazu",
  OFFICE_PREVIEW_CARD_NONE: "Odkaz nemá fotku. Zboží pro dospělé a zboží bez fotek ukazujeme bez ní.",
  OFFICE_PREVIEW_CARD_TEXT: "Tak vypadá odkaz poslaný v komunikátoru nebo vložený na sociální síť.",
  OFFICE_PREVIEW_FEED_NONE:
    "Toto zboží v souboru pro Google není. Je v něm zboží s fotkou, které se smí nabízet komukoli.",
  OFFICE_PREVIEW_FEED_ROWS_ONE: "Jeden řádek v souboru.",
  OFFICE_PREVIEW_FEED_ROWS_FEW: "@count řádky v souboru, pro každou variantu jeden. Tohle je první z nich.",
  OFFICE_PREVIEW_FEED_ROWS_MANY: "@count řádků v souboru, pro každou variantu jeden. Tohle je první z nich.",
} as const satisfies Dictionary;
