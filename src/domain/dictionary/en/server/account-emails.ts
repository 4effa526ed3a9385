import type { accountEmails as polish } from "../../pl/server/account-emails.ts";

/** English: the emails about an account. */
export const accountEmails = {
  EMAIL_REMINDER_SUBJECT: "Temporary password",
  EMAIL_REMINDER_TEXT: "Here is a password that lets you log in once. The one you have still works, too.",
  EMAIL_REMINDER_UNTIL: "It is valid for @minutes min. Once you are in, we will ask you to choose a new one.",
  EMAIL_REMINDER_IGNORE: "If you did not ask for it, do nothing. Give it to nobody: we never ask for passwords.",

  EMAIL_ACCOUNT_OPENED_SUBJECT: "Your account is ready",
  EMAIL_ACCOUNT_OPENED_TEXT:
    "We opened an account for your order. Log in with this address and a password that works once:",
  EMAIL_ACCOUNT_OPENED_UNTIL:
    "It is valid for @minutes min. Once you are in, you choose your own. Later, ask for another where you log in: “Forgot your password?”.",
  EMAIL_ACCOUNT_OPENED_IGNORE: "If you did not order, do nothing: without the password nobody gets in.",

  EMAIL_CONFIRM_ADDRESS_SUBJECT: "Confirm your e-mail",
  EMAIL_CONFIRM_ADDRESS_TEXT:
    "Somebody, probably you, opened an account with this address in our shop. Confirm it, and the account will show your points and the orders you placed before without logging in.",
  EMAIL_CONFIRM_ADDRESS_CONFIRM: "Confirm the address",
  EMAIL_CONFIRM_ADDRESS_UNTIL: "The link works for 7 days. You can use the account right away.",
  EMAIL_CONFIRM_ADDRESS_IGNORE: "If it was not you, do not confirm the address, and",
  EMAIL_CONFIRM_ADDRESS_DISOWN: "remove the account",

  EMAIL_CHANGE_ADDRESS_SUBJECT: "A new address for your account",
  EMAIL_CHANGE_ADDRESS_TEXT:
    "Somebody, probably you, wants their account in our shop to have this address. Confirm it, and from then on you log in with it.",
  EMAIL_CHANGE_ADDRESS_CONFIRM: "Look and confirm",
  EMAIL_CHANGE_ADDRESS_UNTIL: "The link works for 7 days. Until you follow it, nothing changes in the account.",
  EMAIL_CHANGE_ADDRESS_IGNORE: "If it was not you, do nothing: without your word the account keeps its old address.",

  EMAIL_ADDRESS_CHANGED_SUBJECT: "Your account has a new address",
  EMAIL_ADDRESS_CHANGED_TEXT:
    "The account you have with us now has the address @email, and that is what you log in with. Other devices were logged out.",
  EMAIL_ADDRESS_CHANGED_OTHER: "If it was not you, please",
  EMAIL_ADDRESS_CHANGED_WRITE: "write to us at once",

  EMAIL_PASSWORD_CHANGED_SUBJECT: "Your password has changed",
  EMAIL_PASSWORD_CHANGED_TEXT: "The password of your account was changed, and every other device was logged out.",
  EMAIL_PASSWORD_CHANGED_OTHER:
    "If it was not you, choose “Forgot your password?” where you log in, set one of your own, and",
  EMAIL_PASSWORD_CHANGED_WRITE: "write to us",

  EMAIL_ACCOUNT_EXISTS_SUBJECT: "You already have an account",
  EMAIL_ACCOUNT_EXISTS_ORDER:
    "Someone, probably you, placed an order with this address and asked us to open an account. There is one already, so we did not open another and accepted the order without an account. Log in next time and we will fill in your details.",
  EMAIL_ACCOUNT_EXISTS_REGISTRATION:
    "Someone, probably you, wanted to open an account with this address. There is one already, so just log in. Forgot the password? Ask for a reminder where you log in.",
  EMAIL_ACCOUNT_EXISTS_CHANGE:
    "Someone, probably you, wanted to give this address to their account. There is an account with it already, and two cannot share one. Log in to this one, or choose another address for the other.",
  EMAIL_ACCOUNT_EXISTS_LOG_IN: "Go to your account",
  EMAIL_ACCOUNT_EXISTS_IGNORE: "If it was not you, do nothing: nothing has changed in the account.",
} as const satisfies Record<keyof typeof polish, string>;
