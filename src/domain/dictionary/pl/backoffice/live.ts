import type { Dictionary } from "../../../translations.ts";

/** Polish: what changes while somebody looks, and two people at one record. */
export const live = {
  OFFICE_ONE_HERE: "Tu jest też @names",
  OFFICE_SOME_HERE: "Tu są też @names",
  OFFICE_NEW_ORDERS_ONE: "@count nowe zamówienie",
  OFFICE_NEW_ORDERS_FEW: "@count nowe zamówienia",
  OFFICE_NEW_ORDERS_MANY: "@count nowych zamówień",
  OFFICE_CHANGED_ORDERS_ONE: "@count zamówienie zmieniło się",
  OFFICE_CHANGED_ORDERS_FEW: "@count zamówienia zmieniły się",
  OFFICE_CHANGED_ORDERS_MANY: "@count zamówień zmieniło się",
  OFFICE_SHOW: "Pokaż",
  OFFICE_OVERTAKEN: "Ktoś zmienił to w międzyczasie.",
  OFFICE_THEIRS: "Jest teraz",
  OFFICE_MINE: "Twój wybór",
  OFFICE_KEEP_MINE: "Zapisz mój wybór",
  OFFICE_TAKE_THEIRS: "Zostaw, jak jest",
  OFFICE_YOURS: "U Ciebie",
  OFFICE_THEIRS_GONE: "Już tego nie ma",
  OFFICE_FIELD_KEEP: "Zostaw moje",
  OFFICE_FIELD_TAKE: "Weź to, co jest",
  OFFICE_YES: "tak",
  OFFICE_NO: "nie",
  OFFICE_DRAFT_BACK: "To jest wpisane wcześniej i jeszcze niezapisane.",
  OFFICE_DRAFT_FORGET: "Odrzuć",
} as const satisfies Dictionary;
