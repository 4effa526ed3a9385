import type { Look } from "../../catalogue/types.ts";
import { gathers } from "../engine/folds.ts";
import { seam } from "../engine/lines.ts";
import { rng } from "../engine/rng.ts";
import { times } from "../engine/colour.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { printAt } from "../prints/art.ts";
import { clothOf } from "../tailor/cloth.ts";
import { crewCollar } from "../tailor/necks.ts";
import { hemStitches, topPanels, topShape, type TopMeasures } from "../tailor/top.ts";

/** Returns the scene of a T-shirt: 0 straight, 1 oversized with dropped shoulders, 2 cropped and boxy. */
export function tee(look: Look, seed: number, view: View): Scene {
  const r = rng(seed);
  const back = view === "back";
  const cloth = clothOf(look, "jersey");
  const shape = topShape(cuts[look.cut], r, back);
  const m = shape.measures;
  const neck = crewCollar(shape, cloth, back, look.cut === 1 ? 34 : 27);
  const hems = hemStitches(shape);
  const small = look.print.art === "smallMark";
  const print = back
    ? ""
    : printAt(
        look.print,
        small
          ? { x: 600 + m.pit * 0.42, y: m.pitY - 50, width: 118 }
          : { x: 600, y: m.pitY + 62, width: m.pit * 1.16, height: 430 },
      );
  const panels: Panel[] = [
    ...neck.below,
    ...topPanels(shape, cloth, r, {
      bodyLines: [
        ...hems.body,
        ...neck.seams,
        ...(back ? seam(`M${600 - m.neck} ${m.neckY + 4} L${600 - m.shoulder} ${m.shoulderY}`, 0) : []),
      ],
      sleeveLines: hems.sleeves,
      bodyFolds: [...gathers(r, shape.neckLine, 22, 46, 6, 1, 1), ...gathers(r, shape.hemLine, 32, 70, 8, 1.3, -1)],
      ...(print ? { print: { svg: print } } : {}),
    }),
    ...neck.above,
  ];
  const camera =
    view === "detail"
      ? { x: 572, y: m.neckY + 200, zoom: 2.15 }
      : { x: 600, y: (m.neckY + m.hemY) / 2 + 6, zoom: 1.02 };
  return { seed, panels, thread: times(cloth.base, 0.95), warp: 8, ripple: 1.6, camera };
}

const cuts: Record<Look["cut"], TopMeasures> = {
  0: {
    neck: 104,
    neckY: 288,
    frontDrop: 122,
    backDrop: 30,
    shoulder: 290,
    shoulderY: 344,
    pit: 292,
    pitY: 590,
    waist: 284,
    hem: 290,
    hemY: 1212,
    hemSag: 14,
    sleeve: { elbow: [246, 528, 214], wrist: [180, 594, 212] },
    slouch: 0,
    shortSleeve: true,
  },
  1: {
    neck: 100,
    neckY: 272,
    frontDrop: 112,
    backDrop: 26,
    shoulder: 338,
    shoulderY: 352,
    pit: 330,
    pitY: 626,
    waist: 328,
    hem: 326,
    hemY: 1216,
    hemSag: 16,
    sleeve: { elbow: [222, 546, 232], wrist: [162, 620, 228] },
    slouch: 0,
    shortSleeve: true,
  },
  2: {
    neck: 102,
    neckY: 318,
    frontDrop: 108,
    backDrop: 26,
    shoulder: 318,
    shoulderY: 384,
    pit: 322,
    pitY: 632,
    waist: 326,
    hem: 330,
    hemY: 1130,
    hemSag: 10,
    sleeve: { elbow: [234, 568, 222], wrist: [180, 632, 220] },
    slouch: 0,
    shortSleeve: true,
  },
};
