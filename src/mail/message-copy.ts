import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/**
 * What somebody wrote to the shop, for themselves to keep. Addresses of the web in it are left out: anybody can
 * type a message with somebody else's e-mail, and the shop's name must not carry a stranger's links.
 */
export function messageCopyEmail({
  to,
  lanCode,
  shopName,
  publicUrl,
  subject,
  message,
}: {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  subject: string;
  message: string;
}): Email {
  const t = translator(lanCode);
  const body = `<p>${t("EMAIL_MESSAGE_COPY_TEXT")}</p>${subject === "" ? "" : `<p><strong>${withoutLinks(subject)}</strong></p>`}<p>${withoutLinks(message)}</p><p><span>${t("EMAIL_MESSAGE_COPY_IGNORE")}</span></p>`;
  const html = emailHtml({
    lanCode,
    shopName,
    heading: t("EMAIL_MESSAGE_COPY_HEADING"),
    body,
    footer: [shopName, publicUrl],
  });
  return { to, subject: `${t("EMAIL_MESSAGE_COPY_HEADING")} – ${shopName}`, text: emailText(html), html };
}

/** Returns what a stranger has typed as HTML, without addresses of the web. */
export function withoutLinks(text: string): string {
  return escapeHtml(text.replace(/\S*(?:https?:\/\/|www\.)\S*|\S+\.\p{L}{2,}\/\S*/giu, "[…]")).replaceAll("\n", "<br>");
}
