import type { PictureOfProduct, StoredPictureSaid } from "../../contract/operator/pictures.ts";
import type { ProductSaid } from "../../contract/operator/products.ts";
import { type LanCode, languages } from "../../domain/language.ts";

export type PictureFields = { pictures: PictureOfProduct[] };

/** Returns the pictures of a product as they stand in its form. */
export function pictureFieldsOf({ pictures: { pictures } }: ProductSaid): PictureFields {
  return { pictures };
}

/** Returns pictures as they are sent: what the store knows of them is not. */
export function picturesSent({ pictures = [] }: Partial<PictureFields>) {
  return {
    pictures: pictures.map(({ file, alt, caption, role, focus, video, variants }) => ({
      file,
      alt,
      caption,
      role,
      focus,
      video,
      variants,
    })),
  };
}

/** Returns a picture that has just been kept, of which nothing is said yet. */
export function newPicture({ file, width, height, cut }: StoredPictureSaid): PictureOfProduct {
  const alt = { pl: "", en: "", cz: "" };
  return { file, width, height, cut, alt, caption: alt, role: "packshot", focus: null, video: null, variants: [] };
}

/** Returns pictures with one of them at another place, and those between moved up. */
export function movedTo<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), list[from]!, ...others.slice(to)];
}

/** Returns the languages in which it is not said what a picture shows. */
export function unsaidIn({ alt }: Pick<PictureOfProduct, "alt">): LanCode[] {
  return languages.flatMap(({ lanCode }) => (alt[lanCode].trim() === "" ? [lanCode] : []));
}

/** Returns pictures with variants shown by one of them, or by it no more; another that showed them does not any more. */
export function showing(
  pictures: readonly PictureOfProduct[],
  { file, variants, shows }: { file: string; variants: readonly number[]; shows: boolean },
): PictureOfProduct[] {
  return pictures.map((picture) => {
    const others = picture.variants.filter((id) => !variants.includes(id));
    const own = picture.file === file && shows ? [...others, ...variants] : others;
    return own.length === picture.variants.length && own.every((id) => picture.variants.includes(id))
      ? picture
      : { ...picture, variants: own };
  });
}
