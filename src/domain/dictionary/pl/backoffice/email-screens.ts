import type { Dictionary } from "../../../translations.ts";

/** Polish: the screens of emails that did not arrive, and of ready texts. */
export const emailScreens = {
  OFFICE_EMAILS_REFUSED: "Nie dotarły",
  OFFICE_EMAILS_WAITING: "Czekają",
  OFFICE_EMAILS_HELD: "Wstrzymane",
  OFFICE_EMAILS_NONE: "Nie ma takich e-maili",
  OFFICE_EMAILS_NONE_REFUSED: "Wszystko, o czym wiemy, dotarło.",
  OFFICE_EMAILS_NONE_WAITING: "Wszystko wychodzi na czas.",
  OFFICE_EMAILS_NONE_HELD: "Żadnego nie trzeba było wstrzymać.",
  OFFICE_EMAIL_RETRY: "Spróbuj teraz",
  OFFICE_EMAIL_RETRIED: "Próbujemy wysłać",
  OFFICE_EMAIL_RELEASE: "Wypuść",
  OFFICE_EMAIL_RELEASED: "E-mail wychodzi",
  OFFICE_EMAIL_OPEN_ORDER: "Zobacz zamówienie",
  OFFICE_READY_TEXTS_HELP:
    "W miejsce znaczników wstawiamy dane z zamówienia: {{number}} to numer, {{firstName}} imię, {{tracking}} numer przesyłki, {{arrives}} dni dostawy. Gdy zamówienie czegoś nie ma, znacznik zostaje i wiadomość nie wyjdzie, póki go nie zmienisz.",
  OFFICE_READY_TEXT_ADD: "Nowy tekst",
  OFFICE_READY_TEXT_NAME: "Nazwa dla zespołu",
  OFFICE_READY_TEXT_SAVED: "Tekst zapisany",
  OFFICE_READY_TEXT_REMOVED: "Tekst usunięty",
  OFFICE_READY_TEXT_EDIT: "Zmień",
  OFFICE_READY_TEXT_EDIT_WHAT: "Zmień: @name",
  OFFICE_READY_TEXTS_NONE: "Nie ma gotowych tekstów",
  OFFICE_READY_TEXTS_NONE_TEXT: "Dodaj taki, który piszesz najczęściej. Każdy ma wersję w każdym języku sklepu.",
  OFFICE_READY_TEXT_SUBJECT_IN: "Temat: @language",
  OFFICE_READY_TEXT_TEXT_IN: "Treść: @language",
} as const satisfies Dictionary;
