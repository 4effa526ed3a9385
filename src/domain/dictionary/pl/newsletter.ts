import type { Dictionary } from "../../translations.ts";

/** Polish: what is said to whoever has just subscribed to the newsletter. */
export const newsletter = {
  NEWSLETTER_OK: "Wysłaliśmy do Ciebie maila z prośba o powiterdzienie.",
} as const satisfies Dictionary;
