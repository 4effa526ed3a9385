import { flatten, lengthOf, offset, resample, toPath, type Point } from "./paths.ts";

/**
 * Seams, stitches and ribs: thin relief drawn on the panel that owns it and hidden by the panels above.
 * `bump` and `groove` are 0..1; `thread` paints the scene's thread colour, 0..1.
 */
export interface Line {
  lines: Point[][];
  width: number;
  bump: number;
  groove: number;
  thread: number;
  dash?: [number, number];
  round?: boolean;
}

type Course = string | Point[];

export interface StitchStyle {
  /** Sideways distance from the course, units. */
  off?: number;
  dash?: [number, number];
  width?: number;
  groove?: number;
  thread?: number;
}

/** Returns a row of stitches beside a course, lying in a shallow groove. */
export function stitch(course: Course, style: StitchStyle = {}): Line[] {
  const { off = 0, dash = [4.6, 2.8], width = 1.6, groove = 0.28, thread = 0 } = style;
  const lines = [off ? offset(course, off) : flatten(course)];
  const out: Line[] = [];
  if (groove > 0) out.push({ lines, width: width * 2.6, bump: 0, groove, thread: 0 });
  out.push({ lines, width, bump: 0.58, groove: 0, thread, dash, round: true });
  return out;
}

/** Returns two rows of stitches, as on hems and denim. */
export const twinStitch = (course: Course, offs: [number, number], style: StitchStyle = {}): Line[] =>
  offs.flatMap((off) => stitch(course, { ...style, off }));

/** Returns a seam: a dark groove. */
export const seam = (course: Course, depth = 0.75, width = 2): Line[] => [
  { lines: [flatten(course)], width, bump: 0, groove: depth, thread: 0 },
];

/** Returns the ribs between two courses of a cuff, hem or collar, `period` units apart. */
export function ribs(from: Course, to: Course, period: number, depth: { bump?: number; groove?: number } = {}): Line[] {
  const [a, b] = [flatten(from), flatten(to)];
  const count = Math.max(4, Math.round((lengthOf(a) + lengthOf(b)) / 2 / period));
  const [p, q] = [resample(a, count), resample(b, count)];
  const up: Point[][] = [];
  const down: Point[][] = [];
  for (let i = 0; i <= count; i++) {
    up.push([p[i]!, q[i]!]);
    if (i < count) down.push([half(p[i]!, p[i + 1]!), half(q[i]!, q[i + 1]!)]);
  }
  return [
    { lines: up, width: period * 0.5, bump: depth.bump ?? 0.6, groove: 0, thread: 0 },
    { lines: down, width: period * 0.36, bump: 0, groove: depth.groove ?? 0.5, thread: 0 },
  ];
}

/** Returns short strokes across a course, as teeth of a zip or the twist of a cord. */
export function across(course: Course, spacing: number, length: number, line: Partial<Line> = {}, slant = 0): Line[] {
  const path = flatten(course);
  const count = Math.max(2, Math.round(lengthOf(path) / spacing));
  const points = resample(path, count);
  const lines = points.map((p, i): Point[] => {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[Math.min(count, i + 1)]!;
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [tx, ty] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
    const h = length / 2;
    return [
      [p[0] - ty * h - tx * slant, p[1] + tx * h - ty * slant],
      [p[0] + ty * h + tx * slant, p[1] - tx * h + ty * slant],
    ];
  });
  return [{ lines, width: spacing * 0.45, bump: 0.6, groove: 0, thread: 0, ...line }];
}

/** Returns the lines as SVG strokes: red is bump, green groove, blue thread. Grooves first. */
export function linesToSvg(lines: Line[], bend: (p: Point) => Point): string {
  const draw = (l: Line): string => {
    const d = l.lines.map((q) => toPath(finer(q).map(bend))).join("");
    const dash = l.dash ? ` stroke-dasharray="${l.dash.join(" ")}"` : "";
    const colour = `rgb(${Math.round(l.bump * 255)},${Math.round(l.groove * 255)},${Math.round(l.thread * 255)})`;
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${l.width}"${dash}${l.round ? ' stroke-linecap="round"' : ""} stroke-linejoin="round"/>`;
  };
  return [...lines.filter((l) => l.groove > 0), ...lines.filter((l) => l.groove <= 0)].map(draw).join("");
}

const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const finer = (line: Point[]): Point[] => {
  const count = Math.ceil(lengthOf(line) / 14);
  return line.length < 3 && count > 1 ? resample(line, count) : line;
};
