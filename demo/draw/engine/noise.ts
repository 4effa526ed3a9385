import { rng } from "./rng.ts";
import type { Frame } from "./frame.ts";

/** Returns a smooth noise over the plane, about -1..1, whose hills are `cell` units apart. */
export function lattice(cellX: number, cellY: number, seed: number): (x: number, y: number) => number {
  const table = tableOf(seed);
  return (x, y) => {
    const fx = x / cellX + 4096;
    const fy = y / cellY + 4096;
    const ix = Math.floor(fx);
    const iy = Math.floor(fy);
    weights(fx - ix, wx);
    weights(fy - iy, wy);
    let sum = 0;
    for (let j = 0; j < 4; j++) {
      const row = ((iy + j) & 63) << 6;
      sum +=
        wy[j]! *
        (table[row | (ix & 63)]! * wx[0]! +
          table[row | ((ix + 1) & 63)]! * wx[1]! +
          table[row | ((ix + 2) & 63)]! * wx[2]! +
          table[row | ((ix + 3) & 63)]! * wx[3]!);
    }
    return 1.9 * sum;
  };
}

/**
 * Returns smooth noise for every pixel of a frame. Cells are in pixels where `inPixels`, else in
 * scene units and fixed to the scene, so that a close-up shows the same hills. Kept for reuse: call
 * `forgetNoise` between pictures of different seeds.
 */
export function noiseField(frame: Frame, cell: [number, number], seed: number, inPixels = false): Float32Array {
  const key = [
    frame.w,
    frame.h,
    cell[0],
    cell[1],
    seed,
    inPixels ? "px" : `${frame.left},${frame.top},${frame.k}`,
  ].join();
  const kept = fields.get(key);
  if (kept) return kept;
  const k = inPixels ? 1 : frame.k;
  const made = fill(frame, [cell[0] * k, cell[1] * k], inPixels ? [0, 0] : [frame.left * k, frame.top * k], seed);
  fields.set(key, made);
  return made;
}

/** Drops kept fields which later pictures will not ask for (all but those counted in pixels). */
export function forgetNoise(): void {
  for (const key of fields.keys()) if (!key.endsWith("px")) fields.delete(key);
  tables.clear();
}

const fields = new Map<string, Float32Array>();
const tables = new Map<number, Float32Array>();
const wx = new Float32Array(4);
const wy = new Float32Array(4);

function tableOf(seed: number): Float32Array {
  const kept = tables.get(seed);
  if (kept) return kept;
  const r = rng(seed * 7919 + 13);
  const made = Float32Array.from({ length: 4096 }, () => r() + r() - 1);
  tables.set(seed, made);
  return made;
}

function fill(frame: Frame, [cx, cy]: [number, number], [ox, oy]: [number, number], seed: number): Float32Array {
  const { w, h } = frame;
  const r = rng(seed * 7919 + 13);
  const size = 256;
  const grid = Float32Array.from({ length: size * size }, () => r() + r() - 1);
  const out = new Float32Array(w * h);
  const columns = new Float32Array(w * 4);
  const first = new Int32Array(w);
  const q = new Float32Array(4);
  for (let x = 0; x < w; x++) {
    const f = (x + ox) / cx + 4096;
    first[x] = Math.floor(f);
    weights(f - first[x]!, q);
    columns.set(q, x * 4);
  }
  const row = new Float32Array(size);
  for (let y = 0; y < h; y++) {
    const f = (y + oy) / cy + 4096;
    const j = Math.floor(f);
    weights(f - j, q);
    const [a, b, c, d] = [(j & 255) * size, ((j + 1) & 255) * size, ((j + 2) & 255) * size, ((j + 3) & 255) * size];
    for (let i = 0; i < size; i++)
      row[i] = grid[a + i]! * q[0]! + grid[b + i]! * q[1]! + grid[c + i]! * q[2]! + grid[d + i]! * q[3]!;
    for (let x = 0; x < w; x++) {
      const i = first[x]!;
      const n = x * 4;
      out[y * w + x] =
        1.9 *
        (row[i & 255]! * columns[n]! +
          row[(i + 1) & 255]! * columns[n + 1]! +
          row[(i + 2) & 255]! * columns[n + 2]! +
          row[(i + 3) & 255]! * columns[n + 3]!);
    }
  }
  return out;
}

function weights(t: number, into: Float32Array): void {
  const u = 1 - t;
  into[0] = (u * u * u) / 6;
  into[1] = (3 * t * t * t - 6 * t * t + 4) / 6;
  into[2] = (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6;
  into[3] = (t * t * t) / 6;
}
