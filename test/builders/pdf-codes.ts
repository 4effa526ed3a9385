import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** How many pixels a point of the page is. */
const sharpness = 3;
const [width, height] = [595 * sharpness, 842 * sharpness];

/** Returns what a camera reads of the QR codes of a PDF's pages, from left to right: of the squares our documents set them with. */
export async function codesIn(pdf: Buffer): Promise<string[]> {
  const wasm = join(import.meta.dirname, "../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  const found: string[] = [];
  for (const [, raw = ""] of pdf.toString("latin1").matchAll(/\nstream\n([^]*?)\nendstream/g)) {
    const content = inflated(raw);
    if (content === null || !content.includes(" re\n")) continue;
    const read = await readBarcodes(painted(content), { formats: ["QRCode"], maxNumberOfSymbols: 8 });
    found.push(
      ...read.toSorted((one, other) => one.position.topLeft.x - other.position.topLeft.x).map(({ text }) => text),
    );
  }
  return found;
}

function inflated(raw: string): string | null {
  try {
    return inflateSync(Buffer.from(raw, "latin1")).toString("latin1");
  } catch {
    return null;
  }
}

/** Every rectangle of the page in black on white. */
function painted(content: string): ImageData {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [, ...parts] of content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\b/g)) {
    const [x = 0, y = 0, wide = 0, high = 0] = parts.map((part) => Number(part) * sharpness);
    for (let row = Math.round(y); row < Math.round(y + high) && row < height; row += 1)
      for (let column = Math.round(x); column < Math.round(x + wide) && column < width; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return { data, width, height, colorSpace: "srgb" };
}
