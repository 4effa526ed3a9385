import type { Dictionary } from "../../../translations.ts";

/** English: the email about an order that was changed, and what its difference is called at a payment provider. */
export const changedEmails = {
  EMAIL_CHANGED_SUBJECT: "Your order has changed",
  EMAIL_CHANGED_TEXT: "We have changed order @number. This is what is different now.",
  EMAIL_CHANGED_WHAT: "What",
  EMAIL_CHANGED_BEFORE: "Before",
  EMAIL_CHANGED_NOW: "Now",
  EMAIL_CHANGED_DELIVERY: "Delivery: @shipping",
  EMAIL_CHANGED_REDUCTION: "Code and points",
  EMAIL_CHANGED_TOTAL: "Total",
  EMAIL_CHANGED_MISSING: "There is @sum left to pay.",
  EMAIL_CHANGED_PAY: "Pay @sum",
  EMAIL_CHANGED_PAY_TRANSFER: "Please transfer @sum to the account @account, with the title: order @number.",
  EMAIL_CHANGED_PAY_CASH: "You pay the courier @sum in all.",
  EMAIL_DIFFERENCE_SUBJECT: "Your extra payment has come",
  EMAIL_DIFFERENCE_TEXT: "Thank you, the extra payment of @sum for order @number has come.",
  EMAIL_DIFFERENCE_NOW: "This is your order now",
  EMAIL_DIFFERENCE_PAID: "Paid",
  EMAIL_DIFFERENCE_HELD: "Packing waited for this payment: it can begin now.",
  PAYMENT_DIFFERENCE: "Difference for order @number",
} as const satisfies Dictionary;
