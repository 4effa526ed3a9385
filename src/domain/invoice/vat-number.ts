/**
 * Returns whether a company's VAT number can be right for its country (code as in the shop's list).
 * Poland: ten digits with the checksum of the NIP, 'PL', spaces and dashes allowed. Other EU countries: the
 * shape the EU's own check (VIES) knows, with or without the country's letters. Elsewhere: 4 to 20
 * letters and digits, as no one shape holds. Law: art. 106b(5) of the Polish VAT act needs it at order time.
 */
export function isVatNumber(text: string, countryCode: string): boolean {
  const bare = bareNumber(text);
  if (countryCode === "PL") return isNip(bare.replace(/^PL/, ""));
  const shape = euShapes[countryCode];
  if (shape === undefined) return /^[A-Z0-9]{4,20}$/.test(bare);
  const letters = viesLetters[countryCode] ?? countryCode;
  return shape.test(bare.startsWith(letters) ? bare.slice(letters.length) : bare) || shape.test(bare);
}

/** Returns by which letters and number the Union's registers know a company; null: it is none that they can know. */
export function registeredNumber(text: string, countryCode: string): { letters: string; number: string } | null {
  const bare = bareNumber(text);
  const letters = viesLetters[countryCode] ?? countryCode;
  const number =
    bare.startsWith(letters) && isVatNumber(bare.slice(letters.length), countryCode)
      ? bare.slice(letters.length)
      : bare;
  const known = countryCode === "PL" || euShapes[countryCode] !== undefined;
  return known && isVatNumber(number, countryCode) ? { letters, number } : null;
}

/** Returns a company's number without what is written between its signs: blanks, points, strokes, any dash. */
export function bareNumber(text: string): string {
  return text.toUpperCase().replace(/[\s./\p{Pd}\u2212]/gu, "");
}

/** Ten digits; weights 6 5 7 2 3 4 5 6 7, modulo 11; a rest of 10 is no NIP, nor are ten zeros. */
export function isNip(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return false;
  const weighed = nipWeights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
  return weighed % 11 === Number(digits[9]);
}

const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Where the letters before the number are not the shop's country code; LX is the list's Luxembourg. */
const viesLetters: Record<string, string> = { GR: "EL", LX: "LU" };

const euShapes: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  GR: /^\d{9}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LX: /^\d{8}$/,
  LV: /^\d{11}$/,
  NL: /^[A-Z0-9+*]{9}B[A-Z0-9+*]{2}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};
