import type { Queryable } from "../queryable.ts";

/** A video, or what is said in one, that lies in the picture store. */
export interface VideoRow {
  file: string;
  bytes: number;
  sha256: string;
}

/** Returns whether the shop has a video, or captions, of this name. */
export async function isVideo(db: Queryable, file: string): Promise<boolean> {
  if (file.includes("\0")) return false;
  const { rowCount } = await db.query({
    name: "video-named",
    text: "SELECT FROM videos WHERE file = $1",
    values: [file],
  });
  return (rowCount ?? 0) > 0;
}

/** Returns the file of what the shop knows by this name or address; null: nothing. */
export async function knownVideo(db: Queryable, name: string): Promise<string | null> {
  const { rows } = await db.query<{ file: string }>({
    name: "known-video",
    text: "SELECT file FROM video_sources WHERE address = $1 UNION ALL SELECT file FROM videos WHERE file = $1",
    values: [name],
  });
  return rows[0]?.file ?? null;
}

/** Returns when videos came into the shop, by file: ISO 8601, in UTC, to the second. Unknown ones are left out. */
export async function videosAdded(db: Queryable, files: readonly string[]): Promise<Map<string, string>> {
  if (files.length === 0) return new Map();
  const { rows } = await db.query<{ file: string; added: string }>({
    name: "videos-added",
    text: `SELECT file, to_char(added_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS added FROM videos WHERE file = ANY ($1)`,
    values: [files],
  });
  return new Map(rows.map(({ file, added }) => [file, added]));
}

/** Returns the file that has this very content, or null. */
export async function videoWithContent(db: Queryable, sha256: string): Promise<string | null> {
  const { rows } = await db.query<{ file: string }>({
    name: "video-with-content",
    text: "SELECT file FROM videos WHERE sha256 = $1 ORDER BY file LIMIT 1",
    values: [sha256],
  });
  return rows[0]?.file ?? null;
}

/** Records a video that lies in the picture store, and the address it was fetched from, if it was. */
export async function saveVideo(
  db: Queryable,
  { file, bytes, sha256 }: VideoRow,
  address: string | null,
): Promise<void> {
  await db.query("INSERT INTO videos (file, bytes, sha256) VALUES ($1, $2, $3) ON CONFLICT (file) DO NOTHING", [
    file,
    bytes,
    sha256,
  ]);
  if (address !== null)
    await db.query(
      "INSERT INTO video_sources (address, file) VALUES ($1, $2) ON CONFLICT (address) DO UPDATE SET file = excluded.file",
      [address, file],
    );
}
