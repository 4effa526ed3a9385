import { dye, hexOf, times, type Rgb } from "../engine/colour.ts";
import { ellipse, place } from "../engine/paths.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { spun } from "../parts/disc.ts";
import { words } from "../parts/label.ts";
import { flatShadows } from "../parts/shoe.ts";
import { turned } from "../parts/lathe.ts";
import { printAt } from "../prints/art.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A herb grinder. Cuts: 0 four parts, screwed together, 1 a flat pair the size of a coin.
 * Front: lid and toothed half; back: the stack from its side; detail the teeth.
 */
export function grinder(look: Look, seed: number, view: View): Scene {
  const colour: Rgb =
    look.base === "silver"
      ? [0.36, 0.36, 0.355]
      : look.base === "gum"
        ? [0.45, 0.26, 0.09]
        : times(dye(look.base), 1.15);
  const rest = { seed, warp: 0.5, ripple: 0.04, fuzz: 0.04, shadows: flatShadows };
  if (view === "back") return { ...rest, panels: side(look, colour) };
  const panels =
    look.cut === 1
      ? [...lid(look, colour, 410, 600, 290), ...teeth(colour, 810, 940, 290, 12)]
      : [...lid(look, colour, 440, 560, 330), ...teeth(colour, 800, 1000, 310, 22)];
  return { ...rest, panels, camera: view === "detail" ? { x: 760, y: 960, zoom: 2 } : { x: 620, y: 780, zoom: 1.04 } };
}

function lid(look: Look, colour: Rgb, x: number, y: number, radius: number): Panel[] {
  const ink = look.base === "silver" || look.base === "gum" ? hexOf("asphalt") : hexOf("silver");
  const svg =
    look.print.art === "smallMark"
      ? words({ x, y, text: look.print.text ?? "BRUK", width: radius * 1.15, height: radius * 0.32, fill: ink })
      : printAt(
          { ...look.print, colour: look.base === "asphalt" ? "silver" : look.print.colour },
          { x, y, width: radius * 1.05, height: radius },
        );
  const face = spun({ x, y, radius, colour, rim: times(colour, 0.9), thickness: 34, knurl: look.cut === 1 ? 12 : 22 });
  return [...face.slice(0, 1), { ...face[1]!, print: { svg, follow: 0, wear: 0, height: -0.8 } }];
}

function teeth(colour: Rgb, x: number, y: number, radius: number, knurl: number): Panel[] {
  const base = spun({ x, y, radius, colour, rim: times(colour, 0.9), thickness: 34, knurl, over: 46 });
  const pins: Panel[] = [];
  for (const [ring, count] of [
    [0.3, 6],
    [0.52, 12],
    [0.74, 18],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + ring * 3;
      const [px, py] = [x + Math.cos(a) * radius * ring, y + Math.sin(a) * radius * ring];
      pins.push({
        path: place("M-15 0 L0 -22 L15 0 L0 22 Z", px, py, (a * 180) / Math.PI + 20),
        colour: times(colour, 1.15),
        material: "metal",
        thickness: 20,
        edge: 5,
      });
    }
  return [
    ...base,
    {
      path: ellipse(x, y, radius * 0.86, radius * 0.86),
      colour: times(colour, 0.75),
      material: "matte",
      thickness: -20,
      edge: 6,
      light: 0.8,
    },
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i): Panel => ({
      path: ellipse(x + Math.cos(i * 0.7) * radius * 0.63, y + Math.sin(i * 0.7) * radius * 0.63, 13, 13),
      colour: [0.01, 0.01, 0.01],
      material: "matte",
      thickness: -8,
      edge: 3,
      light: 0.5,
    })),
    ...pins,
    { path: ellipse(x, y, 34, 34), colour: times(colour, 1.1), material: "metal", thickness: 16, edge: 6 },
  ];
}

function side(look: Look, colour: Rgb): Panel[] {
  const rings: [number, number, number][] =
    look.cut === 1
      ? [
          [600, 140, 330],
          [752, 130, 330],
        ]
      : [
          [380, 170, 300],
          [560, 150, 300],
          [720, 190, 296],
          [920, 170, 300],
        ];
  return rings.map(([top, high, half], i) =>
    turned({
      axis: 600,
      profile: [
        [top, half - 10],
        [top + 8, half],
        [top + high - 8, half],
        [top + high, half - 10],
      ],
      colour: times(colour, 0.8),
      material: "metal",
      depth: 0.6,
      texture: (_, a) => (i % 2 ? 0.2 * Math.sin(a * 200) : 3.2 * Math.sin(a * 44)),
    }),
  );
}
