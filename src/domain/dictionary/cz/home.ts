import type { home as polish } from "../pl/home.ts";

/** Czech: the home page. */
export const home = {
  HOME_HERO_TEXT: "Podívejte se, co máme nového.",
  HOME_HERO_GO: "Prohlédnout kolekci",
  HOME_CATEGORIES: "Vrstva po vrstvě",
  HOME_LOOKS: "Od čepice po podrážku",
  HOME_BESTSELLERS: "Bestsellery",
  HOME_SALE: "Levněji",
  HOME_ALL_SALE: "Celý výprodej",
} as const satisfies Record<keyof typeof polish, string>;
