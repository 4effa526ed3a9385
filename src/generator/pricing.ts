import { convert, type Currency, decimal, factorFor, formatMoney } from "../domain/money.ts";

/** In what machines are told prices. */
export interface Pricing {
  currency: Currency;
  /** Of PLN, × 10,000. */
  factor: number;
}

/** Returns how prices are told in a currency at the shop's rates; throws where it has no rate of it. */
export function pricingIn(currency: Currency, config: Readonly<Record<string, string | undefined>>): Pricing {
  return { currency, factor: factorFor(currency, config) };
}

/** Returns grosze as a decimal string in the currency, converted and rounded as the shop window shows them. */
export function told(grosze: number, { factor }: Pricing): string {
  return decimal(convert(grosze, factor));
}

/** Returns grosze in the currency as a shopper reads them. */
export function toldInWords(grosze: number, { currency, factor }: Pricing): string {
  return formatMoney(convert(grosze, factor), currency);
}

/** Returns the currency's code in ISO 4217: `EUR`. */
export function isoCode({ currency }: Pricing): string {
  return currency.toUpperCase();
}
