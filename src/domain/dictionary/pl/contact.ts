import type { Dictionary } from "../../translations.ts";

/** Polish: the contact page. */
export const contact = {
  MESSAGE_OK: "Wiadomość została wysłana.",
  MESSAGE_ERROR: "Błąd podczas wysyłania e-maila.",
  CONTACT_MAILHASBEENSENT: "Wiadomość została wysłana.",
  CONTACT_TEXT: "Piszesz do ludzi, którzy sami pakują paczki. Odpowiadamy w dni robocze, zwykle tego samego dnia.",
  CONTACT_ADDRESS: "Adres",
  CONTACT_FORM: "Napisz do nas",
  CONTACT_NAME: "Imię",
  CONTACT_SUBJECT: "Temat albo numer zamówienia (nieobowiązkowo)",
  CONTACT_MESSAGE: "Wiadomość",
  CONTACT_SEND: "Wyślij wiadomość",
  CONTACT_ANSWER: "Odpiszemy na podany adres, zwykle tego samego dnia roboczego.",
  CONTACT_PRIVACY: "Danych użyjemy tylko po to, żeby odpowiedzieć.",
  CONTACT_AGAIN: "Spróbuj jeszcze raz albo napisz prosto na @email.",
  CONTACT_ABOUT: "Pytanie o produkt: @productName",
  CONTACT_ABOUT_ORDER: "Pytanie o zamówienie @number",
  CONTACT_HOURS: "Godziny pracy",
  CONTACT_HOURS_WEEK: "od poniedziałku do piątku",
  CONTACT_COMPANY: "Firma",
  CONTACT_VAT: "NIP: @number",
} satisfies Dictionary;
