/**
 * A description as somebody types it, and as the shop keeps it. Paragraphs and lists need no HTML: an empty line parts
 * paragraphs, and a line that begins with `- ` is an item of a list. What is more than that is typed as the HTML it is.
 */
import { escapeText } from "../../domain/escape.ts";

/** Returns a description as it stands in its field: in plain words where they make the same HTML again, else as HTML. */
export function typedOf(html: string): string {
  if (!isHtml(html)) return isHtml(read(html)) ? `<p>${html}</p>` : read(html);
  const plain = html
    .replace(/<ul>(.*?)<\/ul>/g, (_, items: string) => `${items.replace(/<li>(.*?)<\/li>/g, "- $1\n").trim()}\n\n`)
    .replace(/<p>(.*?)<\/p>/g, "$1\n\n")
    .replace(/<br ?\/?>/g, "\n")
    .trim();
  const typed = read(plain);
  return htmlOf(typed) === html ? typed : html;
}

/** Returns what is typed as HTML; what holds an element is taken for HTML already. */
export function htmlOf(typed: string): string {
  const text = typed.replace(/\r\n?/g, "\n").trim();
  if (text === "" || isHtml(text)) return text;
  return text
    .split(/\n{2,}/)
    .map(blockOf)
    .join("");
}

/** True of what is typed as HTML. */
export function isHtml(typed: string): boolean {
  return /<\/?[a-z][^<>]*>/i.test(typed);
}

function blockOf(block: string): string {
  const lines = block.split("\n").map(escapeText);
  if (lines.every((line) => line.startsWith("- ")))
    return `<ul>${lines.map((line) => `<li>${line.slice(2)}</li>`).join("")}</ul>`;
  return `<p>${lines.join("<br />")}</p>`;
}

function read(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
