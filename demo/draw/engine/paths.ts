export type Point = [number, number];

/** Returns the polyline of an SVG path (absolute M, L, C, Q, Z only), first subpath only. */
export function flatten(path: string | Point[], steps = 24): Point[] {
  return typeof path === "string" ? (subpaths(path, steps)[0] ?? []) : path;
}

/** Returns one polyline for each subpath of an SVG path (absolute M, L, C, Q, Z only). */
export function subpaths(path: string, steps = 24): Point[][] {
  const tokens = path.match(/[MLCQZ]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  const all: Point[][] = [];
  let current: Point[] = [];
  let at: Point = [0, 0];
  let i = 0;
  let command = "M";
  const next = (): Point => [Number(tokens[i++]), Number(tokens[i++])];
  while (i < tokens.length) {
    if (/[A-Z]/.test(tokens[i]!)) command = tokens[i++]!;
    if (command === "Z") {
      const first = current[0];
      if (first) current.push([first[0], first[1]]);
      continue;
    }
    if (command === "M") {
      at = next();
      current = [at];
      all.push(current);
      command = "L";
    } else if (command === "L") {
      const end = next();
      for (let n = 1; n <= 6; n++) current.push(between(at, end, n / 6));
      at = end;
    } else if (command === "C") {
      const [a, b, end] = [next(), next(), next()];
      for (let n = 1; n <= steps; n++) current.push(cubic(at, a, b, end, n / steps));
      at = end;
    } else {
      const [a, end] = [next(), next()];
      for (let n = 1; n <= steps; n++)
        current.push(cubic(at, between(at, a, 2 / 3), between(end, a, 2 / 3), end, n / steps));
      at = end;
    }
  }
  return all;
}

/** Returns the polyline cut into `count` pieces of equal length. */
export function resample(line: Point[], count: number): Point[] {
  const along = [0];
  for (let i = 1; i < line.length; i++) along.push(along[i - 1]! + distance(line[i - 1]!, line[i]!));
  const total = along[along.length - 1]!;
  const out: Point[] = [];
  let j = 0;
  for (let n = 0; n <= count; n++) {
    const s = (total * n) / count;
    while (j < line.length - 2 && along[j + 1]! < s) j++;
    const span = along[j + 1]! - along[j]! || 1;
    out.push(between(line[j]!, line[j + 1] ?? line[j]!, (s - along[j]!) / span));
  }
  return out;
}

export function lengthOf(line: Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** Returns the path moved sideways by `by` units: to the right of its direction of travel when the y axis points down and `by` is negative. */
export function offset(path: string | Point[], by: number): Point[] {
  const line = flatten(path);
  const points = resample(line, Math.max(8, Math.round(lengthOf(line) / 6)));
  return points.map((p, i) => {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[Math.min(points.length - 1, i + 1)]!;
    const l = distance(a, b) || 1;
    return [p[0] - ((b[1] - a[1]) / l) * by, p[1] + ((b[0] - a[0]) / l) * by];
  });
}

export const toPath = (line: Point[]): string =>
  "M" + line.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join("L");

/** Returns the path with every point replaced; works on SVG path text with space or comma between x and y. */
export const mapPath = (path: string, to: (p: Point) => Point): string =>
  path.replace(/(-?\d*\.?\d+)[ ,]+(-?\d*\.?\d+)/g, (_, x: string, y: string) => {
    const p = to([Number(x), Number(y)]);
    return `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
  });

/** Returns the path mirrored about the scene's middle, x = 600. */
export const mirror = (path: string): string => mapPath(path, ([x, y]) => [1200 - x, y]);

/** Returns the path turned by degrees about its own origin, then moved so that the origin lies at x, y. */
export function place(path: string, x: number, y: number, degrees: number): string {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  return mapPath(path, ([a, b]) => [x + a * c - b * s, y + a * s + b * c]);
}

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const a = rx * 0.5523;
  const b = ry * 0.5523;
  return `M${x - rx} ${y} C${x - rx} ${y - b} ${x - a} ${y - ry} ${x} ${y - ry} C${x + a} ${y - ry} ${x + rx} ${y - b} ${x + rx} ${y} C${x + rx} ${y + b} ${x + a} ${y + ry} ${x} ${y + ry} C${x - a} ${y + ry} ${x - rx} ${y + b} ${x - rx} ${y} Z`;
}

/** Returns a rectangle with rounded corners. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  const k = r * 0.4477;
  if (r <= 0) return `M${x} ${y} L${x + w} ${y} L${x + w} ${y + h} L${x} ${y + h} Z`;
  return `M${x + r} ${y} L${x + w - r} ${y} C${x + w - k} ${y} ${x + w} ${y + k} ${x + w} ${y + r} L${x + w} ${y + h - r} C${x + w} ${y + h - k} ${x + w - k} ${y + h} ${x + w - r} ${y + h} L${x + r} ${y + h} C${x + k} ${y + h} ${x} ${y + h - k} ${x} ${y + h - r} L${x} ${y + r} C${x} ${y + k} ${x + k} ${y} ${x + r} ${y} Z`;
}

/** Returns a smooth path through the points (Catmull-Rom), open or closed. */
export function smooth(points: Point[], closed = false): string {
  const n = points.length;
  const at = (i: number): Point => (closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!);
  let d = `M${points[0]![0]} ${points[0]![1]}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += ` C${(p1[0] + (p2[0] - p0[0]) / 6).toFixed(1)} ${(p1[1] + (p2[1] - p0[1]) / 6).toFixed(1)} ${(p2[0] - (p3[0] - p1[0]) / 6).toFixed(1)} ${(p2[1] - (p3[1] - p1[1]) / 6).toFixed(1)} ${p2[0]} ${p2[1]}`;
  }
  return closed ? d + " Z" : d;
}

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function cubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0], k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1]];
}
