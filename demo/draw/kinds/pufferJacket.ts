import type { Look } from "../../catalogue/types.ts";
import { mix, times, type Rgb } from "../engine/colour.ts";
import { gathers, strew, type Fold } from "../engine/folds.ts";
import { seam, stitch, type Line } from "../engine/lines.ts";
import { lattice } from "../engine/noise.ts";
import { mirror, toPath } from "../engine/paths.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { printAt } from "../prints/art.ts";
import { clothOf } from "../tailor/cloth.ts";
import { zip } from "../tailor/closures.ts";
import { standCollar } from "../tailor/collars.ts";
import { hangingHood, raisedHood } from "../tailor/hood.ts";
import { topPanels, topShape, type TopMeasures, type TopShape } from "../tailor/top.ts";

/** Returns the scene of a puffer: 0 short with a stand collar, 1 long and hooded with wide chambers, 2 cropped with narrow chambers and its yoke in the accent. */
export function pufferJacket(look: Look, seed: number, view: View): Scene {
  const r = rng(seed);
  const back = view === "back";
  const cloth = clothOf(look, "nylon");
  const shape = topShape(cuts[look.cut], r, back);
  const m = shape.measures;
  const seams = chamberSeams(m);
  const seat = { neck: m.neck, y: m.neckY, front: m.frontDrop };
  const yokeY = m.pitY - 20;
  const accent = look.cut === 2 && look.accent ? cloth.accent : null;
  const print = printAt(
    look.print,
    back
      ? { x: 600, y: m.pitY + 60, width: m.pit * 0.9, height: 260 }
      : { x: 600 + m.pit * 0.48, y: m.pitY - 70, width: 104, height: 96 },
  );
  const folds: Fold[] = seams.flatMap((d) => [
    ...gathers(r, d, 19, 40, 7, 2.6, 1),
    ...gathers(r, d, 19, 40, 7, 2.6, -1),
  ]);
  const lines: Line[] = seams.flatMap((d) => [...seam(d, 0.8, 2.4), ...stitch(d, { width: 1.3, groove: 0 })]);
  const body = topPanels(shape, cloth, r, {
    calm: 0.4,
    sleeveCalm: 0.3,
    bodyHeight: chambersOfBody(m, seed),
    sleeveHeight: (i) => chambersOfSleeve(shape, i, seed),
    bodyFolds: [...folds, ...strew(r, [600 - m.pit, m.shoulderY + 60, 600 + m.pit, m.hemY], 26, [80, 50], 60, 9, 2)],
    bodyLines: lines,
    sleeveLines: sleeveSeams(shape),
    ...(accent
      ? {
          tint:
            (part) =>
            (_, y): Rgb =>
              part === "body" ? (y < yokeY ? accent : cloth.base) : y < yokeY + 30 ? accent : cloth.base,
        }
      : {}),
    ...(print ? { print: { svg: print, height: 0.5 } } : {}),
  });
  const collar = standCollar(m, accent ? { ...cloth, base: accent } : cloth, 92, back);
  const dark = times(cloth.base, 0.6);
  const teeth: Rgb = look.accent && !accent ? cloth.accent : mix(cloth.base, [0.02, 0.02, 0.02], 0.6);
  const hooded = look.cut === 1;
  const zipTop = hooded ? m.neckY + m.frontDrop - 2 : m.neckY - 60;
  const panels: Panel[] = [
    ...(hooded ? [] : collar.below),
    ...body,
    ...(hooded ? (back ? hangingHood(seat, cloth, r) : raisedHood(seat, cloth, r, dark)) : collar.above),
    ...(back
      ? []
      : [
          ...zip(`M601 ${zipTop} C603 ${m.pitY} 597 ${m.hemY - 200} 600 ${m.hemY + 2}`, {
            tape: dark,
            teeth,
            width: 30,
            slider: 0.03,
          }),
          ...[-1, 1].flatMap((s) =>
            zip(`M${600 + s * m.hem * 0.66} ${m.hemY - 86} L${600 + s * m.hem * 0.5} ${m.hemY - 230}`, {
              tape: dark,
              teeth,
              width: 20,
              slider: 0.96,
              coil: true,
            }),
          ),
        ]),
  ];
  const camera =
    view === "detail"
      ? { x: 660, y: m.pitY - 40, zoom: 2.1 }
      : {
          x: 600,
          y: (m.neckY + m.hemY) / 2 - (hooded ? (back ? 18 : 112) : 30),
          zoom: look.cut === 2 ? 1.03 : hooded ? (back ? 1.06 : 1) : 1.06,
        };
  return { seed, panels, thread: cloth.thread, warp: 8, ripple: 2, camera };
}

