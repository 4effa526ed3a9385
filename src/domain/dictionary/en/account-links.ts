import type { accountLinks as polish } from "../pl/account-links.ts";

/** English: the pages that links in a customer's emails lead to. */
export const accountLinks = {
  ACCOUNTLINK_WAITING: "Confirm your e-mail",
  ACCOUNTLINK_WAITING_TEXT:
    "Is @email your address and your account? Once confirmed, it will show your points and the orders you placed before without logging in.",
  ACCOUNTLINK_CONFIRM: "Yes, it is mine",
  ACCOUNTLINK_MOVING: "A new address for your account",
  ACCOUNTLINK_MOVING_TEXT:
    "Should your account move to @email? From now on you will log in with it, and your other devices will be logged out.",
  ACCOUNTLINK_MOVE: "Yes, change the address",
  ACCOUNTLINK_CONFIRMED: "E-mail confirmed",
  ACCOUNTLINK_CONFIRMED_TEXT: "The account @email is all yours: with its points and earlier orders.",
  ACCOUNTLINK_GO: "Go to my account",
  ACCOUNTLINK_UNKNOWN: "This link no longer works",
  ACCOUNTLINK_UNKNOWN_TEXT:
    "Links work for 7 days, and this one may have been cut off when it was copied. Log in and ask for another under “My details”.",
  ACCOUNTLINK_REMOVED: "Account removed",
  ACCOUNTLINK_REMOVED_TEXT: "We have no account with this address any more. Thank you for telling us.",
  NEWSLETTERLINK_CONFIRM: "One more click",
  NEWSLETTERLINK_CONFIRM_TEXT:
    "Should we send our newsletter to @email? Once a week: new arrivals, sizes that are back, and sales.",
  NEWSLETTERLINK_CONFIRM_DO: "Yes, sign me up",
  NEWSLETTERLINK_END: "Unsubscribe?",
  NEWSLETTERLINK_END_TEXT: "We will stop sending the newsletter to @email.",
  NEWSLETTERLINK_END_DO: "Unsubscribe me",
  NEWSLETTERLINK_ON: "You are on the list",
  NEWSLETTERLINK_ON_TEXT: "@email is subscribed to the newsletter. Talk soon!",
  NEWSLETTERLINK_ENDED: "Removed from the list",
  NEWSLETTERLINK_ENDED_TEXT: "We will not send the newsletter to @email any more.",
  NEWSLETTERLINK_UNKNOWN: "This link no longer works",
  NEWSLETTERLINK_UNKNOWN_TEXT: "A sign-up can be confirmed for 7 days. Please sign up again at the foot of the page.",
  ACCOUNTLINK_DISOWN_TITLE: "Not you?",
  ACCOUNTLINK_DISOWN_TEXT: "Somebody opened an account with your address, by mistake or not. We can remove it at once.",
  ACCOUNTLINK_DISOWN: "It was not me, remove it",
} as const satisfies Record<keyof typeof polish, string>;
