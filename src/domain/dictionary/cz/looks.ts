import type { looks as polish } from "../pl/looks.ts";

/** Czech: the pages of looks. */
export const looks = {
  LOOK_COMPLETE: "Doplňte si outfit",
  LOOK_PIECES: "V tomto outfitu",
  LOOK_SIZES: "Velikosti: @productName",
  LOOK_OTHERS: "Další outfity",
} as const satisfies Record<keyof typeof polish, string>;
