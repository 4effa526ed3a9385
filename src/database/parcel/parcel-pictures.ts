import type { Queryable } from "../queryable.ts";

/** Records a picture of a parcel; the one before is deleted by the job that deletes old ones. */
export async function addParcelPicture(db: Queryable, parcelId: number, file: string): Promise<void> {
  await db.query("UPDATE parcel_pictures SET parcel_id = NULL WHERE parcel_id = $1", [parcelId]);
  await db.query("INSERT INTO parcel_pictures (file, parcel_id) VALUES ($1, $2)", [file, parcelId]);
}

/** Returns the files of pictures whose time is over, or whose parcel is gone. */
export async function endedParcelPictures(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ file: string }>(
    "SELECT file FROM parcel_pictures WHERE keep_until <= $1 OR parcel_id IS NULL ORDER BY file LIMIT 500",
    [now],
  );
  return rows.map(({ file }) => file);
}

/** Forgets a picture whose file is deleted. */
export async function removeParcelPicture(db: Queryable, file: string): Promise<void> {
  await db.query("DELETE FROM parcel_pictures WHERE file = $1", [file]);
}
