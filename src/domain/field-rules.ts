import { emailForm, typedForm } from "./one-form.ts";
import { isVatNumber } from "./invoice/vat-number.ts";

/** What a form field is held to (specification, point 5). */
export interface FieldRules {
  /** Text: something beside blanks. Checkbox: checked. */
  required?: true;
  minLength?: number;
  maxLength?: number;
  isEmail?: true;
  isNumeric?: true;
  /** The country whose VAT number it must be. */
  vatNumberOf?: string;
  /** A Polish number: the code that opens a parcel locker is sent there. */
  polishPhone?: true;
}

export type FormErrorCode =
  | "FORM_ERROR_REQUIRED"
  | "FORM_ERROR_UNCHECKED"
  | "FORM_ERROR_EMAIL"
  | "FORM_ERROR_NUMERIC"
  | "FORM_ERROR_MINLENGTH"
  | "FORM_ERROR_MAXLENGTH"
  | "FORM_ERROR_NIP"
  | "FORM_ERROR_VAT"
  | "FORM_ERROR_LOCKERPHONE";

/**
 * Returns the first rule a value breaks in the form it is kept in, null when it keeps them all. Lengths count
 * characters, an emoji being one, after trimming; an empty value that is not required keeps every rule.
 */
export function brokenRule(value: string | boolean, rules: FieldRules): FormErrorCode | null {
  if (typeof value === "boolean") return rules.required && !value ? "FORM_ERROR_UNCHECKED" : null;
  const text = typedForm(value).trim();
  if (text === "") return rules.required ? "FORM_ERROR_REQUIRED" : null;
  if (rules.isEmail && !isEmail(emailForm(value))) return "FORM_ERROR_EMAIL";
  if (rules.polishPhone && !isPolishPhone(text)) return "FORM_ERROR_LOCKERPHONE";
  if (rules.isNumeric && !/^\d+$/.test(text)) return "FORM_ERROR_NUMERIC";
  const length = [...text].length;
  if (rules.minLength !== undefined && length < rules.minLength) return "FORM_ERROR_MINLENGTH";
  if (rules.maxLength !== undefined && length > rules.maxLength) return "FORM_ERROR_MAXLENGTH";
  if (rules.vatNumberOf !== undefined && !isVatNumber(text, rules.vatNumberOf)) {
    return rules.vatNumberOf === "PL" ? "FORM_ERROR_NIP" : "FORM_ERROR_VAT";
  }
  return null;
}

/** Returns whether a text has the shape of an e-mail address: the HTML standard's, with at least one dot after the @. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailShape.test(text);
}

/** Returns whether a text is a phone number of Poland: nine digits, `+48`, `48` or `0048` before them or nothing, blanks, dashes and brackets between. */
function isPolishPhone(text: string): boolean {
  return /^(?:(?:\+|00)?48)?[1-9]\d{8}$/.test(text.replace(/[\s().\p{Pd}\u2212]/gu, ""));
}

/** Returns the shortest postcode a country has: 5 as specified, shorter where real postcodes are. */
export function shortestPostcode(countryCode: string): number {
  return shortPostcodes[countryCode] ?? 5;
}

const emailShape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

const shortPostcodes: Record<string, number> = { AT: 4, AU: 4, BE: 4, CH: 4, DK: 4, IS: 3, LU: 4, LX: 4, NO: 4, SI: 4 };
