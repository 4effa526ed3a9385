import type { withdrawal as polish } from "../pl/withdrawal.ts";

/** English: the withdrawal from a contract. */
export const withdrawal = {
  WITHDRAWAL_TITLE: "Withdraw from contract",
  WITHDRAWAL_TEXT:
    "You have 14 days from receiving the parcel, without giving a reason; we take returns for 30. No account and no login are needed. A confirmation with date and time comes by e-mail at once.",
  WITHDRAWAL_NAME: "Full name",
  WITHDRAWAL_ORDER: "Order number",
  WITHDRAWAL_ORDER_HINT:
    "It is in the e-mail that confirmed the order. If you do not have it, write what was bought and when.",
  WITHDRAWAL_EMAIL: "E-mail for the confirmation",
  WITHDRAWAL_GOODS: "Which goods (empty: the whole order)",
  WITHDRAWAL_LINES: "Which goods",
  WITHDRAWAL_LINES_HINT: "Choose how many pieces of which goods. The whole order is chosen now.",
  WITHDRAWAL_PIECES: "Pieces: @name",
  WITHDRAWAL_PIECES_LEFT: "of @left",
  WITHDRAWAL_NEXT: "Withdraw from contract",
  WITHDRAWAL_CHECK: "Check and confirm",
  WITHDRAWAL_STATEMENT: "I withdraw from the contract of sale:",
  WITHDRAWAL_ALL: "the whole order",
  WITHDRAWAL_CONFIRM: "Confirm withdrawal",
  WITHDRAWAL_BACK: "Correct it",
  WITHDRAWAL_DONE: "Withdrawal received",
  WITHDRAWAL_DONE_TEXT:
    "We received it on @received (Polish time). A confirmation was sent to @email. Send the goods back within 14 days; we refund you within 14 days from now.",
  WITHDRAWAL_DONE_UNSENT:
    "We received it on @received (Polish time). A confirmation was sent to @email. The order has not been sent, so there is nothing to send back; we refund what you paid within 14 days from now.",
} as const satisfies Record<keyof typeof polish, string>;
