import type { Currency } from "../money.ts";
import type { OrderState } from "../order/order-states.ts";

/** What a provider says of one payment, in a notification or when it is asked. */
export interface PaymentNews {
  /** By which a repetition is known as one. */
  key: string;
  /** Our name of the payment: `{order}-{n}`. */
  extOrderId: string;
  /** The provider's name of it. */
  providerOrderId: string;
  /** 'pending': the shopper has paid, the provider is still at it; 'approved': the shopper agreed, the money has yet to be taken; 'declined': the shopper's means was refused, another can be tried. */
  says: "open" | "declined" | "pending" | "approved" | "paid" | "failed" | "cancelled" | "refunded";
  /** Hundredths of the currency; NaN for what is no amount. */
  amount: number;
  currency: string;
  /** The provider's name of what can be given back, where it has one. */
  captureId: string | null;
}

export const attemptStates = ["open", "paid", "failed", "cancelled", "surplus"] as const;
export type AttemptState = (typeof attemptStates)[number];

/** What followed from a piece of news; kept beside it. */
export const paymentOutcomes = [
  "paid",
  "waiting",
  "failed",
  "cancelled",
  "refunded",
  // Said before, or too late to matter.
  "settledBefore",
  "lateRefusal",
  // Money the order could not take: it waits for the operator.
  "paidTooLate",
  "paidTwice",
  // Not believed.
  "otherAmount",
  "otherCurrency",
  "otherPayment",
  "unknownOrder",
] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export interface KnownAttempt {
  state: AttemptState;
  providerOrderId: string | null;
  amount: number;
  currency: Currency;
  orderState: OrderState;
  /** What its order still asks for, in hundredths of its currency. */
  missing: number;
}

/**
 * Returns what follows from a piece of news about an attempt: order, payment, amount and currency must be ours,
 * and a state only moves forward. 'Paid' after the order ended, or after it was paid by another attempt, is
 * money for the operator to decide on, unless the order was changed and lacks something; 'declined' after 'paid' is
 * nothing.
 */
export function outcomeOf(news: PaymentNews, attempt: KnownAttempt): PaymentOutcome {
  if (news.says === "refunded") return "refunded";
  if (attempt.providerOrderId !== null && attempt.providerOrderId !== news.providerOrderId) return "otherPayment";
  if (news.says === "open" || news.says === "declined" || news.says === "pending" || news.says === "approved")
    return attempt.state === "open" ? "waiting" : "settledBefore";
  const hasMoney = attempt.state === "paid" || attempt.state === "surplus";
  if (news.says !== "paid") return hasMoney ? "lateRefusal" : attempt.state === "open" ? news.says : "settledBefore";
  if (hasMoney) return "settledBefore";
  if (news.currency !== attempt.currency) return "otherCurrency";
  if (news.amount !== attempt.amount) return "otherAmount";
  if (attempt.orderState === "expired" || attempt.orderState === "cancelled") return "paidTooLate";
  return attempt.orderState === "awaitingPayment" || attempt.missing > 0 ? "paid" : "paidTwice";
}

/** Returns the first state of an order that holds goods: `new` if it is paid on delivery, `paid` if it costs nothing, else `awaitingPayment`. */
export function stateAtFirst(
  paymentCode: string,
  sums: { total: number; totalPln: number },
): "new" | "paid" | "awaitingPayment" {
  if (paymentCode === "cash") return "new";
  return isFree(sums) ? "paid" : "awaitingPayment";
}

/** True of outcomes the operator is told about at once: money came that no order took, or of another sum. */
export function needsTheOperator(outcome: PaymentOutcome, says: PaymentNews["says"]): boolean {
  return (
    says === "paid" &&
    ["paidTooLate", "paidTwice", "otherAmount", "otherCurrency", "otherPayment", "unknownOrder"].includes(outcome)
  );
}

/** The code of the payment that is goods which come back, for those they are exchanged for. */
export const exchangeCode = "exchange";

/** True of a payment made on a provider's page; the others are a transfer, cash, and goods that are exchanged. */
export function isPaidOnline(paymentCode: string): boolean {
  return paymentCode !== "bank" && paymentCode !== "cash" && paymentCode !== exchangeCode;
}

/** Returns what a payment charges: what the shopper was shown where the provider takes that currency, else the sum in PLN. */
export function chargeOf(
  order: { currency: Currency; total: number; totalPln: number },
  taken: readonly Currency[],
): { currency: Currency; amount: number } {
  return taken.includes(order.currency)
    ? { currency: order.currency, amount: order.total }
    : { currency: "pln", amount: order.totalPln };
}

/** Returns what part of an order's total goes back with a part of what was charged, half up; they are in different currencies where the order's was charged in PLN. */
export function shareGoingBack(total: number, part: { amount: number; charged: number }): number {
  return Number((2n * BigInt(total) * BigInt(part.amount) + BigInt(part.charged)) / (2n * BigInt(part.charged)));
}

/** True of an order that costs nothing: an amount of no hundredth in its currency or in PLN is no payment. */
export function isFree({ total, totalPln }: { total: number; totalPln: number }): boolean {
  return total === 0 || totalPln === 0;
}

/** How online payments wait, in minutes (guarantees, points 6 and 20). */
export const paymentMinutes = {
  /** The provider is asked about a payment it has said nothing of. */
  firstQuestion: 5,
  /** An order whose provider cannot be reached, or is still at it, keeps its goods so much longer. */
  grace: 30,
  /** A payment page ends before the goods are free again. */
  pageEndsBefore: 2,
} as const;

/** Returns after how many minutes to ask again: 1, 2, 4 … up to an hour. */
export function nextQuestionAfter(asks: number): number {
  return Math.min(60, 2 ** Math.min(asks, 6));
}
