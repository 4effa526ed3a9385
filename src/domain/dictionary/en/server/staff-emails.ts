import type { staffEmails as polish } from "../../pl/server/staff-emails.ts";

/** English: emails staff write to buyers, the texts they may begin from, and what staff are told of their own accounts. */
export const staffEmails = {
  EMAIL_STAFF_MESSAGE_ORDER: "This is about order @number. You can simply reply to this e-mail.",
  EMAIL_QUESTION_ANSWER: "The answer to your message",
  EMAIL_QUESTION_ANSWER_TO:
    "We are answering your message of @date. You can simply reply to this e-mail. What was written to us:",
  EMAIL_STAFF_WAY_IN_PASSKEY_SUBJECT: "A new passkey for the back office",
  EMAIL_STAFF_WAY_IN_PASSKEY_TEXT: "The passkey “@name” was added to your back office account (@at).",
  EMAIL_STAFF_WAY_IN_PASSWORD_SUBJECT: "A new password for the back office",
  EMAIL_STAFF_WAY_IN_PASSWORD_TEXT:
    "A password and an authenticator app were set up on your back office account (@at).",
  EMAIL_STAFF_WAY_IN_OTHER:
    "If it was you, there is nothing to do. If not, remove it on your account at once, sign out everywhere and tell the shop’s owner.",
  EMAIL_STAFF_WAY_IN_LOOK: "See your account",
  READY_TEXT_HELLO: "Hi!",
  READY_TEXT_DELAYED: "The parcel is late",
  READY_TEXT_DELAYED_SUBJECT: "Your order {{number}} will arrive later",
  READY_TEXT_DELAYED_WHAT:
    "We are sorry: the parcel with your order {{number}} will arrive later than we promised ({{arrives}}).",
  READY_TEXT_DELAYED_THEN:
    "We will write as soon as it is on its way. If you would rather not wait, reply to this e-mail and we will cancel the order and give your money back.",
  READY_TEXT_SIZE: "A size is missing",
  READY_TEXT_SIZE_SUBJECT: "Order {{number}}: one item is missing",
  READY_TEXT_SIZE_WHAT:
    "While packing your order {{number}} we found that we do not have one item in your size. We are sorry.",
  READY_TEXT_SIZE_THEN:
    "What would you like: another size, another item or your money back for it? We can send the rest right away. Just reply to this e-mail.",
  READY_TEXT_ADDRESS: "A question about the address",
  READY_TEXT_ADDRESS_SUBJECT: "Order {{number}}: please check your address",
  READY_TEXT_ADDRESS_WHAT:
    "The address of your order {{number}} seems to be incomplete, and we do not want the parcel to get lost.",
  READY_TEXT_ADDRESS_THEN:
    "Please reply to this e-mail with the whole address: street, house and flat number, postcode and town. The parcel waits for your answer.",
  READY_TEXT_THANKS: "Thank you",
  READY_TEXT_THANKS_SUBJECT: "Thank you for your order {{number}}",
  READY_TEXT_THANKS_WHAT:
    "Thank you for your order {{number}}. We are a small label, and each one really makes us happy.",
  READY_TEXT_THANKS_THEN: "Enjoy wearing it!",
} as const satisfies Record<keyof typeof polish, string>;
