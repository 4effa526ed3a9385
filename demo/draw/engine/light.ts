import { blur } from "./blur.ts";
import type { Frame } from "./frame.ts";
import type { Layers } from "./layers.ts";

/** Towards the lamp: upper left, above. */
const lamp = { x: -0.5, y: -0.62, z: 0.6 };
const wrap = 0.16;

/** Returns the lit thing, linear, three floats to a pixel; black where nothing is. */
export function shade(layers: Layers, frame: Frame): Float32Array {
  const { w, h, k } = frame;
  const height = blur(layers.height, w, h, 0.8);
  const { hollow, ridge } = hollows(height, frame);
  const sun = castShadows(height, layers.alpha, frame);
  const out = new Float32Array(w * h * 3);
  const flat = (lamp.z + wrap) / (1 + wrap);
  const hn = Math.hypot(lamp.x, lamp.y, lamp.z + 1);
  const hz = (lamp.z + 1) / hn;
  const { red, green, blue, micro, alpha, reach, groove, owner } = layers;
  const [centreX, centreY] = [frame.left + 600 / (k / (w / 1200)), frame.top + 750 / (k / (w / 1200))];
  const row = (y: number): void => {
    const Y = y / k + frame.top;
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      if (alpha[i]! <= 0) continue;
      const X = x / k + frame.left;
      const gx = ((height[i + 1]! - height[i - 1]!) * k + micro[i + 1]! - micro[i - 1]!) * 0.5;
      const gy = ((height[i + w]! - height[i - w]!) * k + micro[i + w]! - micro[i - w]!) * 0.5;
      const nz = 1 / Math.sqrt(1 + gx * gx + gy * gy);
      const nx = -gx * nz;
      const ny = -gy * nz;
      const d = Math.max(0, (nx * lamp.x + ny * lamp.y + nz * lamp.z + wrap) / (1 + wrap)) / flat;
      const m = layers.stuff[owner[i]!]!;
      const open = hollow[i]! * reach[i]! * (1 - groove[i]! * 0.35);
      const s = sun[i]!;
      const sky = 0.62 + 0.38 * (nz * 0.7 - ny * 0.5 + 0.3);
      let e = (0.424 * open * sky + 0.6 * d * s * (0.5 + 0.5 * open)) * (1.07 - (0.07 * X) / 1200 - (0.08 * Y) / 1500);
      let r = red[i]!;
      let g = green[i]!;
      let b = blue[i]!;
      const light = (r + g + b) / 3;
      if (light < 0.22) e **= 1 + (0.22 - light) * 3.4;
      if (m.wear) {
        const worn = 1 + m.wear * Math.max(-1, Math.min(2.2, ridge[i]!));
        r *= worn;
        g *= worn;
        b *= worn;
      }
      const sheen = m.sheen * (1 - nz) * (1 - nz) * 3 * open;
      let glint = 0;
      if (m.specular) {
        const nh = nx * (lamp.x / hn) + ny * (lamp.y / hn) + nz * hz;
        if (nh > 0) glint = m.specular * nh ** m.gloss * s * 0.5 - m.specular * hz ** m.gloss * 0.25;
      }
      if (m.mirror) {
        const px = 2 * nx + (X - centreX) / 2400 + 0.16;
        const py = 2 * ny + (Y - centreY) / 2400 + 0.1;
        glint +=
          m.mirror *
          (ramp(1 - (Math.abs(px * 0.9 + py * 0.35) - 0.07) / 0.1) *
            ramp(1 - (Math.abs(py * 0.9 - px * 0.35) - 0.34) / 0.16) *
            s +
            0.18 * (1 - nz));
      }
      const velvet = (m.sheen > 0.04 && d > 1 ? (d - 1) * 0.05 * open : 0) + sheen * 0.4 * (light * 0.5 + 0.05);
      // Light bounced between folds of a colour returns with more of it: shadows are richer, not greyer.
      const rich = e < 1 ? (1 - e) * 0.08 : 0;
      const mean = light || 1;
      out[i * 3] = velvet + r * (e * (1 - rich + (rich * r) / mean) + sheen * 0.6) + glint * 0.9;
      out[i * 3 + 1] = velvet + g * (e * (1 - rich + (rich * g) / mean) + sheen * 0.6) + glint * 0.92;
      out[i * 3 + 2] = velvet + b * (e * (1 - rich + (rich * b) / mean) + sheen * 0.6) + glint * 0.96;
    }
  };
  for (let y = 1; y < h - 1; y++) row(y);
  frameEdge(out, w, h);
  return out;
}

/** Slopes need neighbours, so the outermost pixels repeat the next ones. */
function frameEdge(out: Float32Array, w: number, h: number): void {
  for (let y = 0; y < h; y++)
    for (let c = 0; c < 3; c++) {
      out[y * w * 3 + c] = out[(y * w + 1) * 3 + c]!;
      out[(y * w + w - 1) * 3 + c] = out[(y * w + w - 2) * 3 + c]!;
    }
  out.copyWithin(0, w * 3, w * 6);
  out.copyWithin((h - 1) * w * 3, (h - 2) * w * 3, (h - 1) * w * 3);
}

const ramp = (v: number): number => {
  const t = v < 0 ? 0 : v > 1 ? 1 : v;
  return t * t * (3 - 2 * t);
};

/** How open to the sky each place is: blurred height less height, at three widths; and how far it stands out. */
function hollows(height: Float32Array, { w, h, k }: Frame): { hollow: Float32Array; ridge: Float32Array } {
  const hollow = new Float32Array(w * h).fill(1);
  const ridge = new Float32Array(w * h);
  for (const [radius, weight] of [
    [3, 0.1],
    [10, 0.048],
    [36, 0.016],
  ] as const) {
    const soft = blur(height, w, h, radius * k);
    for (let i = 0; i < hollow.length; i++) {
      const d = soft[i]! - height[i]!;
      hollow[i]! *= d > 0 ? 1 / (1 + d * weight) : 1 + Math.min(0.05, -d * weight * 0.12);
      if (radius === 10) ridge[i] = -d;
    }
  }
  return { hollow, ridge };
}

/** How much lamp light each place gets: seven steps over the height map towards the lamp. */
function castShadows(height: Float32Array, alpha: Float32Array, { w, h, k }: Frame): Float32Array {
  const deepest = new Float32Array(w * h);
  for (const step of [3, 6, 10, 15, 22, 32, 46]) {
    const ox = Math.round((lamp.x / 0.8) * step * k);
    const oy = Math.round((lamp.y / 0.8) * step * k);
    const rise = step * 0.42;
    const soft = 1 / (1.5 + step * 0.18);
    const row = (y: number): void => {
      const b = y * w;
      for (let x = Math.max(0, -ox); x < w; x++) {
        const i = b + x;
        if (alpha[i]! <= 0) continue;
        const d = height[i + oy * w + ox]! - height[i]! - rise;
        if (d > 0 && d * soft > deepest[i]!) deepest[i] = d * soft;
      }
    };
    for (let y = Math.max(0, -oy); y < h; y++) row(y);
  }
  const smooth = blur(deepest, w, h, 1.6 * k);
  for (let i = 0; i < smooth.length; i++) smooth[i] = 1 - Math.min(0.62, smooth[i]! * 0.5);
  return smooth;
}
