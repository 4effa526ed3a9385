/** VAT of prices that hold it already ('w stu'; Polish VAT act, art. 106e(7) and (10): from the gross sum of each rate). */
export const vatRates = ["23", "8", "5", "0", "zw"] as const;
/** Of goods: whole percent of Polish VAT; 'zw' is exempt from it. */
export type VatRate = (typeof vatRates)[number];
/** The standard rate of another country of the Union, by which a sale there is taxed: `CZ 21`, `FI 25.5`. */
export type RateAbroad = `${string} ${number}`;
/** What a sold line bears. */
export type SoldRate = VatRate | RateAbroad;

export interface RateSum {
  rate: SoldRate;
  net: number;
  vat: number;
  gross: number;
}

/** Returns whether a rate is one of another country. */
export function isAbroad(rate: SoldRate): rate is RateAbroad {
  return rate.includes(" ");
}

/** Returns the rate of another country, in hundredths of a percent, as a sold line bears it: `CZ`, 2100 → `CZ 21`. */
export function rateAbroad(country: string, hundredths: number): RateAbroad {
  return `${country} ${hundredths / 100}`;
}

/** Returns of which country a rate is, and how high in hundredths of a percent. */
export function partsOfRate(rate: RateAbroad): { country: string; hundredths: number } {
  const [country, percent] = rate.split(" ") as [string, string];
  return { country, hundredths: Math.round(Number(percent) * 100) };
}

/** Returns the VAT inside a gross amount of grosze, half up, a negative one mirrored: 123.00 at 23 % → 23.00; 0.02 → 0.00. */
export function vatIn(gross: number, rate: SoldRate): number {
  if (gross < 0) return 0 - vatIn(-gross, rate);
  const hundredths = isAbroad(rate) ? partsOfRate(rate).hundredths : rate === "zw" ? 0 : Number(rate) * 100;
  const divisor = 10_000 + hundredths;
  return Math.floor((2 * gross * hundredths + divisor) / (2 * divisor));
}

/** Returns the rates that are there, once each: Polish ones first, the highest first, then those of other countries by their letters. */
export function ratesOf(those: readonly { rate: SoldRate }[]): SoldRate[] {
  const there = new Set(those.map(({ rate }) => rate));
  return [...vatRates.filter((rate) => there.has(rate)), ...[...there].filter(isAbroad).toSorted()];
}

/** Returns the sums of lines by rate, in the order of rates, only of rates that are there: net + VAT = gross in each. */
export function sumsByRate(lines: readonly { rate: SoldRate; gross: number }[]): RateSum[] {
  return ratesOf(lines).map((rate) => {
    const those = lines.filter((line) => line.rate === rate);
    const gross = those.reduce((sum, line) => sum + line.gross, 0);
    const vat = vatIn(gross, rate);
    return { rate, net: gross - vat, vat, gross };
  });
}

/** Returns what sums changed by, rate for rate; a rate nothing happened to is left out. */
export function differenceByRate(before: readonly RateSum[], after: readonly RateSum[]): RateSum[] {
  return ratesOf([...before, ...after]).flatMap((rate) => {
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

/** Returns how a rate is read: `23%`, `zw.`, of another country `CZ 21%`, `FI 25,5%`. */
export function rateText(rate: SoldRate): string {
  return rate === "zw" ? "zw." : `${rate.replace(".", ",")}%`;
}
