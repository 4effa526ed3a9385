import { currencies, type Currency, formatMoney } from "../domain/money.ts";
import type { PaymentOutcome } from "../domain/payment/payment.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

interface Alarm {
  to: string;
  publicUrl: string;
  provider: string;
  outcome: PaymentOutcome;
  /** Null: the payment names no order of this shop. */
  orderNumber: number | null;
  extOrderId: string;
  amount: number | null;
  currency: string;
}

/** Tells the shop of money that came and that no order took: what happened, and what can be done about it. */
export function paymentAlarmEmail({
  to,
  publicUrl,
  provider,
  outcome,
  orderNumber,
  extOrderId,
  amount,
  currency,
}: Alarm): Email {
  const known = currencies.includes(currency as Currency);
  const sum = amount === null ? "?" : known ? formatMoney(amount, currency as Currency) : `${amount} ${currency}`;
  const heading = `Płatność do wyjaśnienia: ${orderNumber === null ? extOrderId : `zamówienie ${orderNumber}`}`;
  const rows = [
    ["Operator", provider],
    ["Płatność", extOrderId],
    ["Kwota", sum],
    ["Co się stało", alarmTexts[outcome] ?? outcome],
  ];
  const advice =
    orderNumber === null || outcome.startsWith("other")
      ? "Sprawdź tę płatność w panelu operatora."
      : `Oddaj pieniądze poleceniem „npm run shop -- refund ${orderNumber}” albo porozumiej się z kupującym. Szczegóły: „npm run shop -- order ${orderNumber}”.`;
  const body = `<table>${rows.map(([label = "", value = ""]) => `<tr><th scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`).join("")}</table><p>${advice}</p>`;
  const html = emailHtml({ lanCode: "pl", heading, body, footer: [publicUrl] });
  return { to, subject: heading, text: emailText(html), html };
}

const alarmTexts: Partial<Record<PaymentOutcome, string>> = {
  paidTooLate: "Zapłacono, gdy zamówienie już wygasło albo było anulowane.",
  paidTwice: "Zapłacono za zamówienie, które było już opłacone.",
  otherAmount: "Operator podał inną kwotę niż kwota zamówienia. Zamówienie nie jest uznane za opłacone.",
  otherCurrency: "Operator podał inną walutę niż waluta płatności. Zamówienie nie jest uznane za opłacone.",
  otherPayment: "Operator podał inny numer płatności niż ten, który sam nadał. Zamówienie nie jest uznane za opłacone.",
  unknownOrder: "Takiego zamówienia nie ma w tym sklepie.",
};
