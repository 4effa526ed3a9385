/**
 * Cuts the shop's font files out of the full Archivo, when its version or our letters change, and writes the styles
 * that say which letters are in which: `node_modules/.bin/node src/ui/fonts/cut.ts`. Width 70–100 and weight 400–800
 * are all the shop's type uses.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
// @ts-expect-error the package has no types
import subsetFont from "subset-font";

const axes = { wdth: { min: 70, max: 100 }, wght: { min: 400, max: 800 } };
const between = (first: number, last: number) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** A text of the shop needs the first two; the others come where a letter of theirs stands. */
const files = {
  basic: { of: "latin", letters: `${between(0x20, 0x7e)}\u00a0£©®°²·Óóé×–—‘’“”„•…€−` },
  polish: { of: "latin-ext", letters: "ĄąĆćĘęŁłŃńŚśŹźŻż" },
  western: { of: "latin", letters: "ÁÄÉÍÖÚÜÝßáäíöúüýçèêàôû§«³»½‚™" },
  czech: { of: "latin-ext", letters: "ČčĎďĚěŇňŘřŠšŤťŮůŽž" },
};
/** Kerning, figures of one width, and 'fi' in one. */
const keepFeatures = ["kern", "tnum", "liga"];

const source = createRequire(import.meta.url).resolve("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2");
const faces: string[] = [];
for (const [name, { of, letters }] of Object.entries(files)) {
  const whole = await readFile(source.replace("latin-standard", `${of}-standard`));
  const cut: Buffer = await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes: axes, keepFeatures });
  await writeFile(new URL(`archivo-${name}.woff2`, import.meta.url), cut);
  faces.push(`@font-face {
  font-family: Archivo;
  src: url("./archivo-${name}.woff2") format("woff2");
  font-weight: ${axes.wght.min} ${axes.wght.max};
  font-stretch: ${axes.wdth.min}% ${axes.wdth.max}%;
  font-display: swap;
  unicode-range: ${rangesOf(letters)};
}
`);
}
await writeFile(new URL("archivo.css", import.meta.url), `/* Written by cut.ts. */\n${faces.join("\n")}`);

/** Answers `U+41-43, U+104`: letters that follow each other as one range. */
function rangesOf(letters: string): string {
  const ranges: [number, number][] = [];
  for (const code of [...letters].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}