/** Courses of the stitching between chambers, counted upwards from the hem; they sag a little in the middle. */
function chamberSeams(m: TopMeasures): string[] {
  const out: string[] = [];
  const period = m.baffles!.body;
  for (let y = m.hemY - period; y > m.shoulderY + 40; y -= period)
    out.push(
      `M${600 - m.shoulder - 20} ${y} C${600 - m.pit * 0.4} ${y + sag} ${600 + m.pit * 0.4} ${y + sag} ${600 + m.shoulder + 20} ${y}`,
    );
  return out;
}

const sag = 12;

/** Filling between two seams: full in the middle, drawn in at the seams, lumpy. */
const pillow = (share: number): number => Math.abs(Math.sin(Math.PI * share)) ** 0.62;

function chambersOfBody(m: TopMeasures, seed: number): NonNullable<Panel["height"]> {
  const period = m.baffles!.body;
  const lump = lattice(64, 40, seed + 91);
  return (x, y) => {
    const u = (x - 600) / (m.shoulder + 20);
    const at = (m.hemY - y + sag * 0.75 * Math.max(0, 1 - u * u)) / period;
    return pillow(at) * (17 + 5 * lump(x, y)) * Math.min(1, period / 92);
  };
}

function chambersOfSleeve(shape: TopShape, i: 0 | 1, seed: number): NonNullable<Panel["height"]> {
  const arm = shape.limbs[i];
  const count = shape.measures.baffles!.sleeve;
  const lump = lattice(54, 40, seed + 92 + i);
  return (x, y) => pillow(Math.max(0, arm.along(i ? 1200 - x : x, y)) * count) * (20 + 6 * lump(x, y));
}

function sleeveSeams(shape: TopShape): Line[] {
  const count = shape.measures.baffles!.sleeve;
  return shape.limbs.flatMap((arm, i) =>
    Array.from({ length: count - 1 }, (_, n) => {
      const t = (n + 1) / count;
      const d = toPath([arm.at(t, 1.05), arm.at(t + 0.006, 0), arm.at(t, -1.05)]);
      return seam(i ? mirror(d) : d, 0.8, 2.4);
    }).flat(),
  );
}

const cuts: Record<Look["cut"], TopMeasures> = {
  0: {
    neck: 104,
    neckY: 330,
    frontDrop: 66,
    backDrop: 18,
    shoulder: 308,
    shoulderY: 396,
    pit: 308,
    pitY: 650,
    waist: 312,
    hem: 284,
    hemY: 1210,
    hemSag: 12,
    sleeve: { elbow: [186, 808, 206], wrist: [150, 1120, 150] },
    slouch: 4,
    baffles: { sleeve: 8, body: 96 },
  },
  1: {
    neck: 118,
    neckY: 400,
    frontDrop: 92,
    backDrop: 20,
    shoulder: 312,
    shoulderY: 470,
    pit: 306,
    pitY: 730,
    waist: 312,
    hem: 312,
    hemY: 1360,
    hemSag: 12,
    sleeve: { elbow: [184, 900, 204], wrist: [146, 1210, 150] },
    slouch: 4,
    baffles: { sleeve: 6, body: 128 },
  },
  2: {
    neck: 104,
    neckY: 346,
    frontDrop: 66,
    backDrop: 18,
    shoulder: 326,
    shoulderY: 420,
    pit: 322,
    pitY: 680,
    waist: 328,
    hem: 300,
    hemY: 1120,
    hemSag: 10,
    sleeve: { elbow: [178, 820, 212], wrist: [146, 1090, 160] },
    slouch: 4,
    baffles: { sleeve: 10, body: 66 },
  },
};
