import type { Dictionary } from "../../../translations.ts";

/** English: the emails about a complaint and about goods that came back, and answers to begin from. */
export const complaintEmails = {
  EMAIL_COMPLAINT_HEADING: "Complaint @number received",
  EMAIL_COMPLAINT_TEXT: "We have received this complaint and will answer by @due at the latest. Keep this email.",
  EMAIL_COMPLAINT_FOR_SHOP: "Complaint @number: answer by @due",
  EMAIL_COMPLAINT_ANSWER: "Answer to complaint @number",
  EMAIL_COMPLAINT_NUMBER: "Complaint number",
  EMAIL_COMPLAINT_AT: "Received",
  EMAIL_COMPLAINT_NAME: "Name",
  EMAIL_COMPLAINT_EMAIL: "Email",
  EMAIL_COMPLAINT_ORDER: "Order",
  EMAIL_COMPLAINT_SINCE: "Since when",
  EMAIL_COMPLAINT_GOODS: "Which goods it is about",
  EMAIL_COMPLAINT_DEFECT: "What is wrong",
  EMAIL_COMPLAINT_DEMAND: "Demand",
  EMAIL_COMPLAINT_PHOTOS: "Photos",
  EMAIL_COMPLAINT_DEMAND_REPAIR: "repair",
  EMAIL_COMPLAINT_DEMAND_REPLACEMENT: "replacement",
  EMAIL_COMPLAINT_DEMAND_REDUCTION: "a lower price",
  EMAIL_COMPLAINT_DEMAND_REFUND: "a refund",
  EMAIL_RECEIPT_HEADING: "Your fiscal receipt",
  EMAIL_RECEIPT_TEXT: "The fiscal receipt of order @order has the number @number.",
  EMAIL_RECEIPT_DEVICE: "Unique number of the cash register: @device",
  EMAIL_RECEIPT_SEE: "See the receipt",
  EMAIL_RETURN_ARRIVED_HEADING: "Your goods have reached us",
  EMAIL_RETURN_LABEL_HEADING: "How to send it back",
  EMAIL_RETURN_LABEL_TEXT:
    "You send the goods of order @number back at our cost: @carrier. Pack them and hand the parcel in.",
  EMAIL_RETURN_LABEL_CODE: "There is nothing to print. The code to give when you hand it in:",
  EMAIL_RETURN_LABEL_PRINT: "Print the label and stick it on the parcel:",
  EMAIL_RETURN_LABEL_OR_PRINT: "If you would rather have a label:",
  EMAIL_RETURN_LABEL_PDF: "download the PDF",
  EMAIL_RETURN_ARRIVED_TEXT:
    "What you sent back from order @number is with us. We will look at it and write how much we give back and how.",
  COMPLAINT_ANSWER_REPAIR:
    "Hello,\n\nwe accept your complaint and will repair the item at our cost. We will have it collected and send it back repaired; we will write how to hand it over.",
  COMPLAINT_ANSWER_REPLACEMENT:
    "Hello,\n\nwe accept your complaint and will replace the item with a new one, at our cost. We will write how to send back the one you have.",
  COMPLAINT_ANSWER_REDUCTION:
    "Hello,\n\nwe accept your complaint and lower the price. You keep the item, and we will give back the difference the way you paid, within 14 days.",
  COMPLAINT_ANSWER_REFUND:
    "Hello,\n\nwe accept your complaint and will give your money back. Send the item back at our cost; we will write how. The money goes back within 14 days of our receiving it or the proof of sending.",
  COMPLAINT_ANSWER_REFUSED:
    "Hello,\n\nwe do not accept this complaint, because: …\n\nIf you disagree, you can turn to a consumer ombudsman or to the Trade Inspection for a settlement out of court.",
} as const satisfies Dictionary;
