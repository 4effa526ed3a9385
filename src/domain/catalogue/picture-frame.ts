import { type Box, cropAbout, type Focus, type PictureRatio, pictureRatios } from "./picture.ts";

/** How a picture may be cut: not at all, in its own ratio, in one of the shop's. */
export const frameRatios = ["whole", "own", ...pictureRatios] as const;
type FrameRatio = (typeof frameRatios)[number];

/** A window over a picture: how large it is of the largest there may be, and where it stands in the room it has, all in whole percent. */
export interface Frame {
  ratio: FrameRatio;
  size: number;
  x: number;
  y: number;
}

/** A smaller window shows too little of goods to be one. */
export const smallestFrame = 20;

/** Returns a ratio of width to height as a number: `4:5` → 0.8. */
export function ratioOf(ratio: PictureRatio): number {
  const [across, down] = ratio.split(":").map(Number) as [number, number];
  return across / down;
}

/** Returns what of a picture a window shows, in thousandths of its sides; null: all of it. `own` is the picture's ratio of width to height. */
export function boxOfFrame({ ratio, size, x, y }: Frame, own: number): Box | null {
  if (ratio === "whole" || (ratio === "own" && size === 100)) return null;
  const most = largest(ratio, own);
  const width = Math.max(1, Math.round((most.width * size) / 100));
  const height = Math.max(1, Math.round((most.height * size) / 100));
  return {
    left: Math.round(((1000 - width) * x) / 100),
    top: Math.round(((1000 - height) * y) / 100),
    width,
    height,
  };
}

/** Returns the window through which a part of a picture is seen, as nearly as whole percent say it. */
export function frameOfBox(box: Box | null, own: number): Frame {
  if (box === null) return { ratio: "whole", size: 100, x: 50, y: 50 };
  const seen = (box.width / box.height) * own;
  const nearest = pictureRatios.find((one) => Math.abs(seen / ratioOf(one) - 1) < 0.01);
  const ratio = nearest ?? "own";
  const place = (at: number, length: number) => (length >= 1000 ? 50 : Math.round((at * 100) / (1000 - length)));
  return {
    ratio,
    size: Math.min(100, Math.round((box.width * 100) / largest(ratio, own).width)),
    x: place(box.left, box.width),
    y: place(box.top, box.height),
  };
}

/** The largest window of a ratio, in thousandths. */
function largest(ratio: Exclude<FrameRatio, "whole">, own: number): { width: number; height: number } {
  const across = ratio === "own" ? 1 : ratioOf(ratio) / own;
  return across >= 1 ? { width: 1000, height: 1000 / across } : { width: 1000 * across, height: 1000 };
}

/** Returns where a point of the whole picture lies in a part of it, in percent of that; null: outside of it, or there is none. */
export function focusInBox(focus: Focus | null, { from, to }: { from: Box | null; to: Box | null }): Focus | null {
  if (focus === null) return null;
  const was = from ?? everything;
  const is = to ?? everything;
  const x = Math.round(((was.left + (focus.x * was.width) / 100 - is.left) * 100) / is.width);
  const y = Math.round(((was.top + (focus.y * was.height) / 100 - is.top) * 100) / is.height);
  return x < 0 || x > 100 || y < 0 || y > 100 ? null : { x, y };
}

/** Returns what of a whole picture is shown in a place of a ratio: about the focus of the part, else all of the part; in thousandths of the whole. */
export function shownIn(
  ratio: number,
  { own, box, focus }: { own: number; box: Box | null; focus: Focus | null },
): Box {
  const part = box ?? everything;
  if (focus === null) return part;
  const seen = (part.width / part.height) * own;
  // As large as any size that is made, so that rounding to pixels is not seen.
  const crop = cropAbout({ width: 4000, height: Math.round(4000 / seen) }, { ratio, focus });
  const across = part.width / 4000;
  const down = part.height / Math.round(4000 / seen);
  return {
    left: part.left + crop.left * across,
    top: part.top + crop.top * down,
    width: crop.width * across,
    height: crop.height * down,
  };
}

const everything: Box = { left: 0, top: 0, width: 1000, height: 1000 };
