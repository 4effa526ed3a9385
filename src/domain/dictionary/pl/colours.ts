import type { Dictionary } from "../../translations.ts";

/** Polish: families of colours. */
export const colours = {
  COLOUR_BLACK: "Czarny",
  COLOUR_GREY: "Szary",
  COLOUR_WHITE: "Biały",
  COLOUR_BEIGE: "Beżowy",
  COLOUR_BROWN: "Brązowy",
  COLOUR_RED: "Czerwony",
  COLOUR_PINK: "Różowy",
  COLOUR_ORANGE: "Pomarańczowy",
  COLOUR_YELLOW: "Żółty",
  COLOUR_GREEN: "Zielony",
  COLOUR_BLUE: "Niebieski",
  COLOUR_VIOLET: "Fioletowy",
  COLOUR_METAL: "Srebrny i złoty",
  COLOUR_CLEAR: "Przezroczysty",
  COLOUR_MANY: "Wielokolorowy",
  COLOUR_OTHER: "Inny kolor",
} as const satisfies Dictionary;
