import type { signIn as polish } from "../pl/sign-in.ts";

/** English: social sign-in, in the panel and the login modal. */
export const signIn = {
  SIGN_IN_CONNECT: "Connect",
  SIGN_IN_WITH: "Connect with @provider",
  SIGN_IN_NOTICE: "The service’s script loads only after a click; the service then learns of your visit.",
  SIGN_IN_PRIVACY: "Privacy",
  SIGN_IN_STAND_IN: "For trying out: this computer stands in for these services, and the people are invented.",
  SIGN_IN_WAIT: "Connecting…",
  SIGN_IN_FAILED: "We could not connect you. Try again, or order without connecting.",
  SIGN_IN_AGAIN: "All is ready. Click once more and the sign-in window will open.",
  SIGN_IN_FINISH: "No window opened? Use this button:",
  SIGN_IN_CONNECTED: "Connected with @provider: @name.",
  SIGN_IN_ACCOUNT: "We will open your account with the order, without a password.",
  SIGN_IN_DISCONNECT: "Disconnect",
  SIGN_IN_DONE: "Logged in with @provider.",
} as const satisfies Record<keyof typeof polish, string>;
