import type { Dictionary } from "../../../translations.ts";

/** Czech: what was done, taken back. */
export const undo = {
  OFFICE_UNDONE_WHAT: "Vráceno: @what",
  OFFICE_WAS_UNDONE: "vráceno",
  OFFICE_WAS_RESTORENOTE: "obnovená poznámka",
  OFFICE_MOVE_CAN_UNDO: "@seconds sekund to můžete vrátit: balíky jsou pak jako předtím a e-mail neodejde.",
  OFFICE_FINAL_DOCUMENT: "Vznikne i prodejní doklad s číslem. Nejde to vrátit.",
  OFFICE_FINAL_POINTS: "Kupující dostane i body. Nejde to vrátit.",
  OFFICE_REFUSED_FINAL: "Tohle nejde vrátit.",
  OFFICE_REFUSED_UNDONE: "Tohle už je vrácené.",
  OFFICE_REFUSED_EMAIL_SENT: "Kupující už o tom dostal e-mail. Nejde to vrátit.",
  OFFICE_REFUSED_DOCUMENT_MADE: "Už vznikl doklad s číslem. Nejde to vrátit.",
  OFFICE_REFUSED_POINTS_EARNED: "Kupující už dostal body. Nejde to vrátit.",
  OFFICE_REDO: "Znovu",
  OFFICE_REDONE_WHAT: "Uděláno znovu: @what",
} as const satisfies Dictionary;
