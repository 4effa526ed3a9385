import type { Dictionary } from "../../translations.ts";

/** English: complaints of goods. */
export const complaint = {
  COMPLAINT_TITLE: "Complaint",
  COMPLAINT_TEXT:
    "Something broke, or is not as it should be? You have two years for this. No account or login is needed. We answer within 14 days; a confirmation comes by e-mail at once.",
  COMPLAINT_NAME: "Full name",
  COMPLAINT_ORDER: "Order number",
  COMPLAINT_EMAIL: "E-mail of the order",
  COMPLAINT_NEXT: "Next",
  COMPLAINT_LINES: "Which goods it is about",
  COMPLAINT_LINES_HINT: "Enter how many pieces of each it is about; leave zero at the others.",
  COMPLAINT_DEFECT: "Which item it is about and what is wrong",
  COMPLAINT_DEFECT_OF: "What is wrong",
  COMPLAINT_SINCE: "Since when it shows (optional)",
  COMPLAINT_DEMAND: "What you ask for",
  COMPLAINT_DEMAND_REPAIR: "a repair",
  COMPLAINT_DEMAND_REPLACEMENT: "a new item instead",
  COMPLAINT_DEMAND_REDUCTION: "a lower price",
  COMPLAINT_DEMAND_REFUND: "my money back",
  COMPLAINT_PHOTOS: "Photos (up to 5, 8 MB each at most)",
  COMPLAINT_SEND: "Send the complaint",
  COMPLAINT_DONE: "Complaint received",
  COMPLAINT_DONE_TEXT: "Its number is @number. We have sent a confirmation to @email. We answer by @due at the latest.",
} as const satisfies Dictionary;
