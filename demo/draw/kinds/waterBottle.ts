import { dye, hexOf, times, type Rgb } from "../engine/colour.ts";
import { ellipse } from "../engine/paths.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { line } from "../parts/curve.ts";
import { words } from "../parts/label.ts";
import { shoulder, turned } from "../parts/lathe.ts";
import { flatShadows } from "../parts/shoe.ts";
import { inked } from "../parts/inked.ts";
import { printAt } from "../prints/art.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A drinking bottle. Cuts: 0 insulated steel with a loop cap, 1 soft cycling bottle with a push valve.
 * Front with the print, back with the scale or stamp, detail the cap.
 */
export function waterBottle(look: Look, seed: number, view: View): Scene {
  const rest = { seed, warp: 0.5, ripple: 0.05, fuzz: 0.05, shadows: flatShadows };
  const back = view === "back";
  return {
    ...rest,
    panels: look.cut === 1 ? soft(look, back) : steel(look, back),
    camera: view === "detail" ? { x: 580, y: 420, zoom: 2.1 } : { x: 600, y: 750, zoom: 1 },
  };
}

function steel(look: Look, back: boolean): Panel[] {
  const base = dye(look.base);
  const cap: Rgb = look.accent === "silver" ? [0.36, 0.36, 0.355] : look.accent ? dye(look.accent) : dye("asphalt");
  const art =
    look.print.art === "wordmark"
      ? `<g transform="translate(592 900) rotate(-90)">${words({ x: 0, y: 0, text: look.print.text ?? "BRUK", width: 560, height: 150, fill: hexOf(look.print.colour) })}</g>`
      : printAt(inked(look), { x: 596, y: 860, width: 260, height: 420 });
  return [
    {
      path: line("530,330 524,220 560,160 600,150 640,160 676,220 670,330"),
      stroke: 36,
      colour: times(cap, 0.9),
      material: look.accent === "silver" ? "metal" : "plastic",
      thickness: 16,
      edge: 10,
      lies: "level",
      level: 70,
    },
    turned({
      axis: 600,
      profile: [
        [398, 122],
        [430, 122],
      ],
      colour: [0.36, 0.36, 0.355],
      material: "metal",
      depth: 0.6,
    }),
    turned({
      axis: 600,
      profile: [...shoulder([426, 126], [520, 190], 8), [560, 194], [1290, 194], [1326, 186], [1344, 166]],
      colour: base,
      material: "matte",
      depth: 0.66,
      rest: {
        print: {
          svg: back
            ? words({ x: 600, y: 1230, text: "BRUK", width: 120, height: 36, fill: hexOf(look.print.colour) })
            : art,
          follow: 0,
          wear: 0,
          height: 0.2,
        },
      },
      texture: (a, r) => 0.16 * Math.sin(a * 1.7 + Math.sin(r * 60) * 3),
    }),
    turned({
      axis: 600,
      profile: [
        [1322, 188],
        [1346, 180],
        [1352, 166],
      ],
      colour: [0.36, 0.36, 0.355],
      material: "metal",
      depth: 0.6,
    }),
    turned({
      axis: 600,
      profile: [...shoulder([276, 96], [300, 130], 5), [390, 134], [402, 130]],
      colour: cap,
      material: look.accent === "silver" ? "metal" : "plastic",
      depth: 0.62,
      level: 40,
      texture: (_, a) => 1.6 * Math.sin(a * 46),
    }),
  ];
}

function soft(look: Look, back: boolean): Panel[] {
  const clear = look.base === "clear";
  const base: Rgb = clear ? [0.66, 0.7, 0.7] : dye(look.base);
  const cap = look.accent ? dye(look.accent) : dye("asphalt");
  const scale = Array.from(
    { length: 9 },
    (_, i) => `<rect x="640" y="${640 + i * 68}" width="${i % 2 ? 40 : 76}" height="5" fill="${hexOf("asphalt")}"/>`,
  ).join("");
  const body: [number, number][] = [
    ...shoulder([440, 150], [520, 208], 8),
    [700, 212],
    [740, 206],
    [770, 194],
    [800, 190],
    [850, 190],
    [880, 194],
    [910, 206],
    [950, 212],
    [1280, 212],
    [1320, 200],
    [1336, 176],
  ];
  return [
    turned({
      axis: 600,
      profile: body,
      colour: base,
      material: "plastic",
      depth: 0.62,
      glass: clear ? 0.7 : 0.35,
      rest: {
        print: {
          svg: back
            ? scale
            : printAt(inked(look), { x: 596, y: 1090, width: 300, height: 260 }) +
              words({
                x: 596,
                y: 610,
                text: look.print.text ?? "BRUK",
                width: 260,
                height: 90,
                fill: hexOf(look.print.colour),
              }),
          follow: 0,
          wear: 0,
          height: 0.1,
        },
      },
    }),
    turned({
      axis: 600,
      profile: [
        [330, 150],
        [346, 172],
        [440, 176],
        [452, 170],
      ],
      colour: cap,
      material: "matte",
      depth: 0.62,
      level: 40,
      texture: (_, a) => 1.8 * Math.sin(a * 40),
    }),
    turned({
      axis: 600,
      profile: [...shoulder([268, 60], [332, 140], 8), [340, 146]],
      colour: cap,
      material: "matte",
      depth: 0.6,
      level: 40,
    }),
    turned({
      axis: 600,
      profile: [
        [186, 40],
        [196, 50],
        [230, 50],
        [244, 42],
        [276, 42],
      ],
      colour: clear ? dye("signal") : dye("chalk"),
      material: "rubber",
      depth: 0.8,
      level: 60,
    }),
    { path: ellipse(600, 190, 16, 5), colour: [0.02, 0.02, 0.02], material: "matte", thickness: -3, edge: 2 },
  ];
}
