import type { home as polish } from "../pl/home.ts";

/** English: the home page. */
export const home = {
  HOME_HERO_TEXT: "Have a look at what is new.",
  HOME_HERO_GO: "See the collection",
  HOME_CATEGORIES: "Layer by layer",
  HOME_LOOKS: "From hat to sole",
  HOME_BESTSELLERS: "Bestsellers",
  HOME_SALE: "For less",
  HOME_ALL_SALE: "The full sale",
} as const satisfies Record<keyof typeof polish, string>;
