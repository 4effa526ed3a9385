import type { Dictionary } from "../../translations.ts";

/** Polish: the page of a customer's data. */
export const userData = {
  USERDATA_SAVE: "Zapisz zmiany",
  USERDATA_SAVED: "Zapisane.",
  USERDATA_CONTACT: "Kontakt i adres dostawy",
  USERDATA_CONTACT_TEXT: "Wpiszemy je za Ciebie w następnym zamówieniu.",
  USERDATA_INVOICE: "Dane do faktury",
  USERDATA_UNVERIFIED: "Potwierdź adres e-mail",
  USERDATA_UNVERIFIED_TEXT:
    "Wysłaliśmy wiadomość na @email. Po potwierdzeniu zobaczysz punkty i zamówienia złożone wcześniej bez logowania.",
  USERDATA_SEND_AGAIN: "Wyślij e-mail jeszcze raz",
  USERDATA_SENT_AGAIN: "Jeśli ostatni e-mail wyszedł ponad 5 minut temu, nowy jest już w drodze.",
  USERDATA_POINTS: "Punkty",
  USERDATA_LOADING: "Wczytujemy Twoje dane…",
  USERDATA_AGAIN: "Spróbuj ponownie",
} as const satisfies Dictionary;
