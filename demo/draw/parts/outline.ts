/**
 * Answers an SVG path (M, C, Z only) through hand-set points: `"118,905* 112,860 135,815"`.
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

/** Answers the open path through the same notation: seams, stitches, cords. */
export const line = (points: string): string => outline(points, true);

/** Answers a circle or an ellipse as a path of four cubic arcs. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return `M${one(x - rx)} ${one(y)} C${one(x - rx)} ${one(y - ky)} ${one(x - kx)} ${one(y - ry)} ${one(x)} ${one(y - ry)}`
    + ` C${one(x + kx)} ${one(y - ry)} ${one(x + rx)} ${one(y - ky)} ${one(x + rx)} ${one(y)}`
    + ` C${one(x + rx)} ${one(y + ky)} ${one(x + kx)} ${one(y + ry)} ${one(x)} ${one(y + ry)}`
    + ` C${one(x - kx)} ${one(y + ry)} ${one(x - rx)} ${one(y + ky)} ${one(x - rx)} ${one(y)} Z`;
}

/** Answers a rectangle with round corners, given by its middle. */
export function slab(x: number, y: number, width: number, height: number, round = 0): string {
  const [l, r, t, b] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  if (round <= 0) return `M${one(l)} ${one(t)} L${one(r)} ${one(t)} L${one(r)} ${one(b)} L${one(l)} ${one(b)} Z`;
  const c = Math.min(round, width / 2, height / 2);
  const k = c * 0.4477;
  return `M${one(l + c)} ${one(t)} L${one(r - c)} ${one(t)} C${one(r - k)} ${one(t)} ${one(r)} ${one(t + k)} ${one(r)} ${one(t + c)}`
    + ` L${one(r)} ${one(b - c)} C${one(r)} ${one(b - k)} ${one(r - k)} ${one(b)} ${one(r - c)} ${one(b)}`
    + ` L${one(l + c)} ${one(b)} C${one(l + k)} ${one(b)} ${one(l)} ${one(b - k)} ${one(l)} ${one(b - c)}`
    + ` L${one(l)} ${one(t + c)} C${one(l)} ${one(t + k)} ${one(l + k)} ${one(t)} ${one(l + c)} ${one(t)} Z`;
}

/** Answers the path with every pair of numbers passed through `place`. */
export function placed(path: string, place: (x: number, y: number) => [number, number]): string {
  return path.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x: string, y: string) => {
    const [px, py] = place(Number(x), Number(y));
    return `${one(px)} ${one(py)}`;
  });
}

/** Answers the path turned by `degrees` and scaled about the origin, then moved to (x, y). */
export function put(path: string, at: { x: number; y: number; turn?: number; scale?: number; flip?: boolean }): string {
  const angle = ((at.turn ?? 0) * Math.PI) / 180;
  const [c, s, k, f] = [Math.cos(angle), Math.sin(angle), at.scale ?? 1, at.flip ? -1 : 1];
  return placed(path, (x, y) => [at.x + k * (f * x * c - y * s), at.y + k * (f * x * s + y * c)]);
}

interface Knot { x: number; y: number; corner: boolean }

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
