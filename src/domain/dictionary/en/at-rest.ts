import type { atRest as polish } from "../pl/at-rest.ts";

/** English: what is said beside a page that rests: no connection, and the offer to install the shop. */
export const atRest = {
  OFFLINE_LINE: "No connection. Your cart still works.",
  OFFLINE_OVER: "You are back online.",
  INSTALL_TITLE: "The shop as an app",
  INSTALL_TEXT: "Install the shop as an app: it opens at once, and the cart works offline too.",
  INSTALL_YES: "Install",
  INSTALL_NO: "No, thanks",
} as const satisfies Record<keyof typeof polish, string>;
