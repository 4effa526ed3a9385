import { blur } from "./blur.ts";
import { coarse, type Frame } from "./frame.ts";
import type { Fold } from "./folds.ts";
import { lattice, noiseField } from "./noise.ts";
import type { Mask } from "./outline.ts";
import { lengthOf } from "./paths.ts";
import type { Panel } from "./scene.ts";

/**
 * Returns a panel's slow relief (its volume, undulation and creases) in scene units, over its mask in
 * the coarse frame. Everything here is independent of the camera, so a close-up shows the same drape.
 */
export function reliefOf(panel: Panel, mask: Mask, seed: number): Float32Array {
  const out = new Float32Array(mask.w * mask.h);
  for (const [height, radius] of panel.volume ?? []) {
    const soft = blur(mask.cover, mask.w, mask.h, radius * coarse.k);
    inflate(out, soft, height);
  }
  if (panel.undulation) undulate(out, mask, panel.undulation, seed + (panel.variant ?? 0) * 17);
  if (panel.folds?.length) crumple(out, mask, panel.folds, seed);
  return out;
}

/** Adds a rounded rise where a blurred mask is more than half full. */
export function inflate(out: Float32Array, soft: Float32Array, height: number): void {
  for (let i = 0; i < out.length; i++) {
    const q = Math.max(0, 2 * soft[i]! - 1);
    out[i]! += height * (1 - (1 - q) * (1 - q));
  }
}

/** Returns a coarse field brought to a frame's mask by cubic B-spline, so that no facet shows in the light. */
export function refine(field: Float32Array, from: Mask, to: Mask, frame: Frame): Float32Array {
  const columns = axis(
    to.w,
    (x) => ((to.x + x + 0.5) / frame.k + frame.left - coarse.left) * coarse.k - 0.5 - from.x,
    from.w,
  );
  const rows = axis(
    to.h,
    (y) => ((to.y + y + 0.5) / frame.k + frame.top - coarse.top) * coarse.k - 0.5 - from.y,
    from.h,
  );
  const { w, h } = to;
  const wide = from.w;
  const out = new Float32Array(w * h);
  const row = new Float32Array(wide);
  const { first: cf, weight: cw } = columns;
  const { first: rf, weight: rw } = rows;
  const line = (y: number): void => {
    const n = y * 4;
    for (let x = 0; x < wide; x++) {
      row[x] =
        field[rf[n]! * wide + x]! * rw[n]! +
        field[rf[n + 1]! * wide + x]! * rw[n + 1]! +
        field[rf[n + 2]! * wide + x]! * rw[n + 2]! +
        field[rf[n + 3]! * wide + x]! * rw[n + 3]!;
    }
    const b = y * w;
    for (let x = 0; x < w; x++) {
      const m = x * 4;
      out[b + x] =
        row[cf[m]!]! * cw[m]! +
        row[cf[m + 1]!]! * cw[m + 1]! +
        row[cf[m + 2]!]! * cw[m + 2]! +
        row[cf[m + 3]!]! * cw[m + 3]!;
    }
  };
  for (let y = 0; y < h; y++) line(y);
  return out;
}

