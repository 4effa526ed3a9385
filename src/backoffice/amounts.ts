import { type Currency, decimal } from "../domain/money.ts";
import type { LanCode } from "../domain/language.ts";

/** Money as the API sends it: hundredths of a currency. */
export interface Money {
  amount: number;
  currency: Currency;
}

/** By what each currency is known beside a sum. */
export const currencySigns: Readonly<Record<Currency, string>> = { pln: "zł", eur: "€", gbp: "£", usd: "$" };

/**
 * Returns money as staff read it in their language, always with two decimals and its currency behind it:
 * 120430 grosze → `1 204,30 zł`, in English `1,204.30 zł`. What is taken away has a minus sign, not a hyphen.
 */
export function moneyText({ amount, currency }: Money, lanCode: LanCode): string {
  const [whole = "", part = ""] = decimal(Math.abs(amount)).split(".");
  const [group, point] = lanCode === "en" ? [",", "."] : ["\u00a0", ","];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${amount < 0 ? "−" : ""}${grouped}${point}${part}\u00a0${currencySigns[currency]}`;
}
