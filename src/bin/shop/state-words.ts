import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { type OrderState, statesAfter } from "../../domain/order/order-states.ts";

/** Returns a state as a person says it: 'awaiting payment'. */
export function stateWords(state: OrderState): string {
  return textIn("en", `ORDER_STATE_${state.toUpperCase()}`).toLowerCase();
}

/** Returns in a sentence which ways lead on from where an order is. */
export function waysOn(orderId: number, state: OrderState): string {
  const ways = statesAfter(state);
  if (state === "awaitingReview")
    return `Order ${orderId} awaits your word: say yes with --accept, or no with --state cancelled.`;
  if (ways.length === 0) return `Order ${orderId} is ${stateWords(state)}, and there it ends.`;
  return `Order ${orderId} is ${stateWords(state)}; from there it can become ${ways.join(", ").replace(/, (?=[^,]*$)/, " or ")}.`;
}
