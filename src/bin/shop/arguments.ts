import { InvalidArgumentError } from "commander";
import { type Currency, parseDecimal } from "../../domain/money.ts";

/** What `--json` says of itself in every command's help. */
export const asJson = "answer as JSON, money in whole grosze";

/** Reads a price in PLN such as '199.99' or '199,99'; returns grosze. */
export function pln(text: string): number {
  const decimal = text.trim().replace(",", ".");
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(decimal)) throw new InvalidArgumentError("Give a price in PLN, such as 199.99.");
  return parseDecimal(decimal);
}

/** Reads an amount such as '384,98', '384.98 zł', '47.06 EUR' or '£9.81'; returns hundredths, and the currency where one is said. */
export function sum(text: string): { amount: number; currency: Currency | null } {
  const [, before = "", digits = "", after = ""] =
    /^\s*([$£€]?)\s*(\d{1,7}(?:[.,]\d{1,2})?)\s*([$£€]|[a-zł]{0,3})\s*$/i.exec(text) ?? [];
  const sign = (before || after).toLowerCase();
  const currency = signs[sign];
  if (digits === "" || (before !== "" && after !== "") || (sign !== "" && currency === undefined))
    throw new InvalidArgumentError("Give an amount such as 384.98, '384,98 zł' or '47.06 EUR'.");
  return { amount: parseDecimal(digits.replace(",", ".")), currency: currency ?? null };
}

const signs: Record<string, Currency | undefined> = {
  pln: "pln",
  zł: "pln",
  zl: "pln",
  eur: "eur",
  "€": "eur",
  gbp: "gbp",
  "£": "gbp",
  usd: "usd",
  $: "usd",
};

/** Reads the number of a parcel as carriers write them. */
export function trackingNumber(text: string): string {
  const number = text.trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} /_.-]{2,59}$/u.test(number))
    throw new InvalidArgumentError("Give the number as the carrier wrote it: 3 to 60 letters and digits.");
  return number;
}

/** Reads a whole number of a range. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
    return value;
  };
}

/** Reads ids such as '17,18'; 'none' is none. */
export function ids(text: string): number[] {
  if (text === "none") return [];
  const all = text.split(",").map((id) => id.trim());
  if (!all.every((id) => /^[1-9]\d{0,14}$/.test(id)))
    throw new InvalidArgumentError("Give ids such as 17,18, or none.");
  return [...new Set(all.map(Number))];
}

/** Reads a percentage with at most two decimals; returns it as text. */
export function percent(text: string): string {
  const decimal = text.trim().replace(",", ".");
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(decimal) || Number(decimal) <= 0 || Number(decimal) > 100)
    throw new InvalidArgumentError("Give a percentage above 0 and up to 100, such as 15 or 12.5.");
  return decimal;
}

/** Reads a moment 'YYYY-MM-DD HH:MM:SS' that exists in the calendar; a day alone lasts to its end. */
export function moment(text: string): string {
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text} 23:59:59` : text;
  const at = new Date(`${whole.replace(" ", "T")}Z`);
  if (
    !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(whole) ||
    Number.isNaN(at.getTime()) ||
    at.toISOString().slice(0, 19).replace("T", " ") !== whole
  ) {
    throw new InvalidArgumentError("Give a moment such as '2026-12-31 23:59:59'.");
  }
  return whole;
}

/** Reads a day of the calendar, `2026-11-30`. */
export function day(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new InvalidArgumentError("Give a day such as 2026-11-30.");
  return moment(text).slice(0, 10);
}

/** Reads a moment like `moment`; a day alone is its first second. */
export function firstMoment(text: string): string {
  return moment(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text} 00:00:00` : text);
}

/** Reads a rate in PLN per unit, at most six decimals; returns it as text. */
export function rate(text: string): string {
  const decimal = text.trim().replace(",", ".");
  if (!/^\d{1,4}(\.\d{1,6})?$/.test(decimal) || Number(decimal) < 0.01)
    throw new InvalidArgumentError("Give how many PLN one unit costs, such as 4.25.");
  return decimal;
}
