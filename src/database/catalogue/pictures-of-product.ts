import type { Box, Focus, PictureRole } from "../../domain/catalogue/picture.ts";
import type { ProductVideo } from "../../domain/catalogue/product-video.ts";
import { type LanCode, languages, type Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/** A text in every language; '': not written. */
type InAll = Record<LanCode, string>;

/** A picture of a product with what is said of it, as it is written and logged. */
export interface PictureSaid {
  file: string;
  alt: InAll;
  caption: InAll;
  role: PictureRole;
  focus: Focus | null;
  video: ProductVideo | null;
  /** The variants it shows. */
  variants: number[];
}

/** What a product's pictures say, in their order. */
export interface ProductPicturesSaid {
  pictures: PictureSaid[];
}

interface Row {
  file: string;
  alt: Said;
  caption: Said;
  role: PictureRole;
  focus_x: number | null;
  focus_y: number | null;
  video: string | null;
  video_captions: ProductVideo["captions"];
  variants: number[];
}

/** Returns a product's pictures; a variant is shown by one of them at most. */
export async function picturesOfProduct(db: Queryable, productId: number): Promise<ProductPicturesSaid> {
  const { rows } = await db.query<Row>(
    `SELECT file, alt, caption, role, focus_x, focus_y, video, video_captions,
       ARRAY(SELECT variant_id FROM variants v WHERE v.product_id = p.product_id AND v.picture = p.file ORDER BY v.position, variant_id) AS variants
     FROM product_pictures p WHERE product_id = $1 ORDER BY position`,
    [productId],
  );
  const pictures = rows.map(({ alt, caption, focus_x: x, focus_y: y, video, video_captions: captions, ...row }) => ({
    file: row.file,
    alt: inAll(alt),
    caption: inAll(caption),
    role: row.role,
    focus: x === null || y === null ? null : { x, y },
    video: video === null ? null : { file: video, captions },
    variants: row.variants,
  }));
  return { pictures };
}

function inAll(text: Said): InAll {
  return Object.fromEntries(languages.map(({ lanCode }) => [lanCode, text[lanCode] ?? ""])) as InAll;
}

/** Writes a product's pictures in their order, and which variants each shows; a variant that none of them names and one of them showed is shown by none. */
export async function saveProductPictures(
  db: Queryable,
  productId: number,
  { before, wanted }: { before: ProductPicturesSaid; wanted: ProductPicturesSaid },
): Promise<void> {
  const { pictures } = wanted;
  await db.query("DELETE FROM product_pictures WHERE product_id = $1 AND position NOT BETWEEN 1 AND $2", [
    productId,
    pictures.length,
  ]);
  await db.query(
    `INSERT INTO product_pictures AS p (product_id, position, file, alt, caption, role, focus_x, focus_y, video, video_captions)
     SELECT $1, place, file, alt, caption, role, (focus ->> 'x')::smallint, (focus ->> 'y')::smallint, video ->> 'file', coalesce(video -> 'captions', '{}')
     FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (file text, alt jsonb, caption jsonb, role text, focus jsonb, video jsonb)) WITH ORDINALITY AS said (file, alt, caption, role, focus, video, place)
     ON CONFLICT (product_id, position) DO UPDATE SET file = excluded.file, alt = excluded.alt, caption = excluded.caption, role = excluded.role,
       focus_x = excluded.focus_x, focus_y = excluded.focus_y, video = excluded.video, video_captions = excluded.video_captions
     WHERE (p.file, p.alt::jsonb, p.caption::jsonb, p.role, p.focus_x, p.focus_y, p.video, p.video_captions)
       IS DISTINCT FROM (excluded.file, excluded.alt::jsonb, excluded.caption::jsonb, excluded.role, excluded.focus_x, excluded.focus_y, excluded.video, excluded.video_captions)`,
    [
      productId,
      JSON.stringify(
        pictures.map(({ alt, caption, video, focus, ...picture }) => ({
          ...picture,
          alt: writtenIn(alt),
          caption: writtenIn(caption),
          ...(focus && { focus }),
          ...(video && { video }),
        })),
      ),
    ],
  );
  const shown = pictures.flatMap(({ file, variants }) => variants.map((id) => ({ id, file })));
  await db.query(
    `WITH wanted AS (SELECT * FROM unnest($2::bigint[], $3::text[]) AS w (variant_id, file))
     UPDATE variants v SET picture = w.file FROM variants old LEFT JOIN wanted w USING (variant_id)
     WHERE old.variant_id = v.variant_id AND v.product_id = $1 AND (w.file IS NOT NULL OR v.picture = ANY ($4)) AND v.picture IS DISTINCT FROM w.file`,
    [productId, shown.map(({ id }) => id), shown.map(({ file }) => file), before.pictures.map(({ file }) => file)],
  );
}

/** A language that is empty is not written, Polish excepted. */
function writtenIn(text: InAll): Partial<InAll> {
  return Object.fromEntries(Object.entries(text).filter(([lanCode, value]) => lanCode === "pl" || value !== ""));
}

/** Returns the place of the first picture that names a file, a video or a variant of the product that there is none of; null: there are all. */
export async function strangePicture(
  db: Queryable,
  productId: number,
  pictures: readonly Pick<PictureSaid, "file" | "video" | "variants">[],
): Promise<number | null> {
  const { rows } = await db.query<{ place: number }>(
    `SELECT place::int - 1 AS place FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS said (picture, place)
     WHERE NOT EXISTS (SELECT FROM pictures WHERE file = picture ->> 'file')
       OR EXISTS (SELECT FROM jsonb_array_elements_text(picture -> 'videos') AS film WHERE NOT EXISTS (SELECT FROM videos WHERE file = film))
       OR EXISTS (SELECT FROM jsonb_array_elements_text(picture -> 'variants') AS id WHERE NOT EXISTS (SELECT FROM variants WHERE variant_id = id::bigint AND product_id = $1))
     ORDER BY place LIMIT 1`,
    [
      productId,
      JSON.stringify(
        pictures.map(({ file, video, variants }) => ({
          file,
          videos: video === null ? [] : [video.file, ...Object.values(video.captions)],
          variants,
        })),
      ),
    ],
  );
  return rows[0]?.place ?? null;
}

/** What there is of a stored picture: its size, and what it was cut out of, where, in thousandths of that one's sides. */
export interface StoredPictureRow {
  file: string;
  width: number;
  height: number;
  cut: { of: string; box: Box } | null;
}

/** Returns stored pictures by their names. */
export async function storedPictures(db: Queryable, files: readonly string[]): Promise<Map<string, StoredPictureRow>> {
  const { rows } = await db.query<StoredPictureRow>(
    `SELECT p.file, p.width, p.height, CASE WHEN c.file IS NOT NULL THEN json_build_object('of', c.original,
       'box', json_build_object('left', c.box_left, 'top', c.box_top, 'width', c.width, 'height', c.height)) END AS cut
     FROM pictures p LEFT JOIN picture_cuts c USING (file) WHERE p.file = ANY ($1)`,
    [files],
  );
  return new Map(rows.map((row) => [row.file, row]));
}

/** Returns the variants of a product that pictures can be of, in their order, each by its values in a language. */
export async function variantsToPicture(
  db: Queryable,
  productId: number,
  lanCode: LanCode,
): Promise<{ id: number; values: string[] }[]> {
  const { rows } = await db.query<{ id: number; values: string[] }>(
    `SELECT variant_id AS id, ARRAY(SELECT said(value, $2) FROM jsonb_array_elements(attribute_values) WITH ORDINALITY AS one (value, place) ORDER BY place) AS values
     FROM variants WHERE product_id = $1 AND shown ORDER BY position, variant_id`,
    [productId, lanCode],
  );
  return rows;
}

/** Returns what a product's pictures are named after: what it is called in Polish; null: there is no such product. */
export async function nameToPicture(db: Queryable, productId: number): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    "SELECT product_name ->> 'pl' AS name FROM products WHERE product_id = $1",
    [productId],
  );
  return rows[0]?.name ?? null;
}
