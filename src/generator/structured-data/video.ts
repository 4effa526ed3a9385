import { jpegHref } from "../../contract/paths.ts";
import { videoHref } from "../../contract/video-paths.ts";
import type { Product } from "../../domain/catalogue/product.ts";

interface VideoSettings {
  /** The shop's own address, without a trailing slash. */
  publicUrl: string;
  /** The product's, as plain text. */
  description: string;
  /** When each came into the shop, by its name in addresses. */
  added: Record<string, string>;
}

/** Returns a product's videos as search engines read them (Google: VideoObject), each shown by the picture that stands for it. */
export function videoData(
  { product_name, images }: Product,
  { publicUrl, description, added }: VideoSettings,
): object[] {
  return images.flatMap(({ path, alt, caption, video }) => {
    if (video === undefined) return [];
    return [
      {
        "@type": "VideoObject",
        name: alt === undefined ? product_name : `${product_name}: ${alt}`,
        description: caption ?? description,
        thumbnailUrl: publicUrl + jpegHref(path, "1200x1500"),
        contentUrl: publicUrl + videoHref(video.path),
        uploadDate: added[video.path],
      },
    ];
  });
}
