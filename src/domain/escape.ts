/** Returns a text as it stands in HTML, in an element or a quoted attribute: `Kamień & Syn` → `Kamień &amp; Syn`. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign]!);
}

/** Returns a text as it stands in stored HTML, between tags: quotes stay as they are. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => escapes[sign]!);
}

/**
 * Returns a text as it stands in XML, in an element or a quoted attribute. What XML 1.0 cannot hold at all
 * (control signs, halves of signs) is left out: one of them would make the whole file unreadable.
 */
export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffc\u{10000}-\u{10ffff}]/gu, ""));
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/**
 * Returns a text with the commonest entities of HTML as the characters they stand for, decoded once:
 * `&amp;lt;` → `&lt;`. Any other, and one of a control sign, stays as it is.
 */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:(nbsp|lt|gt|quot|amp)|#(\d{2,6})|#x([\da-f]{2,6}));/gi,
    (entity, name: string | undefined, decimal: string | undefined, hex: string) => {
      if (name !== undefined) return characters[name.toLowerCase()]!;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code < 32 || code > 0x10ffff ? entity : String.fromCodePoint(code);
    },
  );
}

const characters: Record<string, string> = { nbsp: "\u00a0", lt: "<", gt: ">", quot: '"', amp: "&" };
