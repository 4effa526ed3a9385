import type { Dictionary } from "../../../translations.ts";

/** English: what changes while somebody looks, and two people at one record. */
export const live = {
  OFFICE_ONE_HERE: "@names is here, too",
  OFFICE_SOME_HERE: "@names are here, too",
  OFFICE_NEW_ORDERS_ONE: "@count new order",
  OFFICE_NEW_ORDERS_FEW: "@count new orders",
  OFFICE_NEW_ORDERS_MANY: "@count new orders",
  OFFICE_CHANGED_ORDERS_ONE: "@count order has changed",
  OFFICE_CHANGED_ORDERS_FEW: "@count orders have changed",
  OFFICE_CHANGED_ORDERS_MANY: "@count orders have changed",
  OFFICE_SHOW: "Show",
  OFFICE_OVERTAKEN: "Somebody has changed this meanwhile.",
  OFFICE_THEIRS: "It is now",
  OFFICE_MINE: "You chose",
  OFFICE_KEEP_MINE: "Save my choice",
  OFFICE_TAKE_THEIRS: "Leave it as it is",
  OFFICE_YOURS: "You have",
  OFFICE_THEIRS_GONE: "It is not there any more",
  OFFICE_FIELD_KEEP: "Keep mine",
  OFFICE_FIELD_TAKE: "Take what is there",
  OFFICE_YES: "yes",
  OFFICE_NO: "no",
  OFFICE_DRAFT_BACK: "This was typed before and is not saved yet.",
  OFFICE_DRAFT_FORGET: "Discard",
} as const satisfies Dictionary;
