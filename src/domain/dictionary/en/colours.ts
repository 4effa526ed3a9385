import type { colours as polish } from "../pl/colours.ts";

/** English: families of colours. */
export const colours = {
  COLOUR_BLACK: "Black",
  COLOUR_GREY: "Grey",
  COLOUR_WHITE: "White",
  COLOUR_BEIGE: "Beige",
  COLOUR_BROWN: "Brown",
  COLOUR_RED: "Red",
  COLOUR_PINK: "Pink",
  COLOUR_ORANGE: "Orange",
  COLOUR_YELLOW: "Yellow",
  COLOUR_GREEN: "Green",
  COLOUR_BLUE: "Blue",
  COLOUR_VIOLET: "Violet",
  COLOUR_METAL: "Silver and gold",
  COLOUR_CLEAR: "Clear",
  COLOUR_MANY: "Multicolour",
  COLOUR_OTHER: "Another colour",
} as const satisfies Record<keyof typeof polish, string>;
