import type { PictureRole } from "../../domain/catalogue/picture.ts";
import type { ProductPicture } from "../../domain/catalogue/product.ts";
import type { ProductVideo } from "../../domain/catalogue/product-video.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { type LanCode, said, type Said } from "../../domain/language.ts";

/** A picture of a product with what is said of it; `name` is what an address asks for. */
export interface StoredPicture {
  file: string;
  name: string;
  alt: Said;
  caption: Said;
  role: PictureRole;
  video: ProductVideo | null;
}

/** What a picture shows where nobody said it. */
const roleTexts = { model: "PICTURE_MODEL", detail: "PICTURE_DETAIL", back: "PICTURE_BACK" } as const;

/** Returns a picture as pages show it, with its texts in a language. */
export function pictureOf({ name, alt, caption, role, video }: StoredPicture, lanCode: LanCode): ProductPicture {
  const text = said(alt, lanCode) || (role === "packshot" ? "" : textIn(lanCode, roleTexts[role]));
  const line = said(caption, lanCode);
  return {
    path: name,
    ...(text !== "" && { alt: text }),
    ...(line !== "" && { caption: line }),
    ...(role !== "packshot" && { role }),
    ...(video && { video: videoOf(video) }),
  };
}

function videoOf({ file, captions }: ProductVideo): NonNullable<ProductPicture["video"]> {
  const spoken = (Object.entries(captions) as [LanCode, string][]).map(([lanCode, path]) => ({ lanCode, path }));
  return spoken.length === 0 ? { path: file } : { path: file, captions: spoken };
}
