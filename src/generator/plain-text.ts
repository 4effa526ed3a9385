import { unescapeHtml } from "../domain/escape.ts";

/** Returns HTML as plain text of at most so many characters, cut at a word: for descriptions in heads. */
export function plainText(html: string, most = 160): string {
  const text = unescapeHtml(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}
