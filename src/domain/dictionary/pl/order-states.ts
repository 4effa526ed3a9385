import type { Dictionary } from "../../translations.ts";

/** Polish: the states of an order, as shoppers and staff read them. */
export const orderStates = {
  ORDER_STATE_AWAITINGREVIEW: "Czeka na potwierdzenie sklepu",
  ORDER_STATE_NEW: "Przyjęte",
  ORDER_STATE_AWAITINGPAYMENT: "Czeka na płatność",
  ORDER_STATE_PAID: "Opłacone",
  ORDER_STATE_PACKED: "Spakowane",
  ORDER_STATE_SENT: "Wysłane",
  ORDER_STATE_PARTLYSENT: "Wysłane częściowo",
  ORDER_STATE_DELIVERED: "Dostarczone",
  ORDER_STATE_CANCELLED: "Anulowane",
  ORDER_STATE_RETURNED: "Zwrócone",
  ORDER_STATE_EXPIRED: "Wygasło",
} as const satisfies Dictionary;
