import type { forms as polish } from "../pl/forms.ts";

/** English: what forms of every kind say. */
export const forms = {
  FORM_EMAIL: "E-mail",
  FORM_PHONE: "Phone",
  FORM_ERROR_REQUIRED: "Fill in this field.",
  FORM_ERROR_EMAIL: "Enter an address in the form name@domain.com.",
} as const satisfies Record<keyof typeof polish, string>;
