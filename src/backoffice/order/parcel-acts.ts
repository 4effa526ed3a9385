import type { Order } from "../../contract/operator/order.ts";

/** Returns whether an order was cancelled with a box that somebody had packed: its history tells of the packing last. */
export function wasPacked({ state, timeline = [] }: Pick<Order, "state" | "timeline">): boolean {
  if (state !== "cancelled") return false;
  const last = timeline.findLast(({ what }) =>
    what.kind === "state"
      ? what.state !== "cancelled"
      : what.kind === "act" && (what.act === "packParcel" || what.act === "unpackParcel"),
  )?.what;
  return last?.kind === "state" ? last.state === "packed" : last?.kind === "act" && last.act === "packParcel";
}

/** Returns whether an order leaves with its one parcel: that is the same act as moving the order, and as undoable. */
export function sendsOrder({ parcels, lines, next }: Pick<Order, "parcels" | "next" | "lines">): boolean {
  return parcels.length === 1 && next.includes("sent") && lines.every(({ left, packed }) => packed >= left);
}
