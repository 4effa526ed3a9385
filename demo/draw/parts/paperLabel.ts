import { dye, hexOf, luminance } from "../engine/colour.ts";
import type { Panel } from "../engine/scene.ts";
import { printAt } from "../prints/art.ts";
import { words } from "./label.ts";
import { turned } from "./lathe.ts";
import type { Look } from "../../catalogue/types.ts";

export interface PaperLabel {
  look: Look;
  axis: number;
  half: number;
  top: number;
  height: number;
  back: boolean;
  /** The colour of the glass it sits on, CSS. */
  glow: string;
}

/** Returns a paper label round a bottle: name, a rule, small lines; behind, the list of contents. */
export function paperLabel({ look, axis, half, top, height, back }: PaperLabel): Panel {
  const paper = look.print.second ? dye(look.print.second) : dye("ecru");
  const ground = look.print.art === "smallMark" ? dye(look.print.colour) : dye("ecru");
  const dark = luminance(ground) < 0.3;
  const ink =
    look.print.second && Math.abs(luminance(paper) - luminance(ground)) > 0.25
      ? hexOf(look.print.second)
      : dark
        ? hexOf("chalk")
        : hexOf("asphalt");
  const text = look.print.text ?? "BRUK";
  const [w, x] = [half * 1.5, axis];
  const rule = (y: number, wide: number, high = 3): string =>
    `<rect x="${x - wide / 2}" y="${y}" width="${wide}" height="${high}" fill="${ink}"/>`;
  const face = [
    printAt(
      { art: "paving", colour: look.print.second ?? "asphalt", text: " " },
      { x, y: top + height * 0.2, width: w * 0.34, height: height * 0.2 },
    ),
    words({ x, y: top + height * 0.45, text, width: w * 0.86, height: height * 0.16, fill: ink }),
    rule(top + height * 0.58, w * 0.86, 4),
    words({ x, y: top + height * 0.66, text: "KONOPIE", width: w * 0.5, height: height * 0.06, fill: ink }),
    rule(top + height * 0.74, w * 0.86),
    words({
      x: x - w * 0.24,
      y: top + height * 0.82,
      text: "30 ML",
      width: w * 0.3,
      height: height * 0.055,
      fill: ink,
    }),
    words({ x: x + w * 0.26, y: top + height * 0.82, text: "BRUK", width: w * 0.3, height: height * 0.055, fill: ink }),
  ].join("");
  const lines = Array.from(
    { length: 11 },
    (_, i) =>
      `<rect x="${x - w * 0.42}" y="${top + height * (0.2 + i * 0.055)}" width="${w * (i % 4 === 3 ? 0.5 : 0.7 + ((i * 37) % 14) / 100)}" height="${height * 0.016}" fill="${ink}" opacity="0.8"/>`,
  ).join("");
  const bars = Array.from(
    { length: 26 },
    (_, i) =>
      `<rect x="${x - w * 0.2 + i * w * 0.016}" y="${top + height * 0.84}" width="${w * (0.004 + ((i * 53) % 4) * 0.003)}" height="${height * 0.1}" fill="${ink}"/>`,
  ).join("");
  const reverse =
    words({ x, y: top + height * 0.11, text, width: w * 0.6, height: height * 0.07, fill: ink }) + lines + bars;
  return turned({
    axis,
    profile: [
      [top, half + 1.5],
      [top + height, half + 1.5],
    ],
    colour: ground,
    material: "paper",
    depth: 0.72,
    level: 12,
    rest: { print: { svg: back ? reverse : face, follow: 0, wear: 0, height: 0.05 } },
  });
}
