import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";

/** What each kind of email is called. */
export const emailTexts: Readonly<Record<string, BackofficePlainCode>> = {
  order: "OFFICE_EMAIL_ORDER",
  orderAccepted: "OFFICE_EMAIL_ORDERACCEPTED",
  returnArrived: "OFFICE_EMAIL_RETURNARRIVED",
  fiscalReceipt: "OFFICE_EMAIL_FISCALRECEIPT",
  returnLabel: "OFFICE_EMAIL_RETURNLABEL",
  exchangeAgreed: "OFFICE_EMAIL_EXCHANGEAGREED",
  exchangeEnded: "OFFICE_EMAIL_EXCHANGEENDED",
  orderPaid: "OFFICE_EMAIL_ORDERPAID",
  orderPacked: "OFFICE_EMAIL_ORDERPACKED",
  orderSent: "OFFICE_EMAIL_ORDERSENT",
  orderDelivered: "OFFICE_EMAIL_ORDERDELIVERED",
  orderCancelled: "OFFICE_EMAIL_ORDERCANCELLED",
  orderReturned: "OFFICE_EMAIL_ORDERRETURNED",
  orderExpired: "OFFICE_EMAIL_ORDEREXPIRED",
  refundAccount: "OFFICE_EMAIL_REFUNDACCOUNT",
  parcelSent: "OFFICE_EMAIL_PARCELSENT",
  parcelReady: "OFFICE_EMAIL_PARCELREADY",
  differencePaid: "OFFICE_EMAIL_DIFFERENCEPAID",
  orderChanged: "OFFICE_EMAIL_ORDERCHANGED",
  orderSettled: "OFFICE_EMAIL_ORDERSETTLED",
  orderForShop: "OFFICE_EMAIL_ORDERFORSHOP",
  paymentReminder: "OFFICE_EMAIL_PAYMENTREMINDER",
  reviewRequest: "OFFICE_EMAIL_REVIEWREQUEST",
  staffMessage: "OFFICE_EMAIL_STAFFMESSAGE",
  questionAnswer: "OFFICE_EMAIL_STAFFMESSAGE",
  staffWayIn: "OFFICE_EMAIL_KIND_STAFFWAYIN",
  accountExists: "OFFICE_EMAIL_KIND_ACCOUNTEXISTS",
  confirmEmail: "OFFICE_EMAIL_KIND_CONFIRMEMAIL",
  changeEmail: "OFFICE_EMAIL_KIND_CHANGEEMAIL",
  emailChanged: "OFFICE_EMAIL_KIND_EMAILCHANGED",
  reminder: "OFFICE_EMAIL_KIND_REMINDER",
  passwordChanged: "OFFICE_EMAIL_KIND_PASSWORDCHANGED",
  newsletterConfirm: "OFFICE_EMAIL_KIND_NEWSLETTER",
  newsletterWelcome: "OFFICE_EMAIL_KIND_NEWSLETTER",
  stockConfirm: "OFFICE_EMAIL_KIND_STOCK",
  stockBack: "OFFICE_EMAIL_KIND_STOCK",
  message: "OFFICE_EMAIL_KIND_MESSAGE",
  messageCopy: "OFFICE_EMAIL_KIND_MESSAGE",
  contentReport: "OFFICE_EMAIL_KIND_CONTENTREPORT",
  reviewRejected: "OFFICE_EMAIL_REVIEWREJECTED",
  recall: "OFFICE_EMAIL_KIND_RECALL",
  withdrawal: "OFFICE_EMAIL_KIND_WITHDRAWAL",
  withdrawalForShop: "OFFICE_EMAIL_KIND_SHOP",
  complaintForShop: "OFFICE_EMAIL_KIND_SHOP",
  complaint: "OFFICE_EMAIL_KIND_COMPLAINT",
  complaintAnswered: "OFFICE_EMAIL_KIND_COMPLAINTANSWERED",
  paymentAlarm: "OFFICE_EMAIL_KIND_SHOP",
  shopNotice: "OFFICE_EMAIL_KIND_SHOP",
};

/** What an email of an order is called in its history: one about a settlement by what was settled. */
export const emailNamed = ({ email, tells }: { email: string; tells: keyof typeof settledTexts | null }) =>
  tells === null ? (emailTexts[email] ?? "OFFICE_EMAIL_OTHER") : settledTexts[tells];

const settledTexts = {
  cancellation: "OFFICE_EMAIL_ORDERCANCELLED",
  return: "OFFICE_EMAIL_ORDERRETURNED",
  reduction: "OFFICE_EMAIL_SETTLED_REDUCTION",
  money: "OFFICE_EMAIL_SETTLED_MONEY",
} as const;
