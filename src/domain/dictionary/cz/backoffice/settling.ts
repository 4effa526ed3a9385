import type { Dictionary } from "../../../translations.ts";

/** Czech: what windows and cards say while something is given back, or a transfer is noted. */
export const settling = {
  OFFICE_RETURN_UNPAID: "Nikdo za to nezaplatil, takže se žádné peníze nevracejí.",
  OFFICE_RETURN_SETTLE_UNPAID: "Vypořádat vrácení",
  OFFICE_RETURN_CANCEL_UNPAID: "Stornovat objednávku",
  OFFICE_RETURN_FINAL_CORRECTION: "Oprava dostane číslo. Nelze vzít zpět.",
} as const satisfies Dictionary;
