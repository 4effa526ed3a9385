import type { Money } from "../amounts.ts";
import type { Transfer } from "./use-transfers.ts";

/** Returns what transfers come to, by currency. */
export function sumsOf(transfers: readonly Transfer[]): Money[] {
  const sums = new Map<Money["currency"], number>();
  for (const { money } of transfers) sums.set(money.currency, (sums.get(money.currency) ?? 0) + money.amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
