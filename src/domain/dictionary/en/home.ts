import type { home as polish } from "../pl/home.ts";

/** English: the home page. */
export const home = {
  HOME_HERO_1: "Solid",
  HOME_HERO_2: "ground",
  HOME_HERO_ALT: "Things from the winter collection lying on concrete",
  HOME_HERO_SEASON: "The winter collection.",
  HOME_HERO_TEXT: "Heavy cotton, reflective print and soles that know every slab on the estate.",
  HOME_HERO_GO: "See the collection",
  HOME_CATEGORIES: "Layer by layer",
  HOME_LOOKS: "From hat to sole",
  HOME_BESTSELLERS: "Bestsellers",
  HOME_SALE: "For less",
  HOME_ALL_SALE: "The full sale",
} as const satisfies Record<keyof typeof polish, string>;
