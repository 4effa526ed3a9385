import { addRepack, endRepack, reopenRepack } from "../../database/parcel/repacks.ts";
import { parcelsOf, removeParcels } from "../../database/parcel/parcels.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";

/** Undoes the parcels of an order that are still here because it loses pieces, in the caller's transaction: that its boxes are to be opened is said until somebody has. */
export async function undoBoxes(db: Queryable, orderId: number): Promise<void> {
  const here = (await parcelsOf(db, orderId)).filter(({ sent_at }) => sent_at === null);
  if (here.length === 0) return;
  const parcelIds = here.map(({ parcel_id }) => parcel_id);
  await addRepack(db, { orderId, parcelIds });
  await removeParcels(db, parcelIds);
}

/** Says that the box of an order was opened and what must not go taken out, in the caller's transaction and logged. Returns false where no box waits for that. */
export async function closeRepack(
  db: Queryable,
  { orderId, now }: { orderId: number; now: Date },
  log: Log,
): Promise<boolean> {
  if ((await lockOrderVersions(db, orderId)) === null || !(await endRepack(db, orderId, now))) return false;
  await log({ act: "closeRepack", entity: "order", entityId: orderId, part: "repack" });
  return true;
}

/** Says that what must not go still lies in the box after all, in the caller's transaction and logged. Returns false where the order was packed anew since. */
export async function openRepack(db: Queryable, orderId: number, log: Log): Promise<boolean> {
  if ((await lockOrderVersions(db, orderId)) === null || !(await reopenRepack(db, orderId))) return false;
  await log({ act: "reopenRepack", entity: "order", entityId: orderId, part: "repack" });
  return true;
}
