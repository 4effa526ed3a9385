import { blur } from "./blur.ts";
import { toLinear } from "./colour.ts";
import type { Frame } from "./frame.ts";
import type { Layers } from "./layers.ts";
import { noiseField } from "./noise.ts";
import type { Mask } from "./outline.ts";
import type { Point } from "./paths.ts";
import type { Panel } from "./scene.ts";

interface Printing {
  panel: Panel;
  mask: Mask;
  slow: Float32Array;
  art: Uint8Array;
  bend: (p: Point) => Point;
  frame: Frame;
}

/** Lays a print's ink on the panel just laid: bent by its folds, a little worn, smoother than the cloth. */
export function printOnto(layers: Layers, { panel, mask, slow, art, bend, frame }: Printing): void {
  const { follow = 0.7, ink = 0.97, wear = 0.08, height = 0.3 } = panel.print!;
  const { w, h } = mask;
  const soft = blur(slow, w, h, 3 * frame.k);
  const fine = noiseField(frame, [1.25, 1.25], 11, true);
  const mid = noiseField(frame, [4, 4], 12, true);
  const reach = follow * 8 * frame.k * frame.k;
  const { x: maskX, y: maskY, cover: covers } = mask;
  const { w: frameW, h: frameH, k: scale, left: frameLeft, top: frameTop } = frame;
  const { red, green, blue, micro, height: heights } = layers;
  const row = (y: number): void => {
    const Y = (y + maskY) / scale + frameTop;
    // The outlines wander; the print wanders with them. Slow enough to be taken once for each 8 pixels.
    let [wanderX, wanderY] = [0, 0];
    for (let x = 2; x < w - 2; x++) {
      if ((x & 7) === 2) {
        const X = (x + maskX) / scale + frameLeft;
        const moved = bend([X, Y]);
        [wanderX, wanderY] = [(moved[0] - X) * scale, (moved[1] - Y) * scale];
      }
      const i = y * w + x;
      const cover = covers[i]!;
      if (cover <= 0) continue;
      const gx = (soft[i + 2]! - soft[i - 2]!) * 0.25;
      const gy = (soft[i + 2 * w]! - soft[i - 2 * w]!) * 0.25;
      const sx = Math.max(0, Math.min(frameW - 2, x + maskX - wanderX - gx * reach));
      const sy = Math.max(0, Math.min(frameH - 2, y + maskY - wanderY - gy * reach));
      const ix = sx | 0;
      const iy = sy | 0;
      const fx = sx - ix;
      const fy = sy - iy;
      const q = (iy * frameW + ix) * 4;
      const q2 = q + frameW * 4;
      const a00 = art[q + 3]! * (1 - fx) * (1 - fy);
      const a10 = art[q + 7]! * fx * (1 - fy);
      const a01 = art[q2 + 3]! * (1 - fx) * fy;
      const a11 = art[q2 + 7]! * fx * fy;
      const a = a00 + a10 + a01 + a11;
      if (a < 1) continue;
      const k = (y + maskY) * frameW + x + maskX;
      const patch = fine[k]! * 0.7 + mid[k]! * 0.6;
      let o = (a / 255) * ink * cover;
      if (wear && patch > 0.45) o *= Math.max(0, 1 - wear * (patch - 0.45) * 3);
      const v = (0.9 * (1 + fine[k]! * 0.03)) / a;
      red[k] =
        red[k]! * (1 - o) +
        v *
          (a00 * toLinear[art[q]!]! +
            a10 * toLinear[art[q + 4]!]! +
            a01 * toLinear[art[q2]!]! +
            a11 * toLinear[art[q2 + 4]!]!) *
          o;
      green[k] =
        green[k]! * (1 - o) +
        v *
          (a00 * toLinear[art[q + 1]!]! +
            a10 * toLinear[art[q + 5]!]! +
            a01 * toLinear[art[q2 + 1]!]! +
            a11 * toLinear[art[q2 + 5]!]!) *
          o;
      blue[k] =
        blue[k]! * (1 - o) +
        v *
          (a00 * toLinear[art[q + 2]!]! +
            a10 * toLinear[art[q + 6]!]! +
            a01 * toLinear[art[q2 + 2]!]! +
            a11 * toLinear[art[q2 + 6]!]!) *
          o;
      micro[k]! *= 1 - o * 0.45;
      heights[k]! += o * height;
    }
  };
  for (let y = 2; y < h - 2; y++) row(y);
}
