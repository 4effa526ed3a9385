import type { Dictionary } from "../../../translations.ts";

/** English: the form that reports illegal content, its emails, and what the author of a review that is not shown is told. */
export const reports = {
  REPORT_TITLE: "Report illegal content",
  REPORT_TEXT:
    "Is something on the pages of this shop, a review for instance, against the law? Tell us where it is and why. A person reads it, and you will be told by e-mail what was decided and why.",
  REPORT_ABOUT: "Address of the page with it",
  REPORT_WHY: "What is it, and why is it against the law?",
  REPORT_NAME: "Name",
  REPORT_EMAIL: "E-mail",
  REPORT_UNNAMED: "You can leave out name and e-mail. Without an address we cannot confirm the report or answer it.",
  REPORT_FAITH: "I report this in good faith: as far as I know, what I write is true and complete.",
  REPORT_SEND: "Send the report",
  REPORT_DONE: "We have your report",
  REPORT_DONE_TEXT:
    "Report no. @number arrived on @at. A confirmation is on its way to @email, where we will also tell you what we decided and why.",
  REPORT_DONE_UNNAMED: "Report no. @number arrived on @at. We do not know your address, so we cannot answer.",
  REPORT_WRONG_ABOUT:
    "Give the address of the page, so that we can find it. You can copy it from the browser’s address bar.",
  REPORT_WRONG_TEXT: "Tell us what it is and why it is against the law.",
  REPORT_WRONG_EMAIL: "This is no e-mail address. Correct it, or leave the field empty.",
  REPORT_WRONG_FAITH: "Tick this box to send the report.",
  EMAIL_REPORT_HEADING: "We have your report no. @number",
  EMAIL_REPORT_TEXT:
    "It arrived on @at. A person will look at it, and we will write to this address what was decided and why. What was written to us:",
  EMAIL_REPORT_DECIDED: "Report no. @number: our decision",
  EMAIL_REPORT_REMOVED: "The content that was reported on the page @about is not shown any more.",
  EMAIL_REPORT_STAYS: "The content that was reported on the page @about stays.",
  EMAIL_REPORT_REASON: "The reason: {{reason}}",
  EMAIL_REPORT_WAYS:
    "A person decided this, no program. If you disagree, answer this e-mail. You can also complain to the digital services coordinator of your country, or go to court.",
  EMAIL_REVIEW_REJECTED_HEADING: "Why your review is not shown",
  EMAIL_REVIEW_REJECTED_TEXT: "Your review of “@product” is not in the shop. The reason:",
  EMAIL_REVIEW_REJECTED_WAYS:
    "A person decided this, no program. If you disagree, answer this e-mail, and we will read it again. You can also complain to the digital services coordinator of your country, or go to court. Your review:",
} as const satisfies Dictionary;
