import type { emailScreens as polish } from "../../pl/backoffice/email-screens.ts";

/** Czech: the screens of emails that did not arrive, and of ready texts. */
export const emailScreens = {
  OFFICE_EMAILS_REFUSED: "Nedorazily",
  OFFICE_EMAILS_WAITING: "Čekají",
  OFFICE_EMAILS_HELD: "Zadržené",
  OFFICE_EMAILS_NONE: "Žádné takové e-maily nejsou",
  OFFICE_EMAILS_NONE_REFUSED: "Vše, o čem víme, dorazilo.",
  OFFICE_EMAILS_NONE_WAITING: "Vše odchází včas.",
  OFFICE_EMAILS_NONE_HELD: "Žádný nebylo třeba zadržet.",
  OFFICE_EMAIL_RETRY: "Zkusit hned",
  OFFICE_EMAIL_RETRIED: "Zkoušíme odeslat",
  OFFICE_EMAIL_RELEASE: "Pustit",
  OFFICE_EMAIL_RELEASED: "E-mail odchází",
  OFFICE_EMAIL_OPEN_ORDER: "Zobrazit objednávku",
  OFFICE_READY_TEXTS_HELP:
    "Značky vyplníme z objednávky: {{number}} je její číslo, {{firstName}} jméno, {{tracking}} číslo zásilky, {{arrives}} dny doručení. Co objednávka nemá, zůstane jako značka, a zpráva neodejde, dokud ji nezměníte.",
  OFFICE_READY_TEXT_ADD: "Nový text",
  OFFICE_READY_TEXT_NAME: "Název pro tým",
  OFFICE_READY_TEXT_SAVED: "Text uložen",
  OFFICE_READY_TEXT_REMOVED: "Text odebrán",
  OFFICE_READY_TEXT_EDIT: "Změnit",
  OFFICE_READY_TEXT_EDIT_WHAT: "Změnit: @name",
  OFFICE_READY_TEXTS_NONE: "Nejsou žádné připravené texty",
  OFFICE_READY_TEXTS_NONE_TEXT: "Přidejte ten, který píšete nejčastěji. Každý má verzi v každém jazyce obchodu.",
  OFFICE_READY_TEXT_SUBJECT_IN: "Předmět: @language",
  OFFICE_READY_TEXT_TEXT_IN: "Text: @language",
} as const satisfies Record<keyof typeof polish, string>;
