import type { backInStock as polish } from "../pl/back-in-stock.ts";

/** English: the form by which a shopper asks to hear when something sold out is back. */
export const backInStock = {
  BACKINSTOCK_TITLE: "We will tell you when it is back",
  BACKINSTOCK_SIZE: "Which size?",
  BACKINSTOCK_SIZE_MISSING: "Choose the size you want to hear about.",
  BACKINSTOCK_CONSENT:
    "We will write once, only about this product’s return, and take you off the list. This is no newsletter. You confirm by a link in the e-mail and can withdraw at any time.",
  BACKINSTOCK_SEND: "Let me know",
  BACKINSTOCK_SENT: "Check your e-mail: we sent an e-mail that asks you to confirm.",
} as const satisfies Record<keyof typeof polish, string>;
