import type { newsletter as polish } from "../pl/newsletter.ts";

/** English: what is said to whoever has just subscribed to the newsletter. */
export const newsletter = {
  NEWSLETTER_OK: "We sent you an e-mail asking for confirmation.",
} as const satisfies Record<keyof typeof polish, string>;
