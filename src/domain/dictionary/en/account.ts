import type { account as polish } from "../pl/account.ts";

/** English: the windows of an account: reminder, registration, a new password. */
export const account = {
  ACCOUNT_NEW: "Create an account",
  ACCOUNT_NEW_TEXT: "Points for what you buy, your address filled in for you, and all your orders in one place.",
  ACCOUNT_NO_YET: "No account yet?",
  ACCOUNT_HAVE_ONE: "Have an account? Log in",
  ACCOUNT_BACK: "Back to log in",
  ACCOUNT_REMIND_TEXT:
    "Enter your account’s e-mail. We will send a temporary password, valid for an hour; your current one keeps working.",
  ACCOUNT_SENT: "Check your mail",
  ACCOUNT_SENT_TEXT: "We have written to @email. Open the e-mail, do what it asks, then log in.",
  ACCOUNT_PASSWORD_HINT: "At least 8 characters. A few ordinary words are best.",
  ACCOUNT_CHOOSE: "Choose a new password",
  ACCOUNT_CHOOSE_TEXT:
    "You logged in with a temporary password, which will not work again. Set your own, and we will log out your other devices.",
  ACCOUNT_NEW_PASSWORD: "New password",
  ACCOUNT_OLD_PASSWORD: "Current password",
  ACCOUNT_SAVE_PASSWORD: "Save password",
  ACCOUNT_LATER: "Later",
  ACCOUNT_PASSWORD_SAVED: "Password saved.",
  ACCOUNT_CREATE: "Create account",
  ACCOUNT_TERMS: "I accept the @terms and the @privacy",
  ACCOUNT_TERMS_LINK: "terms",
  ACCOUNT_PRIVACY_LINK: "privacy policy",
  ACCOUNT_PASSWORD_SHOW: "Show password",
  ACCOUNT_POINTS_WAIT: "You will see your points once your e-mail is confirmed.",
  LAYOUT_LOGIN_TITLE: "Log in",
  LAYOUT_LOGIN_REMINDME: "Password reminder",
  LAYOUT_ACCOUNT_POINTS: "Points: @points",
  BTN_PASSWORD: "Forgot your password?",
  BTN_SEND: "Send",
} as const satisfies Record<keyof typeof polish, string>;
