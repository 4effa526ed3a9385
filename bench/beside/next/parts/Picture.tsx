import { pictureOf, type PictureKind } from "../shared/words.ts";

interface PictureProps {
  kind: PictureKind;
  file: string;
  sizes: string;
  alt?: string;
  className?: string;
  /** Seen before scrolling. */
  first?: boolean;
}

export function Picture({ kind, file, first = false, alt = "", ...rest }: PictureProps) {
  return (
    <img
      {...pictureOf(kind, file)}
      {...rest}
      alt={alt}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding={first ? undefined : "async"}
    />
  );
}
