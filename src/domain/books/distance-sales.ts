/** Sales to persons in other countries of the Union: Polish VAT holds while they stay below a line in this year and the one before (art. 22a of the VAT act). */

/** Countries of the Union but Poland, as the shop's list writes them: LX is Luxembourg. */
export const otherUnionCountries = [
  "AT",
  "BE",
  "BG",
  "CY",
  "CZ",
  "DE",
  "DK",
  "EE",
  "ES",
  "FI",
  "FR",
  "GR",
  "HR",
  "HU",
  "IE",
  "IT",
  "LT",
  "LX",
  "LU",
  "LV",
  "MT",
  "NL",
  "PT",
  "RO",
  "SE",
  "SI",
  "SK",
] as const;

/** 42,000 PLN without VAT, all countries together. */
export const distanceLine = 4_200_000;

/** What persons of a country bought in a year, in grosze without VAT. */
export interface CountrySales {
  country: string;
  net: number;
}

/** How near the line a year is: `far` below 70 %, `near` from there, `close` from 90 %, `over` once it is crossed. */
export type DistanceNearness = "far" | "near" | "close" | "over";

/** Returns the sum over all countries. */
export function distanceSum(sales: readonly CountrySales[]): number {
  return sales.reduce((sum, { net }) => sum + net, 0);
}

/** Returns how near the line the sales of a year and of the one before are: one that was crossed then still holds. */
export function nearness(year: number, before: number): DistanceNearness {
  if (year > distanceLine || before > distanceLine) return "over";
  if (year * 10 >= distanceLine * 9) return "close";
  return year * 10 >= distanceLine * 7 ? "near" : "far";
}
