import type { LanCode } from "../../domain/language.ts";
import { isGtin } from "../../domain/catalogue/gtin.ts";
import { type VatRate, vatRates } from "../../domain/invoice/vat.ts";
import { isDay } from "../../domain/warsaw-time.ts";

/**
 * Returns the grosze of a price as people and programs write it: `149,99`, `149.9`, `1 299,00 zł`, `199,-`,
 * `1.299,00`, `PLN 1,299.00`. Null for what is no price in PLN, and for what could be two prices: `1.299`, `49 90`.
 */
export function grosze(text: string): number | null {
  if (text.length > 60) return null;
  const number = decimalText(text.replace(/zł|zl|pln/gi, "").replace(/[.,]\s*[-–—]+\s*$/, ""));
  const match = number === null ? null : /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(number);
  return match === null ? null : Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Returns what is wrong with a text that `grosze` takes for no price. */
export function priceProblem(text: string): string {
  const [sign = ""] = /€|eur|\$|usd|£|gbp|kč|czk|chf|huf|sek|uah|₴/i.exec(text) ?? [];
  const shown = text.slice(0, 80);
  return sign === ""
    ? `'${shown}' is no price like 149.99.`
    : `'${shown}' is a price in ${currencies[sign.toLowerCase()] ?? sign.toUpperCase()}, and this shop's are in PLN.`;
}

const currencies: Record<string, string> = { "€": "EUR", $: "USD", "£": "GBP", kč: "CZK", "₴": "UAH" };

/** Returns a number of pieces: `3`, `3.0`, `1 000`, `-2`; null for what is none, and for what could be two numbers: `4 9`. */
export function pieces(text: string): number | null {
  const [, sign = "", rest = ""] = /^\s*(-?)([^]*)$/.exec(text.slice(0, 60)) ?? [];
  const match = /^(\d{1,9})(?:[.,]0*)?$/.exec(withoutBlanks(rest) ?? "");
  return match === null ? null : Number(`${sign}${match[1]}`) + 0;
}

/** Returns what is wrong with a text that `pieces` takes for no number. */
export function piecesProblem(text: string): string {
  return `'${text.slice(0, 80)}' is no whole number of pieces like 12.`;
}

/** Returns whole grams of a weight in a unit of so many grams: `0,5` at 1000 → 500; null for what is no weight. */
export function grams(text: string, unit: number): number | null {
  const number = /^\s*\d*[.,]?\d*\s*$/.test(text) ? text.trim().replace(",", ".") : decimalText(text);
  return number === null || !/\d/.test(number) ? null : Math.round(Number(number) * unit);
}

/** Returns what is wrong with a text that `grams` takes for no weight; `like`: one in the unit that is meant. */
export function weightProblem(text: string, like: string): string {
  return `'${text.slice(0, 80)}' is no weight like ${like}.`;
}

/** Returns yes or no, null for neither. */
export function yesNo(text: string): boolean | null {
  if (/^(1|true|yes|y|tak|t|active|prawda)$/i.test(text)) return true;
  return /^(0|-1|false|no|n|nie|draft|archived|unlisted|fałsz)$/i.test(text) ? false : null;
}

/** Returns a VAT rate: `23`, `8%`, `zw.`; null for what is none. */
export function readVatRate(text: string): VatRate | null {
  const bare = text.toLowerCase().replace(/[\s%.]/g, "");
  return vatRates.find((rate) => rate === bare) ?? null;
}

/** Returns a day as `YYYY-MM-DD` of `2026-12-31`, or of `31.12.2026` as spreadsheets save it; null for what is no day of the calendar. */
export function dayOf(text: string): string | null {
  const match =
    /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/.exec(text) ??
    /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/.exec(text);
  if (match === null) return null;
  const { year = "", month = "", day = "" } = match.groups!;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(written) ? written : null;
}

/** Returns a bar code's number, as spreadsheets write it too (`'5901…`); nothing where a cell holds something else, as other shops' may. */
export function gtinOf(text: string): { gtin?: string } {
  const gtin = text.replace(/^'/, "").trim();
  return isGtin(gtin) ? { gtin } : {};
}

/** The number with a point for its decimals and nothing between its thousands; null when that is not clear. */
function decimalText(text: string): string | null {
  const bare = withoutBlanks(text);
  if (bare === null || !/^[\d.,]*\d[\d.,]*$/.test(bare)) return null;
  const mark = bare.at(Math.max(bare.lastIndexOf(","), bare.lastIndexOf(".")));
  const marks = bare.replace(/\d/g, "");
  if (marks === "") return bare;
  const at = bare.lastIndexOf(mark!);
  const [whole, decimals] = [bare.slice(0, at), bare.slice(at + 1)];
  if (marks.length === 1)
    return decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? null : `${whole || "0"}.${decimals || "0"}`;
  const grouped = new Set(marks.slice(0, -1)).size === 1 && /^\d{1,3}([.,]\d{3})+$/.test(whole);
  if (!grouped) return null;
  // 1.299.000: the last mark, too, stands between thousands.
  if (marks[0] === mark) return decimals.length === 3 ? bare.replaceAll(mark!, "") : null;
  return `${whole.replace(/[.,]/g, "")}.${decimals || "0"}`;
}

/** The number without what parts its thousands, blanks or `'`, and without blanks around it; null where a blank parts anything else. */
function withoutBlanks(text: string): string | null {
  const number = text.trim();
  const whole = /^[^.,]*/.exec(number)![0];
  const blank = /[\s'’]/;
  if (blank.test(number.slice(whole.length)) || (blank.test(whole) && !/^\d{1,3}(?:(?:\s+|['’])\d{3})+$/.test(whole)))
    return null;
  return number.replace(/[\s'’]/g, "");
}

/** Returns a text on one line, without blanks around it and one where several stood: what a pattern looks for around blanks it would look for at each of them. */
export function oneBlank(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Returns a path as it is kept: nothing in front, a slash behind unless it names a file; '' for an empty cell. */
export function pathOf(text: string): string {
  const path = text.replace(/^\//, "");
  return path === "" || path.endsWith("/") || path.endsWith(".html") ? path : `${path}/`;
}

/** Returns a path in another language, which may be written without the language in front; '' for an empty cell. */
export function pathIn(lanCode: LanCode, text: string): string {
  const path = pathOf(text);
  const bare = path.toLowerCase().startsWith(`${lanCode}/`) ? path.slice(lanCode.length + 1) : path;
  return path === "" ? "" : `${lanCode}/${bare}`;
}
