import type { Focus } from "../../domain/catalogue/picture.ts";
import type { Queryable } from "../queryable.ts";

export interface PictureRow {
  file: string;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
}

/** Returns a picture by its file name, or null. */
export async function pictureNamed(db: Queryable, file: string): Promise<PictureRow | null> {
  // No text in the database holds this sign, and asking for it is an error there.
  if (file.includes("\0")) return null;
  const { rows } = await db.query<PictureRow>({
    name: "picture-named",
    text: "SELECT * FROM pictures WHERE file = $1",
    values: [file],
  });
  return rows[0] ?? null;
}

/** Returns the file that an address asks for by a picture's name, and the focus of its crops, where the name has one; null for a name nobody gave. */
export async function pictureAsked(db: Queryable, name: string): Promise<{ file: string; focus: Focus | null } | null> {
  if (name.includes("\0")) return null;
  const { rows } = await db.query<{ file: string; x: number | null; y: number | null }>({
    name: "picture-asked",
    text: `SELECT file, NULL::smallint AS x, NULL::smallint AS y FROM pictures WHERE file = $1
      UNION ALL SELECT file, focus_x, focus_y FROM picture_crops WHERE name = $1`,
    values: [name],
  });
  const [found] = rows;
  if (found === undefined) return null;
  const { file, x, y } = found;
  return { file, focus: x === null || y === null ? null : { x, y } };
}

/** Returns how wide the first pictures of these products are, as a share of their height. */
export async function ratiosOfFirst(db: Queryable, handles: readonly string[]): Promise<number[]> {
  const { rows } = await db.query<{ ratio: number }>(
    `SELECT pictures.width::float8 / pictures.height AS ratio FROM products JOIN LATERAL (
       SELECT file FROM product_pictures WHERE product_pictures.product_id = products.product_id ORDER BY position LIMIT 1
     ) AS first ON true JOIN pictures USING (file) WHERE handle = ANY ($1)`,
    [handles],
  );
  return rows.map(({ ratio }) => ratio);
}

/** Records pictures that lie in the picture store; ones that are known already are left as they are. */
export async function savePictures(db: Queryable, pictures: readonly PictureRow[]): Promise<void> {
  await db.query(
    `INSERT INTO pictures (file, width, height, bytes, sha256) SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[])
     ON CONFLICT (file) DO NOTHING`,
    [
      pictures.map((p) => p.file),
      pictures.map((p) => p.width),
      pictures.map((p) => p.height),
      pictures.map((p) => p.bytes),
      pictures.map((p) => p.sha256),
    ],
  );
}

/** Returns the names under which a content is kept, a picture's or a video's. */
export async function filesWithContent(db: Queryable, sha256: string): Promise<string[]> {
  const { rows } = await db.query<{ file: string }>(
    "SELECT file FROM pictures WHERE sha256 = $1 UNION SELECT file FROM videos WHERE sha256 = $1 ORDER BY file",
    [sha256],
  );
  return rows.map(({ file }) => file);
}
