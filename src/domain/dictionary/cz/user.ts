import type { Dictionary } from "../../translations.ts";

/** Czech: what stands around the pages of a customer. */
export const user = {
  USER_LOGIN_FIRST: "Tyto stránky jsou jen pro přihlášené. Po přihlášení uvidíte, pro co jste přišli.",
  USER_ORDER: "Objednávka @number",
} satisfies Dictionary;
