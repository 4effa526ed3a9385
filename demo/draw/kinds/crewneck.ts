import type { Look } from "../../catalogue/types.ts";
import { gathers } from "../engine/folds.ts";
import { ribs, stitch, twinStitch } from "../engine/lines.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { printAt } from "../prints/art.ts";
import { clothOf } from "../tailor/cloth.ts";
import { crewCollar } from "../tailor/necks.ts";
import { ribbedCuff, ribbedHem, topPanels, topShape, type TopMeasures } from "../tailor/top.ts";

/** Returns the scene of a sweatshirt: 0 classic with a V gusset, 1 wide with dropped shoulders, 2 raglan with contrast sleeves where an accent is given. */
export function crewneck(look: Look, seed: number, view: View): Scene {
  const r = rng(seed);
  const back = view === "back";
  const cloth = clothOf(look, "fleece");
  const shape = topShape(cuts[look.cut], r, back);
  const m = shape.measures;
  const trim = look.cut === 2 && look.accent ? cloth.accent : cloth.base;
  const hem = ribbedHem(m, cloth, 76, trim);
  const neck = crewCollar(shape, { ...cloth, base: trim }, back, 34);
  const small = look.print.art === "smallMark";
  const print = back
    ? ""
    : printAt(
        look.print,
        small
          ? { x: 600 + m.pit * 0.42, y: m.pitY - 40, width: 120 }
          : { x: 600, y: m.pitY + 44, width: m.pit * 1.2, height: 330 },
      );
  const v = { y: m.neckY + m.frontDrop + 2, d: 62 };
  const panels: Panel[] = [
    ribbedCuff(shape, 0, cloth, 82, trim),
    ribbedCuff(shape, 1, cloth, 82, trim),
    ...neck.below,
    ...topPanels(shape, cloth, r, {
      accentSleeves: look.cut === 2 && look.accent !== undefined,
      bodyFolds: [...gathers(r, hem.top, 24, 100, 12, 2.6, -1), ...gathers(r, shape.neckLine, 28, 64, 9, 1.7, 1)],
      bodyLines: [...twinStitch(shape.hemLine, [-6, -11], { width: 1.4 }), ...neck.seams],
      ...(print ? { print: { svg: print } } : {}),
    }),
    hem.panel,
    ...(look.cut === 0 && !back
      ? [
          {
            path: `M${600 - 46} ${v.y - 10} C570 ${v.y} 630 ${v.y} ${600 + 46} ${v.y - 10} L600 ${v.y + v.d} Z`,
            colour: trim,
            material: "rib",
            heather: cloth.heather,
            thickness: 1.6,
            edge: 1.6,
            lines: [
              ...ribs(`M556 ${v.y - 6} L644 ${v.y - 6}`, `M556 ${v.y + v.d} L644 ${v.y + v.d}`, 5.4),
              ...stitch(`M556 ${v.y - 10} L600 ${v.y + v.d}`, { off: -4, width: 1.4 }),
              ...stitch(`M600 ${v.y + v.d} L644 ${v.y - 10}`, { off: -4, width: 1.4 }),
            ],
          } satisfies Panel,
        ]
      : []),
    ...neck.above,
  ];
  const camera =
    view === "detail"
      ? { x: 575, y: m.neckY + 215, zoom: 2.2 }
      : { x: 600, y: (m.neckY + m.hemY) / 2 + 44, zoom: look.cut === 1 ? 1.02 : 1.07 };
  return { seed, panels, thread: cloth.thread, warp: 9, ripple: 2.2, camera };
}

const cuts: Record<Look["cut"], TopMeasures> = {
  0: {
    neck: 112,
    neckY: 296,
    frontDrop: 118,
    backDrop: 26,
    shoulder: 298,
    shoulderY: 366,
    pit: 284,
    pitY: 632,
    waist: 284,
    hem: 278,
    hemY: 1130,
    hemSag: 12,
    sleeve: { elbow: [206, 790, 180], wrist: [160, 1074, 134] },
    slouch: 9,
  },
  1: {
    neck: 108,
    neckY: 292,
    frontDrop: 112,
    backDrop: 24,
    shoulder: 340,
    shoulderY: 380,
    pit: 316,
    pitY: 660,
    waist: 318,
    hem: 310,
    hemY: 1130,
    hemSag: 12,
    sleeve: { elbow: [182, 800, 206], wrist: [142, 1070, 156] },
    slouch: 11,
  },
  2: {
    neck: 112,
    neckY: 300,
    frontDrop: 116,
    backDrop: 26,
    shoulder: 286,
    shoulderY: 362,
    pit: 290,
    pitY: 640,
    waist: 292,
    hem: 284,
    hemY: 1140,
    hemSag: 12,
    sleeve: { elbow: [202, 800, 186], wrist: [150, 1084, 138] },
    slouch: 9,
  },
};
