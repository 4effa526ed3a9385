import type { Dictionary } from "../../translations.ts";

/** Polish: the home page. */
export const home = {
  HOME_HERO_1: "Grunt",
  HOME_HERO_2: "to bruk",
  HOME_HERO_ALT: "Rzeczy z zimowej kolekcji leżą na betonie",
  HOME_HERO_SEASON: "Zimowa kolekcja.",
  HOME_HERO_TEXT: "Gruba bawełna, odblaskowy nadruk i podeszwa, która zna każdą płytę na osiedlu.",
  HOME_HERO_GO: "Zobacz kolekcję",
  HOME_CATEGORIES: "Na wierzch i pod spód",
  HOME_LOOKS: "Od czapki po podeszwę",
  HOME_BESTSELLERS: "Bestsellery",
  HOME_SALE: "Taniej",
  HOME_ALL_SALE: "Cała wyprzedaż",
} as const satisfies Dictionary;
