import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { Look } from "../catalogue/types.ts";
import { paint, type View } from "./engine/scene.ts";
import { kinds } from "./kinds.ts";

/** The pictures of a product, in the order of its gallery. */
export const views: View[] = ["front", "back", "detail"];

/** Draws one picture of a look at 1200 × 1500 and writes it as AVIF. Returns its size in bytes. */
export async function drawPicture(look: Look, seed: number, view: View, file: string): Promise<number> {
  const { data, width, height } = await paint(kinds[look.kind](look, seed, view));
  const avif = await sharp(data, { raw: { width, height, channels: 3 } })
    .avif({ quality: view === "detail" ? closeQuality : quality, effort: 2 })
    .toBuffer();
  await writeFile(file, avif);
  return avif.length;
}

/** Chosen so that the mean picture stays under 34 kB (some 890 pictures in 30 MB): a close-up is all weave, which costs most and shows least of what is lost. */
const quality = 42;
const closeQuality = 33;
