import type { contact as polish } from "../pl/contact.ts";

/** English: the contact page. */
export const contact = {
  MESSAGE_OK: "Message has been sent.",
  MESSAGE_ERROR: "Error sending the e-mail.",
  CONTACT_MAILHASBEENSENT: "Message has been sent.",
  CONTACT_TEXT:
    "Your message goes to the people who pack the parcels. We answer on working days, usually the same day.",
  CONTACT_ORDER_TITLE: "Ordering needs JavaScript",
  CONTACT_ORDER_TEXT:
    "The cart and the order work only with JavaScript switched on. Switch it on in your browser’s settings and come back to the shop. You can also order by e-mail or by phone: tell us the names, the sizes and the delivery address, and we will confirm the price, the shipping cost and how to pay.",
  CONTACT_ADDRESS: "Address",
  CONTACT_FORM: "Write to us",
  CONTACT_NAME: "First name",
  CONTACT_SUBJECT: "Subject or order number (optional)",
  CONTACT_MESSAGE: "Message",
  CONTACT_SEND: "Send the message",
  CONTACT_ANSWER: "We will answer to the address you gave, usually on the same working day.",
  CONTACT_PRIVACY: "We use these details only to answer you.",
  CONTACT_AGAIN: "Try again, or write straight to @email.",
  CONTACT_ABOUT: "A question about: @productName",
  CONTACT_ABOUT_ORDER: "Question about order @number",
  CONTACT_HOURS: "Hours",
  CONTACT_HOURS_WEEK: "Monday to Friday",
  CONTACT_COMPANY: "Company",
  CONTACT_VAT: "VAT number: @number",
} as const satisfies Record<keyof typeof polish, string>;
