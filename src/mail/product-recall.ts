import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { RecallNotice } from "../domain/order/recall-notice.ts";
import { noticeHtml, paragraphsHtml } from "../domain/order/recall-notice-html.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

interface RecallEmailInput {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  /** As it was called when it was ordered. */
  product: string;
  order: number;
  /** An email from before notices had a form says all in one text. */
  said: { notice: RecallNotice; picture: string | null } | { text: string };
  email: string;
  phone: string;
}

/** Tells a buyer that a product is recalled, under the headings of the Union's form: which, where it was sold, the hazard, what to do, what they can choose, and whom to ask (law: Regulation (EU) 2023/988, art. 36; Implementing Regulation (EU) 2024/1435). */
export function recallEmail(input: RecallEmailInput): Email {
  const { to, lanCode, shopName, publicUrl, product, order, said } = input;
  const t = translator(lanCode);
  const body = [
    `<p><strong>${escapeHtml(product)}</strong><br>${t("EMAIL_RECALL_ORDER")} ${order}</p>`,
    "text" in said ? paragraphsHtml(said.text) : noticeHtml(said.notice, lanCode),
    "text" in said || said.picture === null
      ? ""
      : `<p><a href="${escapeHtml(publicUrl + said.picture)}">${t("EMAIL_RECALL_PICTURE")}</a></p>`,
    waysHtml(input),
    `<p><span>${t("EMAIL_RECALL_SHARE")}</span></p>`,
  ].join("");
  const heading = t("EMAIL_RECALL_HEADING");
  const html = emailHtml({ lanCode, shopName, heading, body, footer: [shopName, publicUrl] });
  return { to, subject: `${heading}: ${product} – ${shopName}`, text: emailText(html), html };
}

function waysHtml({ lanCode, email, phone }: Pick<RecallEmailInput, "lanCode" | "email" | "phone">): string {
  const ways = [
    email && `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
    escapeHtml(phone.replaceAll(" ", "\u00a0")),
  ].filter(Boolean);
  return ways.length === 0 ? "" : `<p>${translator(lanCode)("EMAIL_RECALL_ASK")} ${ways.join(", ")}.</p>`;
}
