import type { Dictionary } from "../../translations.ts";

/** Polish: the pages of looks. */
export const looks = {
  LOOK_COMPLETE: "Skompletuj stylizację",
  LOOK_PIECES: "W tej stylizacji",
  LOOK_SIZES: "Rozmiary: @productName",
  LOOK_OTHERS: "Inne stylizacje",
} as const satisfies Dictionary;
