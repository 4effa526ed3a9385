import type { receipts as polish } from "../../pl/backoffice/receipts.ts";

/** English: fiscal receipts. */
export const receipts = {
  OFFICE_CONNECTION_EPARAGONY: "eparagony.pl: fiscal receipts",
  OFFICE_CONNECTION_EPARAGONY_TEXT:
    "Sales that the exemption from the cash register does not cover (cash on delivery, collection in person, goods never exempt) are registered by themselves on the cash register of this service, and the receipt’s number comes back to the order. eparagony.pl gives you the data together with the register.",
  OFFICE_CONNECTION_EPARAGONY_ENVIRONMENT: "Environment",
  OFFICE_CONNECTION_EPARAGONY_ENVIRONMENT_SANDBOX: "Sandbox: for trying",
  OFFICE_CONNECTION_EPARAGONY_ENVIRONMENT_PRODUCTION: "Production: real receipts",
  OFFICE_CONNECTION_EPARAGONY_POSID: "Point of sale (posId)",
  OFFICE_CONNECTION_EPARAGONY_CLIENTID: "Client ID",
  OFFICE_CONNECTION_EPARAGONY_CLIENTSECRET: "Client secret",
  OFFICE_CONNECTION_EPARAGONY_SINCE: "Register sales from this day on (YYYY-MM-DD)",
  OFFICE_REFUSED_RECEIPTS_OFF:
    "No cash register is connected. Connect one in the settings, or say that another one has registered the sale.",
  OFFICE_REFUSED_RECEIPT_NOT_NOW:
    "This receipt cannot be changed now: it is registered or on its way, or the order has no document yet.",
  OFFICE_RECEIPT: "Fiscal receipt",
  OFFICE_RECEIPT_NEEDED: "This sale needs a cash register",
  OFFICE_RECEIPT_STATE_ASKED: "being registered",
  OFFICE_RECEIPT_STATE_UNCLEAR: "unknown whether registered",
  OFFICE_RECEIPT_STATE_REGISTERED: "registered",
  OFFICE_RECEIPT_STATE_FAILED: "not registered",
  OFFICE_RECEIPT_STATE_ELSEWHERE: "registered by another cash register",
  OFFICE_RECEIPT_NUMBER: "No. @number, register @device",
  OFFICE_RECEIPT_SEE: "See the receipt",
  OFFICE_RECEIPT_PROBLEM: "The register says: @problem",
  OFFICE_RECEIPT_CURRENCY: "The register takes złoty alone: register this sale otherwise.",
  OFFICE_RECEIPT_ACT_ASKED: "Register it",
  OFFICE_RECEIPT_ACT_ELSEWHERE: "Another register has it",
  OFFICE_RECEIPT_SAVED: "Receipt: saved",
  OFFICE_DECIDE_RECEIPTSSTUCK_ONE: "@count sale without a receipt",
  OFFICE_DECIDE_RECEIPTSSTUCK_FEW: "@count sales without a receipt",
  OFFICE_DECIDE_RECEIPTSSTUCK_MANY: "@count sales without a receipt",
  OFFICE_DECIDE_RECEIPTSSTUCK_TEXT:
    "The cash register did not take them, or did not answer. Why, and what to do, is said on the order’s page.",
  OFFICE_DECIDE_RECEIPTSSTUCK_WAY: "See why",
  OFFICE_LOG_ACT_CHANGERECEIPT: "changes the fiscal receipt",
  OFFICE_RECEIPT_BREAK_CASH: "cash on delivery",
  OFFICE_RECEIPT_BREAK_COLLECTED: "collected in person",
  OFFICE_RECEIPT_BREAK_GOODS: "goods never exempt",
  OFFICE_RECEIPT_BREAK_ADDRESS: "no address of the buyer",
  OFFICE_RECEIPT_BREAK_UNPROVEN: "payment not proven",
} as const satisfies Record<keyof typeof polish, string>;
