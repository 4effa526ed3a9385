import type { OrderState as State } from "../../../domain/order/order-states.ts";
import { useText } from "../../app/text.ts";
import "./order-state.css";

/** Where an order is, in a word; the square before it says at a glance what still moves. */
export function OrderState({ state, partlySent = false }: { state: State; partlySent?: boolean }) {
  const t = useText();
  const said = partlySent ? "ORDER_STATE_PARTLYSENT" : (`ORDER_STATE_${state.toUpperCase()}` as const);
  return <span className={`order-state order-state-${kindOf(state)}`}>{t(said)}</span>;
}

function kindOf(state: State): "asks" | "moves" | "ended" {
  if (state === "awaitingPayment" || state === "awaitingReview") return "asks";
  return state === "delivered" || state === "cancelled" || state === "returned" || state === "expired"
    ? "ended"
    : "moves";
}
