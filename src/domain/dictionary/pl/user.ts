import type { Dictionary } from "../../translations.ts";

/** Polish: what stands around the pages of a customer. */
export const user = {
  USER_LOGIN_FIRST: "Te strony są tylko dla zalogowanych. Po zalogowaniu pokażemy to, po co tu jesteś.",
  USER_ORDER: "Zamówienie @number",
} as const satisfies Dictionary;
