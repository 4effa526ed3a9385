import { lettering } from "../prints/lettering.ts";

export interface RoundText {
  x: number;
  y: number;
  /** Of the baseline. */
  radius: number;
  size: number;
  /** Where the middle of the text stands, degrees, -90 at the top. */
  turn: number;
  fill: string;
}

/** Returns a text set letter by letter round a circle, read from outside, as SVG. */
export function aroundCircle(text: string, { x, y, radius, size, turn, fill }: RoundText): string {
  const letters = [...text].map((c) => ({
    path: c === " " || c === "·" ? "" : lettering(c, size).path,
    width: c === " " ? size * 0.3 : c === "·" ? size * 0.4 : lettering(c, size).width,
  }));
  const gap = size * 0.12;
  const total = letters.reduce((sum, l) => sum + l.width + gap, -gap);
  let at = -total / 2;
  return letters
    .map((l) => {
      const angle = turn + ((at + l.width / 2) / radius) * (180 / Math.PI);
      at += l.width + gap;
      const r = (angle * Math.PI) / 180;
      if (!l.path) return "";
      return `<path transform="translate(${(x + Math.cos(r) * radius).toFixed(1)} ${(y + Math.sin(r) * radius).toFixed(1)}) rotate(${(angle + 90).toFixed(2)}) translate(${(-l.width / 2).toFixed(1)} 0)" d="${l.path}" fill="${fill}"/>`;
    })
    .join("");
}
