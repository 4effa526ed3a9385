import type { Dictionary } from "../../translations.ts";

/** Polish: what forms of every kind say. */
export const forms = {
  FORM_EMAIL: "E-mail",
  FORM_PHONE: "Telefon",
  FORM_ERROR_REQUIRED: "Uzupełnij to pole.",
  FORM_ERROR_EMAIL: "Wpisz adres w postaci nazwa@domena.pl.",
} as const satisfies Dictionary;
