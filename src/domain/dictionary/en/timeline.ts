import type { timeline as polish } from "../pl/timeline.ts";

/** English: the embedded social timeline. */
export const timeline = {
  TIMELINE_TITLE: "Straight from the street",
  TIMELINE_ASK: "The posts come from @host, which learns of your visit and may set cookies.",
  TIMELINE_SHOW: "Show the posts",
} as const satisfies Record<keyof typeof polish, string>;
