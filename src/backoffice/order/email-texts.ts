import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";

/** What each kind of email is called. */
export const emailTexts: Readonly<Record<string, BackofficePlainCode>> = {
  order: "OFFICE_EMAIL_ORDER",
  orderAccepted: "OFFICE_EMAIL_ORDERACCEPTED",
  returnArrived: "OFFICE_EMAIL_RETURNARRIVED",
  orderPaid: "OFFICE_EMAIL_ORDERPAID",
  orderPacked: "OFFICE_EMAIL_ORDERPACKED",
  orderSent: "OFFICE_EMAIL_ORDERSENT",
  orderDelivered: "OFFICE_EMAIL_ORDERDELIVERED",
  orderCancelled: "OFFICE_EMAIL_ORDERCANCELLED",
  orderReturned: "OFFICE_EMAIL_ORDERRETURNED",
  orderExpired: "OFFICE_EMAIL_ORDEREXPIRED",
  orderChanged: "OFFICE_EMAIL_ORDERCHANGED",
  orderSettled: "OFFICE_EMAIL_ORDERSETTLED",
  orderForShop: "OFFICE_EMAIL_ORDERFORSHOP",
  paymentReminder: "OFFICE_EMAIL_PAYMENTREMINDER",
  reviewRequest: "OFFICE_EMAIL_REVIEWREQUEST",
  staffMessage: "OFFICE_EMAIL_STAFFMESSAGE",
};
