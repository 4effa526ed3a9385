import type { user as polish } from "../pl/user.ts";

/** Czech: what stands around the pages of a customer. */
export const user = {
  USER_LOGIN_FIRST: "Tyto stránky jsou jen pro přihlášené. Po přihlášení je uvidíte.",
  USER_ORDER: "Objednávka @number",
} as const satisfies Record<keyof typeof polish, string>;
