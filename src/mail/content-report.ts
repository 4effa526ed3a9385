import type { ContentOf } from "../database/mail/email-contents.ts";
import { momentSaid } from "../domain/days-said.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type LanCode, languageCalled } from "../domain/language.ts";
import { type Email, emailHtml, emailText } from "./email.ts";
import { withoutLinks } from "./message-copy.ts";
import { paragraphsOf } from "./staff-message.ts";

interface Reader {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
}

/** Confirms a report of illegal content (law: Regulation (EU) 2022/2065, art. 16(4)), with what was written; its links are left out, for anybody can type somebody else's address. */
export function contentReportEmail(
  { number, at, about, text }: ContentOf<"contentReport">,
  { to, lanCode, shopName, publicUrl }: Reader,
): Email {
  const t = translator(lanCode);
  const heading = t("EMAIL_REPORT_HEADING", { number });
  const own = about.startsWith(`${publicUrl}/`) ? escapeHtml(about) : withoutLinks(about);
  const said = escapeHtml(t("EMAIL_REPORT_TEXT", { at: momentSaid(at, languageCalled(lanCode).tag) }));
  const html = emailHtml({
    lanCode,
    shopName,
    heading,
    body: `<p>${said}</p><p><strong>${own}</strong></p><p>${withoutLinks(text)}</p><p><span>${escapeHtml(t("EMAIL_MESSAGE_COPY_IGNORE"))}</span></p>`,
    footer: [shopName, publicUrl],
  });
  return { to, subject: `${heading} – ${shopName}`, text: emailText(html), html };
}

/** Tells the author of a review why it is not shown, and what they can do (law: the same, art. 17). */
export function reviewRejectedEmail(
  { reason, title, content }: ContentOf<"reviewRejected">,
  { to, lanCode, shopName, publicUrl, product }: Reader & { product: string },
): Email {
  const t = translator(lanCode);
  const heading = t("EMAIL_REVIEW_REJECTED_HEADING");
  const said = escapeHtml(t("EMAIL_REVIEW_REJECTED_TEXT", { product }));
  const html = emailHtml({
    lanCode,
    shopName,
    heading,
    body: `<p>${said}</p><p><strong>${escapeHtml(reason)}</strong></p>${paragraphsOf(t("EMAIL_REVIEW_REJECTED_WAYS"))}<p><span>${escapeHtml(title)}</span></p><p><span>${escapeHtml(content).replaceAll("\n", "<br>")}</span></p>`,
    footer: [shopName, publicUrl],
  });
  return { to, subject: `${heading} – ${shopName}`, text: emailText(html), html };
}
