import type { Dictionary } from "../../translations.ts";

/** Polish: the home page. */
export const home = {
  HOME_HERO_TEXT: "Zobacz, co mamy nowego.",
  HOME_HERO_GO: "Zobacz kolekcję",
  HOME_CATEGORIES: "Na wierzch i pod spód",
  HOME_LOOKS: "Od czapki po podeszwę",
  HOME_BESTSELLERS: "Bestsellery",
  HOME_SALE: "Taniej",
  HOME_ALL_SALE: "Cała wyprzedaż",
} as const satisfies Dictionary;
