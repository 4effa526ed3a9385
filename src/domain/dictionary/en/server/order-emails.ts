import type { orderEmails as polish } from "../../pl/server/order-emails.ts";

/** English: the emails about an order and a withdrawal, with its form. */
export const orderEmails = {
  EMAIL_ORDER_CONFIRMATION_SUBJECT: "Order",
  EMAIL_ORDER_CONFIRMATION_HEADING: "We have your order",
  EMAIL_ORDER_CONFIRMATION_THANKS:
    "Thank you. Below is everything you ordered. Keep this e-mail: it confirms our contract.",
  EMAIL_ORDER_CONFIRMATION_WITHDRAWAL: "Right of withdrawal",
  EMAIL_ORDER_CONFIRMATION_EXCEPTED:
    "This right does not cover goods above that say so; complaints about them are possible as always.",
  EMAIL_ORDER_CONFIRMATION_WITHDRAWAL_TEXT:
    "You have 14 days from receiving the parcel to withdraw from the contract without giving a reason. An e-mail or a letter saying so is enough. We refund the price and the cost of the cheapest standard delivery within 14 days; we may wait until we have the goods or proof that you sent them. You pay for sending them back.",
  EMAIL_ORDER_CONFIRMATION_WITHDRAW: "Withdraw from contract here",
  EMAIL_ORDER_CONFIRMATION_PAPERS:
    "Attached are our terms, our rules of returns and complaints, and the withdrawal form. Keep them.",
  EMAIL_ORDER_CONFIRMATION_FORM: "Model withdrawal form",
  EMAIL_ORDER_CONFIRMATION_FORM_TEXT:
    "To: @seller. I withdraw from my contract of sale of the following goods: … Order no. @order, received on … Name, address, date, signature (on paper only).",
  EMAIL_ORDER_CONFIRMATION_TERMS: "Terms",
  EMAIL_ORDER_CONFIRMATION_RETURNS: "Returns and complaints",

  EMAIL_ORDER_AWAITS_REVIEW_SUBJECT: "Order to be confirmed",
  EMAIL_ORDER_AWAITS_REVIEW_HEADING: "We will confirm your order",
  EMAIL_ORDER_AWAITS_REVIEW_TEXT:
    "Thank you. We would like to look at this order before we accept it, as it is larger, or one of more, than usual.",
  EMAIL_ORDER_AWAITS_REVIEW_NEXT:
    "We will write to you, usually within one working day. Until then please pay nothing: the goods are not put aside yet, and there is no contract yet. If it was not you who ordered, do nothing.",

  EMAIL_ORDER_STATE_ORDER: "order",
  EMAIL_ORDERPAID_SUBJECT: "Your payment has arrived",
  EMAIL_ORDERPAID_TEXT:
    "Thank you. Order @number is paid (@total). We are packing it now and will tell you when it leaves.",
  EMAIL_ORDERPACKED_SUBJECT: "Your parcel is packed",
  EMAIL_ORDERPACKED_TEXT: "Order @number is packed and ready to go. We will write once more when it leaves.",
  EMAIL_ORDERSENT_SUBJECT: "Your parcel is on its way",
  EMAIL_ORDERSENT_TEXT: "Order @number is on its way to you: @shipping.",
  EMAIL_PARCEL_SENT_SUBJECT: "Parcel on its way",
  EMAIL_PARCEL_SENT_TEXT: "A parcel of order @number is on its way to you: @shipping.",
  EMAIL_PARCEL_CORRECTED_SUBJECT: "Corrected tracking number",
  EMAIL_PARCEL_CORRECTED_TEXT:
    "We gave you a wrong number for a parcel of order @number (@shipping). The right one is below.",
  EMAIL_PARCEL_READY_SUBJECT: "Parcel ready to collect",
  EMAIL_PARCEL_READY_TEXT:
    "The parcel of order @number is waiting for you: @shipping. The carrier tells you the code and until when, by text message or in its app.",
  EMAIL_PARCEL_FOLLOW: "Follow the parcel at the carrier",
  EMAIL_PARCEL_GOODS: "In this parcel",
  EMAIL_PARCEL_TO_COME: "The rest of your order comes separately. We will write when it leaves.",
  EMAIL_PARCEL_LAST: "This is the last parcel of your order. The ones before were sent separately.",
  EMAIL_ORDERDELIVERED_SUBJECT: "Your parcel has arrived",
  EMAIL_ORDERDELIVERED_TEXT: "Order @number has been delivered. We hope everything fits.",
  EMAIL_ORDERCANCELLED_SUBJECT: "Your order is cancelled",
  EMAIL_ORDERCANCELLED_TEXT:
    "Order @number was cancelled, so nothing will be sent. If your payment had reached us already, we refund all of it the same way it came, within 14 days at the latest.",
  EMAIL_ORDERRETURNED_SUBJECT: "Your parcel is back with us",
  EMAIL_ORDERRETURNED_TEXT:
    "The things from order @number are back with us. If it was paid, the money goes back the way it came, within 14 days at the latest.",
  EMAIL_ORDEREXPIRED_SUBJECT: "Your order has expired",
  EMAIL_ORDEREXPIRED_TEXT:
    "The payment for order @number did not arrive in time, so the things are back on sale. There is nothing you need to do. If you still want them, the order’s page puts them back into your cart. And if your money is on its way already, write to us.",
  EMAIL_ORDER_STATE_TRACKING: "Tracking number",
  EMAIL_ORDER_STATE_POINT: "Pickup point",
  EMAIL_ORDER_STATE_POINTS_EARNED: "Points added for this order: @points.",
  EMAIL_ORDER_STATE_POINTS_BACK: "The points you used are back on your account: @points.",
  EMAIL_ORDER_STATE_PAPER: "The sales document (PDF) is attached.",
  EMAIL_ORDER_STATE_WITHDRAW: "Something not right? You have 14 days from receiving it to withdraw from the contract.",
  EMAIL_ORDER_STATE_RETURNS: "Withdraw from contract here",
  EMAIL_ORDER_STATE_REVIEW: "In a few days we will write once more and ask how it wears.",
  EMAIL_ORDER_STATE_OPEN: "View your order",
  EMAIL_ORDER_STATE_GOODS: "In this order",
  EMAIL_ORDER_STATE_WRITE: "Any questions? Write to @email or call @phone.",
  EMAIL_ORDER_STATE_WRITE_ONLY: "Any questions? Write to @email.",
  EMAIL_ORDER_STATE_CALL_ONLY: "Any questions? Call @phone.",
  EMAIL_ORDER_STATE_SECRET: "The link in this e-mail opens the order without logging in, so please do not pass it on.",

  EMAIL_PAYMENT_REMINDER_SUBJECT: "To be paid @sum: order @number",
  EMAIL_PAYMENT_REMINDER_SUBJECT_REST: "Left to pay @sum: order @number",
  EMAIL_PAYMENT_REMINDER_SUBJECT_SETTLED: "Order @number no longer waits for a payment",
  EMAIL_PAYMENT_REMINDER_TEXT: "Your order is placed but not paid yet. To be paid:",
  EMAIL_PAYMENT_REMINDER_REST: "A part of the money for your order has come. Left to pay:",
  EMAIL_PAYMENT_REMINDER_HELD: "We hold it for you until @time, Warsaw time.",
  EMAIL_PAYMENT_REMINDER_PAY: "Pay now",
  EMAIL_PAYMENT_REMINDER_OTHERWISE:
    "If you have just paid, there is nothing to do: the confirmation is on its way. If you changed your mind, there is nothing to do either, the order ends by itself.",
  EMAIL_PAYMENT_REMINDER_SEE: "See the order",
  EMAIL_PAYMENT_REMINDER_SETTLED: "This order no longer waits for a payment. There is nothing to do.",

  EMAIL_WITHDRAWAL_HEADING: "Your withdrawal is received",
  EMAIL_WITHDRAWAL_TEXT:
    "We confirm that we have received this declaration of withdrawal from the contract. Keep this e-mail.",
  EMAIL_WITHDRAWAL_EXCEPTED:
    "This withdrawal does not cover goods that by law cannot be withdrawn from; their contract stays, and complaints are possible as always:",
  EMAIL_WITHDRAWAL_NEXT:
    "Send the goods back within 14 days. We refund you within 14 days of your declaration, the way you paid; we may wait for the parcel or proof that it was sent.",
  EMAIL_WITHDRAWAL_UNSENT:
    "This order has not been sent, so there is nothing to send back. We refund what you paid within 14 days of your declaration, the way you paid.",
  EMAIL_WITHDRAWAL_NUMBER: "Reference",
  EMAIL_WITHDRAWAL_AT: "Received (Polish time)",
  EMAIL_WITHDRAWAL_NAME: "Name",
  EMAIL_WITHDRAWAL_ORDER: "Order",
  EMAIL_WITHDRAWAL_EMAIL: "E-mail",
  EMAIL_WITHDRAWAL_GOODS: "What it concerns",
  EMAIL_WITHDRAWAL_ALL: "the whole order",

  WITHDRAWAL_FORM_FILE: "withdrawal-form",
  WITHDRAWAL_FORM_HEADING: "WITHDRAWAL FORM",
  WITHDRAWAL_FORM_WHEN: "Complete and return this form only if you wish to withdraw from the contract.",
  WITHDRAWAL_FORM_TO: "To",
  WITHDRAWAL_FORM_STATEMENT: "I hereby give notice that I withdraw from my contract of sale of the following goods:",
  WITHDRAWAL_FORM_ORDER: "Order number",
  WITHDRAWAL_FORM_DATES: "Ordered on / received on",
  WITHDRAWAL_FORM_NAME: "Name of consumer",
  WITHDRAWAL_FORM_ADDRESS: "Address of consumer",
  WITHDRAWAL_FORM_SIGNATURE: "Signature of consumer (only if this form is on paper)",
  WITHDRAWAL_FORM_DATE: "Date",
} as const satisfies Record<keyof typeof polish, string>;
