import { flatten, lengthOf, resample, type Point } from "./paths.ts";

/**
 * One crease of cloth: a crest along a line, in scene units. Positive heights rise, negative ones sink.
 */
export interface Fold {
  line: Point[];
  /** Half-width of the crest at its widest. */
  width: number;
  height: number;
  /** How much wider the far flank (to the right of travel, y down) is than 1; the near one is 0.55. */
  lean: number;
  /** 'both': fades at both ends; 'start': full at its start (where it leaves a seam) and fades along. */
  taper: "both" | "start";
}

type Random = () => number;

/** Returns one straight or bowed crease about a middle point; degrees 0 point right, 90 down. */
export function crease(
  x: number,
  y: number,
  degrees: number,
  length: number,
  width: number,
  height: number,
  bow = 0,
): Fold {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const line: Point[] = [];
  for (let i = 0; i <= 6; i++) {
    const u = i / 3 - 1;
    const along = (u * length) / 2;
    const side = bow * length * (1 - u * u);
    line.push([x + c * along - s * side, y + s * along + c * side]);
  }
  return { line, width, height, lean: 1.8, taper: "both" };
}

/** Returns one crease along a path; `taper` 'start' where it hangs from a seam. */
export function along(
  path: string | Point[],
  width: number,
  height: number,
  taper: Fold["taper"] = "both",
  lean = 1.8,
): Fold {
  return { line: resample(flatten(path), 8), width, height, lean, taper };
}

/** Returns creases that leave one point between two angles, as cloth hangs from an armpit or a shoulder. */
export function fan(
  r: Random,
  at: Point,
  degrees: [number, number],
  count: number,
  length: number,
  width: number,
  height: number,
): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const angle =
      ((degrees[0] + (degrees[1] - degrees[0]) * (count > 1 ? i / (count - 1) : 0.5) + (r() - 0.5) * 9) * Math.PI) /
      180;
    const long = length * (0.55 + r() * 0.75);
    const bow = (r() - 0.5) * 0.24;
    const line: Point[] = Array.from({ length: 8 }, (_, n) => {
      const t = n / 7;
      const turn = angle + bow * t;
      return [at[0] + Math.cos(turn) * (12 + long * t), at[1] + Math.sin(turn) * (12 + long * t)];
    });
    return {
      line,
      width: width * (0.65 + r() * 0.7),
      height: height * (0.5 + r() * 0.8),
      lean: 1.2 + r() * 1.4,
      taper: "start" as const,
    };
  });
}

/** Returns short creases at right angles to a seam, `spacing` apart, on its left side (1) or right side (-1) as it travels with y down. */
export function gathers(
  r: Random,
  seam: string | Point[],
  spacing: number,
  length: number,
  width: number,
  height: number,
  side = 1,
): Fold[] {
  const line = flatten(seam);
  const count = Math.max(2, Math.round(lengthOf(line) / spacing));
  const points = resample(line, count);
  const folds: Fold[] = [];
  for (let i = 0; i <= count; i++) {
    if (r() < 0.16) continue;
    const a = points[Math.max(0, i - 1)]!;
    const b = points[Math.min(count, i + 1)]!;
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) + (Math.PI / 2) * side + (r() - 0.5) * 0.55;
    const long = length * (0.4 + r() * 0.95);
    const start: Point = [points[i]![0] + (r() - 0.5) * spacing * 0.7, points[i]![1]];
    const turn = (r() - 0.5) * 0.5;
    folds.push({
      line: [0, 0.34, 0.67, 1].map((t) => [
        start[0] + Math.cos(angle + turn * t) * long * t,
        start[1] + Math.sin(angle + turn * t) * long * t,
      ]),
      width: width * (0.6 + r() * 0.8),
      height: height * (0.4 + r() * 0.9) * (r() < 0.3 ? -1 : 1),
      lean: 1 + r(),
      taper: "start",
    });
  }
  return folds;
}

/** Returns creases strewn over a rectangle [x0, y0, x1, y1], about an angle and its spread in degrees. */
export function strew(
  r: Random,
  area: [number, number, number, number],
  count: number,
  degrees: [number, number],
  length: number,
  width: number,
  height: number,
): Fold[] {
  return Array.from({ length: count }, () => {
    const long = length * (0.4 + r() * 1.1);
    const made = crease(
      area[0] + (area[2] - area[0]) * r(),
      area[1] + (area[3] - area[1]) * r(),
      degrees[0] + (r() + r() - 1) * degrees[1],
      long,
      width * (0.5 + r() * 0.9) * (0.6 + (0.4 * long) / length),
      height * (0.35 + r() * 0.9) * (r() < 0.35 ? -1 : 1),
      (r() - 0.5) * 0.22,
    );
    made.lean = 1 + r() * 1.8;
    return made;
  });
}

/** Returns the creases mirrored about the scene's middle. */
export const mirrored = (folds: Fold[]): Fold[] =>
  folds
    .map((f) => ({ ...f, line: f.line.map(([x, y]): Point => [1200 - x, y]).reverse(), taper: f.taper }))
    .map((f, i) => (folds[i]!.taper === "start" ? { ...f, line: f.line.reverse() } : f));

/** Returns the creases each moved, turned and scaled a little, so that two seeds never share a drape. */
export function loosen(r: Random, folds: Fold[], by = 36): Fold[] {
  return folds.map((f) => {
    const [dx, dy, dx2, dy2] = [(r() - 0.5) * by, (r() - 0.5) * by, (r() - 0.5) * by, (r() - 0.5) * by];
    const n = f.line.length - 1;
    return {
      ...f,
      height: f.height * (0.7 + r() * 0.55),
      width: f.width * (0.85 + r() * 0.35),
      line: f.line.map(([x, y], i): Point => [x + dx + (dx2 * i) / n, y + dy + (dy2 * i) / n]),
    };
  });
}
