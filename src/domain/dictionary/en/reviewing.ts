import type { reviewing as polish } from "../pl/reviewing.ts";

/** English: pages reached from emails: writing a review, a wish to hear when something is back. */
export const reviewing = {
  REVIEWING_TITLE: "Your review",
  REVIEWING_TEXT:
    "A few sentences will do: the size, the fabric, the wash, what surprised you. We publish critical ones too.",
  REVIEWING_OVER:
    "This link no longer works: it may be old, or a part of it got lost in copying. You can also write a review when logged in, on the product’s page.",
  REVIEWING_LOGIN:
    "Whoever bought this product can review it. Log in, or use the link in the e-mail we send a few days after delivery.",
  REVIEWING_STARS: "Your rating",
  REVIEWING_STARS_ONE: "@count star",
  REVIEWING_STARS_FEW: "@count stars",
  REVIEWING_STARS_MANY: "@count stars",
  REVIEWING_STARS_MISSING: "Choose how many stars.",
  REVIEWING_CONTENT_MISSING: "Write at least one sentence.",
  REVIEWING_HEADLINE: "Title (optional)",
  REVIEWING_CONTENT: "Review",
  REVIEWING_AUTHOR: "Signed",
  REVIEWING_AUTHOR_HINT: "Shown with the review. A first name is enough.",
  REVIEWING_SEND: "Send the review",
  REVIEWING_CHANGE: "Change the review",
  REVIEWING_THANKS: "Thank you! We will read it and publish it, usually within one working day.",
  REVIEWING_WAITING: "Waiting to be read",
  REVIEWING_APPROVED: "Published",
  REVIEWING_REJECTED: "Not published. Change it if you like and send it again.",
  REVIEWING_END_TITLE: "No more of these e-mails?",
  REVIEWING_END_TEXT: "We ask for a review once after each order. We can stop.",
  REVIEWING_END: "Do not ask me again",
  REVIEWING_ENDED: "Noted. We will not ask for reviews any more.",
  REVIEWING_PRODUCT: "Back to the product",
  STOCKWISH_CONFIRMED: "Noted",
  STOCKWISH_CONFIRMED_TEXT:
    "We will write once, when it is back. We do not put pieces aside, so the e-mail reaches everyone at the same moment.",
  STOCKWISH_WAITING: "One more click",
  STOCKWISH_WAITING_TEXT: "Confirm that you want one e-mail from us when this is back.",
  STOCKWISH_TOLD: "It is back",
  STOCKWISH_TOLD_TEXT: "The e-mail is on its way. It was the only one about this.",
  STOCKWISH_ENDED: "Removed",
  STOCKWISH_ENDED_TEXT: "We will not write about this.",
  STOCKWISH_UNKNOWN: "This link no longer works",
  STOCKWISH_UNKNOWN_TEXT: "A request is good for 7 days. Open the product’s page and ask again.",
  STOCKWISH_CONFIRM: "Yes, let me know",
  STOCKWISH_END: "Do not write after all",
} as const satisfies Record<keyof typeof polish, string>;
