import type { userData as polish } from "../pl/user-data.ts";

/** Czech: the page of a customer's data. */
export const userData = {
  USERDATA_SAVE: "Uložit změny",
  USERDATA_SAVED: "Uloženo.",
  USERDATA_CONTACT: "Kontakt a adresa doručení",
  USERDATA_CONTACT_TEXT: "V příští objednávce je vyplníme za vás.",
  USERDATA_INVOICE: "Fakturační údaje",
  USERDATA_UNVERIFIED: "Potvrďte svůj e-mail",
  USERDATA_UNVERIFIED_TEXT: "Napsali jsme na @email. Po potvrzení uvidíte body i dřívější objednávky bez přihlášení.",
  USERDATA_SEND_AGAIN: "Poslat e-mail znovu",
  USERDATA_SENT_AGAIN: "Pokud poslední e-mail odešel před více než 5 minutami, nový je na cestě.",
  USERDATA_POINTS: "Body",
  USERDATA_LOADING: "Načítáme vaše údaje…",
  USERDATA_AGAIN: "Zkusit znovu",
} as const satisfies Record<keyof typeof polish, string>;
