/** Draws the shop's paving pictures anew: `node src/ui/paving/draw.ts`. */
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { joints, laid, within, type Pavement, type Rectangle } from "./stones.ts";
import { emptyCart, noSignal, noSignalNarrow, notFound, notFoundNarrow, plain, word } from "./words.ts";

const strip = { width: 2600, height: 160, stone: { width: 20, height: 16 } };
const stripNarrow = { width: 1092, height: 112, stone: { width: 13, height: 11.2 } };
const road = { width: 2600, height: 640, stone: { width: 24, height: 16 } };
const roadNarrow = { width: 800, height: 420, stone: { width: 16, height: 12 } };
const square = { width: 720, height: 208, stone: { width: 20, height: 16 } };
const link = { width: 1200, height: 630, stone: { width: 40, height: 27 } };
const blank = { width: 240, height: 192, stone: { width: 24, height: 16 } };

await draw("paving-strip", strip, word);
await draw("paving-strip-narrow", stripNarrow, word);
await draw("paving-plain", strip, plain);
await draw("paving-404", road, notFound);
await draw("paving-404-narrow", roadNarrow, notFoundNarrow);
await draw("paving-nought", square, emptyCart);
await draw("paving-offline", road, noSignal);
await draw("paving-offline-narrow", roadNarrow, noSignalNarrow);
// The one every page has: an SVG is a document the browser would have to make, lay out and paint first.
await sharp(Buffer.from(drawn(blank, { ink: [], signal: null })), { density: 2 * 72 })
  .webp({ lossless: true, effort: 6 })
  .toFile(new URL("paving.webp", import.meta.url).pathname);
// What the preview of a link lies on: the picture covers the middle, its crop to a square leaves that alone.
await sharp(Buffer.from(drawn(link, { ink: [], signal: [13, 8, 1, 1] })))
  .png({ palette: true, colours: 16, compressionLevel: 9 })
  .toFile(new URL("../../integrations/link-picture.png", import.meta.url).pathname);

interface Words {
  ink: Rectangle[];
  signal: Rectangle | null;
}

async function draw(name: string, pavement: Pavement, words: Words): Promise<void> {
  await writeFile(new URL(`${name}.svg`, import.meta.url), drawn(pavement, words));
}

/** Returns the SVG of a pavement with words laid in it. */
function drawn(pavement: Pavement, { ink, signal }: Words): string {
  const { stone, width, height } = pavement;
  const [shiftX, shiftY] = middle(pavement, ink);
  const signalStone = signal === null ? "" : laid(pavement, (x, y) => within([signal], x - shiftX, y - shiftY));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
<pattern id="j" width="${stone.width}" height="${stone.height * 2}" patternUnits="userSpaceOnUse"><path d="${joints(pavement)}" fill="none" stroke="#b9b7b0" stroke-width="1.4"/></pattern>
<path fill="#dddcd6" d="M0 0h${width}v${height}H0z"/>
<path fill="#e7e6e1" d="${laid(pavement, (x, y) => worn(x, y, width / stone.width, height / stone.height))}"/>
<path fill="url(#j)" d="M0 0h${width}v${height}H0z"/>
<path fill="#111" stroke="#b9b7b0" stroke-width="1.2" d="${laid(pavement, (x, y) => within(ink, x - shiftX, y - shiftY))}"/>
<path fill="#d8ff3c" stroke="#b9b7b0" stroke-width="1.2" d="${signalStone}"/>
</svg>
`;
}

/** Whole, even stones from the edges to the word, so that the word keeps its shape in the bond. */
function middle({ stone, width, height }: Pavement, ink: readonly Rectangle[]): [number, number] {
  const wide = Math.max(0, ...ink.map(([x, , w]) => x + w));
  const high = Math.max(0, ...ink.map(([, y, , h]) => y + h));
  return [Math.round((width / stone.width - wide) / 2), Math.round((height / stone.height - high) / 4) * 2];
}

/** About one stone in five is paler, the same ones in every drawing. A repeating picture stays seamless. */
function worn(x: number, y: number, wide: number, high: number): boolean {
  const column = ((x % wide) + wide) % wide;
  const row = ((y % high) + high) % high;
  const noise = Math.sin(column * 12.9898 + row * 78.233) * 43758.5453;
  return noise - Math.floor(noise) < 0.2;
}
