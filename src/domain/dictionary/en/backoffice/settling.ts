import type { Dictionary } from "../../../translations.ts";

/** English: what windows and cards say while something is given back, or a transfer is noted. */
export const settling = {
  OFFICE_RETURN_UNPAID: "Nobody has paid for it, so no money goes back.",
  OFFICE_RETURN_SETTLE_UNPAID: "Settle the return",
  OFFICE_RETURN_CANCEL_UNPAID: "Cancel the order",
  OFFICE_RETURN_FINAL_CORRECTION: "The correction gets its number. This cannot be undone.",
} as const satisfies Dictionary;
