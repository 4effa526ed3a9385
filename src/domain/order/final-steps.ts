import type { OrderState } from "./order-states.ts";

/** Why a step of an order cannot be taken back: a document gets its number by it, points are given, or it ends the order or its waiting for money. */
export const finalReasons = ["document", "points", "end"] as const;
export type FinalReason = (typeof finalReasons)[number];

export interface StepFacts {
  /** The order has its invoice or proof of purchase. */
  documented: boolean;
  /** Arrived, it brings its buyer points. */
  earns: boolean;
}

/**
 * Returns why an order cannot be taken back from a state once it is moved there; null: it can, as long as the email about
 * it waits. That is what a parcel's way alone consists of (decision 0133).
 */
export function finalReason(to: OrderState, { documented, earns }: StepFacts): FinalReason | null {
  if (to === "packed") return null;
  if (to !== "sent" && to !== "delivered") return "end";
  if (!documented) return "document";
  return to === "delivered" && earns ? "points" : null;
}
