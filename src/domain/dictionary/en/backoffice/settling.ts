import type { Dictionary } from "../../../translations.ts";

/** English: what windows and cards say while something is given back, or a transfer is noted. */
export const settling = {
  OFFICE_RETURN_UNPAID: "Nobody has paid for it, so no money goes back.",
  OFFICE_RETURN_SETTLE_UNPAID: "Settle the return",
  OFFICE_RETURN_CANCEL_UNPAID: "Cancel the order",
  OFFICE_RETURN_FINAL_CORRECTION: "The correction gets its number. This cannot be undone.",
  OFFICE_TRANSFER_MORE:
    "We are waiting for @costs, and @difference more came. All of it is recorded: the order will be paid, and @difference will wait to be given back to the buyer.",
  OFFICE_TRANSFER_LESS:
    "We are waiting for @costs. What came is recorded, and @difference stays to be paid. The buyer gets no email about it.",
  OFFICE_TRANSFER_DONE: "Order @number: a transfer of @sum is recorded",
  OFFICE_SETTLE_DONE_NO_MONEY: "Order @number: recorded, nothing is given back now",
} as const satisfies Dictionary;
