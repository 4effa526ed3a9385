import type { newsletter as polish } from "../pl/newsletter.ts";

/** Czech: what is said to whoever has just subscribed to the newsletter. */
export const newsletter = {
  NEWSLETTER_OK: "Poslali jsme vám e-mail s žádostí o potvrzení.",
} as const satisfies Record<keyof typeof polish, string>;
