import { dye, hexOf, times, type Rgb } from "../engine/colour.ts";
import { box } from "../engine/paths.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { shoulder, turned } from "../parts/lathe.ts";
import { paperLabel } from "../parts/paperLabel.ts";
import { flatShadows } from "../parts/shoe.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A bottle of oil. Cuts: 0 short with a pipette, 1 tall with a pump, 2 slim with a pipette.
 * Front with the label; back with the list of contents; detail the label and shoulder.
 */
export function dropperBottle(look: Look, seed: number, view: View): Scene {
  const rest = { seed, warp: 0.5, ripple: 0.05, fuzz: 0.05, shadows: flatShadows };
  return {
    ...rest,
    panels: bottle(look, view === "back"),
    camera: view === "detail" ? { x: 560, y: 780, zoom: 2.2 } : { x: 600, y: 760, zoom: 1.02 },
  };
}

function bottle(look: Look, back: boolean): Panel[] {
  const glass = dye(look.base);
  const top: Rgb = look.accent ? dye(look.accent) : dye("asphalt");
  const tall = look.cut === 1;
  const half = tall ? 168 : look.cut === 2 ? 150 : 196;
  const [neck, foot] = tall ? [500, 1290] : [640, 1240];
  const clear = look.base === "clear";
  const body: [number, number][] = [
    [neck - 40, 74],
    [neck, 78],
    ...shoulder([neck, 78], [neck + 110, half]),
    [neck + 130, half],
    [foot - 34, half],
    [foot - 12, half - 10],
    [foot, half - 34],
  ];
  return [
    turned({
      axis: 600,
      profile: body,
      colour: clear ? [0.7, 0.74, 0.74] : times(glass, look.base === "amber" ? 1.35 : 1.2),
      material: "glass",
      glass: 1,
      depth: 0.72,
    }),
    ...(clear
      ? [
          turned({
            axis: 600,
            profile: [
              [neck + 150, half - 20],
              [foot - 40, half - 20],
              [foot - 22, half - 36],
            ],
            colour: dye("mustard"),
            material: "glass",
            glass: 0.8,
            depth: 0.5,
            rest: { thickness: 0 },
          }),
        ]
      : []),
    ...(tall ? pump(top, neck) : pipette(top, neck)),
    paperLabel({ look, axis: 600, half, top: neck + 190, height: foot - neck - 290, back, glow: hexOf(look.base) }),
  ];
}

function pipette(top: Rgb, neck: number): Panel[] {
  return [
    turned({
      axis: 600,
      profile: [
        [neck - 130, 92],
        [neck - 124, 98],
        [neck - 24, 98],
        [neck - 18, 94],
      ],
      colour: top,
      material: "plastic",
      level: 40,
      texture: (_, a) => 1.1 * Math.sin(a * 60),
    }),
    turned({
      axis: 600,
      profile: [
        ...shoulder([neck - 372, 4], [neck - 330, 54], 8),
        [neck - 250, 58],
        [neck - 190, 62],
        [neck - 150, 70],
        [neck - 128, 74],
      ],
      colour: times(top, 1.25),
      material: "rubber",
      level: 40,
    }),
  ];
}

function pump(top: Rgb, neck: number): Panel[] {
  return [
    {
      path: box(420, neck - 226, 190, 34, 12),
      colour: top,
      material: "plastic",
      thickness: 16,
      edge: 9,
      lies: "level",
      level: 60,
    },
    turned({
      axis: 600,
      profile: [
        [neck - 160, 22],
        [neck - 90, 22],
      ],
      colour: [0.7, 0.7, 0.69],
      material: "plastic",
    }),
    turned({
      axis: 600,
      profile: [...shoulder([neck - 244, 40], [neck - 220, 62], 5), [neck - 160, 62], [neck - 150, 58]],
      colour: top,
      material: "plastic",
      level: 50,
    }),
    turned({
      axis: 600,
      profile: [
        [neck - 100, 84],
        [neck - 94, 92],
        [neck - 14, 92],
        [neck - 8, 86],
      ],
      colour: top,
      material: "plastic",
      level: 40,
      texture: (_, a) => 1.1 * Math.sin(a * 56),
    }),
  ];
}
