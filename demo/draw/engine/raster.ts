import sharp from "sharp";
import type { Frame } from "./frame.ts";

sharp.cache(false);
sharp.concurrency(1);

/** Returns scene-unit SVG as RGBA bytes of a frame, over a background colour or nothing. */
export async function rasterise(inner: string, frame: Frame, background: string | null): Promise<Uint8Array> {
  const box = `${frame.left} ${frame.top} ${frame.w / frame.k} ${frame.h / frame.k}`;
  const ground = background
    ? `<rect x="${frame.left}" y="${frame.top}" width="${frame.w / frame.k}" height="${frame.h / frame.k}" fill="${background}"/>`
    : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.w}" height="${frame.h}" viewBox="${box}">${ground}${inner}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer();
}
