import { accountForm } from "../seller-numbers.ts";

/** Account numbers (ISO 13616): two letters of a country, two check digits, and what the country's banks number by. */

/** How long a number is in each country of the register whose length this shop knows; another's only has to add up. */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  UA: 29,
};

/**
 * Returns an account number as it is stored, `PL61109010140000071219812874`: spaces and hyphens are left out, 26 digits
 * are a Polish one. Null where it does not add up (ISO 7064, mod 97-10) or has not the length of its country.
 */
export function ibanOf(typed: string): string | null {
  const form = accountForm(typed);
  if (form === null) return null;
  const iban = form.replaceAll(" ", "");
  const length = lengths[iban.slice(0, 2)];
  return length === undefined || length === iban.length ? iban : null;
}

/** Returns an account number of which only the beginning and the last four digits can be read: `PL61 … 2874`. */
export function hiddenIban(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
}
