import type { orderStates as polish } from "../pl/order-states.ts";

/** Czech: the states of an order, as shoppers and staff read them. */
export const orderStates = {
  ORDER_STATE_AWAITINGREVIEW: "Čeká na potvrzení obchodu",
  ORDER_STATE_NEW: "Přijatá",
  ORDER_STATE_AWAITINGPAYMENT: "Čeká na platbu",
  ORDER_STATE_PAID: "Zaplacená",
  ORDER_STATE_PACKED: "Zabalená",
  ORDER_STATE_SENT: "Odeslaná",
  ORDER_STATE_PARTLYSENT: "Částečně odeslaná",
  ORDER_STATE_DELIVERED: "Doručená",
  ORDER_STATE_CANCELLED: "Stornovaná",
  ORDER_STATE_RETURNED: "Vrácená",
  ORDER_STATE_EXPIRED: "Vypršela",
} as const satisfies Readonly<Record<keyof typeof polish, string>>;
