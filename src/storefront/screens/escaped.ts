/** Answers a shopper's own words as HTML text: `<b>` → `&lt;b&gt;`. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
