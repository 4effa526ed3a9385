import type { Dictionary } from "../../../translations.ts";

/** English: what buyers read of an exchange. */
export const exchangeEmails = {
  EMAIL_EXCHANGE_AGREED_SUBJECT: "Exchange agreed",
  EMAIL_EXCHANGE_AGREED_TEXT:
    "We are exchanging goods from order @first for you. What you get is order @number, and it is put aside for you: nobody else can buy it.",
  EMAIL_EXCHANGE_SEND: "Send back",
  EMAIL_EXCHANGE_WHERE: "To this address: @address. Put a note with your order number into the parcel.",
  EMAIL_EXCHANGE_GET: "You get",
  EMAIL_EXCHANGE_NEXT:
    "You pay nothing for order @number: what you paid for the goods you send back pays for it once we have them. You can withdraw within 14 days of receiving the new goods.",
  EMAIL_EXCHANGE_ENDED_SUBJECT: "Exchange called off",
  EMAIL_EXCHANGE_ENDED_TEXT:
    "Goods from order @first will not be exchanged, so order @number is cancelled and you owe nothing for it. For goods that you send back all the same we give the money back.",
  EMAIL_EXCHANGE_NOT: "We will not send",
  EMAIL_EXCHANGE_PAID_SUBJECT: "Exchange settled",
  EMAIL_EXCHANGE_PAID_TEXT:
    "Order @number, for which you exchange goods, is settled (@total). We are packing it now and will tell you when it leaves.",
  EMAIL_SETTLED_EXCHANGED: "@sum pays for order @number, for which you exchange these goods.",
  EMAIL_SETTLED_EXCHANGE_MISSING:
    "@sum of order @number is still to be paid. Please transfer it to account @account with the title: @number.",
} as const satisfies Dictionary;
