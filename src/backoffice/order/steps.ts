import type { OrderState } from "../../domain/order/order-states.ts";
import type { Order } from "../../contract/operator/order.ts";

/** What can be done to bring an order on, the likeliest first; `accepted` is the shop's yes to one that awaits it. */
const steps = ["accepted", "packed", "sent", "delivered", "paid", "cancelled", "returned", "expired"] as const;
export type Step = (typeof steps)[number];

/** Returns what this person can do with an order next. What ends it is decided with its money, in a window of its own. */
export function stepsOf({ state, next }: Pick<Order, "state" | "next">, mayEdit: boolean): Step[] {
  if (state === "awaitingReview") return steps.filter((step) => (step === "accepted" ? mayEdit : next.includes(step)));
  return steps.filter((step) => step !== "cancelled" && step !== "returned" && next.includes(step as OrderState));
}

/** True of what ends an order: it is never offered as its next act. */
export function endsOrder(step: Step): boolean {
  return step === "cancelled" || step === "returned" || step === "expired";
}
