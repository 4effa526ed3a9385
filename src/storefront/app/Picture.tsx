import { avifHref, goodsSize, type ImageSize, jpegHref } from "../../contract/paths.ts";
import { useLayout } from "./navigation/page-context.ts";

/** The widths goods are offered in, by where they are shown; all keep the size they take before loading. */
const widths = { small: [160, 320], tile: [320, 400, 640, 800], product: [400, 640, 800, 1200] } as const;
const block = ["585x600", "720x720", "1170x1200"] as const;

interface PictureProps {
  /** The stored file; null shows paving in its place. */
  file: string | null;
  /** What it shows; empty where the words beside it say it already. */
  alt: string;
  /** Goods, in the ratio the label shows them in, or a category. */
  kind: keyof typeof widths | "block";
  /** The width it takes on the screen, as in `<img sizes>`. */
  sizes: string;
  /** Loaded first of all: what the shopper sees before scrolling. */
  first?: boolean;
  /** Loaded now, though it is not seen yet. */
  soon?: boolean;
  className?: string;
  /** Goods for adults: paving in its place until the shopper has declared to be of age, without JavaScript too. */
  adults?: boolean;
}

/** A picture in the size the screen needs, loaded when it comes near: AVIF, or one JPEG where a browser knows none. */
export function Picture({
  file,
  alt,
  kind,
  sizes,
  first = false,
  soon = false,
  className = "",
  adults = false,
}: PictureProps) {
  const { config } = useLayout();
  const files =
    kind === "block" ? block : widths[kind].map((width) => goodsSize(width, config["picture_ratio"] ?? "4:5"));
  const [width, height] = files.at(kind === "small" ? 0 : -1)!.split("x");
  if (file === null)
    return (
      <span
        className={`no-picture ${className}`}
        role={alt === "" ? undefined : "img"}
        aria-label={alt === "" ? undefined : alt}
      />
    );
  return (
    <picture>
      <source type="image/avif" srcSet={avifSet(file, files)} sizes={sizes} />
      <img
        className={adults ? `${className} adults-picture` : className}
        src={jpegHref(file, files[1])}
        alt={alt}
        width={width}
        height={height}
        loading={first || soon ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding={first ? undefined : "async"}
      />
    </picture>
  );
}

/** Returns `srcset` of a picture's AVIF: every size with its width. */
export function avifSet(file: string, files: readonly ImageSize[]): string {
  return files.map((size) => `${avifHref(file, size)} ${Number.parseInt(size, 10)}w`).join(", ");
}
