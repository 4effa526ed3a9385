import type { colours as polish } from "../pl/colours.ts";

/** Czech: families of colours. */
export const colours = {
  COLOUR_BLACK: "Černá",
  COLOUR_GREY: "Šedá",
  COLOUR_WHITE: "Bílá",
  COLOUR_BEIGE: "Béžová",
  COLOUR_BROWN: "Hnědá",
  COLOUR_RED: "Červená",
  COLOUR_PINK: "Růžová",
  COLOUR_ORANGE: "Oranžová",
  COLOUR_YELLOW: "Žlutá",
  COLOUR_GREEN: "Zelená",
  COLOUR_BLUE: "Modrá",
  COLOUR_VIOLET: "Fialová",
  COLOUR_METAL: "Stříbrná a zlatá",
  COLOUR_CLEAR: "Průhledná",
  COLOUR_MANY: "Vícebarevná",
  COLOUR_OTHER: "Jiná barva",
} as const satisfies Record<keyof typeof polish, string>;
