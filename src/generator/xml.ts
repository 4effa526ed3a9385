/**
 * Returns a text as it stands in XML, in an element or a quoted attribute. What XML 1.0 cannot hold at all
 * (control signs, halves of signs) is left out: one of them would make the whole file unreadable.
 */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffc\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"']/g, (sign) => signs[sign]!);
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Returns one element with a text inside; nothing for a text that is absent or empty. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : "";
}
