import type { emailScreens as polish } from "../../pl/backoffice/email-screens.ts";

/** English: the screens of emails that did not arrive, and of ready texts. */
export const emailScreens = {
  OFFICE_EMAILS_REFUSED: "Did not arrive",
  OFFICE_EMAILS_WAITING: "Waiting",
  OFFICE_EMAILS_HELD: "Held back",
  OFFICE_EMAILS_NONE: "There are no such e-mails",
  OFFICE_EMAILS_NONE_REFUSED: "Everything we know of has arrived.",
  OFFICE_EMAILS_NONE_WAITING: "Everything leaves in time.",
  OFFICE_EMAILS_NONE_HELD: "None had to be held back.",
  OFFICE_EMAIL_RETRY: "Try now",
  OFFICE_EMAIL_RETRIED: "Trying to send it",
  OFFICE_EMAIL_RELEASE: "Let it go",
  OFFICE_EMAIL_RELEASED: "The e-mail is leaving",
  OFFICE_EMAIL_OPEN_ORDER: "See the order",
  OFFICE_READY_TEXTS_HELP:
    "Marks are filled from the order: {{number}} is its number, {{firstName}} the first name, {{tracking}} the tracking number, {{arrives}} the days of delivery. Where an order lacks something its mark stays, and the message does not leave until you change it.",
  OFFICE_READY_TEXT_ADD: "New text",
  OFFICE_READY_TEXT_NAME: "Name for the team",
  OFFICE_READY_TEXT_SAVED: "Text saved",
  OFFICE_READY_TEXT_REMOVED: "Text removed",
  OFFICE_READY_TEXT_EDIT: "Change",
  OFFICE_READY_TEXT_EDIT_WHAT: "Change: @name",
  OFFICE_READY_TEXTS_NONE: "There are no ready texts",
  OFFICE_READY_TEXTS_NONE_TEXT: "Add the one you write most often. Each has a version in every language of the shop.",
  OFFICE_READY_TEXT_SUBJECT_IN: "Subject: @language",
  OFFICE_READY_TEXT_TEXT_IN: "Text: @language",
} as const satisfies Record<keyof typeof polish, string>;
