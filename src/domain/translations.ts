import { unescapeHtml } from "./escape.ts";
import type { LanCode } from "./language.ts";

/** Texts of one language by code (specification, points 3 and 9). */
export type Dictionary = Readonly<Record<string, string>>;

/** What the placeholders stand for: `points` fills `@points`, `s` fills `%s`. */
export type Fill = Readonly<Record<string, string | number>>;

/**
 * Returns the text of a code: HTML stripped, placeholders filled. A missing code is answered as `%CODE%`
 * (specification, point 8); a placeholder that nothing fills stays as it is.
 */
export function translate(dictionary: Dictionary, code: string, fill: Fill = {}): string {
  const content = Object.hasOwn(dictionary, code) ? dictionary[code] : undefined;
  return content === undefined ? `%${code}%` : fillText(withoutHtml(content), fill);
}

/** Returns a text with its placeholders filled; what is filled in is never looked at again. */
export function fillText(text: string, fill: Fill): string {
  return text.replace(/@([A-Za-z]+)|%s/g, (placeholder, name: string | undefined) => {
    const key = name ?? "s";
    return Object.hasOwn(fill, key) ? String(fill[key]) : placeholder;
  });
}

/** Returns the names that `fillText` fills in a text, as they are written: `@points`, `%s`. The @ of an e-mail address, which follows a letter, is none. */
export function placeholdersOf(text: string): Set<string> {
  const found = text.matchAll(/(?:^|[^\p{L}\d])(@[A-Za-z]+)|(%s)/gu);
  return new Set([...found].map(([, named, s]) => named ?? s!));
}

/** Returns the form of a word that goes with a number: 1 bluza, 2 bluzy, 5 bluz; 12 bluz, 22 bluzy. */
export function plural<Form extends string>(
  n: number,
  forms: { one: Form; few: Form; many: Form },
  lanCode: LanCode,
): Form {
  if (n === 1) return forms.one;
  if (lanCode === "en") return forms.many;
  const few = lanCode === "cz" ? n >= 2 && n <= 4 : n % 10 >= 2 && n % 10 <= 4 && !(n % 100 >= 12 && n % 100 <= 14);
  return few && Number.isInteger(n) ? forms.few : forms.many;
}

/** Returns the text without tags, with the common entities as characters. */
export function withoutHtml(text: string): string {
  return unescapeHtml(text.replace(/<\/?[a-z!][^<>]*>/gi, ""));
}
