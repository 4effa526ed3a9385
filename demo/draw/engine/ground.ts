import { blur, sample } from "./blur.ts";
import { toLinear, toSrgb } from "./colour.ts";
import { coarse, type Frame } from "./frame.ts";
import type { Layers } from "./layers.ts";
import { noiseField } from "./noise.ts";
import type { Scene } from "./scene.ts";

/** One soft shadow on the ground: blur and shift in units, and how dark it is, 0..1. */
export interface GroundShadow {
  blur: number;
  dx: number;
  dy: number;
  strength: number;
}

/** The three shadows of a garment that lies flat. */
const lying: GroundShadow[] = [
  { blur: 4, dx: 2, dy: 4, strength: 0.42 },
  { blur: 18, dx: 9, dy: 16, strength: 0.34 },
  { blur: 60, dx: 18, dy: 38, strength: 0.3 },
];

/** Returns the finished picture in sRGB bytes: the lit thing over pale concrete (#ecebe7) with its shadows and film grain. */
export function groundAndGrain(lit: Float32Array, layers: Layers, scene: Scene, frame: Frame): Buffer {
  const { w, h } = frame;
  const shadows = (scene.shadows ?? lying).map((s) => ({
    ...s,
    field: blur(layers.ground, coarse.w, coarse.h, s.blur * coarse.k),
  }));
  const slow = noiseField(frame, [240, 240], 51);
  const mid = noiseField(frame, [38, 38], 52);
  const speck = noiseField(frame, [2.2, 2.2], 53, true);
  const film = noiseField(frame, [1.2, 1.2], 61, true);
  const base = [toLinear[0xec]!, toLinear[0xeb]!, toLinear[0xe7]!] as const;
  const out = Buffer.alloc(w * h * 3);
  const row = (y: number): void => {
    const Y = (y + 0.5) / frame.k + frame.top;
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const a = layers.alpha[i]!;
      const X = (x + 0.5) / frame.k + frame.left;
      let ground = 1 + slow[i]! * 0.012 + mid[i]! * 0.008 + speck[i]! * 0.01 + (0.5 - X / 2400 - Y / 3000) * 0.05;
      if (speck[i]! > 0.93 && mid[i]! > 0.1) ground -= 0.05;
      let dark = 0;
      if (a < 1) {
        let left = 1;
        for (const s of shadows)
          left *=
            1 -
            s.strength *
              sample(
                s.field,
                coarse.w,
                coarse.h,
                (X - s.dx - coarse.left) * coarse.k - 0.5,
                (Y - s.dy - coarse.top) * coarse.k - 0.5,
              );
        dark = 1 - left;
      }
      for (let c = 0; c < 3; c++) {
        const under = base[c]! * ground * (1 - dark * (c === 0 ? 1 : c === 1 ? 0.985 : 0.96));
        let v = under * (1 - a) + lit[i * 3 + c]! * a;
        if (v < 0) v = 0;
        // A soft shoulder keeps white cloth from clipping.
        if (v > 0.8) v = 0.8 + 0.2 * (1 - Math.exp(-(v - 0.8) / 0.2));
        const level = toSrgb[Math.min(4096, (v * 4096 + 0.5) | 0)]! + film[i]!;
        out[i * 3 + c] = level < 0 ? 0 : level > 255 ? 255 : (level + 0.5) | 0;
      }
    }
  };
  for (let y = 0; y < h; y++) row(y);
  return out;
}
