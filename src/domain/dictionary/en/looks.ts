import type { looks as polish } from "../pl/looks.ts";

/** English: the pages of looks. */
export const looks = {
  LOOK_COMPLETE: "Complete the look",
  LOOK_PIECES: "In this look",
  LOOK_SIZES: "Sizes: @productName",
  LOOK_OTHERS: "Other looks",
} as const satisfies Record<keyof typeof polish, string>;
