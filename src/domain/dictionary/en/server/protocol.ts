import type { protocol as polish } from "../../pl/server/protocol.ts";

/** English: the protocol of parcels handed over to a carrier. */
export const protocol = {
  PROTOCOL_TITLE: "Hand-over protocol @day",
  PROTOCOL_NTH: "No.",
  PROTOCOL_ORDER: "Order",
  PROTOCOL_TRACKING: "Shipment",
  PROTOCOL_NAME: "Recipient",
  PROTOCOL_TO: "To",
  PROTOCOL_WEIGHT: "Weight",
  PROTOCOL_COD: "Cash",
  PROTOCOL_COUNT: "Parcels in all: @count",
  PROTOCOL_SUM: "Cash on delivery: @sum",
  PROTOCOL_SENDER: "Sender's signature",
  PROTOCOL_COURIER: "Courier's signature",
} as const satisfies Record<keyof typeof polish, string>;
