/** VAT of other countries of the Union on what persons there bought, for the quarterly return of the one-stop shop (OSS). */
import type { Invoice } from "../invoice/invoice.ts";
import type { Currency } from "../money.ts";
import { quarterOf } from "./quarter.ts";

/** A country's standard rate, in hundredths of a percent, from a day until the next of that country. */
export interface UnionRate {
  country: string;
  from: string;
  rate: number;
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

/** Sales of a quarter to one country at one rate. */
export interface OssRow {
  /** In which the goods were sold: an earlier one than the return's is a correction of it. */
  quarter: string;
  country: string;
  /** Of the country, in hundredths of a percent; null: it is to be looked up, as the goods bear a reduced rate in Poland or no rate of the country is known. */
  rate: number | null;
  documents: number;
  /** What was charged, in hundredths of each currency. */
  charged: Partial<Record<Currency, number>>;
  /** In cents; null while the rate of the European Central Bank or that of the country is not known. */
  euro: EuroSums | null;
}

/** Returns the rate of a country on a day; null: none is known. */
export function unionRateOn(rates: readonly UnionRate[], country: string, day: string): number | null {
  const before = rates.filter((one) => one.country === country && one.from <= day);
  return before.toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]?.rate ?? null;
}

/**
 * Returns what the documents issued in a quarter come to by quarter of the sale, country and rate, in the order of these:
 * the country's VAT is what the charged price holds of it. A quarter's sums in euro are by its own last day.
 */
export function ossRows(
  documents: readonly OssDocument[],
  { rates, euro }: { rates: readonly UnionRate[]; euro: ReadonlyMap<string, EuroRates> },
): OssRow[] {
  const rows = new Map<string, OssRow>();
  for (const { invoice, country } of documents) {
    const quarter = quarterOf(invoice.soldOn);
    const ofCountry = unionRateOn(rates, country, invoice.soldOn);
    const touched = new Set<OssRow>();
    for (const { rate: polish, gross } of invoice.sums) {
      const rate = polish === "23" ? ofCountry : null;
      const key = [quarter, country, rate === null ? "" : String(rate).padStart(4, "0")].join(" ");
      const row = rows.get(key) ?? { quarter, country, rate, documents: 0, charged: {}, euro: null };
      row.charged[invoice.currency] = (row.charged[invoice.currency] ?? 0) + gross;
      rows.set(key, row);
      touched.add(row);
    }
    for (const row of touched) row.documents += 1;
  }
  return [...rows.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => ({ ...row, euro: inEuro(row, euro.get(row.quarter)) }));
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

/** Returns the VAT a gross amount holds at a rate in hundredths of a percent, half up, a negative one mirrored: 119.00 at 19 % → 19.00. */
export function unionVatIn(gross: number, rate: number): number {
  if (gross < 0) return 0 - unionVatIn(-gross, rate);
  const divisor = 10_000 + rate;
  return Math.floor((2 * gross * rate + divisor) / (2 * divisor));
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

function inEuro({ charged, rate }: OssRow, of: EuroRates | undefined): EuroSums | null {
  if (rate === null || of === undefined) return null;
  const gross = (Object.entries(charged) as [Currency, number][]).reduce(
    (sum, [currency, amount]) => sum + (currency === "eur" ? amount : converted(amount, of[currency])),
    0,
  );
  const vat = unionVatIn(gross, rate);
  return { gross, net: gross - vat, vat };
}

function converted(amount: number, perEuro: number): number {
  if (amount < 0) return 0 - converted(-amount, perEuro);
  return Math.floor((2 * amount * 100_000 + perEuro) / (2 * perEuro));
}
