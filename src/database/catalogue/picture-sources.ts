import type { Queryable } from "../queryable.ts";

/** Returns which of these names and addresses are pictures of the shop already, each with its file. */
export async function knownPictures(db: Queryable, names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string; file: string }>({
    name: "known-pictures",
    text: "SELECT address AS name, file FROM picture_sources WHERE address = ANY ($1) UNION ALL SELECT file, file FROM pictures WHERE file = ANY ($1)",
    values: [names],
  });
  return new Map(rows.map((row) => [row.name, row.file]));
}

/** Returns the file that has this very content, or null. */
export async function pictureWithContent(db: Queryable, sha256: string): Promise<string | null> {
  const { rows } = await db.query<{ file: string }>({
    name: "picture-with-content",
    text: "SELECT file FROM pictures WHERE sha256 = $1 ORDER BY file LIMIT 1",
    values: [sha256],
  });
  return rows[0]?.file ?? null;
}

/** Records the address a picture of the shop was fetched from. */
export async function savePictureSource(db: Queryable, address: string, file: string): Promise<void> {
  await db.query(
    "INSERT INTO picture_sources (address, file) VALUES ($1, $2) ON CONFLICT (address) DO UPDATE SET file = excluded.file",
    [address, file],
  );
}
