import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { eventually } from "../records.ts";
import type { Size } from "./tab.ts";

/** Milliseconds after which a screen that never rests is shown as it is. */
const patience = 3000;

/** Returns the left upper part of Xvfb's screen as PNG, once it rests; Xvfb keeps the screen in a file (`-fbdir`), in the format of `xwd`. */
export async function pictureOf(file: string, size: Size): Promise<Buffer> {
  let now = await readFile(file);
  await eventually(
    "the screen at rest",
    async () => {
      const before = now;
      now = await readFile(file);
      return now.equals(before);
    },
    patience,
  ).catch(() => undefined);
  const field = (number: number) => now.readUInt32BE(4 * number);
  const [headerSize, width, height, bytesPerLine, colours] = [field(0), field(4), field(5), field(12), field(19)];
  const points = now.subarray(headerSize + 12 * colours);
  // Blue, green, red and nothing, in that order.
  for (let at = 0; at < points.length; at += 4) points.writeUInt32BE(((points.readUInt32LE(at) << 8) | 0xff) >>> 0, at);
  return sharp(points, { raw: { width: bytesPerLine / 4, height, channels: 4 } })
    .extract({ left: 0, top: 0, width: Math.min(size.width, width), height: size.height })
    .removeAlpha()
    .png()
    .toBuffer();
}
