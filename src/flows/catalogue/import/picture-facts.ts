import type { CatalogueProduct } from "../../../domain/catalogue/catalogue.ts";
import type { Focus, PictureRole } from "../../../domain/catalogue/picture.ts";
import type { ProductVideo } from "../../../domain/catalogue/product-video.ts";
import type { Said } from "../../../domain/language.ts";
import type { Pictured } from "../import-catalogue.ts";

/** What is said of a product's pictures, each a list in their order; null: nothing, they keep what they have. */
export interface PictureFacts {
  texts: Said[] | null;
  captions: Said[] | null;
  focus: (Focus | null)[] | null;
  roles: PictureRole[] | null;
  videos: (ProductVideo | null)[] | null;
}

/** Returns what a catalogue says of a product's pictures, in the order in which it names them. */
export function writtenFacts(product: CatalogueProduct): PictureFacts {
  return {
    texts: product.pictureTexts ?? null,
    captions: product.pictureCaptions ?? null,
    focus: product.pictureFocus ?? null,
    roles: product.pictureRoles ?? null,
    videos: product.pictureVideos ?? null,
  };
}

/** Returns the same in the order of the stored files: what stands beside the address that gave a file, for missing ones give none. */
export async function factsOfFiles(
  product: CatalogueProduct,
  { files, pictures }: { files: readonly string[]; pictures: (pictured: Pictured) => Promise<string[]> },
): Promise<PictureFacts> {
  const written = writtenFacts(product);
  const indexes = new Map<string, number>();
  if (!isBlank(written))
    for (const [index, address] of product.pictures.entries()) {
      const [file] = await pictures({ ...product, pictures: [address] });
      if (file !== undefined && !indexes.has(file)) indexes.set(file, index);
    }
  const of = <T>(all: readonly T[] | null, none: T): T[] | null =>
    all && files.map((file) => all[indexes.get(file) ?? -1] ?? none);
  return {
    texts: of(written.texts, { pl: "" }),
    captions: of(written.captions, { pl: "" }),
    focus: of(written.focus, null),
    roles: of(written.roles, "packshot"),
    videos: of(written.videos, null),
  };
}

function isBlank({ texts, captions, focus, roles, videos }: PictureFacts): boolean {
  return (
    [...(texts ?? []), ...(captions ?? [])].every((text) => Object.values(text).every((said) => said === "")) &&
    [...(focus ?? []), ...(videos ?? [])].every((one) => one === null) &&
    (roles ?? []).every((role) => role === "packshot")
  );
}
