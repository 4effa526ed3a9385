/**
 * Returns the source without a guard: the only text that has the guard's signs, however a formatter broke and indented
 * it, replaced; the blanks around it stay, so that words beside it do not become one. Refuses with how often the text
 * stands in the source when that is not once.
 */
export function takeAway(source: string, find: string, replace: string): string | { found: number } {
  const found = [...source.matchAll(asFormatted(find.trim()))];
  const [only] = found;
  if (only === undefined || found.length > 1) return { found: found.length };
  return source.slice(0, only.index) + replace + source.slice(only.index + only[0].length);
}

/** Words keep at least one blank between them where the text has one; a formatter may add a comma before a closing bracket. */
function asFormatted(text: string): RegExp {
  const parts = text.match(/\s+|\w+|[^\w\s]/g) ?? [];
  const pattern = parts.map((part, at) => {
    if (/^\s/.test(part)) {
      const betweenWords = /\w$/.test(parts[at - 1] ?? "x") && /^\w/.test(parts[at + 1] ?? "x");
      return betweenWords ? String.raw`\s+` : String.raw`\s*`;
    }
    const sign = part.replace(/[^\w\s]/, String.raw`\$&`);
    return /^[)\]}]$/.test(part) ? String.raw`\s*,?\s*${sign}` : `${at > 0 ? String.raw`\s*` : ""}${sign}`;
  });
  return new RegExp(pattern.join(""), "g");
}
