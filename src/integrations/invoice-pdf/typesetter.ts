import { join } from "node:path";
import type Pdf from "pdfkit";

type Style = "text" | "strong" | "heading";

export interface Setting {
  style: Style;
  size: number;
  colour?: string;
  /** Where the text ends instead of where it begins. */
  right?: boolean;
}

export interface Typesetter {
  /** Returns how wide a text is, in points. */
  width(text: string, setting: Setting): number;
  /** Sets one line on a baseline. */
  line(text: string, at: { x: number; baseline: number }, setting: Setting): void;
  /** Returns the lines a text breaks into; a word longer than the width is broken inside. */
  lines(text: string, width: number, setting: Setting): string[];
}

/** Opens the shop's letters for a document. They lie in two files of each style, so a text is set in runs. */
export function openTypesetter(doc: typeof Pdf.prototype): Typesetter {
  for (const style of ["text", "strong", "heading"])
    for (const half of ["latin", "latin-ext"])
      doc.registerFont(`${style}-${half}`, join(import.meta.dirname, "fonts", `${style}-${half}.ttf`));

  function width(text: string, { style, size }: Setting): number {
    return runsOf(text).reduce(
      (sum, { half, letters }) => sum + doc.font(`${style}-${half}`).fontSize(size).widthOfString(letters),
      0,
    );
  }

  return {
    width,
    line(text, { x, baseline }, setting) {
      let from = setting.right ? x - width(text, setting) : x;
      doc.fillColor(setting.colour ?? "#111111");
      for (const { half, letters } of runsOf(text)) {
        doc
          .font(`${setting.style}-${half}`)
          .fontSize(setting.size)
          .text(letters, from, baseline, { lineBreak: false, baseline: "alphabetic" });
        from += doc.widthOfString(letters);
      }
    },
    lines(text, most, setting) {
      const lines: string[] = [];
      let line = "";
      for (const word of text.split(/ +/)) {
        const longer = line === "" ? word : `${line} ${word}`;
        if (width(longer, setting) <= most) {
          line = longer;
          continue;
        }
        if (line !== "") lines.push(line);
        line = "";
        for (const letter of word) {
          if (line !== "" && width(line + letter, setting) > most) {
            lines.push(line);
            line = "";
          }
          line += letter;
        }
      }
      return line === "" ? lines : [...lines, line];
    },
  };
}

/** Returns a text as runs of one font file each; a letter that neither has loses its marks, or becomes '?'. */
function runsOf(text: string): { half: "latin" | "latin-ext"; letters: string }[] {
  const runs: { half: "latin" | "latin-ext"; letters: string }[] = [];
  for (const letter of [...text.normalize("NFC").replace(/\s/g, (blank) => (blank === "\u00a0" ? blank : " "))].flatMap(
    (sign) => [...known(sign)],
  )) {
    const half = latin.test(letter) ? "latin" : "latin-ext";
    const last = runs.at(-1);
    if (last?.half === half) last.letters += letter;
    else runs.push({ half, letters: letter });
  }
  return runs;
}

function known(sign: string): string {
  if (latin.test(sign) || extended.test(sign)) return sign;
  const bare = sign.normalize("NFKD").replace(/\p{M}/gu, "");
  return bare !== "" && [...bare].every((letter) => latin.test(letter) || extended.test(letter)) ? bare : "?";
}

const latin = /^[\u0020-\u007e\u00a0-\u00ffŒœŸ–—‘’‚“”„•…‹›€™−]$/u;
const extended = /^[\u0100-\u017fȘșȚțẞ]$/u;
