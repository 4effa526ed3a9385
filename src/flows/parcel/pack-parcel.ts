import { whyHeld } from "../../database/order/order-changes.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { addParcel, packedLines, parcelsOf, removeParcels } from "../../database/parcel/parcels.ts";
import { unpackOrder } from "../../database/order/steps.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { leftToPack, mayBePacked, type PackedPieces } from "../../domain/parcel/parcels.ts";
import { undoSeconds } from "../../domain/staff/undo.ts";
import { moveOrderTo } from "../order/change-order-state.ts";

export interface PackInput {
  orderId: number;
  /** What lies in it: the variant is named too, as a packer may have read the order some time ago. */
  lines: readonly PackedPieces[];
  carrier: string | null;
  tracking: string | null;
  weight: number | null;
  now: Date;
}

type Packed =
  | { parcelId: number }
  | {
      refused: "NOT_FOUND" | "STATE_NOT_REACHABLE" | "HELD_FOR_MONEY" | "WITHDRAWN" | "LINE_CHANGED" | "ALREADY_PACKED";
    };

/**
 * Puts pieces of an order into a parcel; with the last of them the order is packed, and its buyer is told. Refuses pieces
 * that are in a parcel already, a line that is another by now, an order that is not to be packed, and one that is held: until what is missing has come, or its buyer's withdrawal is dealt with.
 */
export async function packParcel(db: Queryable, input: PackInput, log: Log): Promise<Packed> {
  const { orderId, now, carrier, tracking, weight } = input;
  const order = await lockOrderVersions(db, orderId);
  if (order === null) return { refused: "NOT_FOUND" };
  if (order.status === "packed") return { refused: "ALREADY_PACKED" };
  if (!mayBePacked(order.status)) return { refused: "STATE_NOT_REACHABLE" };
  const held = await whyHeld(db, orderId);
  if (held !== null) return { refused: held };
  const ordered = await packedLines(db, orderId);
  for (const { position, variantId, quantity } of input.lines) {
    const line = ordered.find((one) => one.position === position && one.variant_id === variantId);
    if (line === undefined) return { refused: "LINE_CHANGED" };
    if (line.packed + quantity > line.quantity) return { refused: "ALREADY_PACKED" };
  }
  const { lines } = input;
  const parcelId = await addParcel(db, { orderId, lines, carrier, tracking, weight });
  if (leftToPack(await packedLines(db, orderId)).length === 0)
    await moveOrderTo(db, { orderId, to: "packed", now, emailNotBefore: emailsAfterUndo(now) });
  await log({
    act: "packParcel",
    entity: "order",
    entityId: orderId,
    part: "parcels",
    after: { parcel: parcelId, lines, carrier, tracking, weight },
  });
  return { parcelId };
}

/** As long as it may be taken back nobody is told. */
const emailsAfterUndo = (now: Date) => new Date(now.getTime() + undoSeconds * 1000);

/** With the rest of an order taken away, what is in parcels is all of it: it is packed, or sent where all of them have left. Its buyer is told as of any other. */
export async function packByTakingAway(db: Queryable, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  const parcels = await parcelsOf(db, orderId);
  if (parcels.length === 0 || leftToPack(await packedLines(db, orderId)).length > 0) return;
  const to = parcels.every(({ sent_at }) => sent_at !== null) ? "sent" : "packed";
  await moveOrderTo(db, { orderId, to, now, emailNotBefore: emailsAfterUndo(now) });
}

/** Undoes a parcel that is still here: its pieces are to be packed again, and an order that was packed is not any more. What its buyer was not sent yet of it is not sent. */
export async function unpackParcel(
  db: Queryable,
  { orderId, parcelId }: { orderId: number; parcelId: number },
  log: Log,
): Promise<"NOT_FOUND" | "PARCEL_SENT" | null> {
  const order = await lockOrderVersions(db, orderId);
  const parcel = (await parcelsOf(db, orderId)).find(({ parcel_id }) => parcel_id === parcelId);
  if (order === null || parcel === undefined) return "NOT_FOUND";
  if (parcel.sent_at !== null) return "PARCEL_SENT";
  await removeParcels(db, [parcelId]);
  if (order.status === "packed") await unpackOrder(db, orderId);
  const { lines, carrier, tracking, weight, picture } = parcel;
  await log({
    act: "unpackParcel",
    entity: "order",
    entityId: orderId,
    part: "parcels",
    before: { parcel: parcelId, lines, carrier, tracking, weight, ...(picture !== null && { pictured: true }) },
  });
  return null;
}
