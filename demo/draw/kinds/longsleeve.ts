import type { Look } from "../../catalogue/types.ts";
import { times } from "../engine/colour.ts";
import { gathers } from "../engine/folds.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { printAt } from "../prints/art.ts";
import { clothOf } from "../tailor/cloth.ts";
import { crewCollar, mockNeck } from "../tailor/necks.ts";
import { hemStitches, ribbedCuff, topPanels, topShape, type TopMeasures } from "../tailor/top.ts";

/** Returns the scene of a long-sleeved jersey top: 0 straight with ribbed cuffs, 1 wide with open cuffs, 2 a turtleneck. */
export function longsleeve(look: Look, seed: number, view: View): Scene {
  const r = rng(seed);
  const back = view === "back";
  const cloth = clothOf(look, "jersey");
  const shape = topShape(cuts[look.cut], r, back);
  const m = shape.measures;
  const neck = look.cut === 2 ? mockNeck(shape, cloth, back, 66) : crewCollar(shape, cloth, back, 27);
  const hems = hemStitches(shape);
  const small = look.print.art === "smallMark";
  const print = back
    ? ""
    : printAt(
        look.print,
        small
          ? { x: 600 + m.pit * 0.42, y: m.pitY - 50, width: 114 }
          : { x: 600, y: m.pitY + 56, width: m.pit * 1.14, height: 400 },
      );
  const cuffs = look.cut === 1 ? [] : [ribbedCuff(shape, 0, cloth, 62), ribbedCuff(shape, 1, cloth, 62)];
  const panels: Panel[] = [
    ...cuffs,
    ...neck.below,
    ...topPanels(shape, cloth, r, {
      bodyLines: [...hems.body, ...neck.seams],
      sleeveLines: look.cut === 1 ? hems.sleeves : [],
      bodyFolds: [...gathers(r, shape.neckLine, 22, 46, 6, 1, 1), ...gathers(r, shape.hemLine, 32, 70, 8, 1.3, -1)],
      ...(print ? { print: { svg: print } } : {}),
    }),
    ...neck.above,
  ];
  const camera =
    view === "detail"
      ? { x: 540, y: m.neckY + 230, zoom: 2.05 }
      : { x: 600, y: (m.neckY + m.hemY) / 2 + 10, zoom: look.cut === 1 ? 1.02 : 1.07 };
  return { seed, panels, thread: times(cloth.base, 0.95), warp: 9, ripple: 2, camera };
}

const cuts: Record<Look["cut"], TopMeasures> = {
  0: {
    neck: 104,
    neckY: 276,
    frontDrop: 118,
    backDrop: 28,
    shoulder: 284,
    shoulderY: 340,
    pit: 280,
    pitY: 590,
    waist: 272,
    hem: 278,
    hemY: 1190,
    hemSag: 14,
    sleeve: { elbow: [218, 752, 160], wrist: [164, 1062, 108] },
    slouch: 5,
  },
  1: {
    neck: 102,
    neckY: 272,
    frontDrop: 112,
    backDrop: 26,
    shoulder: 334,
    shoulderY: 356,
    pit: 312,
    pitY: 622,
    waist: 312,
    hem: 312,
    hemY: 1190,
    hemSag: 14,
    sleeve: { elbow: [184, 780, 192], wrist: [142, 1096, 150] },
    slouch: 5,
  },
  2: {
    neck: 100,
    neckY: 300,
    frontDrop: 40,
    backDrop: 18,
    shoulder: 282,
    shoulderY: 362,
    pit: 276,
    pitY: 606,
    waist: 266,
    hem: 274,
    hemY: 1196,
    hemSag: 12,
    sleeve: { elbow: [222, 770, 154], wrist: [168, 1074, 106] },
    slouch: 5,
  },
};
