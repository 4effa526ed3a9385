/**
 * Cuts the shop's two font files out of the full Archivo, when its version or our letters change:
 * `node src/ui/fonts/cut.ts`. Width 70–100 and weight 400–800 are all the shop's type uses.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
// @ts-expect-error the package has no types
import subsetFont from "subset-font";

const axes = { wdth: { min: 70, max: 100 }, wght: { min: 400, max: 800 } };
const between = (first: number, last: number) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const letters = {
  latin: `${between(0x20, 0x7e)}\u00a0ÁÄÉÍÓÖÚÜÝßáäéíóöúüýçèêàôû£§©«®°²³·»½×–—‘’‚“”„•…€™−`,
  "latin-ext": "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽž",
};

const source = createRequire(import.meta.url).resolve("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2");
for (const [part, text] of Object.entries(letters)) {
  const whole = await readFile(source.replace("latin-standard", `${part}-standard`));
  const cut: Buffer = await subsetFont(whole, text, { targetFormat: "woff2", variationAxes: axes });
  await writeFile(new URL(`archivo-${part}.woff2`, import.meta.url), cut);
}
