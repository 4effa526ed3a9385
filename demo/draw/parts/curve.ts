import { mapPath } from "../engine/paths.ts";

/**
 * Returns an SVG path (M, C, Z only) through hand-set points: `"118,905* 112,860 135,815"`.
 * A star makes a corner; every other point is passed smoothly. Closed unless said otherwise.
 * Worked example: `outline("0,0* 10,0* 10,10*")` is a triangle with straight sides.
 */
export function outline(points: string, open = false): string {
  const knots = points.trim().split(/\s+/).map(readKnot);
  const n = knots.length;
  const sides = open ? n - 1 : n;
  const first = knots[0]!;
  let path = `M${one(first.x)} ${one(first.y)}`;
  for (let i = 0; i < sides; i++) {
    const a = knots[i]!;
    const b = knots[(i + 1) % n]!;
    const [p, q] = [handle(knots, i, 1, open), handle(knots, (i + 1) % n, -1, open)];
    path += ` C${one(a.x + p[0])} ${one(a.y + p[1])} ${one(b.x + q[0])} ${one(b.y + q[1])} ${one(b.x)} ${one(b.y)}`;
  }
  return open ? path : path + " Z";
}

/** Returns the open path through the same notation: seams, stitches, cords. */
export const line = (points: string): string => outline(points, true);

/** Returns the path turned by `degrees` and scaled about the origin, then moved to (x, y). */
export function put(path: string, at: { x: number; y: number; turn?: number; scale?: number; flip?: boolean }): string {
  const angle = ((at.turn ?? 0) * Math.PI) / 180;
  const [c, s, k, f] = [Math.cos(angle), Math.sin(angle), at.scale ?? 1, at.flip ? -1 : 1];
  return mapPath(path, ([x, y]) => [at.x + k * (f * x * c - y * s), at.y + k * (f * x * s + y * c)]);
}

interface Knot {
  x: number;
  y: number;
  corner: boolean;
}

function readKnot(word: string): Knot {
  const corner = word.endsWith("*");
  const [x, y] = word.replace("*", "").split(",").map(Number);
  if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`'${word}' is no point of an outline`);
  return { x, y, corner };
}

/** Catmull-Rom tangent, shortened to a third of its own side so that uneven spacing never overshoots. */
function handle(knots: Knot[], i: number, side: 1 | -1, open: boolean): [number, number] {
  const n = knots.length;
  const at = knots[i]!;
  const to = knots[(i + side + n) % n]!;
  const from = knots[(i - side + n) % n]!;
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  const length = Math.hypot(dx, dy);
  const end = open && (i === 0 || i === n - 1);
  if (at.corner || end) return [dx * 0.28, dy * 0.28];
  const [tx, ty] = [to.x - from.x, to.y - from.y];
  const t = Math.hypot(tx, ty) || 1;
  return [(tx / t) * length * 0.36, (ty / t) * length * 0.36];
}

const one = (v: number): string => v.toFixed(1);
