import type { Look } from "../../catalogue/types.ts";
import { crease, gathers } from "../engine/folds.ts";
import { seam, stitch, twinStitch } from "../engine/lines.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { printAt } from "../prints/art.ts";
import { clothOf, type Cloth } from "../tailor/cloth.ts";
import { drawstrings, fallenHood, hangingHood, raisedHood } from "../tailor/hood.ts";
import { ribbedCuff, ribbedHem, topPanels, topShape, type TopMeasures, type TopShape } from "../tailor/top.ts";

/** Returns the scene of a hoodie: 0 with its hood fallen back, 1 with its hood up, 2 cropped and wide, without strings. */
export function hoodie(look: Look, seed: number, view: View): Scene {
  const r = rng(seed);
  const back = view === "back";
  const cloth = clothOf(look, "fleece");
  const shape = topShape(hoodieCuts[look.cut], r, back);
  const m = shape.measures;
  const hem = ribbedHem(m, cloth, 78);
  const small = look.print.art === "smallMark";
  const print = back
    ? ""
    : printAt(
        look.print,
        small
          ? { x: 600 + m.pit * 0.42, y: m.pitY - 22, width: 116 }
          : { x: 600, y: m.pitY + (look.cut === 2 ? 22 : 40), width: m.pit * 1.16, height: look.cut === 2 ? 170 : 226 },
      );
  const seat = { neck: m.neck, y: m.neckY, front: m.frontDrop };
  const strings =
    look.cut === 2
      ? []
      : drawstrings(
          [
            [556, m.neckY + m.frontDrop - 8],
            [650, m.neckY + m.frontDrop - 12],
          ],
          look.cut === 0 ? [206, 226] : [176, 160],
          look.accent ? cloth.accent : cloth.base,
          r,
          look.cut === 0 ? "metal" : "knot",
        );
  const panels: Panel[] = [
    ribbedCuff(shape, 0, cloth, 84),
    ribbedCuff(shape, 1, cloth, 84),
    ...topPanels(shape, cloth, r, {
      bodyFolds: [...gathers(r, hem.top, 24, 110, 12, 2.6, -1), ...gathers(r, shape.neckLine, 34, 80, 12, 2, 1)],
      bodyLines: twinStitch(shape.hemLine, [-6, -11], { width: 1.4 }),
      ...(print ? { print: { svg: print } } : {}),
    }),
    hem.panel,
    ...(back
      ? hangingHood(seat, cloth, r)
      : [
          kangarooPocket(shape, cloth, r),
          ...(look.cut === 1
            ? raisedHood(seat, cloth, r)
            : fallenHood(seat, cloth, r, look.accent && look.cut === 2 ? cloth.accent : cloth.inside)),
          ...strings,
        ]),
  ];
  const camera =
    view === "detail"
      ? { x: 590, y: m.neckY + 170, zoom: 2.1 }
      : {
          x: 600,
          y: back ? (m.neckY + m.hemY) / 2 + 14 : look.cut === 1 ? 720 : 752,
          zoom: look.cut === 2 ? 1.03 : back ? 1.1 : 1.06,
        };
  return { seed, panels, thread: cloth.thread, warp: 9, ripple: 2.2, camera };
}

/** Returns a kangaroo pocket sewn on the belly, its slanted openings doubled. */
export function kangarooPocket(shape: TopShape, cloth: Cloth, r: () => number): Panel {
  const m = shape.measures;
  const top = m.hemY - 292;
  const [w, u] = [m.hem * 0.72, m.hem * 0.5];
  const path = `M${600 - u} ${top} L${600 + u} ${top} C${600 + u + 10} ${top + 26} ${600 + w - 14} ${top + 116} ${600 + w} ${top + 150} L${600 + w} ${m.hemY} C${600 + w * 0.5} ${m.hemY + m.hemSag * 0.7} ${600 - w * 0.5} ${m.hemY + m.hemSag * 0.7} ${600 - w} ${m.hemY} L${600 - w} ${top + 150} C${600 - w + 14} ${top + 116} ${600 - u - 10} ${top + 26} ${600 - u} ${top} Z`;
  const left = `M${600 - u} ${top} C${600 - u - 10} ${top + 26} ${600 - w + 14} ${top + 116} ${600 - w} ${top + 150}`;
  const right = `M${600 + u} ${top} C${600 + u + 10} ${top + 26} ${600 + w - 14} ${top + 116} ${600 + w} ${top + 150}`;
  return {
    path,
    colour: cloth.base,
    material: cloth.material,
    heather: cloth.heather,
    thickness: 4.5,
    edge: 2,
    volume: [[5, 12]],
    undulation: { height: 4, long: 160, wide: 80 },
    variant: 4,
    folds: [
      ...gathers(r, left, 40, 80, 11, 2.4, -1),
      ...gathers(r, right, 40, 80, 11, 2.4, 1),
      crease(600, top + 150, 10, 240, 28, 2.6),
      crease(600 - w * 0.6, top + 190, 96, 190, 20, 3.4),
      crease(600 + w * 0.6, top + 200, 84, 190, 20, 3.4),
    ],
    lines: [
      ...twinStitch(left, [-14, -20], { width: 1.4 }),
      ...twinStitch(right, [14, 20], { width: 1.4 }),
      ...stitch(`M${600 - u} ${top} L${600 + u} ${top}`, { off: 7, width: 1.4 }),
      ...stitch(`M${600 - w} ${top + 150} L${600 - w} ${m.hemY}`, { off: -6, width: 1.4 }),
      ...stitch(`M${600 + w} ${top + 150} L${600 + w} ${m.hemY}`, { off: 6, width: 1.4 }),
      ...seam(left, 0.5, 2),
      ...seam(right, 0.5, 2),
    ],
  };
}

/** Measures of hoodies, also of those with a zip. */
export const hoodieCuts: Record<Look["cut"], TopMeasures> = {
  0: {
    neck: 118,
    neckY: 372,
    frontDrop: 96,
    backDrop: 20,
    shoulder: 304,
    shoulderY: 446,
    pit: 288,
    pitY: 706,
    waist: 290,
    hem: 284,
    hemY: 1214,
    hemSag: 12,
    sleeve: { elbow: [214, 850, 190], wrist: [166, 1128, 142] },
    slouch: 9,
  },
  1: {
    neck: 120,
    neckY: 420,
    frontDrop: 104,
    backDrop: 20,
    shoulder: 292,
    shoulderY: 482,
    pit: 278,
    pitY: 724,
    waist: 276,
    hem: 272,
    hemY: 1238,
    hemSag: 12,
    sleeve: { elbow: [216, 880, 176], wrist: [150, 1140, 132] },
    slouch: 8,
  },
  2: {
    neck: 122,
    neckY: 396,
    frontDrop: 92,
    backDrop: 20,
    shoulder: 336,
    shoulderY: 478,
    pit: 314,
    pitY: 734,
    waist: 318,
    hem: 312,
    hemY: 1120,
    hemSag: 10,
    sleeve: { elbow: [186, 850, 206], wrist: [140, 1066, 158] },
    slouch: 11,
  },
};
