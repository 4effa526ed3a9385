/** What providers of online payments say of money on the shop's account with them, and how it agrees with the shop's own payments. */

/** Whose reports are read. */
export const payoutProviders = ["payu", "paypal"] as const;
export type PayoutProvider = (typeof payoutProviders)[number];

export const payoutKinds = ["payment", "refund", "fee", "payout", "other"] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** `unknown`: of no payment of the shop's; `differs`: another sum or currency than the shop knows, or the same once more; `none`: of no payment by its kind. */
export const payoutMatches = ["agrees", "differs", "unknown", "none"] as const;
export type PayoutMatch = (typeof payoutMatches)[number];

/** The largest file of a report, in bytes. */
export const largestReport = 10_000_000;

/** A row of a report. */
export interface PayoutEntry {
  kind: PayoutKind;
  onDay: string;
  /** In small letters; it need not be one the shop sells in. */
  currency: string;
  /** What it moved on the account, in hundredths, and the fee taken besides, below zero. */
  amount: number;
  fee: number;
  /** The provider's number of it, that of the payment it is of, and our name of the payment; empty: none is said. */
  transactionId: string;
  relatedId: string;
  extOrderId: string;
  /** What the provider calls it. */
  says: string;
}

/**
 * Returns entries with the key by which each is the same in every report: the provider's number, day and sum, which every
 * report gives, and without a number the kind and our name of the payment. Whoever makes a report chooses its other columns
 * and its language. Reports hold whole days, so equal rows of a day are told apart by their number.
 */
export function keyed(entries: readonly PayoutEntry[]): (PayoutEntry & { key: string })[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { kind, onDay, amount, transactionId, extOrderId } = entry;
    const same = [...(transactionId === "" ? [kind, extOrderId] : [transactionId]), onDay, amount].join("|");
    const nth = (seen.get(same) ?? 0) + 1;
    seen.set(same, nth);
    return { ...entry, key: `${same}#${nth}` };
  });
}
