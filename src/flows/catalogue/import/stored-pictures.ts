import type { CatalogueProduct } from "../../../domain/catalogue/catalogue.ts";
import type { ProductVideo } from "../../../domain/catalogue/product-video.ts";
import type { ImportSettings } from "../import-catalogue.ts";
import { factsOfFiles, type PictureFacts, writtenFacts } from "./picture-facts.ts";
import type { GatheredPictures } from "./place-products.ts";

const picturesAtOnce = 6;

/** Returns products' pictures as stored files, by the products' handles. They are brought in before the transaction begins: a slow far server holds no row of the shop. */
export async function gatherPictures(
  products: readonly CatalogueProduct[],
  { pictures, videos, tell }: ImportSettings,
): Promise<Map<string, GatheredPictures>> {
  const found = new Map<string, GatheredPictures>();
  const waiting = products.values();
  await Promise.all(
    Array.from({ length: picturesAtOnce }, async () => {
      for (const product of waiting) {
        found.set(
          product.handle,
          product.unsaid?.includes("pictures")
            ? { files: null, byName: new Map(), ...(await withVideos(product, writtenFacts(product), videos)) }
            : await picturesOf(product, { pictures, videos }),
        );
        if (found.size % 50 === 0 || found.size === products.length)
          tell?.({ what: "products' pictures", done: found.size, of: products.length });
      }
    }),
  );
  return found;
}

/** A picture that shows a variant is one of its product's, also where the file names it beside the variant alone. */
async function picturesOf(
  product: CatalogueProduct,
  { pictures, videos }: Pick<ImportSettings, "pictures" | "videos">,
): Promise<GatheredPictures> {
  const shown = [...new Set(product.variants.flatMap(({ picture }) => picture ?? []))];
  const files = await pictures({ ...product, pictures: [...new Set([...product.pictures, ...shown])] });
  const byName = new Map<string, string>();
  for (const name of shown) {
    const [file] = await pictures({ ...product, pictures: [name] });
    if (file !== undefined) byName.set(name, file);
  }
  return { files, byName, ...(await withVideos(product, await factsOfFiles(product, { files, pictures }), videos)) };
}

/** What is said of pictures, with videos as stored files. */
async function withVideos(
  product: CatalogueProduct,
  facts: PictureFacts,
  stored: ImportSettings["videos"],
): Promise<PictureFacts> {
  if (facts.videos === null) return facts;
  const videos: (ProductVideo | null)[] = [];
  for (const video of facts.videos) videos.push(video === null ? null : ((await stored?.(product, video)) ?? null));
  return { ...facts, videos };
}
