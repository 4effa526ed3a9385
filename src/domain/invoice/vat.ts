/** VAT of prices that hold it already ('w stu'; Polish VAT act, art. 106e(7) and (10): from the gross sum of each rate). */
export const vatRates = ["23", "8", "5", "0", "zw"] as const;
/** Whole percent; 'zw' is exempt from VAT. */
export type VatRate = (typeof vatRates)[number];

export interface RateSum {
  rate: VatRate;
  net: number;
  vat: number;
  gross: number;
}

/** Returns the VAT inside a gross amount of grosze, half up, a negative one mirrored: 123.00 at 23 % → 23.00; 0.02 → 0.00. */
export function vatIn(gross: number, rate: VatRate): number {
  if (gross < 0) return 0 - vatIn(-gross, rate);
  const percent = rate === "zw" ? 0 : Number(rate);
  const divisor = 100 + percent;
  return Math.floor((2 * gross * percent + divisor) / (2 * divisor));
}

/** Returns the sums of lines by rate, highest rate first, only of rates that are there: net + VAT = gross in each. */
export function sumsByRate(lines: readonly { rate: VatRate; gross: number }[]): RateSum[] {
  return vatRates.flatMap((rate) => {
    const those = lines.filter((line) => line.rate === rate);
    if (those.length === 0) return [];
    const gross = those.reduce((sum, line) => sum + line.gross, 0);
    const vat = vatIn(gross, rate);
    return [{ rate, net: gross - vat, vat, gross }];
  });
}

/** Returns what sums changed by, rate for rate; a rate nothing happened to is left out. */
export function differenceByRate(before: readonly RateSum[], after: readonly RateSum[]): RateSum[] {
  return vatRates.flatMap((rate) => {
    const [was, is] = [before, after].map(
      (sums) => sums.find((sum) => sum.rate === rate) ?? { net: 0, vat: 0, gross: 0 },
    ) as [Omit<RateSum, "rate">, Omit<RateSum, "rate">];
    return was.gross === is.gross
      ? []
      : [{ rate, net: is.net - was.net, vat: is.vat - was.vat, gross: is.gross - was.gross }];
  });
}

/** Returns an amount of a currency in PLN grosze by the order's factor (PLN to currency × 10,000), half up: 10.00 EUR at 0.2353 → 42.50 zł. */
export function inPln(amount: number, factor: number): number {
  if (amount < 0) return 0 - inPln(-amount, factor);
  return Math.floor((2 * amount * 10_000 + factor) / (2 * factor));
}

/** Returns how a rate is read: `23%`, `zw.` */
export function rateText(rate: VatRate): string {
  return rate === "zw" ? "zw." : `${rate}%`;
}
