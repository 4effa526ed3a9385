import { tableFile, withComma } from "./ledger-table.ts";
import type { PayoutKind, PayoutMatch, PayoutProvider } from "./payouts.ts";

/** The columns of the table of entries, by whose names its words are found. */
export const payoutColumns = [
  "provider",
  "day",
  "kind",
  "order",
  "name",
  "says",
  "amount",
  "fee",
  "net",
  "currency",
  "match",
  "came",
  "cameon",
] as const;

interface SaidEntry {
  provider: PayoutProvider;
  kind: PayoutKind;
  onDay: string;
  currency: string;
  amount: number;
  fee: number;
  name: string;
  says: string;
  order: number | null;
  match: PayoutMatch;
  came: { amount: number; onDay: string } | null;
}

/** Returns entries of providers' reports as a table, a row for each, with the order it is of and how it agrees. */
export function payoutTable(
  entries: readonly SaidEntry[],
  words: {
    columns: Readonly<Record<(typeof payoutColumns)[number], string>>;
    kinds: Readonly<Record<PayoutKind, string>>;
    matches: Readonly<Record<PayoutMatch, string>>;
  },
): string {
  return tableFile([
    payoutColumns.map((column) => words.columns[column]),
    ...entries.map(({ provider, kind, onDay, currency, amount, fee, name, says, order, match, came }) => [
      provider === "payu" ? "PayU" : "PayPal",
      onDay,
      words.kinds[kind],
      order === null ? "" : String(order),
      name,
      says,
      withComma(amount),
      withComma(fee),
      withComma(amount + fee),
      currency.toUpperCase(),
      words.matches[match],
      came === null ? "" : withComma(came.amount),
      came?.onDay ?? "",
    ]),
  ]);
}
