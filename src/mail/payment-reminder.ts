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

/** Asks for what an order still costs, with the way to pay it: of one that awaits its online payment until when it is held, of one whose part has come for the rest alone; of one paid meanwhile it says so. */
export function paymentReminderEmail(
  order: ReadableOrder,
  { lanCode, shopName, publicUrl, payAt, orderAt, heldUntil, account }: Reminder,
): Email {
  const t = translator(lanCode);
  const amount = formatMoney(order.charged.amount, order.charged.currency);
  const see = `<p><a href="${escapeHtml(orderAt)}">${t("EMAIL_PAYMENT_REMINDER_SEE")}</a></p>`;
  const button = `<p><a class="do" href="${escapeHtml(payAt)}"><strong>${t("EMAIL_PAYMENT_REMINDER_PAY")}</strong></a></p>`;
  const transfer = t("EMAIL_CHANGED_PAY_TRANSFER", {
    sum: formatMoney(order.missing, order.currency),
    account,
    number: order.orderId,
  });
  const way = isPaidOnline(order.paymentCode) ? button : `<p>${escapeHtml(transfer)}</p>`;
  const body =
    order.missing === 0
      ? `<p>${t("EMAIL_PAYMENT_REMINDER_SETTLED")}</p>${see}`
      : order.state === "awaitingPayment"
        ? `<p>${t("EMAIL_PAYMENT_REMINDER_TEXT")} <strong>${amount}</strong>. ${t("EMAIL_PAYMENT_REMINDER_HELD", { time: minuteOf(heldUntil, lanCode) })}</p>${way}<p>${t("EMAIL_PAYMENT_REMINDER_OTHERWISE")}</p>${see}`
        : `<p>${t("EMAIL_PAYMENT_REMINDER_REST")} <strong>${amount}</strong>.</p>${way}${see}`;
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

function minuteOf(moment: Date | null, lanCode: LanCode): string {
  const locale = languageCalled(lanCode).locale.replace("_", "-");
  const shown = { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Warsaw" } as const;
  return moment === null ? "" : moment.toLocaleTimeString(locale, shown);
}
