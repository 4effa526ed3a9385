import type { Dictionary } from "../../../translations.ts";

/** English: what happened to an order, told in sentences. */
export const orderHistory = {
  OFFICE_TOLD_CHANGE_ADDED: "@quantity × @name added",
  OFFICE_TOLD_CHANGE_REMOVED: "@quantity × @name taken away",
  OFFICE_TOLD_CHANGE_SIZE: "@quantity × @name: @from → @to",
  OFFICE_TOLD_CHANGE_QUANTITY: "@name: @from → @to pcs",
  OFFICE_TOLD_CHANGE_PRICE: "@name: price @from → @to",
  OFFICE_TOLD_CHANGE_DELIVERY: "delivery: @from → @to",
  OFFICE_TOLD_CHANGE_POINT: "another parcel locker",
  OFFICE_TOLD_CHANGE_HELD: "packed only once the rest is paid",
  OFFICE_TOLD_CHANGE_FREED: "no longer waits for the rest to be paid",
  OFFICE_TOLD_PRICE_REASON: "why another price: @reason",
  OFFICE_TOLD_CHANGE_TOTAL: "total @from → @to",
  OFFICE_TOLD_CONSENTS: "the buyer said they @consents",
  OFFICE_TOLD_CONSENT_TERMS: "accept the terms and the privacy policy",
  OFFICE_TOLD_CONSENT_NEWSLETTER: "want the newsletter",
  OFFICE_TOLD_CONSENT_OFAGE: "are 18 or older",
  OFFICE_TOLD_FIELDS: "changed in address and contact: @fields",
  OFFICE_TOLD_WITHDRAWAL: "A statement of withdrawal came",
  OFFICE_TOLD_RETURN_OPENED: "Return opened (@kind)",
  OFFICE_TOLD_RETURN_SENT: "The buyer sent the return (@kind)",
  OFFICE_TOLD_RETURN_ARRIVED: "The goods came back (@kind)",
  OFFICE_TOLD_RETURN_CLOSED: "Return closed without goods (@kind)",
  OFFICE_TOLD_COMPLAINT_RECEIVED: "Complaint @id: the buyer @demand",
  OFFICE_TOLD_COMPLAINT_ANSWERED: "Complaint @id: @outcome, the buyer got the answer",
  OFFICE_TOLD_COMPLAINT_CLOSED: "Complaint @id carried out",
} as const satisfies Dictionary;
