import type { Pool } from "../../../database/connect.ts";
import { knownVideo, saveVideo, videoWithContent } from "../../../database/catalogue/videos.ts";
import type { CatalogueProduct } from "../../../domain/catalogue/catalogue.ts";
import type { ProductVideo } from "../../../domain/catalogue/product-video.ts";
import type { LanCode } from "../../../domain/language.ts";
import { slugOf } from "../../../domain/slug.ts";
import type { VideoType } from "../../../integrations/video-type.ts";
import type { GatherSettings } from "./gather-pictures.ts";

/** What names videos, and what they are called after. */
export type Filmed = Pick<CatalogueProduct, "row" | "handle" | "name">;

/**
 * Returns what gives the stored files of a product's video: known ones by their name or address, without asking for them
 * again; others are brought, kept in the picture store and noted. Null where the video is missing; captions that are
 * missing are left out.
 */
export function openVideoGatherer(
  pool: Pool,
  { source, store, warn }: GatherSettings,
): (product: Filmed, video: ProductVideo) => Promise<ProductVideo | null> {
  const coming = new Map<string, Promise<string | null>>();

  async function brought({ row, handle, name }: Filmed, address: string, wanted: readonly VideoType[]) {
    const known = await knownVideo(pool, address);
    if (known !== null) return known;
    const video = await source.bringVideo(address, wanted);
    if (video.kind === "missing") {
      warn({ row, text: `The video '${address.slice(0, 200)}' is missing: ${video.why}.` });
      return null;
    }
    const { path, type, bytes, sha256 } = video;
    const slug = (slugOf(name.pl) || slugOf(handle) || "produkt").slice(0, 100);
    const file = (await videoWithContent(pool, sha256)) ?? `${slug}-${sha256.slice(0, 8)}.${type}`;
    await store.keep(path, file);
    await saveVideo(pool, { file, bytes, sha256 }, /^https?:\/\//i.test(address) ? address : null);
    return file;
  }

  const once = (product: Filmed, address: string, wanted: readonly VideoType[]) => {
    const asked = `${wanted.join()} ${address}`;
    if (!coming.has(asked)) coming.set(asked, brought(product, address, wanted));
    return coming.get(asked)!;
  };

  return async (product, { file: address, captions: addresses }) => {
    const file = await once(product, address, ["mp4", "webm"]);
    if (file === null) return null;
    const captions: ProductVideo["captions"] = {};
    for (const [lanCode, said] of Object.entries(addresses) as [LanCode, string][]) {
      const caption = await once(product, said, ["vtt"]);
      if (caption !== null) captions[lanCode] = caption;
    }
    return { file, captions };
  };
}
