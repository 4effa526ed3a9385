import { randomBytes } from "node:crypto";
import { addParcelPicture, endedParcelPictures, removeParcelPicture } from "../../database/parcel/parcel-pictures.ts";
import { parcelsOf } from "../../database/parcel/parcels.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import type { PictureStore } from "../../integrations/picture-store/store.ts";

/** Keeps a picture of a packed box under a name that nobody can guess, in place of the one before. Returns false where there is no such parcel. */
export async function keepParcelPicture(
  db: Queryable,
  {
    orderId,
    parcelId,
    jpeg,
    pictures,
  }: { orderId: number; parcelId: number; jpeg: Buffer; pictures: Pick<PictureStore, "keep"> },
  log: Log,
): Promise<boolean> {
  if (!(await parcelsOf(db, orderId)).some(({ parcel_id }) => parcel_id === parcelId)) return false;
  const file = `parcel-${randomBytes(16).toString("hex")}.jpg`;
  await addParcelPicture(db, parcelId, file);
  await pictures.keep(jpeg, file);
  const after = { parcel: parcelId };
  await log({ act: "takeParcelPicture", entity: "order", entityId: orderId, part: "parcels", after });
  return true;
}

/** Deletes the pictures of packed boxes whose sixty days are over, and those of parcels that were undone. Returns how many. */
export async function forgetParcelPictures(
  db: Queryable,
  { now, pictures }: { now: Date; pictures: Pick<PictureStore, "remove"> },
): Promise<number> {
  const ended = await endedParcelPictures(db, now);
  for (const file of ended) {
    await pictures.remove(file);
    await removeParcelPicture(db, file);
  }
  return ended.length;
}
