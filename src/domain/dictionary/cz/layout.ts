import type { layout as polish } from "../pl/layout.ts";

/** Czech: the header, menu, footer and login modal. */
export const layout: Record<keyof typeof polish, string> = {
  LAYOUT_CURRENCY: "Měna",
  LAYOUT_LANGUAGE: "Jazyk",
  LAYOUT_CONTACT: "Kontakt",
  LAYOUT_USER_EDITDATA: "Moje údaje",
  LAYOUT_USER_ORDERS: "Moje objednávky",
  LAYOUT_USER_LOGOUT: "Odhlásit se",
  LAYOUT_SEARCH: "Hledat",
  LAYOUT_LOGIN_TITLE: "Přihlášení",
  LAYOUT_LOGIN_REMINDME: "Zapomenuté heslo",
  LAYOUT_PAGES: "Informace",
  LAYOUT_CATEGORIES: "Kategorie",
  LAYOUT_CONTACTDATA: "Kontaktní údaje",
  LAYOUT_MANUFACTURERS: "Značky",
  BTN_LOGIN: "Přihlásit se",
  BTN_PASSWORD: "Zapomněli jste heslo?",
  BTN_SEND: "Odeslat",
  BTN_CANCEL: "Zrušit",
};
