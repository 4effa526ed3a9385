import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** Tells a buyer that what they sent back has arrived, and that the shop looks at it. `link` is the order's page. */
export function returnArrivedEmail({
  to,
  order,
  link,
  lanCode,
  shopName,
  publicUrl,
}: {
  to: string;
  order: number;
  link: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
}): Email {
  const t = translator(lanCode);
  const heading = t("EMAIL_RETURN_ARRIVED_HEADING");
  const html = emailHtml({
    lanCode,
    shopName,
    heading,
    body: `<p>${escapeHtml(t("EMAIL_RETURN_ARRIVED_TEXT", { number: order }))}</p><p><a class="do" href="${escapeHtml(link)}"><strong>${t("EMAIL_ORDER_STATE_OPEN")}</strong></a></p><p><span>${t("EMAIL_ORDER_STATE_SECRET")}</span></p>`,
    footer: [shopName, publicUrl],
  });
  return {
    to,
    subject: `${heading} – ${t("EMAIL_ORDER_STATE_ORDER")} ${order}, ${shopName}`,
    text: emailText(html),
    html,
  };
}
