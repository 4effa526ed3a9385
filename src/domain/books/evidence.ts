/** What the exemption of mail order from the cash register asks for: each sale to a person with who, what and by which payment. */
import type { Currency } from "../money.ts";

/** Money of a sale, as it is proven: by whom it was brought, under which number, on which day, and what it is worth in hundredths of the order's currency. */
export interface ProvenMoney {
  /** A provider, `transfer`, or `exchange`: it came for another order, whose number it bears. */
  by: string;
  id: string;
  on: string;
  amount: number;
  currency: Currency;
  worth: number;
}

/** A sale to a person. Amounts in hundredths of its currency. */
export interface ProvenSale {
  orderId: number;
  document: string;
  soldOn: string;
  buyer: { name: string; street: string; city: string; country: string };
  goods: { name: string; quantity: number }[];
  total: number;
  currency: Currency;
  /** Paid to whoever brought it. */
  cash: boolean;
  /** Fetched by the buyer, not sent. */
  collected: boolean;
  /** What of it is never exempt. */
  neverExempt: string[];
  money: ProvenMoney[];
  /** What was taken back of it since. */
  corrections: { number: string; issuedOn: string; total: number }[];
}

/** Why a sale has to be registered: paid in cash, fetched in person, goods that are never exempt, a buyer without an address, money that is not proven. */
export const exemptionBreaks = ["cash", "collected", "goods", "address", "unproven"] as const;
export type ExemptionBreak = (typeof exemptionBreaks)[number];

/** Returns what of a sale breaks the exemption: nothing where it needs no cash register. */
export function breaksOf(sale: ProvenSale): ExemptionBreak[] {
  const { buyer, total, cash, collected, neverExempt, money } = sale;
  const came = money.reduce((sum, { worth }) => sum + worth, 0);
  const holds: Record<ExemptionBreak, boolean> = {
    cash: !cash || total === 0,
    collected: !collected,
    goods: neverExempt.length === 0,
    address: [buyer.name, buyer.street, buyer.city].every((text) => text.trim() !== ""),
    unproven: cash || came >= total,
  };
  return exemptionBreaks.filter((one) => !holds[one]);
}
