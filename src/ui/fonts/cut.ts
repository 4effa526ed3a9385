/**
 * Cuts the shop's font files out of the full Archivo, when its version or our letters change, and writes the styles
 * that say which letters are in which: `node_modules/.bin/node src/ui/fonts/cut.ts`. The shop's type has two voices,
 * text and headings; what every page says is in a file for each, so that neither carries the other's widths and weights.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
// @ts-expect-error the package has no types
import subsetFont from "subset-font";

interface Axes {
  wdth: number | { min: number; max: number };
  wght: { min: number; max: number };
}

const voices = {
  text: { wdth: 100, wght: { min: 400, max: 700 } },
  heading: { wdth: { min: 72, max: 78 }, wght: { min: 700, max: 800 } },
} satisfies Record<string, Axes>;
const both: Axes = { wdth: { min: 72, max: 100 }, wght: { min: 400, max: 800 } };
type Voice = keyof typeof voices;

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
/** What headings are written in: capitals, and the "z" of prices. */
const capitals = `${between(0x41, 0x5a)}${between(0x30, 0x39)}Óz !%&'()+,-./:?\u00a0·×–—’”„…€−`;

/** Every page needs the first three. The others come where a letter of theirs stands that no file before them has for its voice. */
const files: { name: string; of: "latin" | "latin-ext"; letters: string; says: Voice[] }[] = [
  { name: "text", of: "latin", letters: `${capitals}${between(0x61, 0x79)}ó;@©°`, says: ["text"] },
  { name: "heading", of: "latin", letters: capitals, says: ["heading"] },
  { name: "polish", of: "latin-ext", letters: "ĄąĆćĘęŁłŃńŚśŹźŻż", says: ["text", "heading"] },
  { name: "western", of: "latin", letters: "ÁÄÉÍÖÚÜÝßáäéíöúüýÀÇÈÊÔÛàçèêôû§«»³½‚™", says: ["text", "heading"] },
  { name: "signs", of: "latin", letters: `"#$*;<=>@[\\]^_\`{|}~£©®°²‘“•`, says: ["text", "heading"] },
  { name: "czech", of: "latin-ext", letters: "ČčĎďĚěŇňŘřŠšŤťŮůŽž", says: ["text", "heading"] },
];
/** Kerning, figures of one width, and 'fi' in one. */
const keepFeatures = ["kern", "tnum", "liga"];

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
);
const faces: string[] = [];
const placed: Record<Voice, string> = { text: "", heading: "" };
for (const { name, of, letters, says } of files) {
  const whole = await readFile(source.replace("latin-standard", `${of}-standard`));
  const [voice, other] = says;
  const variationAxes = voice === undefined || other !== undefined ? both : voices[voice];
  const cut: Buffer = await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes, keepFeatures });
  await writeFile(new URL(`archivo-${name}.woff2`, import.meta.url), cut);
  for (const said of says) {
    faces.push(
      faceOf(
        name,
        voices[said],
        [...letters].filter((letter) => !placed[said].includes(letter)),
      ),
    );
    placed[said] += letters;
  }
}
await writeFile(new URL("archivo.css", import.meta.url), `/* Written by cut.ts. */\n${faces.join("\n")}`);

/** Returns the style that says which file has these letters for a voice. */
function faceOf(name: string, { wdth, wght }: Axes, letters: readonly string[]): string {
  return `@font-face {
  font-family: Archivo;
  src: url("./archivo-${name}.woff2") format("woff2");
  font-weight: ${wght.min} ${wght.max};
  font-stretch: ${typeof wdth === "number" ? `${wdth}%` : `${wdth.min}% ${wdth.max}%`};
  font-display: swap;
  unicode-range: ${rangesOf(letters)};
}
`;
}

/** Returns `U+41-43, U+104`: letters that follow each other as one range. */
function rangesOf(letters: readonly string[]): string {
  const ranges: [number, number][] = [];
  for (const code of letters.map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}
