import type { Dictionary } from "../../../translations.ts";

/** English: what was done, taken back. */
export const undo = {
  OFFICE_UNDONE_WHAT: "Undone: @what",
  OFFICE_WAS_UNDONE: "undone",
  OFFICE_WAS_RESTORENOTE: "a note put back",
  OFFICE_MOVE_CAN_UNDO:
    "You can undo this for @seconds seconds: the parcels are then as before, and the e-mail is not sent.",
  OFFICE_FINAL_DOCUMENT: "A sales document with a number is made, too. This cannot be undone.",
  OFFICE_FINAL_POINTS: "The buyer gets points, too. This cannot be undone.",
  OFFICE_REFUSED_FINAL: "This cannot be undone.",
  OFFICE_REFUSED_UNDONE: "This is undone already.",
  OFFICE_REFUSED_EMAIL_SENT: "The buyer has been sent the e-mail about it. This cannot be undone.",
  OFFICE_REFUSED_DOCUMENT_MADE: "A document with a number has been made. This cannot be undone.",
  OFFICE_REFUSED_POINTS_EARNED: "The buyer has been given the points. This cannot be undone.",
  OFFICE_REDO: "Redo",
  OFFICE_REDONE_WHAT: "Done again: @what",
} as const satisfies Dictionary;
