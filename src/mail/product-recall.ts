import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** Tells a buyer that a product is recalled: which, why and what to do in the operator's words, and whom to ask (law: Regulation (EU) 2023/988, art. 36). */
export function recallEmail({
  to,
  lanCode,
  shopName,
  publicUrl,
  product,
  order,
  text,
  email,
  phone,
}: {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  product: string;
  order: number;
  /** Plain text; an empty line begins a paragraph. */
  text: string;
  email: string;
  phone: string;
}): Email {
  const t = translator(lanCode);
  const said = text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
  const ways = [
    email && `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
    escapeHtml(phone.replaceAll(" ", "\u00a0")),
  ].filter(Boolean);
  const body = [
    `<p><strong>${escapeHtml(product)}</strong><br>${t("EMAIL_RECALL_ORDER")} ${order}</p>`,
    said,
    ways.length === 0 ? "" : `<p>${t("EMAIL_RECALL_ASK")} ${ways.join(", ")}.</p>`,
    `<p><span>${t("EMAIL_RECALL_SHARE")}</span></p>`,
  ].join("");
  const html = emailHtml({
    lanCode,
    shopName,
    heading: t("EMAIL_RECALL_HEADING"),
    body,
    footer: [shopName, publicUrl],
  });
  return { to, subject: `${t("EMAIL_RECALL_HEADING")}: ${product} – ${shopName}`, text: emailText(html), html };
}
