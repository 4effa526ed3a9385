import type { userData as polish } from "../pl/user-data.ts";

/** English: the page of a customer's data. */
export const userData = {
  USERDATA_SAVE: "Save changes",
  USERDATA_SAVED: "Saved.",
  USERDATA_CONTACT: "Contact and delivery address",
  USERDATA_CONTACT_TEXT: "We will fill them in for you in your next order.",
  USERDATA_INVOICE: "Invoice details",
  USERDATA_UNVERIFIED: "Confirm your e-mail",
  USERDATA_UNVERIFIED_TEXT:
    "We have written to @email. Once you confirm it, you will see your points and the orders you placed without logging in.",
  USERDATA_SEND_AGAIN: "Send the e-mail again",
  USERDATA_SENT_AGAIN: "If the last e-mail went out more than 5 minutes ago, another is on its way.",
  USERDATA_POINTS: "Points",
  USERDATA_LOADING: "Loading your details…",
  USERDATA_AGAIN: "Try again",
} as const satisfies Record<keyof typeof polish, string>;
