import type { Box } from "../../domain/catalogue/picture.ts";
import type { Queryable } from "../queryable.ts";

/** Records out of which picture another was cut, the box in thousandths of its sides; one that was cut before stays as it was noted. */
export async function savePictureCut(
  db: Queryable,
  { file, original, box }: { file: string; original: string; box: Box },
): Promise<void> {
  await db.query(
    "INSERT INTO picture_cuts (file, original, box_left, box_top, width, height) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (file) DO NOTHING",
    [file, original, box.left, box.top, box.width, box.height],
  );
}

/** Records that a picture's crops keep a point in sight: from then on addresses with that point are answered. */
export async function savePictureCrop(
  db: Queryable,
  { file, focus }: { file: string; focus: { x: number; y: number } },
): Promise<void> {
  await db.query(
    "INSERT INTO picture_crops (name, file, focus_x, focus_y) SELECT x::text || '-' || y::text || '~' || $1, $1, x, y FROM (SELECT $2::smallint AS x, $3::smallint AS y) AS focus ON CONFLICT DO NOTHING",
    [file, focus.x, focus.y],
  );
}
