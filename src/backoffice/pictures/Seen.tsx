import type { CSSProperties } from "react";
import type { Box } from "../../domain/catalogue/picture.ts";

/** A part of a picture, in thousandths of its sides, whole and in the middle of a place of a ratio. */
export function Seen({ src, own, box, ratio }: { src: string; own: number; box: Box; ratio: number }) {
  const seen = (box.width / box.height) * own;
  const part: CSSProperties = {
    aspectRatio: String(seen),
    ...(seen > ratio ? { width: "100%" } : { height: "100%" }),
  };
  const whole: CSSProperties = {
    width: `${100_000 / box.width}%`,
    left: `${(-100 * box.left) / box.width}%`,
    top: `${(-100 * box.top) / box.height}%`,
  };
  return (
    <span className="seen" style={{ aspectRatio: String(ratio) }}>
      <span className="seen-part" style={part}>
        <img src={src} alt="" style={whole} draggable={false} />
      </span>
    </span>
  );
}
