import type { OrderState } from "../order/order-states.ts";

/** Pieces of a line of an order, by its position. */
export interface Pieces {
  position: number;
  quantity: number;
}

/** Pieces of a line, with the variant they are of. */
export interface PackedPieces extends Pieces {
  variantId: number;
}

/** True of an order whose goods may be packed: it is paid, or is paid when it arrives, and something of it is still here. */
export function mayBePacked(state: OrderState): boolean {
  return state === "new" || state === "paid";
}

/** Returns the pieces of an order that are in no parcel yet. */
export function leftToPack(lines: readonly { position: number; quantity: number; packed: number }[]): Pieces[] {
  return lines
    .map(({ position, quantity, packed }) => ({ position, quantity: quantity - packed }))
    .filter(({ quantity }) => quantity > 0);
}

/** True of an order of which a parcel has left while the rest is still here. */
export function isPartlySent(state: OrderState, parcels: readonly { sent_at: Date | null }[]): boolean {
  return (mayBePacked(state) || state === "packed") && parcels.some(({ sent_at }) => sent_at !== null);
}

/**
 * Returns the way an order has gone, each state once: a step that was taken back is no part of it.
 * paid, packed, paid, packed, sent → paid, packed, sent.
 */
export function wayGone<Step extends { state: OrderState }>(history: readonly Step[]): Step[] {
  const way: Step[] = [];
  for (const step of history) {
    const before = way.findIndex(({ state }) => state === step.state);
    if (before === -1) way.push(step);
    else way.length = before + 1;
  }
  return way;
}
