import type { user as polish } from "../pl/user.ts";

/** English: what stands around the pages of a customer. */
export const user = {
  USER_LOGIN_FIRST: "These pages are for customers who are logged in. Log in and we will show you what you came for.",
  USER_ORDER: "Order @number",
} as const satisfies Record<keyof typeof polish, string>;
