import type { Dictionary } from "../../../translations.ts";

/** Polish: the email about an order that was changed, and what its difference is called at a payment provider. */
export const changedEmails = {
  EMAIL_CHANGED_SUBJECT: "Twoje zamówienie jest zmienione",
  EMAIL_CHANGED_TEXT: "Zmieniliśmy zamówienie @number. Oto co jest teraz inne.",
  EMAIL_CHANGED_WHAT: "Co",
  EMAIL_CHANGED_BEFORE: "Było",
  EMAIL_CHANGED_NOW: "Jest",
  EMAIL_CHANGED_DELIVERY: "Dostawa: @shipping",
  EMAIL_CHANGED_REDUCTION: "Kod i punkty",
  EMAIL_CHANGED_TOTAL: "Razem",
  EMAIL_CHANGED_MISSING: "Do zapłaty zostało @sum.",
  EMAIL_CHANGED_PAY: "Zapłać @sum",
  EMAIL_CHANGED_PAY_TRANSFER: "Przelej @sum na konto @account. W tytule wpisz: zamówienie @number.",
  EMAIL_CHANGED_PAY_CASH: "Kurierowi zapłacisz razem @sum.",
  EMAIL_DIFFERENCE_SUBJECT: "Dopłata przyszła",
  EMAIL_DIFFERENCE_TEXT: "Dziękujemy, dopłata @sum do zamówienia @number przyszła.",
  EMAIL_DIFFERENCE_NOW: "Zamówienie jest teraz takie",
  EMAIL_DIFFERENCE_PAID: "Zapłacone",
  EMAIL_DIFFERENCE_HELD: "Na tę dopłatę czekało pakowanie: teraz możemy je zacząć.",
  PAYMENT_DIFFERENCE: "Dopłata do zamówienia @number",
} as const satisfies Dictionary;
