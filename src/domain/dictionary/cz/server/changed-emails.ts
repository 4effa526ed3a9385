import type { Dictionary } from "../../../translations.ts";

/** Czech: the email about an order that was changed, and what its difference is called at a payment provider. */
export const changedEmails = {
  EMAIL_CHANGED_SUBJECT: "Vaše objednávka je změněná",
  EMAIL_CHANGED_TEXT: "Změnili jsme objednávku @number. Tohle je teď jinak.",
  EMAIL_CHANGED_WHAT: "Co",
  EMAIL_CHANGED_BEFORE: "Předtím",
  EMAIL_CHANGED_NOW: "Teď",
  EMAIL_CHANGED_DELIVERY: "Doprava: @shipping",
  EMAIL_CHANGED_REDUCTION: "Kód a body",
  EMAIL_CHANGED_TOTAL: "Celkem",
  EMAIL_CHANGED_MISSING: "Zbývá zaplatit @sum.",
  EMAIL_CHANGED_PAY: "Zaplatit @sum",
  EMAIL_CHANGED_PAY_TRANSFER: "Převeďte prosím @sum na účet @account, do zprávy napište: objednávka @number.",
  EMAIL_CHANGED_PAY_CASH: "Kurýrovi zaplatíte celkem @sum.",
  EMAIL_DIFFERENCE_SUBJECT: "Doplatek dorazil",
  EMAIL_DIFFERENCE_TEXT: "Děkujeme, doplatek @sum k objednávce @number dorazil.",
  EMAIL_DIFFERENCE_NOW: "Objednávka je teď taková",
  EMAIL_DIFFERENCE_PAID: "Zaplaceno",
  EMAIL_DIFFERENCE_HELD: "Balení čekalo na tento doplatek: teď může začít.",
  PAYMENT_DIFFERENCE: "Doplatek k objednávce @number",
} as const satisfies Dictionary;
