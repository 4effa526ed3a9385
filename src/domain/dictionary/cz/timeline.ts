import type { timeline as polish } from "../pl/timeline.ts";

/** Czech: the embedded social timeline. */
export const timeline = {
  TIMELINE_TITLE: "Přímo z ulice",
  TIMELINE_ASK: "Příspěvky se načítají z @host, který se o vaší návštěvě dozví a může uložit cookies.",
  TIMELINE_SHOW: "Zobrazit příspěvky",
} as const satisfies Record<keyof typeof polish, string>;
