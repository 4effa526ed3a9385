import { translator } from "../domain/dictionary/dictionaries.ts";
import { type LanCode, languageCalled } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
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
  const t = translator(lanCode);
  const amount = formatMoney(order.charged.amount, order.charged.currency);
  const until =
    heldUntil === null
      ? ""
      : heldUntil.toLocaleTimeString(languageCalled(lanCode).locale.replace("_", "-"), {
          hour: "2-digit",
          minute: "2-digit",
          timeZone: "Europe/Warsaw",
        });
  const waits = order.state === "awaitingPayment";
  const body = waits
    ? `<p>${t("EMAIL_PAYMENT_REMINDER_TEXT")} <strong>${amount}</strong>. ${t("EMAIL_PAYMENT_REMINDER_HELD", { time: until })}</p><p><a class="do" href="${escapeHtml(payAt)}"><strong>${t("EMAIL_PAYMENT_REMINDER_PAY")}</strong></a></p><p>${t("EMAIL_PAYMENT_REMINDER_OTHERWISE")}</p><p><a href="${escapeHtml(orderAt)}">${t("EMAIL_PAYMENT_REMINDER_SEE")}</a></p>`
    : `<p>${t("EMAIL_PAYMENT_REMINDER_SETTLED")}</p><p><a href="${escapeHtml(orderAt)}">${t("EMAIL_PAYMENT_REMINDER_SEE")}</a></p>`;
  const html = emailHtml({
    lanCode,
    shopName,
    heading: `${t("EMAIL_PAYMENT_REMINDER_HEADING")} ${order.orderId}`,
    body,
    footer: [shopName, publicUrl],
  });
  return {
    to: order.email,
    subject: `${t("EMAIL_PAYMENT_REMINDER_HEADING")} ${order.orderId} – ${shopName}`,
    text: emailText(html),
    html,
  };
}
