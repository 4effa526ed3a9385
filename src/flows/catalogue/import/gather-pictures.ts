import type { Pool } from "../../../database/connect.ts";
import { knownPictures, pictureWithContent, savePictureSource } from "../../../database/catalogue/picture-sources.ts";
import { savePictures } from "../../../database/catalogue/pictures.ts";
import type { CatalogueProblem } from "../../../domain/catalogue/catalogue.ts";
import { slugOf } from "../../../domain/slug.ts";
import type { Pictured } from "../import-catalogue.ts";
import type { PictureFiles } from "../../../integrations/picture-files.ts";
import type { BroughtPicture, PictureSource } from "../../../integrations/picture-source.ts";

export interface GatherSettings {
  source: PictureSource;
  store: Pick<PictureFiles, "keep">;
  /** Told of every picture that is missing. */
  warn: (problem: CatalogueProblem) => void;
}

/**
 * Returns what gives the stored files of a product's or category's pictures: known ones by their name or address, without
 * asking for them again; others are brought, kept in the picture store and noted. Missing ones are left out.
 */
export function openPictureGatherer(
  pool: Pool,
  { source, store, warn }: GatherSettings,
): (product: Pictured) => Promise<string[]> {
  const coming = new Map<string, Promise<string | null>>();
  const kept = new Map<string, Promise<string>>();

  async function brought(product: Pictured, name: string, index: number): Promise<string | null> {
    const picture = await source.bring(name);
    if (picture.kind === "missing") {
      warn({ row: product.row, text: `The picture '${name.slice(0, 200)}' is missing: ${picture.why}.` });
      return null;
    }
    // The same content from two places at once is one file, or the next import would see another one.
    const { sha256 } = picture;
    if (!kept.has(sha256)) kept.set(sha256, keep(picture, product, index));
    const file = await kept.get(sha256)!;
    if (/^https?:\/\//i.test(name)) await savePictureSource(pool, name, file);
    return file;
  }

  async function keep(
    { path, extension, width, height, bytes, sha256 }: BroughtPicture,
    product: Pictured,
    index: number,
  ): Promise<string> {
    const slug = (slugOf(product.name.pl) || slugOf(product.handle) || "produkt").slice(0, 100);
    const file = (await pictureWithContent(pool, sha256)) ?? `${slug}-${index + 1}-${sha256.slice(0, 8)}.${extension}`;
    await store.keep(path, file);
    await savePictures(pool, [{ file, width, height, bytes, sha256 }]);
    return file;
  }

  return async (product) => {
    if (product.pictures.length === 0) return [];
    const known = await knownPictures(pool, product.pictures);
    const files: string[] = [];
    for (const [index, name] of product.pictures.entries()) {
      let file: string | null | undefined = known.get(name);
      if (file === undefined) {
        if (!coming.has(name)) coming.set(name, brought(product, name, index));
        file = await coming.get(name)!;
      }
      if (file !== null && !files.includes(file)) files.push(file);
    }
    return files;
  };
}
