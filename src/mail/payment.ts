import type { LanCode } from "../domain/language.ts";
import { currencies, type Currency, formatMoney } from "../domain/money.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import type { PaymentOutcome } from "../domain/payment/payment.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

interface Reminder {
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  /** Where it is paid, and where the order stands. */
  payAt: string;
  orderAt: string;
  heldUntil: Date | null;
}

/** Reminds once of an order that still awaits its online payment, with the link to pay it; of one paid meanwhile it says so. */
export function paymentReminderEmail(
  order: ReadableOrder,
  { lanCode, shopName, publicUrl, payAt, orderAt, heldUntil }: Reminder,
): Email {
  const t = reminderTexts[lanCode];
  const amount = formatMoney(order.charged.amount, order.charged.currency);
  const until =
    heldUntil === null
      ? ""
      : heldUntil.toLocaleTimeString(t.tag, { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Warsaw" });
  const waits = order.state === "awaitingPayment";
  const body = waits
    ? `<p>${t.text} <strong>${amount}</strong>. ${t.held.replace("@time", until)}</p><p><a class="do" href="${escapeHtml(payAt)}"><strong>${t.pay}</strong></a></p><p>${t.otherwise}</p><p><a href="${escapeHtml(orderAt)}">${t.see}</a></p>`
    : `<p>${t.settled}</p><p><a href="${escapeHtml(orderAt)}">${t.see}</a></p>`;
  const html = emailHtml({
    lanCode,
    shopName,
    heading: `${t.heading} ${order.orderId}`,
    body,
    footer: [shopName, publicUrl],
  });
  return { to: order.email, subject: `${t.heading} ${order.orderId} – ${shopName}`, text: emailText(html), html };
}

const reminderTexts: Record<
  LanCode,
  Record<"tag" | "heading" | "text" | "held" | "pay" | "otherwise" | "see" | "settled", string>
> = {
  pl: {
    tag: "pl",
    heading: "Czekamy na zapłatę za zamówienie",
    text: "Zamówienie jest złożone, ale jeszcze nieopłacone. Do zapłaty:",
    held: "Trzymamy je dla Ciebie do @time.",
    pay: "Zapłać teraz",
    otherwise:
      "Jeśli pieniądze są już w drodze, nic nie rób: potwierdzenie przyjdzie samo. Jeśli się rozmyślisz, też nic nie rób: zamówienie wygaśnie samo.",
    see: "Zobacz zamówienie",
    settled: "To zamówienie nie czeka już na zapłatę. Nie musisz nic robić.",
  },
  en: {
    tag: "en-GB",
    heading: "Payment awaited for order",
    text: "Your order is placed but not paid yet. To be paid:",
    held: "We hold it for you until @time, Warsaw time.",
    pay: "Pay now",
    otherwise:
      "If you have just paid, there is nothing to do: the confirmation is on its way. If you changed your mind, there is nothing to do either, the order ends by itself.",
    see: "See the order",
    settled: "This order no longer waits for a payment. There is nothing to do.",
  },
  cz: {
    tag: "cs",
    heading: "Čekáme na platbu za objednávku",
    text: "Objednávka je přijatá, ale ještě není zaplacená. K zaplacení:",
    held: "Držíme vám ji do @time.",
    pay: "Zaplatit nyní",
    otherwise:
      "Pokud jste právě zaplatili, nic dělat nemusíte: potvrzení je na cestě. Pokud jste si to rozmysleli, také nic nedělejte: objednávka vyprší sama.",
    see: "Zobrazit objednávku",
    settled: "Tato objednávka už na platbu nečeká. Nemusíte nic dělat.",
  },
};

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
