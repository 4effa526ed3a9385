import type { Dictionary } from "../../translations.ts";

/** Polish: the header, menu, footer and login modal. */
export const layout = {
  LAYOUT_CURRENCY: "Waluta",
  LAYOUT_LANGUAGE: "Język",
  LAYOUT_CONTACT: "Kontakt",
  LAYOUT_USER_EDITDATA: "Moje dane",
  LAYOUT_USER_ORDERS: "Moje zamówienia",
  LAYOUT_USER_LOGOUT: "Wyloguj się",
  LAYOUT_SEARCH: "Szukaj",
  LAYOUT_LOGIN_TITLE: "Zaloguj się",
  LAYOUT_LOGIN_REMINDME: "Przypomnij hasło",
  LAYOUT_PAGES: "Informacje",
  LAYOUT_CATEGORIES: "Kategorie",
  LAYOUT_CONTACTDATA: "Kontakt",
  LAYOUT_MANUFACTURERS: "Producenci",
  BTN_LOGIN: "Zaloguj się",
  BTN_PASSWORD: "Nie pamiętam hasła",
  BTN_SEND: "Wyślij",
  BTN_CANCEL: "Anuluj",
} satisfies Dictionary;
