import { avifHref, type ImageSize, jpegHref } from "../../contract/paths.ts";

/** The widths a picture is offered in, by what it shows; all keep the size they take before loading. */
const sets = {
  tile: { files: ["320x400", "400x500", "640x800", "800x1000"], width: 800, height: 1000 },
  product: { files: ["400x500", "640x800", "800x1000", "1200x1500"], width: 1200, height: 1500 },
  small: { files: ["160x200", "320x400"], width: 160, height: 200 },
  block: { files: ["585x600", "720x720", "1170x1200"], width: 1170, height: 1200 },
  hero: { files: ["1440x668", "2880x1336"], width: 1440, height: 668 },
} as const satisfies Record<string, { files: readonly ImageSize[]; width: number; height: number }>;

interface PictureProps {
  /** The stored file; null shows paving in its place. */
  file: string | null;
  /** What it shows; empty where the words beside it say it already. */
  alt: string;
  kind: keyof typeof sets;
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
  const { files, width, height } = sets[kind];
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
