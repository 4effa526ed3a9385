import type { Dictionary } from "../../../translations.ts";

/** Polish: what was done, taken back. */
export const undo = {
  OFFICE_UNDONE_WHAT: "Cofnięte: @what",
  OFFICE_WAS_UNDONE: "cofnięte",
  OFFICE_WAS_RESTORENOTE: "przywrócona notatka",
  OFFICE_MOVE_CAN_UNDO: "Przez @seconds sekund możesz to cofnąć: paczki są wtedy jak przedtem, a e-mail nie wychodzi.",
  OFFICE_FINAL_DOCUMENT: "Powstaje też dokument sprzedaży z numerem. Tego nie da się cofnąć.",
  OFFICE_FINAL_POINTS: "Kupujący dostaje też punkty. Tego nie da się cofnąć.",
  OFFICE_REFUSED_FINAL: "Tego nie da się cofnąć.",
  OFFICE_REFUSED_UNDONE: "To jest już cofnięte.",
  OFFICE_REFUSED_EMAIL_SENT: "Kupujący dostał już o tym e-mail. Tego nie da się cofnąć.",
  OFFICE_REFUSED_DOCUMENT_MADE: "Powstał już dokument z numerem. Tego nie da się cofnąć.",
  OFFICE_REFUSED_POINTS_EARNED: "Kupujący dostał już punkty. Tego nie da się cofnąć.",
  OFFICE_REDO: "Ponów",
  OFFICE_REDONE_WHAT: "Zrobione ponownie: @what",
} as const satisfies Dictionary;
