import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face, Font } from "harfbuzzjs";

/** A line of lettering: one SVG path with its baseline at y = 0, from x = 0 to `width`; capitals are `size` high. */
export interface Lettering {
  path: string;
  width: number;
}

/**
 * Returns a text as outlines in the shop's own heavy condensed Archivo, so that a print looks the same
 * on machines with other fonts. Letters that none of the shop's languages use are left out.
 */
export function lettering(text: string, size: number, tracking = 0.02): Lettering {
  const k = size / capitals;
  let x = 0;
  let path = "";
  for (const letter of text) {
    const font = fonts.find((f) => f.nominalGlyph(letter.codePointAt(0)!));
    const glyph = font?.nominalGlyph(letter.codePointAt(0)!);
    if (!font || !glyph) continue;
    path += moved(font.glyphToPath(glyph), x, k);
    x += font.glyphHAdvance(glyph) * k + tracking * size;
  }
  return { path, width: Math.max(1, x - tracking * size) };
}

/** Returns the lettering as an SVG path centred on x, its capitals between y - size and y. */
export function centred(
  text: string,
  at: { x: number; y: number; size: number; tracking?: number; fill: string },
): string {
  const made = lettering(text, at.size, at.tracking);
  return `<path transform="translate(${(at.x - made.width / 2).toFixed(1)} ${at.y.toFixed(1)})" d="${made.path}" fill="${at.fill}"/>`;
}

/** Height of Archivo's capitals in its thousand units. */
const capitals = 686;

// Drawing is synchronous and needs the font, so the module waits for it once: the only work at import here.
const fonts = await Promise.all([
  load("latin", "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,-/&'+:*!?°ÓÁÉÍÝÚ"),
  load("latin-ext", "ĄĆĘŁŃŚŹŻČĎĚŇŘŠŤŮŽ"),
]);

async function load(part: string, letters: string): Promise<Font> {
  const packages = createRequire(import.meta.url);
  const subset = packages("subset-font") as (font: Buffer, text: string, options: object) => Promise<Buffer>;
  const file = packages.resolve(`@fontsource-variable/archivo/files/archivo-${part}-standard-normal.woff2`);
  const made = await subset(await readFile(file), letters, {
    targetFormat: "truetype",
    variationAxes: { wdth: 74, wght: 800 },
  });
  return new Font(new Face(new Blob(made)));
}

function moved(path: string, dx: number, k: number): string {
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${(dx + Number(x) * k).toFixed(1)} ${(-Number(y) * k).toFixed(1)} `,
  );
}
