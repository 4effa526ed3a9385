import type { OrderState } from "../../domain/order/order-states.ts";
import type { Order } from "../../contract/operator/order.ts";

/** The way of an order's goods, the likeliest next first. */
const moves = ["packed", "sent", "delivered"] as const;
type Move = (typeof moves)[number];

/** What can be done to bring an order on; `accepted` and `declined` are the shop's yes and no to one that awaits it. */
export type Step = "accepted" | "declined" | Move;

/** Returns the state a step brings an order to; null: which one, the shop decides. */
export function stateAfter(step: Step): OrderState | null {
  if (step === "accepted") return null;
  return step === "declined" ? "cancelled" : step;
}

/** Returns what this person can do with an order next; one whose buyer has withdrawn goes nowhere before that is dealt with. */
export function stepsOf(
  { state, next, withdrawn }: Pick<Order, "state" | "next" | "withdrawn">,
  mayEdit: boolean,
): Step[] {
  if (withdrawn !== null) return [];
  if (state === "awaitingReview") return mayEdit ? ["accepted", "declined"] : [];
  return movesTo(next);
}

/** Returns which of the states are moved to as they are: what ends an order is decided with its money, in a window of its own. */
export function movesTo(states: readonly OrderState[]): Move[] {
  return moves.filter((move) => states.includes(move));
}
