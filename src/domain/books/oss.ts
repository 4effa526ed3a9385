/** VAT of other countries of the Union on what persons there bought: which sale bears it, and the quarterly return of the one-stop shop (OSS). */
import { countryOfVat, type Invoice } from "../invoice/invoice.ts";
import { bareNumber } from "../invoice/vat-number.ts";
import { isAbroad, partsOfRate, type RateAbroad, rateAbroad } from "../invoice/vat.ts";
import type { Currency } from "../money.ts";
import { otherUnionCountries } from "./distance-sales.ts";
import { quarterOf } from "./quarter.ts";

/** A country's standard rate, in hundredths of a percent, from a day until the next of that country. */
export interface UnionRate {
  country: string;
  from: string;
  rate: number;
}

/** A sale as its VAT depends on it: where the goods go, the buyer's VAT number, empty of a person, and the day. */
export interface SaleOfDay {
  country: string;
  vatNumber: string;
  day: string;
}

/** Where children's clothes and shoes have a lower rate than the standard one. */
export const childrensClothesLower: readonly string[] = ["IE", "LU"];

/** What one euro cost on the last day of a quarter, by the European Central Bank: units × 100,000. */
export interface EuroRates {
  day: string;
  pln: number;
  gbp: number;
  usd: number;
}

/** A document of a sale to a person in another country of the Union, or its correction. */
export interface OssDocument {
  invoice: Invoice;
  country: string;
}

export interface EuroSums {
  gross: number;
  net: number;
  vat: number;
}

/** Sums in hundredths of each currency. */
type InCurrencies = Partial<Record<Currency, number>>;

/** Sales of a quarter to one country at one rate. */
export interface OssRow {
  /** In which the goods were sold: an earlier one than the return's is a correction of it. */
  quarter: string;
  country: string;
  /** Of the country, in hundredths of a percent; null: the documents bear Polish VAT, and somebody has to look at them. */
  rate: number | null;
  documents: number;
  /** What was charged, and the country's VAT in it as the documents say it. */
  charged: InCurrencies;
  vat: InCurrencies;
  /** In cents; null while the rate of the European Central Bank is not known, and of documents with Polish VAT. */
  euro: EuroSums | null;
}

/** Returns whether a sale bears the VAT of where it goes: to a person in another country of the Union, from the day since which the shop settles it by OSS; null: it does not. */
export function bearsVatAbroad({ country, vatNumber, day }: SaleOfDay, since: string | null): boolean {
  const elsewhere = (otherUnionCountries as readonly string[]).includes(country);
  return since !== null && day >= since && elsewhere && bareNumber(vatNumber) === "";
}

/** Returns the standard rate of the country a sale goes to, on its day; null: none is known. */
export function soldAbroadAt(
  { country, day }: Pick<SaleOfDay, "country" | "day">,
  rates: readonly UnionRate[],
): RateAbroad | null {
  const letters = unionLetters(country);
  const rate = unionRateOn(rates, letters, day);
  return rate === null ? null : rateAbroad(letters, rate);
}

/** Returns a country's letters as the Union writes them: the specification's list has Luxembourg as LX. */
export function unionLetters(country: string): string {
  return country === "LX" ? "LU" : country;
}

/** Returns the rate of a country on a day; null: none is known. */
export function unionRateOn(rates: readonly UnionRate[], country: string, day: string): number | null {
  const before = rates.filter((one) => one.country === country && one.from <= day);
  return before.toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]?.rate ?? null;
}

/**
 * Returns what the documents issued in a quarter come to by quarter of the sale, country and rate, in the order of these:
 * VAT is what the documents bear, in euro by the last day of the quarter of the sale. Documents with Polish VAT have a row
 * of their own.
 */
export function ossRows(documents: readonly OssDocument[], euro: ReadonlyMap<string, EuroRates>): OssRow[] {
  const rows = new Map<string, OssRow>();
  for (const { invoice, country } of documents) {
    const quarter = quarterOf(invoice.soldOn);
    const touched = new Set<OssRow>();
    for (const { rate: bears, gross, vat } of invoice.sums) {
      const rate = isAbroad(bears) ? partsOfRate(bears).hundredths : null;
      const key = [quarter, country, rate === null ? "" : String(rate).padStart(4, "0")].join(" ");
      const row = rows.get(key) ?? { quarter, country, rate, documents: 0, charged: {}, vat: {}, euro: null };
      addTo(row.charged, invoice.currency, gross);
      if (rate !== null) addTo(row.vat, invoice.currency, vat);
      rows.set(key, row);
      touched.add(row);
    }
    for (const row of touched) row.documents += 1;
  }
  return [...rows.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => ({ ...row, euro: inEuro(row, euro.get(row.quarter)) }));
}

/** Returns whether a document is of the return: it bears the VAT of another country, or ought to, as it was sold to a person there since the shop settles such VAT by OSS. */
export function isOfReturn(invoice: Pick<Invoice, "lines" | "soldOn">, since: string | null): boolean {
  return countryOfVat(invoice) !== null || (since !== null && invoice.soldOn >= since);
}

/** Returns the sums of several rows in cents; null where one is not known. */
export function euroSum(rows: readonly OssRow[]): EuroSums | null {
  const sums = rows.map(({ euro }) => euro);
  return sums.every((one) => one !== null)
    ? sums.reduce(
        (all, { gross, net, vat }) => ({ gross: all.gross + gross, net: all.net + net, vat: all.vat + vat }),
        {
          gross: 0,
          net: 0,
          vat: 0,
        },
      )
    : null;
}

/** Returns how a rate is written, with a point: 2550 → `25.5`. */
export function unionRateText(rate: number): string {
  return String(rate / 100);
}

/** Returns a rate as it was typed, `25,5`, in hundredths of a percent; null: it is none from 0 to 50. */
export function readUnionRate(typed: string): number | null {
  const text = typed.trim().replace(",", ".").replace(/\s*%$/, "");
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) return null;
  const rate = Math.round(Number(text) * 100);
  return rate <= 5000 ? rate : null;
}

function addTo(sums: InCurrencies, currency: Currency, amount: number): void {
  sums[currency] = (sums[currency] ?? 0) + amount;
}

function inEuro({ charged, vat: taxed, rate }: OssRow, of: EuroRates | undefined): EuroSums | null {
  if (rate === null || of === undefined) return null;
  const [gross, vat] = [charged, taxed].map((sums) =>
    (Object.entries(sums) as [Currency, number][]).reduce(
      (sum, [currency, amount]) => sum + (currency === "eur" ? amount : converted(amount, of[currency])),
      0,
    ),
  ) as [number, number];
  return { gross, net: gross - vat, vat };
}

function converted(amount: number, perEuro: number): number {
  if (amount < 0) return 0 - converted(-amount, perEuro);
  return Math.floor((2 * amount * 100_000 + perEuro) / (2 * perEuro));
}
