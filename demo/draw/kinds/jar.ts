import { dye, hexOf, times, type Rgb } from "../engine/colour.ts";
import { ellipse } from "../engine/paths.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { shoulder, turned } from "../parts/lathe.ts";
import { spun } from "../parts/disc.ts";
import { paperLabel } from "../parts/paperLabel.ts";
import { flatShadows } from "../parts/shoe.ts";
import { inked } from "../parts/inked.ts";
import { printAt } from "../prints/art.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A jar. Cuts: 0 squat glass with a metal lid, 1 flat tin, 2 tall airtight glass.
 * Front; back (the tin open, the jar's list of contents); detail the lid's edge and label.
 */
export function jar(look: Look, seed: number, view: View): Scene {
  const rest = { seed, warp: 0.5, ripple: 0.05, fuzz: 0.05, shadows: flatShadows };
  const panels = look.cut === 1 ? tin(look, view === "back") : glass(look, view === "back");
  return {
    ...rest,
    panels,
    camera: view === "detail" ? { x: 540, y: 640, zoom: 2.1 } : { x: 600, y: 760, zoom: 1.04 },
  };
}

function glass(look: Look, back: boolean): Panel[] {
  const tall = look.cut === 2;
  const half = tall ? 280 : 330;
  const [top, foot] = tall ? [470, 1240] : [640, 1120];
  const lid: Rgb = look.accent === "silver" ? [0.42, 0.42, 0.41] : look.accent ? dye(look.accent) : dye("asphalt");
  const metal = look.accent === "silver";
  const body: [number, number][] = [
    [top - 20, half - 50],
    ...shoulder([top, half - 50], [top + 60, half], 8),
    [foot - 50, half],
    [foot - 18, half - 14],
    [foot, half - 48],
  ];
  return [
    turned({
      axis: 600,
      profile: body,
      colour: look.base === "clear" ? [0.7, 0.74, 0.74] : times(dye(look.base), 1.3),
      material: "glass",
      glass: 1,
      depth: 0.62,
    }),
    turned({
      axis: 600,
      profile: [
        [top - 154, half - 26],
        ...shoulder([top - 154, half - 26], [top - 140, half - 12], 4),
        [top - 16, half - 12],
        [top - 6, half - 18],
      ],
      colour: lid,
      material: metal ? "metal" : "matte",
      depth: 0.62,
      level: 30,
      texture: (a, r) => (metal ? 0.25 * Math.sin(a * 1.3) : 1.2 * Math.sin(r * 90)),
    }),
    ...(tall
      ? [
          turned({
            axis: 600,
            profile: [
              [top - 6, half - 40],
              [top + 10, half - 40],
            ],
            colour: dye("chalk"),
            material: "rubber",
            depth: 0.62,
            level: 20,
          }),
        ]
      : []),
    paperLabel({
      look,
      axis: 600,
      half,
      top: top + (tall ? 180 : 110),
      height: tall ? 420 : 290,
      back,
      glow: hexOf(look.base),
    }),
  ];
}

function tin(look: Look, open: boolean): Panel[] {
  const colour = dye(look.base);
  const lid = (x: number, y: number, R: number, over = 0): Panel[] => [
    ...spun({ x, y, radius: R, colour, rim: times(colour, 1.5), thickness: 26, over }),
    {
      path: ellipse(x, y, R * 0.86, R * 0.86),
      colour,
      material: "matte",
      thickness: -4,
      edge: 3,
      print: {
        svg: printAt(inked(look), { x, y, width: R * 1.15, height: R * 1.2 }),
        follow: 0,
        wear: 0.05,
        height: 0.4,
      },
    },
  ];
  if (!open) return lid(600, 760, 400);
  return [
    ...spun({ x: 470, y: 620, radius: 340, colour: times(colour, 1), rim: [0.4, 0.4, 0.39], thickness: 30 }),
    {
      path: ellipse(470, 620, 312, 312),
      colour: dye("ecru"),
      material: "matte",
      thickness: -18,
      edge: 5,
      volume: [[14, 60]],
      light: 0.9,
    },
    ...lid(820, 1050, 300, 44),
  ];
}
