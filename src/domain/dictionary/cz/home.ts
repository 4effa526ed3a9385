import type { home as polish } from "../pl/home.ts";

/** Czech: the home page. */
export const home = {
  HOME_HERO_1: "Základ",
  HOME_HERO_2: "je Bruk",
  HOME_HERO_ALT: "Věci ze zimní kolekce leží na betonu",
  HOME_HERO_SEASON: "Zimní kolekce.",
  HOME_HERO_TEXT: "Silná bavlna, reflexní potisk a podrážka, která zná každou dlaždici na sídlišti.",
  HOME_HERO_GO: "Prohlédnout kolekci",
  HOME_CATEGORIES: "Vrstva po vrstvě",
  HOME_LOOKS: "Od čepice po podrážku",
  HOME_BESTSELLERS: "Bestsellery",
  HOME_SALE: "Levněji",
  HOME_ALL_SALE: "Celý výprodej",
} as const satisfies Record<keyof typeof polish, string>;
