import type { MoneyState } from "../../domain/order/money-state.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { Status, type Tone } from "../controls/Status.tsx";
import { useText } from "../text.ts";

const toneOfState: Record<OrderState, Tone> = {
  awaitingReview: "bad",
  new: "wait",
  awaitingPayment: "none",
  paid: "wait",
  packed: "wait",
  sent: "good",
  delivered: "good",
  cancelled: "none",
  returned: "none",
  expired: "none",
};

const toneOfMoney: Record<MoneyState, Tone> = {
  free: "good",
  awaited: "wait",
  onDelivery: "none",
  paid: "good",
  goodsAwaited: "wait",
  exchanged: "none",
  toGiveBack: "bad",
  toAskFor: "wait",
  givingBack: "wait",
  partlyRefunded: "none",
  refunded: "none",
  surplus: "bad",
  none: "none",
};

/** Where an order is on its way. */
export function OrderStatus({ state, partlySent = false }: { state: OrderState; partlySent?: boolean }) {
  const t = useText();
  const text = partlySent ? "ORDER_STATE_PARTLYSENT" : (`ORDER_STATE_${state.toUpperCase()}` as const);
  return <Status tone={toneOfState[state]} text={t(text)} />;
}

/** How its money stands. */
export function MoneyStatus({ state }: { state: MoneyState }) {
  const t = useText();
  return <Status tone={toneOfMoney[state]} text={t(`OFFICE_MONEY_${state.toUpperCase()}`)} />;
}
