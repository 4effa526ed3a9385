import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** Whatever somebody who works here writes to the buyer of an order; `text` is plain, an empty line begins a paragraph. */
export function staffMessageEmail({
  to,
  lanCode,
  shopName,
  publicUrl,
  order,
  subject,
  text,
}: {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  order: number;
  subject: string;
  text: string;
}): Email {
  const t = translator(lanCode);
  const html = emailHtml({
    lanCode,
    shopName,
    heading: subject,
    body: `${paragraphsOf(text)}<p><span>${t("EMAIL_STAFF_MESSAGE_ORDER", { number: order })}</span></p>`,
    footer: [shopName, publicUrl],
  });
  return { to, subject: `${subject} – ${shopName}`, text: emailText(html), html };
}

/** Returns plain text as HTML: an empty line begins a paragraph, and addresses of the web lead there. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${linked(escapeHtml(part.trim())).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** Addresses of the web in a text of HTML, as links to themselves. */
function linked(html: string): string {
  return html.replace(/https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g, (address) => `<a href="${address}">${address}</a>`);
}
