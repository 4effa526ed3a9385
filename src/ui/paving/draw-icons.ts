/** Draws the app's icons anew from the paving mark: `node src/ui/paving/draw-icons.ts`. */
import sharp from "sharp";
import { joints } from "./stones.ts";

const folder = new URL("../../storefront/public/icons/", import.meta.url);
/** The B of the wordmark with a joint through it, on a 64-unit square. */
const mark = `<path fill="#f6f6f3" fill-rule="evenodd" d="M15 9h21q13 0 13 12 0 8-6 10.500Q50 34 50 43q0 12-14 12H15zm11 9v9h8q4 0 4-4.500T34 18zm0 18v10h9q4.500 0 4.500-5T35 36z"/>
<path fill="none" stroke="#111" stroke-width="4" d="M12 30h9l5 5h12l5-5h9"/>
<path fill="#d8ff3c" d="M52 50h6v5h-6z"/>`;

await draw("icon-180", { size: 180, scale: 0.9 });
await draw("icon-192", { size: 192, scale: 1 });
await draw("icon-512", { size: 512, scale: 1 });
// Systems cut a maskable icon to a circle: what matters stays within four fifths.
await draw("icon-maskable-512", { size: 512, scale: 0.72 });

/** The mark on a pavement of dark stones, to the edges. */
async function draw(name: string, { size, scale }: { size: number; scale: number }): Promise<void> {
  const stone = { width: 16, height: 8 };
  const shift = (64 - 64 * scale) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">
<pattern id="j" width="${stone.width}" height="${stone.height * 2}" patternUnits="userSpaceOnUse"><path d="${joints({ stone, width: 64, height: 64 })}" fill="none" stroke="#262626" stroke-width=".7"/></pattern>
<path fill="#111" d="M0 0h64v64H0z"/><path fill="url(#j)" d="M0 0h64v64H0z"/>
<g transform="translate(${shift} ${shift}) scale(${scale})">${mark}</g>
</svg>`;
  await sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toFile(new URL(`${name}.png`, folder).pathname);
}
