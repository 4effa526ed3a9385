import { percentOf } from "../money.ts";

/** How much less goods cost for a time: by a share of what each costs, or one price for all of them, in grosze. */
export type Reduction = { percent: number } | { price: number };

/** How a price for a time stands. `missed`: its whole time passed while nothing ran, or it was no reduction by then. */
export const cutStates = ["planned", "running", "ended", "cancelled", "missed"] as const;
export type CutState = (typeof cutStates)[number];

/** Why no price for a time is planned: one of the same goods runs at that time, it is no less than what they cost, its end has come, there are no such goods. */
export const cutRefusals = ["overlaps", "notLower", "over", "unknown"] as const;
export type CutRefusal = (typeof cutRefusals)[number];

export const cutLimits = {
  /** Goods that are reduced at once. */
  goods: 500,
  /** What is taken off, in percent. */
  percent: 90,
  /** Grosze. */
  price: 100_000_000,
} as const;

/** Returns what goods of a price cost by a reduction, in grosze, at least one. */
export function reducedPrice(price: number, reduction: Reduction): number {
  if ("price" in reduction) return reduction.price;
  return Math.max(1, price - percentOf(price, reduction.percent));
}
