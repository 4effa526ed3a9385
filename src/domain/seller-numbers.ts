import { isNip } from "./invoice/vat-number.ts";
import { withoutUnseen } from "./plain-signs.ts";

/** Returns what was typed or pasted on one line: no unseen signs, single blanks, none around. */
export function pastedForm(typed: string): string {
  return withoutUnseen(typed).replace(/\s+/gu, " ").trim();
}

/** Returns a NIP as its ten digits, `"PL 526-104-08-28"` → `"5261040828"`; null where the checksum is wrong. */
export function nipForm(typed: string): string | null {
  const digits = bare(typed).replace(/^PL/i, "");
  return isNip(digits) ? digits : null;
}

/** Returns a REGON as its 9 digits, or the 14 of a local unit, whose first nine are the firm's; null where a checksum is wrong. */
export function regonForm(typed: string): string | null {
  const digits = bare(typed);
  if (!/^(?:\d{9}|\d{14})$/.test(digits) || /^0+$/.test(digits)) return null;
  const right = regonWeights
    .filter((weights) => weights.length < digits.length)
    .every((weights) => (weighed(digits, weights) % 11) % 10 === Number(digits[weights.length]));
  return right ? digits : null;
}

/** Returns a number in the KRS as its ten digits; it has no checksum. Null for anything else, and for noughts. */
export function krsForm(typed: string): string | null {
  return digitsOf(typed, 10);
}

/** Returns a number in the BDO as its nine digits; it has no checksum. Null for anything else, and for noughts. */
export function bdoForm(typed: string): string | null {
  return digitsOf(typed, 9);
}

/**
 * Returns an account as an IBAN in groups of four: 26 digits without a country are Poland's. Null where the checksum
 * (ISO 13616, modulo 97) or, of a Polish one, the length is wrong.
 */
export function accountForm(typed: string): string | null {
  const signs = bare(typed).toUpperCase();
  const iban = /^\d{26}$/.test(signs) ? `PL${signs}` : signs;
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || (iban.startsWith("PL") && !/^PL\d{26}$/.test(iban))) return null;
  const number = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(number) % 97n === 1n ? iban.replace(/(.{4})(?=.)/g, "$1 ") : null;
}

/** Returns a telephone number as it was typed, on one line: one of Poland, nine digits with `+48` or `0048` or nothing before them, or `+` and 7 to 15 digits of another country. */
export function phoneForm(typed: string): string | null {
  const phone = pastedForm(typed);
  if (!/^\+?[\d\s().\p{Pd}/]+$/u.test(phone)) return null;
  const number = phone.replace(/[^\d+]/g, "");
  if (/^(?:\+|00)48/.test(number)) return /^(?:\+|00)48[1-9]\d{8}$/.test(number) ? phone : null;
  return /^(?:[1-9]\d{8}|\+[1-9]\d{6,14})$/.test(number) ? phone : null;
}

const regonWeights = [
  [8, 9, 2, 3, 4, 5, 6, 7],
  [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8],
];

function weighed(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}

function digitsOf(typed: string, length: number): string | null {
  const digits = bare(typed);
  return new RegExp(`^\\d{${length}}$`).test(digits) && !/^0+$/.test(digits) ? digits : null;
}

/** Without the blanks, dashes and dots people put between digits. */
function bare(typed: string): string {
  return pastedForm(typed).replace(/[\s.\p{Pd}]/gu, "");
}
