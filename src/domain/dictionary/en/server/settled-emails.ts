import type { Dictionary } from "../../../translations.ts";

/** English: the emails about what is given back of an order. */
export const settledEmails = {
  EMAIL_SETTLED_CANCELLED_SUBJECT: "Your order is cancelled",
  EMAIL_SETTLED_CANCELLED_TEXT: "Order @number is cancelled, so nothing more will be sent.",
  EMAIL_SETTLED_PARTLYCANCELLED_SUBJECT: "A part of your order is cancelled",
  EMAIL_SETTLED_PARTLYCANCELLED_TEXT: "The things below will not be sent with order @number. The rest stays as it is.",
  EMAIL_SETTLED_RETURNED_SUBJECT: "Your return is accepted",
  EMAIL_SETTLED_RETURNED_TEXT: "We have accepted the return from order @number.",
  EMAIL_SETTLED_REDUCED_SUBJECT: "We have lowered the price",
  EMAIL_SETTLED_REDUCED_TEXT: "Order @number costs less now. You keep the things.",
  EMAIL_SETTLED_MONEY_SUBJECT: "Your money is on its way back",
  EMAIL_SETTLED_MONEY_TEXT: "More came for order @number than it costs. We are giving the difference back.",
  EMAIL_SETTLED_REASON: "Reason: @reason.",
  EMAIL_SETTLED_CHEAPER: "@name: lower price",
  EMAIL_SETTLED_SHIPPING: "Delivery",
  EMAIL_SETTLED_WITHHELD: "Deduction",
  EMAIL_SETTLED_SUM: "Yours in all",
  EMAIL_SETTLED_BY_PROVIDER:
    "@sum goes back the way it came, by @provider. It usually takes 1 to 3 working days, on a card a little longer.",
  EMAIL_SETTLED_ASK_ACCOUNT:
    "We will give @sum back by bank transfer. Tell us your account number, and we will pay by @due at the latest.",
  EMAIL_SETTLED_SAY_ACCOUNT: "Tell us the account number",
  EMAIL_SETTLED_TO_ACCOUNT: "We will transfer @sum to the account you told us, by @due at the latest.",
  EMAIL_SETTLED_LATER: "We will give @sum back separately, by @due at the latest.",
  EMAIL_SETTLED_PAPER: "The correction of the sales document (PDF) is attached.",
  EMAIL_SETTLED_REMINDER_SUBJECT: "We need your account number",
  EMAIL_SETTLED_REMINDER_TEXT: "We have @sum for you from order @number and do not know which account to send it to.",
} as const satisfies Dictionary;
