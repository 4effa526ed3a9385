import type { RefundTransferRow } from "../database/payment/refund-transfers.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** Asks a buyer once more to which account their money goes back. */
export function refundAccountEmail({
  to,
  lanCode,
  shopName,
  publicUrl,
  transfer,
  sayAt,
}: {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  transfer: Pick<RefundTransferRow, "order_id" | "amount" | "currency">;
  /** A whole address. */
  sayAt: string;
}): Email {
  const t = translator(lanCode);
  const { order_id: number, amount, currency } = transfer;
  const subject = t("EMAIL_SETTLED_REMINDER_SUBJECT");
  const text = t("EMAIL_SETTLED_REMINDER_TEXT", { sum: formatMoney(amount, currency), number });
  const html = emailHtml({
    lanCode,
    shopName,
    heading: subject,
    body: `<p>${escapeHtml(text)}</p><p><a class="do" href="${escapeHtml(sayAt)}"><strong>${t("EMAIL_SETTLED_SAY_ACCOUNT")}</strong></a></p><p>${t("REFUND_ACCOUNT_SAFE")}</p>`,
    footer: [shopName, publicUrl],
  });
  return {
    to,
    subject: `${subject} – ${t("EMAIL_ORDER_STATE_ORDER")} ${number}, ${shopName}`,
    text: emailText(html),
    html,
  };
}
