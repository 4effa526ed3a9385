import sharp from "sharp";
import { toSrgb } from "../engine/colour.ts";
import { frameOf } from "../engine/frame.ts";
import { layPanels } from "../engine/layers.ts";
import { shade } from "../engine/light.ts";
import { forgetNoise, noiseField } from "../engine/noise.ts";
import type { Scene } from "../engine/scene.ts";

/** A lit thing without its ground: sRGB and cover, four bytes to a pixel. */
export interface CutOut {
  data: Buffer;
  width: number;
  height: number;
}

/** Returns a scene's goods alone, the whole scene `width` pixels wide, turned by degrees; light and folds as in its product picture. */
export async function cutOut(scene: Scene, width: number, degrees: number, flip = false): Promise<CutOut> {
  const frame = frameOf({ x: 600, y: 750, zoom: 1 }, width / 1200);
  const layers = await layPanels(scene, frame);
  const lit = shade(layers, frame);
  const film = noiseField(frame, [1.2, 1.2], 61, true);
  const data = Buffer.alloc(frame.w * frame.h * 4);
  for (let i = 0; i < frame.w * frame.h; i++) {
    const cover = layers.alpha[i]!;
    if (cover <= 0) continue;
    for (let c = 0; c < 3; c++) {
      let v = Math.max(0, lit[i * 3 + c]!);
      if (v > 0.8) v = 0.8 + 0.2 * (1 - Math.exp(-(v - 0.8) / 0.2));
      data[i * 4 + c] = Math.max(
        0,
        Math.min(255, Math.round(toSrgb[Math.min(4096, Math.round(v * 4096))]! + film[i]!)),
      );
    }
    data[i * 4 + 3] = Math.round(cover * 255);
  }
  forgetNoise();
  let image = sharp(data, { raw: { width: frame.w, height: frame.h, channels: 4 } });
  if (flip)
    image = sharp(await image.flop().raw().toBuffer(), { raw: { width: frame.w, height: frame.h, channels: 4 } });
  const turned = await image
    .rotate(degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: turned.data, width: turned.info.width, height: turned.info.height };
}
