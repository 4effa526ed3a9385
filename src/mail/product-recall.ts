import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type RecallNotice, recallParts } from "../domain/order/recall-notice.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

interface RecallLetter {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  /** As it was called when it was ordered. */
  product: string;
  order: number;
  /** A letter from before notices had a form says all in one text. */
  said: { notice: RecallNotice; picture: string | null } | { text: string };
  email: string;
  phone: string;
}

/** Tells a buyer that a product is recalled, under the headings of the Union's form: which, where it was sold, the hazard, what to do, what they can choose, and whom to ask (law: Regulation (EU) 2023/988, art. 36; Implementing Regulation (EU) 2024/1435). */
export function recallEmail(letter: RecallLetter): Email {
  const { to, lanCode, shopName, publicUrl, product, order, said } = letter;
  const t = translator(lanCode);
  const body = [
    `<p><strong>${escapeHtml(product)}</strong><br>${t("EMAIL_RECALL_ORDER")} ${order}</p>`,
    "text" in said ? paragraphs(said.text) : noticeHtml(said.notice, lanCode),
    "text" in said || said.picture === null
      ? ""
      : `<p><a href="${escapeHtml(publicUrl + said.picture)}">${t("EMAIL_RECALL_PICTURE")}</a></p>`,
    waysHtml(letter),
    `<p><span>${t("EMAIL_RECALL_SHARE")}</span></p>`,
  ].join("");
  const heading = t("EMAIL_RECALL_HEADING");
  const html = emailHtml({ lanCode, shopName, heading, body, footer: [shopName, publicUrl] });
  return { to, subject: `${heading}: ${product} – ${shopName}`, text: emailText(html), html };
}

/** Returns the parts of a notice under their headings, as HTML: what a letter and an information page say. */
export function noticeHtml(notice: RecallNotice, lanCode: LanCode): string {
  const t = translator(lanCode);
  const part = (heading: string, said: string) => `<p><strong>${heading}</strong></p>${said}`;
  const remedies = notice.remedies
    .map((remedy) => `<li>${t(`EMAIL_RECALL_REMEDY_${remedy.toUpperCase()}`)}</li>`)
    .join("");
  return [
    ...recallParts.map((name) => part(t(`EMAIL_RECALL_${name.toUpperCase()}`), paragraphs(notice[name]))),
    part(t("EMAIL_RECALL_REMEDIES"), `<ul>${remedies}</ul>`),
  ].join("");
}

function waysHtml({ lanCode, email, phone }: Pick<RecallLetter, "lanCode" | "email" | "phone">): string {
  const ways = [
    email && `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
    escapeHtml(phone.replaceAll(" ", "\u00a0")),
  ].filter(Boolean);
  return ways.length === 0 ? "" : `<p>${translator(lanCode)("EMAIL_RECALL_ASK")} ${ways.join(", ")}.</p>`;
}

/** An empty line begins a paragraph. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
}
