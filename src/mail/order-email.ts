import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { type Attachment, type Email, emailHtml, emailText, joined } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";

interface OrderNews {
  lanCode: LanCode;
  subject: string;
  /** Its paragraphs, as HTML; empty ones say nothing. */
  told: readonly string[];
  papers: readonly Attachment[];
}

/** Returns an email that tells a buyer something of their order: after it, how to ask, and that its link is theirs alone. */
export function emailAboutOrder(
  order: ReadableOrder,
  seller: Seller,
  { lanCode, subject, told, papers }: OrderNews,
): Email {
  const t = translator(lanCode);
  const html = emailHtml({
    lanCode,
    shopName: seller.name,
    heading: subject,
    body: [...told, asking(seller, lanCode), `<p><span>${t("EMAIL_ORDER_STATE_SECRET")}</span></p>`].join(""),
    footer: [joined(seller.company, seller.address), seller.phone, seller.email],
  });
  return {
    to: order.email,
    subject: `${subject} – ${t("EMAIL_ORDER_STATE_ORDER")} ${order.orderId}, ${seller.name}`,
    text: emailText(html),
    html,
    attachments: papers,
  };
}

/** Returns how to ask, by what the shop has of the two, as HTML. */
function asking({ email, phone }: Seller, lanCode: LanCode): string {
  const t = translator(lanCode);
  const fill = {
    email: `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
    phone: escapeHtml(phone.replaceAll(" ", "\u00a0")),
  };
  if (email !== "" && phone !== "") return `<p>${t("EMAIL_ORDER_STATE_WRITE", fill)}</p>`;
  if (email !== "") return `<p>${t("EMAIL_ORDER_STATE_WRITE_ONLY", fill)}</p>`;
  return phone === "" ? "" : `<p>${t("EMAIL_ORDER_STATE_CALL_ONLY", fill)}</p>`;
}
