import { blur } from "../engine/blur.ts";
import { noiseField } from "../engine/noise.ts";
import type { CutOut } from "./cutOut.ts";

/** A picture in the making: straight sRGB times cover, and cover, as floats. */
export interface Table {
  width: number;
  height: number;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  cover: Float32Array;
}

/** Returns an empty table: see-through, or of pale concrete (#ecebe7) with its clouds, pores and one saw joint. */
export function table(width: number, height: number, concrete: boolean): Table {
  const n = width * height;
  const made = {
    width,
    height,
    red: new Float32Array(n),
    green: new Float32Array(n),
    blue: new Float32Array(n),
    cover: new Float32Array(n),
  };
  if (!concrete) return made;
  const frame = { w: width, h: height, k: 1, left: 0, top: 0 };
  const [slow, mid, speck] = [
    noiseField(frame, [300, 300], 51),
    noiseField(frame, [44, 44], 52),
    noiseField(frame, [2.4, 2.4], 53, true),
  ];
  for (let i = 0; i < n; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    let v =
      1 + slow[i]! * 0.014 + mid[i]! * 0.008 + speck[i]! * 0.008 + (0.5 - x / (2 * width) - y / (2 * height)) * 0.03;
    if (speck[i]! > 0.94 && mid[i]! > 0.15) v -= 0.05;
    made.red[i] = 236 * v;
    made.green[i] = 235 * v;
    made.blue[i] = 231 * v;
    made.cover[i] = 1;
  }
  return made;
}

/** Lays a thing on the table with its middle at (x, y): first its three shadows fall on all below, then itself. */
export function lay(on: Table, thing: CutOut, x: number, y: number, depth = 1): void {
  const pad = Math.round(150 * depth);
  const [w, h] = [thing.width + pad * 2, thing.height + pad * 2];
  const cover = new Float32Array(w * h);
  for (let j = 0; j < thing.height; j++)
    for (let i = 0; i < thing.width; i++)
      cover[(j + pad) * w + i + pad] = thing.data[(j * thing.width + i) * 4 + 3]! / 255;
  const left = Math.round(x - w / 2);
  const top = Math.round(y - h / 2);
  const fields = shadows.map((s) => ({
    ...s,
    dx: Math.round(s.dx * depth),
    dy: Math.round(s.dy * depth),
    field: blur(cover, w, h, s.blur * depth),
  }));
  for (let j = Math.max(0, -top); j < h && j + top < on.height; j++)
    for (let i = Math.max(0, -left); i < w && i + left < on.width; i++) {
      let light = 1;
      for (const s of fields) {
        const [u, v] = [i - s.dx, j - s.dy];
        if (u >= 0 && v >= 0 && u < w && v < h) light *= 1 - s.strength * s.field[v * w + u]!;
      }
      over(on, (j + top) * on.width + i + left, [8, 8, 7], 1 - light);
    }
  for (let j = 0; j < thing.height; j++) {
    const ty = j + top + pad;
    if (ty < 0 || ty >= on.height) continue;
    for (let i = 0; i < thing.width; i++) {
      const tx = i + left + pad;
      const q = (j * thing.width + i) * 4;
      if (tx < 0 || tx >= on.width || !thing.data[q + 3]) continue;
      over(on, ty * on.width + tx, [thing.data[q]!, thing.data[q + 1]!, thing.data[q + 2]!], thing.data[q + 3]! / 255);
    }
  }
}

/** Returns the table as RGBA bytes, colour not multiplied by cover. */
export function bytesOf(t: Table): Buffer {
  const out = Buffer.alloc(t.width * t.height * 4);
  for (let i = 0; i < t.width * t.height; i++) {
    const a = t.cover[i]!;
    if (a <= 0.002) continue;
    out[i * 4] = Math.max(0, Math.min(255, Math.round(t.red[i]! / a)));
    out[i * 4 + 1] = Math.max(0, Math.min(255, Math.round(t.green[i]! / a)));
    out[i * 4 + 2] = Math.max(0, Math.min(255, Math.round(t.blue[i]! / a)));
    out[i * 4 + 3] = Math.round(a * 255);
  }
  return out;
}

function over(t: Table, i: number, [r, g, b]: [number, number, number], a: number): void {
  if (a <= 0) return;
  const keep = 1 - a;
  t.red[i] = r * a + t.red[i]! * keep;
  t.green[i] = g * a + t.green[i]! * keep;
  t.blue[i] = b * a + t.blue[i]! * keep;
  t.cover[i] = a + t.cover[i]! * keep;
}

/** Contact, near and wide; wider ones than these read as a halo. */
const shadows = [
  { blur: 5, dx: 3, dy: 6, strength: 0.5 },
  { blur: 22, dx: 16, dy: 26, strength: 0.42 },
  { blur: 52, dx: 30, dy: 54, strength: 0.3 },
];
