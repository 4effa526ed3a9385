import { savePictureCrop, savePictureCut } from "../../database/catalogue/picture-cuts.ts";
import { pictureWithContent } from "../../database/catalogue/picture-sources.ts";
import { savePictures } from "../../database/catalogue/pictures.ts";
import { storedPictures, type StoredPictureRow } from "../../database/catalogue/pictures-of-product.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Box, Focus } from "../../domain/catalogue/picture.ts";
import { slugOf } from "../../domain/slug.ts";
import type { GoodsPicture } from "../../integrations/goods-picture.ts";
import type { PictureStore } from "../../integrations/picture-store/store.ts";

interface Keeping {
  /** What its file is named after, as shoppers and search engines read it. */
  called: string;
  pictures: Pick<PictureStore, "keep">;
}

/** Keeps a picture under a name of its content, once; one that was kept before keeps its name. Returns it as it is stored. No picture is ever written over, so that each address goes on showing what it showed. */
export async function keepPicture(
  db: Queryable,
  picture: GoodsPicture,
  { called, pictures }: Keeping,
): Promise<StoredPictureRow> {
  const { content, extension, sha256, width, height } = picture;
  const slug = (slugOf(called) || "produkt").slice(0, 100);
  const file = (await pictureWithContent(db, sha256)) ?? `${slug}-${sha256.slice(0, 12)}.${extension}`;
  await pictures.keep(content, file);
  await savePictures(db, [{ file, width, height, bytes: content.length, sha256 }]);
  return (await storedPictures(db, [file])).get(file)!;
}

interface Frame {
  file: string;
  /** Of the whole, in thousandths; null: the whole. */
  box: Box | null;
  focus: Focus | null;
  cut: (stored: Buffer, box: Box) => Promise<GoodsPicture>;
}

/** Has a part of a picture, and crops of it about a point, be there from now on. Returns the picture that is the part; null: there is no such picture. */
export async function framePicture(
  db: Queryable,
  { file, box, focus, cut }: Frame,
  { called, pictures }: Keeping & { pictures: Pick<PictureStore, "keep" | "read"> },
): Promise<StoredPictureRow | null> {
  const given = (await storedPictures(db, [file])).get(file);
  if (given === undefined) return null;
  const original = given.cut?.of ?? file;
  const framed = await partOf(original);
  if (framed !== null && focus !== null) await savePictureCrop(db, { file: framed.file, focus });
  return framed;

  async function partOf(whole: string): Promise<StoredPictureRow | null> {
    if (box === null) return (await storedPictures(db, [whole])).get(whole) ?? null;
    const stored = await pictures.read(whole);
    if (stored === null) return null;
    const part = await keepPicture(db, await cut(stored, box), { called, pictures });
    if (part.file === whole) return part;
    await savePictureCut(db, { file: part.file, original: whole, box });
    return (await storedPictures(db, [part.file])).get(part.file)!;
  }
}
