import { translator } from "../domain/dictionary/dictionaries.ts";
import { type LanCode, languageCalled } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { escapeHtml } from "../domain/escape.ts";
import { isPaidOnline } from "../domain/payment/payment.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

interface Reminder {
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  /** Where it is paid, and where the order stands. */
  payAt: string;
  orderAt: string;
  heldUntil: Date | null;
  /** The shop's account, where the rest comes by a transfer. */
  account: string;
}

/** Asks for what an order still costs, under a subject that says of which order and how much, with the way to pay it: of one that awaits its payment until when it is held, of one whose part has come for the rest alone; of one paid meanwhile it says so. */
export function paymentReminderEmail(
  order: ReadableOrder,
  { lanCode, shopName, publicUrl, payAt, orderAt, heldUntil, account }: Reminder,
): Email {
  const t = translator(lanCode);
  const { orderId: number } = order;
  const isOnline = isPaidOnline(order.paymentCode);
  const sum = isOnline
    ? formatMoney(order.charged.amount, order.charged.currency)
    : formatMoney(order.missing, order.currency);
  const isWhole = order.state === "awaitingPayment" && order.missing === order.total;
  const see = `<p><a href="${escapeHtml(orderAt)}">${t("EMAIL_PAYMENT_REMINDER_SEE")}</a></p>`;
  const button = `<p><a class="do" href="${escapeHtml(payAt)}"><strong>${t("EMAIL_PAYMENT_REMINDER_PAY")}</strong></a></p>`;
  const way = isOnline ? button : `<p>${escapeHtml(t("EMAIL_CHANGED_PAY_TRANSFER", { sum, account, number }))}</p>`;
  const held =
    order.state === "awaitingPayment" && heldUntil !== null
      ? ` ${t("EMAIL_PAYMENT_REMINDER_HELD", { time: momentOf(heldUntil, { lanCode, isToday: isOnline }) })}`
      : "";
  const asks = t(isWhole ? "EMAIL_PAYMENT_REMINDER_TEXT" : "EMAIL_PAYMENT_REMINDER_REST");
  const otherwise = isWhole && held !== "" ? `<p>${t("EMAIL_PAYMENT_REMINDER_OTHERWISE")}</p>` : "";
  const [subject, body] =
    order.missing === 0
      ? [t("EMAIL_PAYMENT_REMINDER_SUBJECT_SETTLED", { number }), `<p>${t("EMAIL_PAYMENT_REMINDER_SETTLED")}</p>${see}`]
      : [
          t(isWhole ? "EMAIL_PAYMENT_REMINDER_SUBJECT" : "EMAIL_PAYMENT_REMINDER_SUBJECT_REST", { sum, number }),
          `<p>${asks} <strong>${sum}</strong>.${held}</p>${way}${otherwise}${see}`,
        ];
  const html = emailHtml({ lanCode, shopName, heading: subject, body, footer: [shopName, publicUrl] });
  return { to: order.email, subject: `${subject} – ${shopName}`, text: emailText(html), html };
}

/** A moment in Warsaw, of today its minute alone. */
function momentOf(moment: Date, { lanCode, isToday }: { lanCode: LanCode; isToday: boolean }): string {
  return moment.toLocaleString(languageCalled(lanCode).locale.replace("_", "-"), {
    ...(!isToday && { day: "numeric", month: "long" }),
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Warsaw",
  });
}
