import { useStore } from "zustand/react";
import { createStore } from "zustand/vanilla";
import type { RemovedLine } from "../cart/change-quantity.ts";
import type { LineNote } from "../cart/line-changes.ts";

/** Why the last attempt to order did not end in an order. */
export interface Refusal {
  /** The shop's stable code; null when the shop could not be reached. */
  code: string | null;
  message: string;
  /** A cart line's key, a form field or a sum's name. */
  about: string | null;
}

/** What the panel remembers only while the page is open. */
export interface OrderAttempt {
  sending: boolean;
  refusal: Refusal | null;
  /** The order button was clicked while something was missing. */
  asked: boolean;
  /** By line key. */
  notes: Record<string, LineNote>;
  removed: RemovedLine | null;
  /** The shopper declares to be of age, for this order. */
  ageConfirmed: boolean;
  /** The buyer wants Ceneo's questionnaire about this order. */
  opinion: boolean;
  /** What stands in the box of the discount code, not yet in force. */
  typedCode: string;
  checkingCode: boolean;
  /** Why what is typed is no code for this order; null: it was not asked about, or holds. */
  codeTrouble: string | null;
}

export const noOrderAttempt: OrderAttempt = {
  sending: false,
  refusal: null,
  asked: false,
  notes: {},
  removed: null,
  ageConfirmed: false,
  opinion: false,
  typedCode: "",
  checkingCode: false,
  codeTrouble: null,
};

export const orderAttempt = createStore<OrderAttempt>(() => noOrderAttempt);

export function useOrderAttempt<T>(select: (state: OrderAttempt) => T): T {
  return useStore(orderAttempt, select);
}
