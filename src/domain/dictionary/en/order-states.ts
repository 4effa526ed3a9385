import type { orderStates as polish } from "../pl/order-states.ts";

/** English: the states of an order, as shoppers and staff read them. */
export const orderStates = {
  ORDER_STATE_AWAITINGREVIEW: "Awaiting the shop’s word",
  ORDER_STATE_NEW: "Received",
  ORDER_STATE_AWAITINGPAYMENT: "Awaiting payment",
  ORDER_STATE_PAID: "Paid",
  ORDER_STATE_PACKED: "Packed",
  ORDER_STATE_SENT: "Sent",
  ORDER_STATE_PARTLYSENT: "Partly sent",
  ORDER_STATE_DELIVERED: "Delivered",
  ORDER_STATE_CANCELLED: "Cancelled",
  ORDER_STATE_RETURNED: "Returned",
  ORDER_STATE_EXPIRED: "Expired",
} as const satisfies Readonly<Record<keyof typeof polish, string>>;
