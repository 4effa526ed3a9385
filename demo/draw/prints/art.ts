import type { Print, PrintArt } from "../../catalogue/types.ts";
import { fromHex, hexOf, luminance } from "../engine/colour.ts";
import { centred, lettering } from "./lettering.ts";
import { arrow, blocks, flower, sun } from "./emblems.ts";
import { checker, grid, nightLines, paving, stripes, waves } from "./patterns.ts";

/** An art drawn about 0, 0: inner SVG and the box it fills. */
export interface Art {
  svg: string;
  width: number;
  height: number;
}

/** The inks of a print as CSS colours, and its text. */
export interface Inks {
  first: string;
  second: string;
  text: string;
}

/** Where a print goes, scene units: the middle of its box, its width (or height where that is the tighter), a turn in degrees. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height?: number;
  turn?: number;
}

/** Returns a print's SVG placed on a scene, or "" for `none`. Never larger than the spot. */
export function printAt(print: Print, spot: Spot): string {
  if (print.art === "none") return "";
  const made = artOf(print);
  const k = Math.min(spot.width / made.width, (spot.height ?? 1e9) / made.height);
  return `<g transform="translate(${spot.x} ${spot.y}) rotate(${spot.turn ?? 0}) scale(${k.toFixed(4)})">${made.svg}</g>`;
}

/** Returns a print's art about 0, 0, some 400 units wide. */
export function artOf(print: Print): Art {
  const first = hexOf(print.colour);
  return arts[print.art]({
    first,
    second: print.second ? hexOf(print.second) : first,
    text: (print.text ?? "BRUK").toUpperCase(),
  });
}

/** Returns a small woven label's SVG: a text in a box w × h about x, y. */
export function labelAt(text: string, at: { x: number; y: number; width: number; size: number; fill: string }): string {
  const natural = lettering(text, at.size, 0.06).width;
  const size = natural > at.width ? (at.size * at.width) / natural : at.size;
  return centred(text, { x: at.x, y: at.y + size / 2, size, tracking: 0.06, fill: at.fill });
}

const arts: Record<PrintArt, (inks: Inks) => Art> = {
  none: () => ({ svg: "", width: 1, height: 1 }),
  wordmark,
  smallMark,
  number,
  paving,
  nightLines,
  stripes,
  grid,
  waves,
  checker,
  sun,
  arrow,
  blocks,
  flower,
};

/** The text alone, as wide as it goes; a second ink adds a lower hairline with a small line of words. */
function wordmark({ first, second, text }: Inks): Art {
  const [one, two] = broken(text);
  const size = Math.min(128, (400 / lettering(one, 100).width) * 100);
  if (!two) {
    const under =
      second === first ? "" : `<rect x="-200" y="${size / 2 + 14}" width="400" height="9" fill="${second}"/>`;
    return { svg: centred(one, { x: 0, y: size / 2, size, fill: first }) + under, width: 400, height: size + 20 };
  }
  const low = Math.min(128, (400 / lettering(two, 100).width) * 100);
  const height = size + low + 16;
  return {
    svg:
      centred(one, { x: 0, y: -height / 2 + size, size, fill: first }) +
      centred(two, { x: 0, y: height / 2, size: low, fill: second }),
    width: 400,
    height,
  };
}

/** Long texts stand in two lines. */
function broken(text: string): [string, string | null] {
  const words = text.split(" ");
  if (text.length < 9 || words.length < 2) return [text, null];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(" "), words.slice(half).join(" ")];
}

/** A paving stone and the text, small. */
function smallMark({ first, second, text }: Inks): Art {
  const size = 58;
  const made = lettering(text, size, 0.04);
  const width = made.width + 74;
  const stone = `<path transform="translate(${-width / 2} ${-size / 2})" d="M6 0 L24 9 L42 0 L56 9 L47 29 L56 49 L42 58 L24 49 L6 58 L0 49 L9 29 L0 9 Z" fill="${second}"/>`;
  return {
    svg: `${stone}<path transform="translate(${-width / 2 + 74} ${size / 2})" d="${made.path}" fill="${first}"/>`,
    width,
    height: size,
  };
}

/** A large number in a disc, the words round it in a line below. */
function number({ first, second, text }: Inks): Art {
  const digits = text.replace(/\D/g, "").slice(0, 2) || "04";
  const words = text.replace(/\d/g, "").trim();
  const inside = second !== first ? second : luminance(fromHex(first)) > 0.35 ? "#1d1d1c" : "#f6f6f3";
  const ring = `<circle r="186" cy="-26" fill="${first}"/><circle r="166" cy="-26" fill="none" stroke="${inside}" stroke-width="5"/>`;
  const size = digits.length > 1 ? 190 : 220;
  const figure = centred(digits, { x: 0, y: -26 + size / 2, size, tracking: 0, fill: inside });
  return {
    svg: ring + figure + (words ? centred(words, { x: 0, y: 224, size: 34, tracking: 0.22, fill: first }) : ""),
    width: 400,
    height: 440,
  };
}
