import type { userSettings as polish } from "../pl/user-settings.ts";

/** English: what stands below a customer's contact data: e-mail, newsletter, password, safety, their data as a file, the account's end. */
export const userSettings = {
  USERDATA_EMAIL_TEXT: "We know your account by this address.",
  USERDATA_EMAIL_CHANGE: "Change your e-mail",
  USERDATA_EMAIL_CHANGE_TEXT:
    "We will send an e-mail with a link to the new address. Nothing changes until you open it.",
  USERDATA_EMAIL_NEW: "New e-mail",
  USERDATA_EMAIL_SEND: "Send the link",
  USERDATA_EMAIL_SENT: "We have sent an e-mail to @email. Open the link in it, and the address changes.",
  USERDATA_EMAIL_NO_PASSWORD:
    "This account has no password, so its address can be changed only right after signing in. We will send a link to the new one; nothing changes until you follow it.",
  USERDATA_PASSWORD: "Password",
  USERDATA_NO_PASSWORD:
    "This account has no password: you log in through another service. To set one, ask for a password reminder where you log in.",
  USERDATA_NEWSLETTER_TITLE: "Newsletter",
  USERDATA_NEWSLETTER:
    "New arrivals, sizes that are back and sales, to @email. Once a week; unsubscribe with one click.",
  USERDATA_NEWSLETTER_ON: "Subscribe",
  USERDATA_NEWSLETTER_OFF: "Unsubscribe",
  USERDATA_NEWSLETTER_STATE_ON: "You get the newsletter.",
  USERDATA_NEWSLETTER_STATE_OFF: "You do not get the newsletter.",
  USERDATA_NEWSLETTER_STATE_WAITING: "We have sent you an e-mail to confirm it.",
  USERDATA_SAFETY: "Security",
  USERDATA_EVERYWHERE_TEXT: "We will log you out here and on every other device.",
  USERDATA_EVERYWHERE: "Log out everywhere",
  USERDATA_EXPORT_TITLE: "Your data with us",
  USERDATA_EXPORT_TEXT: "Account, orders, points, consents and reviews in one JSON file.",
  USERDATA_EXPORT: "Download my data",
  USERDATA_CLOSE_TITLE: "Closing the account",
  USERDATA_CLOSE_TEXT:
    "We will erase your personal data, your points will be lost and your reviews will stay without your name. Of your orders we keep only what tax law requires. This cannot be undone.",
  USERDATA_CLOSE: "Close the account for good",
  USERDATA_CLOSE_OPEN: "I want to close the account",
  USERDATA_CLOSE_NO_PASSWORD: "This account has no password, so it can be closed only right after signing in.",
  USERDATA_CLOSED: "The account is closed. Thank you for shopping with us.",
} as const satisfies Record<keyof typeof polish, string>;