function axis(
  length: number,
  place: (i: number) => number,
  limit: number,
): { first: Int32Array; weight: Float32Array } {
  const first = new Int32Array(length * 4);
  const weight = new Float32Array(length * 4);
  for (let i = 0; i < length; i++) {
    const f = place(i);
    const base = Math.floor(f);
    const t = f - base;
    const u = 1 - t;
    weight.set(
      [
        (u * u * u) / 6,
        (3 * t * t * t - 6 * t * t + 4) / 6,
        (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6,
        (t * t * t) / 6,
      ],
      i * 4,
    );
    for (let n = 0; n < 4; n++) first[i * 4 + n] = Math.max(0, Math.min(limit - 1, base - 1 + n));
  }
  return { first, weight };
}

/**
 * Adds rolling waves: noise stretched along an angle as cloth hangs, the mean of two turned either way
 * from it, because one alone shows the square grid it is made of.
 */
function undulate(out: Float32Array, mask: Mask, u: NonNullable<Panel["undulation"]>, seed: number): void {
  const [long, wide] = [u.long ?? 190, u.wide ?? 95];
  const turned = [-23, 19].map((by, i) => {
    const a = (((u.degrees ?? 90) + by) * Math.PI) / 180;
    return {
      c: Math.cos(a),
      s: Math.sin(a),
      big: lattice(long, wide, seed + 31 + i * 4),
      small: lattice(long * 0.42, wide * 0.4, seed + 33 + i * 4),
    };
  });
  const bendX = noiseField(coarse, [170, 170], seed + 20);
  const bendY = noiseField(coarse, [170, 170], seed + 21);
  const { height } = u;
  const { x: left, y: top, w, h } = mask;
  const { w: stride, k: scale, left: originX, top: originY } = coarse;
  const row = (y: number): void => {
    for (let x = 0; x < w; x++) {
      const k = (y + top) * stride + x + left;
      const X = (x + left) / scale + originX + bendX[k]! * 75;
      const Y = (y + top) / scale + originY + bendY[k]! * 75;
      let sum = 0;
      for (const { c, s, big, small } of turned) {
        const p = X * c + Y * s;
        const q = -X * s + Y * c;
        sum += big(p, q) * 0.9 + small(p, q) * 0.34;
      }
      out[y * w + x]! += height * sum;
    }
  };
  for (let y = 0; y < h; y++) row(y);
}

/** Adds creases: the distance to each crest's line, warped a little by noise so that none is ruled. */
function crumple(out: Float32Array, mask: Mask, folds: Fold[], seed: number): void {
  const bx = noiseField(coarse, [46, 46], seed + 22);
  const by = noiseField(coarse, [46, 46], seed + 23);
  const wx = noiseField(coarse, [170, 170], seed + 20);
  const wy = noiseField(coarse, [170, 170], seed + 21);
  const { x: maskX, y: maskY, w: maskW } = mask;
  const { w: stride, k: scale, left: originX, top: originY } = coarse;
  for (const fold of folds) {
    const { line, width: widest, height, lean } = fold;
    const both = fold.taper === "both";
    const n = line.length - 1;
    const xs = Float64Array.from(line, (p) => p[0]);
    const ys = Float64Array.from(line, (p) => p[1]);
    // A crease that hangs from a seam swells over about its own width, not at once.
    const swell = Math.max(0.08, Math.min(0.34, (widest * 1.4) / (lengthOf(line) || 1)));
    const reach = widest * lean * 2.4 + 24;
    let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
    for (const [x, y] of line) {
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
    const left = Math.max(0, Math.floor((x0 - reach - coarse.left) * coarse.k) - mask.x);
    const right = Math.min(mask.w, Math.ceil((x1 + reach - coarse.left) * coarse.k) - mask.x);
    const top = Math.max(0, Math.floor((y0 - reach - coarse.top) * coarse.k) - mask.y);
    const bottom = Math.min(mask.h, Math.ceil((y1 + reach - coarse.top) * coarse.k) - mask.y);
    const row = (y: number): void => {
      for (let x = left; x < right; x++) {
        const k = (y + maskY) * stride + x + maskX;
        const px = (x + maskX) / scale + originX + bx[k]! * 9 + wx[k]! * 14;
        const py = (y + maskY) / scale + originY + by[k]! * 9 + wy[k]! * 14;
        let best = 1e12;
        let at = 0;
        let side = 0;
        for (let i = 0; i < n; i++) {
          const ex = xs[i + 1]! - xs[i]!;
          const ey = ys[i + 1]! - ys[i]!;
          const qx = px - xs[i]!;
          const qy = py - ys[i]!;
          let t = (qx * ex + qy * ey) / (ex * ex + ey * ey || 1);
          t = t < 0 ? 0 : t > 1 ? 1 : t;
          const dx = qx - ex * t;
          const dy = qy - ey * t;
          const d = dx * dx + dy * dy;
          if (d < best) {
            best = d;
            at = (i + t) / n;
            side = ex * dy - ey * dx;
          }
        }
        const u = 2 * at - 1;
        const middle = 1 - u * u;
        const start = Math.min(1, at / swell);
        const rise = start * start * (3 - 2 * start);
        const taper = both ? middle * middle : rise * (1 - at) ** 1.4;
        if (taper <= 0) continue;
        const width = widest * (0.5 + 0.5 * Math.sqrt(taper)) * (side > 0 ? lean : 0.55);
        const z = best / (width * width);
        if (z > 7) continue;
        out[y * maskW + x]! += 1.7 * height * taper * Math.exp(-(z ** 0.8) * 1.1);
      }
    };
    for (let y = top; y < bottom; y++) row(y);
  }
}
