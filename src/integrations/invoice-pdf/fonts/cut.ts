/**
 * Cuts the font files of the shop's documents out of the full Archivo (OFL, see src/ui/fonts/OFL.txt), when its
 * version changes: `node src/integrations/invoice-pdf/fonts/cut.ts`. Every Latin letter it has, as buyers' names
 * may hold any; one file for each weight and half, as a PDF holds no variable fonts.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
// @ts-expect-error the package has no types
import subsetFont from "subset-font";

const styles = { text: { wght: 400, wdth: 95 }, strong: { wght: 650, wdth: 95 }, heading: { wght: 800, wdth: 75 } };
const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
const letters = {
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€™−`,
  "latin-ext": `${between(0x100, 0x17f)}ȘșȚțẞ`,
};

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
);
for (const [half, text] of Object.entries(letters)) {
  const whole = await readFile(source.replace("latin-standard", `${half}-standard`));
  for (const [style, variationAxes] of Object.entries(styles)) {
    await writeFile(
      new URL(`${style}-${half}.ttf`, import.meta.url),
      (await subsetFont(whole, text, { targetFormat: "sfnt", variationAxes })) as Buffer,
    );
  }
}
