import { addParcel, packedLines, parcelsOf, recordSent } from "../../database/parcel/parcels.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { leftToPack } from "../../domain/parcel/parcels.ts";
import { undoBoxes } from "./repack.ts";

/** Returns the number that the parcel has which a tracking number given with such a move would be of; null: it has none. */
export async function numberBefore(db: Queryable, orderId: number): Promise<string | null> {
  if (leftToPack(await packedLines(db, orderId)).length > 0) return null;
  const here = (await parcelsOf(db, orderId)).filter(({ sent_at }) => sent_at === null);
  return here.at(-1)?.tracking ?? null;
}

/**
 * Brings the parcels of an order to where the order was just moved, in the caller's transaction: packed, what is in none
 * goes into one more; sent or delivered, all of them have left; cancelled, those that are still here are undone. A
 * tracking number is the last one's that leaves now. Returns the parcels that left by this, and how many the order has.
 */
export async function parcelsFollow(
  db: Queryable,
  { orderId, to, now, tracking = null }: { orderId: number; to: OrderState; now: Date; tracking?: string | null },
): Promise<{ left: number[]; parcels: number }> {
  if (to === "cancelled") await undoBoxes(db, orderId);
  if (to !== "packed" && to !== "sent" && to !== "delivered") return { left: [], parcels: 0 };
  const lines = leftToPack(await packedLines(db, orderId));
  if (lines.length > 0) await addParcel(db, { orderId, lines });
  const parcels = await parcelsOf(db, orderId);
  const left = to === "packed" ? [] : parcels.filter(({ sent_at }) => sent_at === null);
  for (const { parcel_id } of left)
    await recordSent(db, parcel_id, { now, tracking: parcel_id === left.at(-1)!.parcel_id ? tracking : null });
  return { left: left.map(({ parcel_id }) => parcel_id), parcels: parcels.length };
}
