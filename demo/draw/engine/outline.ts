import { lengthOf, resample, subpaths, type Point } from "./paths.ts";
import type { Frame } from "./frame.ts";

/** The part of a frame an outline touches, with how much of each pixel it covers, 0..1. */
export interface Mask {
  x: number;
  y: number;
  w: number;
  h: number;
  cover: Float32Array;
}

/** What is filled: outlines (united; a subpath drawn the other way round is a hole) or lines of a width. */
export interface Shape {
  path: string | string[];
  stroke?: number;
}

/** Returns the shape's polygons in scene units, every point passed through `bend`, steps of about `step` units. */
export function polygons(shape: Shape, bend: (p: Point) => Point, step: number): Point[][][] {
  return [shape.path].flat().map((path) =>
    subpaths(path).map((line) => {
      const fine = resample(line, Math.max(6, Math.ceil(lengthOf(line) / step)));
      return (shape.stroke ? ribbon(fine, shape.stroke) : fine).map(bend);
    }),
  );
}

/** Returns the exact coverage of united polygons in a frame, with `pad` empty pixels round it; null when nothing is seen. */
export function cover(parts: Point[][][], frame: Frame, pad: number): Mask | null {
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  for (const part of parts)
    for (const polygon of part)
      for (const [px, py] of polygon) {
        const x = (px - frame.left) * frame.k;
        const y = (py - frame.top) * frame.k;
        x0 = Math.min(x0, x);
        x1 = Math.max(x1, x);
        y0 = Math.min(y0, y);
        y1 = Math.max(y1, y);
      }
  const left = Math.max(0, Math.floor(x0 - pad)) | 0;
  const top = Math.max(0, Math.floor(y0 - pad)) | 0;
  const w = (Math.min(frame.w, Math.ceil(x1 + pad)) - left) | 0;
  const h = (Math.min(frame.h, Math.ceil(y1 + pad)) - top) | 0;
  if (w <= 0 || h <= 0) return null;
  const out = new Float32Array(w * h);
  for (const part of parts) {
    const area = new Float32Array(w * h + 2);
    for (const polygon of part) {
      for (let i = 0; i < polygon.length; i++) {
        const a = polygon[i]!;
        const b = polygon[(i + 1) % polygon.length]!;
        edge(
          area,
          w,
          h,
          (a[0] - frame.left) * frame.k - left,
          (a[1] - frame.top) * frame.k - top,
          (b[0] - frame.left) * frame.k - left,
          (b[1] - frame.top) * frame.k - top,
        );
      }
    }
    for (let y = 0; y < h; y++) {
      let sum = 0;
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        sum += area[i]!;
        const v = Math.min(1, Math.abs(sum));
        if (v > out[i]!) out[i] = v;
      }
    }
  }
  return { x: left, y: top, w, h, cover: out };
}

/** Adds one edge's signed area to the accumulation buffer; what lies left of the box still counts, what lies right of it does not. */
function edge(area: Float32Array, w: number, h: number, ax: number, ay: number, bx: number, by: number): void {
  if (ay === by) return;
  const down = ay < by;
  const [x0, y0, x1, y1] = down ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const sign = down ? 1 : -1;
  const slope = (x1 - x0) / (y1 - y0);
  const first = Math.max(0, Math.floor(y0));
  const last = Math.min(h - 1, Math.ceil(y1) - 1);
  for (let y = first; y <= last; y++) {
    const from = Math.max(y, y0);
    const to = Math.min(y + 1, y1);
    const dy = to - from;
    if (dy <= 0) continue;
    const xa = x0 + (from - y0) * slope;
    const xb = x0 + (to - y0) * slope;
    span(area, y * w, w, Math.min(xa, xb), Math.max(xa, xb), dy * sign);
  }
}

function span(area: Float32Array, row: number, w: number, xa: number, xb: number, weight: number): void {
  const a = Math.max(0, xa);
  const b = Math.max(0, xb);
  if (a >= w) return;
  const i0 = Math.floor(a);
  const i1 = Math.floor(b);
  if (i0 === i1 || b - a < 1e-6) {
    const middle = (a + b) / 2 - i0;
    area[row + i0]! += weight * (1 - middle);
    if (i0 + 1 < w) area[row + i0 + 1]! += weight * middle;
    return;
  }
  const per = weight / (b - a);
  let covered = 0;
  let before = 0;
  for (let i = i0; i <= i1 && i < w; i++) {
    const s = Math.max(a, i);
    const e = Math.min(b, i + 1);
    // Area to the right of the edge inside this pixel, plus what earlier pixels already crossed.
    const here = per * (e - s) * (i + 1 - (s + e) / 2) + covered;
    area[row + i]! += here - before;
    covered += per * (e - s);
    before = here;
    if (i === i1 || i === w - 1) {
      if (i + 1 < w) area[row + i + 1]! += weight - here;
    }
  }
}
/** Returns the outline of a line drawn `width` wide with round ends. */
function ribbon(line: Point[], width: number): Point[] {
  const r = width / 2;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < line.length; i++) {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(line.length - 1, i + 1)]!;
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const n: Point = [-((b[1] - a[1]) / l) * r, ((b[0] - a[0]) / l) * r];
    const p = line[i]!;
    left.push([p[0] + n[0], p[1] + n[1]]);
    right.push([p[0] - n[0], p[1] - n[1]]);
  }
  const cap = (at: Point, from: Point): Point[] => {
    const start = Math.atan2(from[1] - at[1], from[0] - at[0]);
    return [1, 2, 3, 4, 5].map((n) => [
      at[0] + r * Math.cos(start - (n * Math.PI) / 6),
      at[1] + r * Math.sin(start - (n * Math.PI) / 6),
    ]);
  };
  const end = line[line.length - 1]!;
  const begin = line[0]!;
  return [...left, ...cap(end, left[left.length - 1]!), ...right.reverse(), ...cap(begin, right[right.length - 1]!)];
}
