import type { emails as polish } from "../../pl/server/emails.ts";

/** English: the emails about the newsletter, sold-out goods, reviews, messages and recalls. */
export const emails = {
  EMAIL_NEWSLETTER_WELCOME_SUBJECT: "You are on the list",
  EMAIL_NEWSLETTER_WELCOME_TEXT:
    "Thank you! Once a week we will write what has arrived, which sizes are back and what costs less. Nothing else.",
  EMAIL_NEWSLETTER_WELCOME_SEE: "See what is new",
  EMAIL_NEWSLETTER_WELCOME_WHY: "We write because this address is subscribed to our newsletter. At any time you can",
  EMAIL_NEWSLETTER_WELCOME_END: "unsubscribe",

  EMAIL_NEWSLETTER_CONFIRM_SUBJECT: "Confirm your newsletter sign-up",
  EMAIL_NEWSLETTER_CONFIRM_TEXT:
    "Somebody entered this address in our shop. If it was you and you want our newsletter, confirm within 7 days:",
  EMAIL_NEWSLETTER_CONFIRM_CONFIRM: "Yes, send me the newsletter",
  EMAIL_NEWSLETTER_CONFIRM_IGNORE:
    "If it was not you, do nothing: without confirmation we will not write again. You can also",
  EMAIL_NEWSLETTER_CONFIRM_END: "remove this address now",

  EMAIL_STOCK_CONFIRM_SUBJECT: "Confirm: we will tell you when it is back",
  EMAIL_STOCK_CONFIRM_TEXT: "Somebody, probably you, asked for one e-mail when this is back:",
  EMAIL_STOCK_CONFIRM_SURE: "Confirm within 7 days and we will write once, about this alone:",
  EMAIL_STOCK_CONFIRM_CONFIRM: "Yes, let me know",
  EMAIL_STOCK_CONFIRM_IGNORE:
    "If it was not you, do nothing: without confirmation we will not write again. You can also",
  EMAIL_STOCK_CONFIRM_END: "remove this address now",

  EMAIL_STOCK_BACK_SUBJECT: "Back in stock",
  EMAIL_STOCK_BACK_TEXT: "is in the shop again. We do not put pieces aside, so it is first come, first served.",
  EMAIL_STOCK_BACK_SEE: "See it and buy",
  EMAIL_STOCK_BACK_ONCE: "This is the only e-mail about it. You can",
  EMAIL_STOCK_BACK_END: "remove the address we used",

  EMAIL_REVIEW_REQUEST_SUBJECT: "How does it wear?",
  EMAIL_REVIEW_REQUEST_HELLO: "Hi!",
  EMAIL_REVIEW_REQUEST_HELLO_TO: "Hi @name!",
  EMAIL_REVIEW_REQUEST_TEXT:
    "Your parcel has been with you for a few days. Tell others how the size, the fabric and the wash turned out:",
  EMAIL_REVIEW_REQUEST_WRITE: "Write a review",
  EMAIL_REVIEW_REQUEST_HONEST:
    "It takes a minute. We publish praise and complaints alike; we only turn down swearing, adverts and reviews that are not about the product. We give nothing for a review, so nobody has bought one.",
  EMAIL_REVIEW_REQUEST_WHY: "We write once after each order. If you do not want these e-mails,",
  EMAIL_REVIEW_REQUEST_END: "tell us with one click",

  EMAIL_MESSAGE_COPY_HEADING: "We have your message",
  EMAIL_MESSAGE_COPY_TEXT: "Thank you. We will answer to this address. This is what was written to us:",
  EMAIL_MESSAGE_COPY_IGNORE: "If it is not your message, do nothing: somebody gave this address in place of their own.",

  EMAIL_RECALL_HEADING: "Product safety recall",
  EMAIL_RECALL_ORDER: "Order",
  EMAIL_RECALL_IDENTIFICATION: "How to identify the product",
  EMAIL_RECALL_SOLD: "Where and when it was sold",
  EMAIL_RECALL_HAZARD: "Hazard",
  EMAIL_RECALL_ACTION: "What to do",
  EMAIL_RECALL_REMEDIES: "What you can choose, free of charge",
  EMAIL_RECALL_REMEDY_REPAIR: "repair",
  EMAIL_RECALL_REMEDY_REPLACEMENT: "replacement by a safe product",
  EMAIL_RECALL_REMEDY_REFUND: "refund",
  EMAIL_RECALL_PICTURE: "See a picture of the product",
  EMAIL_RECALL_ASK: "Any questions? Here is how to reach us:",
  EMAIL_RECALL_SHARE: "If somebody else has this product now, please pass this e-mail on.",
} as const satisfies Record<keyof typeof polish, string>;
