/**
 * Money as whole grosze (hundredths of a currency), the only arithmetic for it in the shop: panel,
 * server, emails and payment requests use it (guarantees, point 1). Fractions round half up, on exact
 * integers: `parseFloat` and `toFixed` are a cent wrong on some amounts.
 */
export const currencies = ["pln", "eur", "gbp", "usd"] as const;
export type Currency = (typeof currencies)[number];

/** Returns the grosze of a decimal string: `"199.99"` → 19999, `"9.9"` → 990. Throws on anything else than at most two decimals. */
export function parseDecimal(text: string): number {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) throw new RangeError(`Not an amount with at most two decimals: ${JSON.stringify(text)}`);
  const grosze = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  return match[1] === "-" && grosze > 0 ? -grosze : grosze;
}

/** Returns the decimal string of grosze, always with two decimals: 19999 → `"199.99"`. */
export function decimal(grosze: number): string {
  return (grosze < 0 ? "-" : "") + withPoint(Math.abs(grosze), 2);
}

/**
 * Returns 1 / the configured rate, rounded to 4 decimals and held × 10,000 (specification, point 9):
 * eur_rate 4.25 → 2353. PLN is 10000. Throws when the rate is missing, zero or not a decimal.
 */
export function factorFor(currency: Currency, config: Readonly<Record<string, string | undefined>>): number {
  if (currency === "pln") return 10_000;
  const rate = config[`${currency}_rate`] ?? "";
  const match = /^(\d{1,5})(?:\.(\d{1,6}))?$/.exec(rate);
  const decimals = match?.[2] ?? "";
  const units = Number((match?.[1] ?? "0") + decimals);
  const factor = units === 0 ? 0 : divideHalfUp(10_000 * 10 ** decimals.length, units);
  if (factor === 0) throw new RangeError(`Not a rate: ${currency}_rate ${JSON.stringify(rate)}`);
  return factor;
}

/** Returns the factor as a decimal with four places: 2353 → `"0.2353"`. */
export function factorText(factor: number): string {
  return withPoint(factor, 4);
}

/** Returns an amount of grosze in the factor's currency, in hundredths, half up: 5000 × 0.1961 → 981. */
export function convert(grosze: number, factor: number): number {
  return grosze < 0 ? -convert(-grosze, factor) : divideHalfUp(grosze * factor, 10_000);
}

/** Returns the amount as the shopper reads it (specification, point 9): `199.99 zł`, `47.06 €`, `£9.81`, `$50.00`. */
export function formatMoney(amount: number, currency: Currency): string {
  const text = decimal(amount);
  if (currency === "pln") return `${text} zł`;
  if (currency === "eur") return `${text} €`;
  return (amount < 0 ? "-" : "") + (currency === "gbp" ? "£" : "$") + decimal(Math.abs(amount));
}

/** Returns a percentage of grosze, half up to the grosz: 30.10 PLN at 15 % → 452. The percent may have two decimals. */
export function percentOf(grosze: number, percent: number | string): number {
  const hundredths = typeof percent === "string" ? parseDecimal(percent) : Math.round(percent * 100);
  return divideHalfUp(grosze * hundredths, 10_000);
}

/** Returns the percentage-off label (specification, point 9), both prices in grosze: 32999 → 24999 is `"-24.2%"`. */
export function percentOff(old: number, now: number): string {
  return `-${withPoint(divideHalfUp(Math.max(0, old - now) * 1000, old), 1)}%`;
}

/** Whole, not negative numbers; the product must stay a safe integer: 9 × 10^11 grosze at factor 1. */
function divideHalfUp(dividend: number, divisor: number): number {
  const doubled = 2 * dividend + divisor;
  if (!Number.isSafeInteger(doubled)) throw new RangeError("Amount beyond exact arithmetic");
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor);
}

function withPoint(whole: number, decimals: number): string {
  const digits = String(whole).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Returns what sums of hundredths come to, each currency by itself, in the order in which they first appear. */
export function sumsByCurrency(
  sums: readonly { amount: number; currency: Currency }[],
): { amount: number; currency: Currency }[] {
  const byCurrency = new Map<Currency, number>();
  for (const { amount, currency } of sums) byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amount);
  return [...byCurrency].map(([currency, amount]) => ({ amount, currency }));
}
