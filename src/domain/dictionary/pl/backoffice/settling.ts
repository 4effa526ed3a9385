import type { Dictionary } from "../../../translations.ts";

/** Polish: what windows and cards say while something is given back, or a transfer is noted. */
export const settling = {
  OFFICE_RETURN_UNPAID: "Nikt za to nie zapłacił, więc żadne pieniądze nie wracają.",
  OFFICE_RETURN_SETTLE_UNPAID: "Rozlicz zwrot",
  OFFICE_RETURN_CANCEL_UNPAID: "Anuluj zamówienie",
  OFFICE_RETURN_FINAL_CORRECTION: "Korekta dostaje numer. Tego nie da się cofnąć.",
} as const satisfies Dictionary;
