import type { forms as polish } from "../pl/forms.ts";

/** Czech: what forms of every kind say. */
export const forms = {
  FORM_EMAIL: "E-mail",
  FORM_PHONE: "Telefon",
  FORM_ERROR_REQUIRED: "Vyplňte toto pole.",
  FORM_ERROR_EMAIL: "Zadejte adresu ve tvaru jmeno@domena.cz.",
} as const satisfies Record<keyof typeof polish, string>;
