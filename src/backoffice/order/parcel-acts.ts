import type { Order } from "../../contract/operator/order.ts";

/** Returns whether an order leaves with its one parcel: that is the same act as moving the order, and as undoable. */
export function sendsOrder({ parcels, lines, next }: Pick<Order, "parcels" | "next" | "lines">): boolean {
  return parcels.length === 1 && next.includes("sent") && lines.every(({ left, packed }) => packed >= left);
}
