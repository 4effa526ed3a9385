import { escapeHtml } from "../domain/escape.ts";
import { plainText } from "./plain-text.ts";

/**
 * Returns sanitised HTML (descriptions, information pages) as every screen shows it: what belongs together ends no
 * line apart, and a table scrolls in its own frame, by keyboard too. The frame is called by the heading above it, or
 * by `title` where there is none. Whatever is rich text passes here on its way to a page.
 */
export function richText(html: string, title: string): string {
  return framed(bound(html), title);
}

/** One-letter words and numbers stay with the next word, as Polish and Czech print wants it: no line ends with 'w', '14', 'e-' or 'je-', and none inside a post code. */
function bound(html: string): string {
  return html
    .replace(/(?<=[\s(>„“])(\p{L}|\+?(?:\d+[.,])?\d{1,3}\.?) (?=[^<>]*(?:<|$))/gu, "$1\u00a0")
    .replace(/(?<=\d{4}) (?=r\.[^<>]*(?:<|$))/g, "\u00a0")
    .replace(/(?<![\p{L}\d])\d+(?:-\d+)+(?![\p{L}\d])(?=[^<>]*(?:<|$))/gu, whole)
    .replace(/(?:(?<=(?<!\p{L})\p{L}{1,2})-(?=\p{L})|-(?=li\b))(?=[^<>]*(?:<|$))/gu, "-\u2060");
}

/** Copied, it is what it was; longer ones than fit any screen stay as they are. */
function whole(number: string): string {
  return number.length > 16 ? number : `<span class="whole">${number}</span>`;
}

/** A table within a table stays in the frame of the outer one. */
function framed(html: string, title: string): string {
  let heading = title;
  let depth = 0;
  return html.replace(/<h[2-4][^>]*>(.*?)<\/h[2-4]>|<(\/?)table>/gs, (found, inner: string | undefined, end) => {
    if (inner !== undefined) {
      if (depth === 0) heading = plainText(inner) || title;
      return found;
    }
    if (end === "") {
      depth += 1;
      return depth > 1
        ? found
        : `<div class="prose-table scrolls-aside" role="group" tabindex="0" aria-label="${escapeHtml(heading)}">${found}`;
    }
    depth -= 1;
    return depth > 0 ? found : `${found}</div>`;
  });
}
