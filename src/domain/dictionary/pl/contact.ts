import type { Dictionary } from "../../translations.ts";

/** Polish: the contact page. */
export const contact = {
  MESSAGE_OK: "Wiadomość została wysłana.",
  MESSAGE_ERROR: "Błąd podczas wysyłania e-maila.",
  CONTACT_MAILHASBEENSENT: "Wiadomość została wysłana.",
  CONTACT_TEXT: "Piszesz do ludzi, którzy sami pakują paczki. Odpowiadamy w dni robocze, zwykle tego samego dnia.",
  CONTACT_ORDER_TITLE: "Zamówienie wymaga JavaScriptu",
  CONTACT_ORDER_TEXT:
    "Koszyk i zamówienie działają tylko z włączonym JavaScriptem. Włącz go w ustawieniach przeglądarki i wróć do sklepu. Możesz też zamówić e-mailem albo telefonicznie: podaj nazwy rzeczy, rozmiary i adres dostawy, a my potwierdzimy cenę, koszt wysyłki i sposób zapłaty.",
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
} as const satisfies Dictionary;
