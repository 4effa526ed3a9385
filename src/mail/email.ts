import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import type { LetterheadMark } from "../integrations/shop-mark.ts";
import { withoutHtml } from "../domain/translations.ts";

/** An email ready to be sent. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where not to the shop. */
  replyTo?: { name: string; address: string };
  /** Where one request ends emails of this kind. */
  unsubscribe?: string;
  attachments?: readonly Attachment[];
}

/** A file that goes with an email, to be kept. */
export interface Attachment {
  filename: string;
  contentType: "text/html; charset=utf-8" | "text/plain; charset=utf-8" | "application/pdf" | "image/png";
  content: string | Buffer;
  /** It stands in the email itself, where its HTML names `cid:` and this. */
  cid?: string;
}

/** How an email begins that says whose it is. */
const shopLine = (name: string) => `<p class="shop">${name}</p>`;

/** Returns an email with the shop's logo in place of its name, which is said where pictures are not shown; one of no shop as it is. */
export function withLogo(email: Email, logo: LetterheadMark): Email {
  const { png, width, height } = logo;
  const [line, name = ""] = /<p class="shop">(.*?)<\/p>/.exec(email.html) ?? [];
  if (line === undefined) return email;
  const image = `<img src="cid:${logoCid}" alt="${name.replaceAll('"', "&quot;")}" width="${width}" height="${height}" style="display:block;background:#fff">`;
  return {
    ...email,
    html: email.html.replace(line, () => shopLine(image)),
    attachments: [
      ...(email.attachments ?? []),
      { filename: "logo.png", contentType: "image/png", content: png, cid: logoCid },
    ],
  };
}

const logoCid = "logo@shop";

/** Returns an email's HTML around its body: one column, the shop's name, no pictures, readable everywhere. Empty footer lines are left out. Heading, footer lines and `shopName`, absent where the shop is the reader, are plain text. */
export function emailHtml({
  lanCode,
  shopName,
  heading,
  body,
  footer,
}: {
  lanCode: LanCode;
  shopName?: string;
  heading: string;
  body: string;
  footer: readonly string[];
}): string {
  const tag = lanCode === "cz" ? "cs" : lanCode;
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(heading)}</title>
<style>body{margin:0;background:#f6f6f3;color:#111;font:16px/24px Arial,sans-serif}main{max-width:600px;margin:0 auto;padding:32px 16px}h1{font-size:32px;line-height:36px;margin:0 0 24px;padding:16px 0 0;border-top:8px solid #111;letter-spacing:-.5px}.shop{margin:0 0 8px;font-size:20px;line-height:24px;font-weight:bold}table{width:100%;border-collapse:collapse;margin:0 0 24px}caption{text-align:left;font-weight:bold;padding:0 0 8px}th,td{text-align:left;font-weight:normal;padding:8px 0;border-top:1px solid #dddcd6;vertical-align:top}td{overflow-wrap:anywhere}th~td{padding-left:16px}th~td:last-child{text-align:right}caption~* td{white-space:nowrap}h2{font-size:20px;line-height:26px;margin:32px 0 8px}span,footer{color:#6b6a65;font-size:14px}a{color:#111}a.do{display:inline-block;padding:12px 24px;background:#111;color:#f6f6f3;text-decoration:none}.code{font:24px/32px Menlo,Consolas,monospace;word-break:break-word}@media (prefers-color-scheme:dark){body{background:#111;color:#f6f6f3}h1{border-color:#f6f6f3}th,td{border-color:#4a4945}span,footer{color:#b9b7b0}a{color:#f6f6f3}a.do{background:#f6f6f3;color:#111}}</style></head>
<body><main>${shopName === undefined ? "" : shopLine(escapeHtml(shopName))}<h1>${escapeHtml(heading)}</h1>${body}<footer><p>${footer.filter(Boolean).map(escapeHtml).join("<br>")}</p></footer></main></body></html>`;
}

/**
 * Returns an email's HTML as plain text: a line per row and per item of a list, an empty one after each paragraph, links to pages with their
 * address, which nothing follows on its line, or programs that read mail would take it for a part of the address.
 */
export function emailText(html: string): string {
  const lines = html
    .slice(html.indexOf("<body>"))
    .replace(
      /<a (?:class="do" )?href="(https?:[^"]*)">(.*?)<\/a>( · |\.(?=<))?/g,
      (_, address: string, said: string, after = "") =>
        `${said}:${said.includes(":") ? "<br>" : " "}${address}${after === " · " ? "<br>" : ""}`,
    )
    .replace(/<li>/g, "– ")
    .replace(/<(\/p|\/h1|\/h2|\/table|\/ul)>/g, "\n\n")
    .replace(/<(\/tr|\/li|\/caption|br)\s*\/?>/g, "\n")
    .replace(/<\/(th|td)>/g, "  ");
  return withoutHtml(lines)
    .replaceAll("\u00a0", " ")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Returns what is said of these, with commas between. */
export function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
