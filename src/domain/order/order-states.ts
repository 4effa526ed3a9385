import { exchangeCode, isPaidOnline } from "../payment/payment.ts";

/** The states of an order and the steps between them. Paid on delivery, an order begins as `new`; one that costs nothing as `paid`; else it awaits its payment. One beyond what a shopper may hold awaits a person's word before it begins so. */
export const orderStates = [
  "awaitingReview",
  "new",
  "awaitingPayment",
  "paid",
  "packed",
  "sent",
  "delivered",
  "cancelled",
  "returned",
  "expired",
] as const;
export type OrderState = (typeof orderStates)[number];

const next: Record<OrderState, readonly OrderState[]> = {
  // To accept it is more than another state: only then its goods are taken.
  awaitingReview: ["cancelled"],
  new: ["packed", "sent", "delivered", "cancelled"],
  awaitingPayment: ["paid", "cancelled", "expired"],
  paid: ["packed", "sent", "delivered", "cancelled"],
  packed: ["sent", "delivered", "cancelled"],
  // A parcel nobody takes comes back without having been delivered.
  sent: ["delivered", "returned"],
  delivered: ["returned"],
  cancelled: [],
  returned: [],
  expired: [],
};

/** Returns the states from which an order may go to this one; it never goes back. */
export function statesBefore(state: OrderState): OrderState[] {
  return orderStates.filter((before) => next[before].includes(state));
}

/** Returns the states an order may go to from this one. */
export function statesAfter(state: OrderState): readonly OrderState[] {
  return next[state];
}

/** True of the states in which an order holds nothing any more: its stock, code and points went back. */
export function hasGivenBack(state: OrderState): boolean {
  return state === "cancelled" || state === "returned" || state === "expired";
}

/** True of an order that can be paid online now; the others are paid by transfer, to the courier, or with goods that come back. */
export function awaitsOnlinePayment(state: OrderState, paymentCode: string): boolean {
  return state === "awaitingPayment" && isPaidOnline(paymentCode);
}

/** Returns the state its buyer is told: an order that goods are to pay for is received, no money is waited for. */
export function stateForBuyer(state: OrderState, paymentCode: string): OrderState {
  return state === "awaitingPayment" && paymentCode === exchangeCode ? "new" : state;
}

/** Returns the states somebody may say an order is in now: that money came is told with its sum, and what runs out does so by itself. */
export function statesToSay(state: OrderState): OrderState[] {
  return next[state].filter((after) => after !== "expired" && !(state === "awaitingPayment" && after === "paid"));
}
