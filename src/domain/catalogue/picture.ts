/** What a product's picture is: the thing alone, somebody who wears it, a part of it from near, its other side. */
export const pictureRoles = ["packshot", "model", "detail", "back"] as const;
export type PictureRole = (typeof pictureRoles)[number];

/** The ratios of width to height that a label's pictures of goods may be shown in; the first is what is shown where none is set. */
export const pictureRatios = ["4:5", "3:4", "2:3", "1:1"] as const;
export type PictureRatio = (typeof pictureRatios)[number];

/** How far a picture may be from a ratio and is still of it, as a share: cameras and croppers round. */
const nearly = 0.03;

/** Returns the ratio that at least so many of a hundred pictures have, given the width of each as a share of its height; null: no ratio a label may choose is that common. */
export function commonRatio(pictures: readonly number[], percent = 60): PictureRatio | null {
  const has = (ratio: PictureRatio) => {
    const [across, down] = ratio.split(":").map(Number) as [number, number];
    return pictures.filter((one) => Math.abs((one * down) / across - 1) <= nearly).length;
  };
  return pictureRatios.find((ratio) => pictures.length > 0 && has(ratio) * 100 >= pictures.length * percent) ?? null;
}

/** The point of a picture that its crops keep in sight: whole percent of its width and its height, from its top left. */
export interface Focus {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the largest part of a picture that has a ratio of width to height, with the focus in its middle as far as the picture reaches; in whole pixels. */
export function cropAbout(
  { width, height }: { width: number; height: number },
  { ratio, focus }: { ratio: number; focus: Focus },
): Box {
  const wide = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const high = Math.max(1, Math.min(height, Math.round(width / ratio)));
  return {
    left: within(Math.round((width * focus.x) / 100 - wide / 2), width - wide),
    top: within(Math.round((height * focus.y) / 100 - high / 2), height - high),
    width: wide,
    height: high,
  };
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

/** Returns the picture that is shown in place of the first where a tile is pointed at: somebody who wears it, else the second. */
export function otherPicture<T extends { path: string; role?: PictureRole }>([first, ...others]: readonly T[]):
  | T
  | undefined {
  return (first?.role === "model" ? undefined : others.find(({ role }) => role === "model")) ?? others[0];
}
