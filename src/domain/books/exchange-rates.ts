/** Average rates of the National Bank of Poland (its table A), by which sales in other currencies are booked (art. 31a of the VAT act). */
import { isSendingDay } from "../delivery/working-days.ts";

/** Currencies whose rates are kept. */
export const ratedCurrencies = ["eur", "gbp", "usd", "czk"] as const;
export type RatedCurrency = (typeof ratedCurrencies)[number];

/** A table as it was published. */
export interface RateTable {
  /** `2026-11-20`. */
  day: string;
  /** `227/A/NBP/2026`. */
  number: string;
  /** PLN for one unit × 10,000, as the table has four decimals: 4.2543 → 42543. */
  rates: Partial<Record<RatedCurrency, number>>;
}

/** By day, the table that was published on it; null: none was. A day that is not in it has not been asked for. */
export type KnownDays = ReadonlyMap<string, RateTable | null>;

/** The longest time without a table, over holidays, is shorter. */
export const mostDaysWithout = 10;

/** Returns the last table published before a day; null: it is not known, as some working day between has not been asked for. */
export function tableBefore(day: string, known: KnownDays): RateTable | null {
  let at = day;
  for (let back = 0; back < mostDaysWithout; back += 1) {
    at = dayAway(at, -1);
    const table = known.get(at);
    if (table != null) return table;
    // On weekends and public holidays none is published, whether they were asked for or not.
    if (table === undefined && isSendingDay(at, { daysOff: new Set() })) return null;
  }
  return null;
}

/** Returns an amount of a currency in grosze, half up, a negative one mirrored: 10.00 EUR at 4.2543 → 42.54 zł. */
export function inZloty(amount: number, rate: number): number {
  if (amount < 0) return 0 - inZloty(-amount, rate);
  return Math.floor((2 * amount * rate + 10_000) / 20_000);
}

/** Returns a rate as it is written: 42543 → `4.2543`. */
export function rateOfTable(rate: number): string {
  return `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, "0")}`;
}

/** Returns the day so many days after another, or before it: `2026-03-01`, -1 → `2026-02-28`. */
export function dayAway(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
