import { pastedForm } from "./seller-numbers.ts";

/** A seller as the registers know them; what they do not say is empty. */
export interface Taxpayer {
  name: string;
  street: string;
  /** With its postcode: `00-838 Warszawa`. */
  city: string;
  regon: string;
  krs: string;
  /** Accounts that are known to the tax office, of 26 digits each. */
  accounts: string[];
}

/** How a register answered: whether the number is in it, or nobody was reached, or nobody is to be asked. */
export const registerStates = ["found", "unknown", "silent", "off"] as const;
export type RegisterState = (typeof registerStates)[number];

/** What is known of a NIP. */
export interface TaxpayerAnswer {
  /** The Ministry's list of those who pay VAT (`wykaz podatników VAT`). */
  whiteList: RegisterState;
  /** The Union's register of those who trade across its borders. */
  vies: RegisterState;
  taxpayer: Taxpayer | null;
}

/** A company as a form takes it over; what its register does not tell is empty. */
export interface Company {
  name: string;
  street: string;
  postCode: string;
  city: string;
}

/**
 * Returns the parts of a company's address as its country's register writes it, lines or one line, in the letters people
 * write. Where no postcode is found at the beginning of the last line all of it is the street.
 */
export function companyAddress(written: string, letters: string): Omit<Company, "name"> {
  if (letters === "PL") {
    const { street, city } = addressLines(written);
    const [, postCode = "", town = city] = /^(\d{2}-\d{3})\s+(.+)$/.exec(city) ?? [];
    return { street, postCode, city: town };
  }
  const lines = written
    .split(/\n+/)
    .map(pastedForm)
    .filter((line) => line !== "");
  const [, postCode, city] =
    /^(?:[A-Z]{1,2}-)?(\d{3} \d{2}|\d{4} [A-Z]{2}|\d{4}-\d{3}|\d{4,6})\s+(\S.*)$/.exec(lines.at(-1) ?? "") ?? [];
  if (postCode === undefined || city === undefined)
    return { street: inSmallLetters(lines.join(", ")), postCode: "", city: "" };
  // Czech registers name the quarter in a line of its own.
  return { street: inSmallLetters(lines[0] === lines.at(-1) ? "" : lines[0]!), postCode, city: inSmallLetters(city) };
}

/**
 * Returns the two lines of an address as the registers write it, `UL. PROSTA 51, 00-838 WARSZAWA`, in the letters people
 * write: `ul. Prosta 51`, `00-838 Warszawa`. Where it has no postcode all of it is the street.
 */
export function addressLines(written: string): Pick<Taxpayer, "street" | "city"> {
  const line = pastedForm(written.replaceAll("\n", ", "));
  const [, street = line, city = ""] = /^(.*?)[\s,]*\b(\d{2}-\d{3}\s+\S.*)$/u.exec(line) ?? [];
  return { street: inSmallLetters(street), city: inSmallLetters(city) };
}

/** Kinds of streets are written small. */
const kinds = new Set(["ul.", "al.", "pl.", "os.", "ul", "al", "pl", "os", "aleja", "aleje", "plac", "osiedle"]);

function inSmallLetters(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.replace(/[\p{L}.]+/gu, (word, at: number) => {
    const small = word.toLowerCase();
    if (at === 0 && kinds.has(small)) return small;
    // `12A`, `III`: part of a number, or one itself.
    if (/\d$/.test(text.slice(0, at)) || /^[IVX]+$/.test(word)) return word;
    return small.replace(/(^|\.)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  });
}
