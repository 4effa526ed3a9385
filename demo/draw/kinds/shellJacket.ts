// Over the usual length: three jackets share one outline but differ in closure, collar and pockets.
import type { Look } from "../../catalogue/types.ts";
import { mix, times, type Rgb } from "../engine/colour.ts";
import { gathers, strew } from "../engine/folds.ts";
import { seam, stitch, twinStitch, type Line } from "../engine/lines.ts";
import { circle, mirror, toPath, type Point } from "../engine/paths.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { printAt } from "../prints/art.ts";
import { clothOf, type Cloth } from "../tailor/cloth.ts";
import { puller, stud, zip } from "../tailor/closures.ts";
import { collarBehind, shirtCollar } from "../tailor/collars.ts";
import { hangingHood, raisedHood } from "../tailor/hood.ts";
import { topPanels, topShape, type TopMeasures, type TopShape } from "../tailor/top.ts";

/** Returns the scene of a shell: 0 a hooded jacket with a storm flap, 1 an anorak with a half zip, a big pocket and its yoke in the accent, 2 a coach jacket with snaps and a print at the back. */
export function shellJacket(look: Look, seed: number, view: View): Scene {
  const r = rng(seed);
  const back = view === "back";
  const cloth = clothOf(look, look.cut === 2 ? "nylon" : "shell");
  const shape = topShape(cuts[look.cut], r, back);
  const m = shape.measures;
  const seat = { neck: m.neck, y: m.neckY, front: m.frontDrop };
  const dark: Rgb = times(cloth.base, 0.62);
  const teeth: Rgb = look.accent && look.cut !== 1 ? cloth.accent : times(cloth.base, 0.5);
  const print = back
    ? printAt(look.print, {
        x: 600,
        y: m.pitY + (look.cut === 2 ? -20 : 60),
        width: m.pit * (look.cut === 2 ? 1.2 : 0.9),
        height: 330,
      })
    : printAt(look.print, { x: 600 + m.pit * 0.5, y: m.pitY - (look.cut === 1 ? 92 : 60), width: 108, height: 104 });
  const yokeLine = `M${600 - m.pit - 30} ${m.pitY - 26} C560 ${m.pitY + 6} 640 ${m.pitY + 6} ${600 + m.pit + 30} ${m.pitY - 26}`;
  const lines: Line[] = [
    ...twinStitch(shape.hemLine, [-26, -31], { width: 1.3, groove: 0.4 }),
    ...(look.cut === 1 || back ? [...seam(yokeLine, 0.6), ...stitch(yokeLine, { off: 6, width: 1.3 })] : []),
  ];
  const body = topPanels(shape, cloth, r, {
    calm: 1.1,
    bodyLines: lines,
    sleeveLines: elbowDarts(shape),
    bodyFolds: [
      ...gathers(r, shape.hemLine, 30, 90, 9, 2.6, -1),
      ...strew(r, [600 - m.hem + 30, m.pitY, 600 + m.hem - 30, m.hemY - 60], 12, [60, 90], 120, 8, 3),
    ],
    ...(print && !(look.cut === 1 && !back) ? { print: { svg: print } } : {}),
  });
  const panels: Panel[] = [
    ...(look.cut === 2 ? coachBelow(m, cloth, back) : []),
    ...body,
    ...(look.cut === 1
      ? [yokePanel(shape, cloth, print && !back ? print : "", look.accent ? cloth.accent : cloth.base)]
      : []),
    ...cuffTabs(shape, cloth, look.cut === 2),
    ...(back
      ? []
      : look.cut === 0
        ? stormFront(m, cloth, dark, teeth)
        : look.cut === 1
          ? anorakFront(m, cloth, dark, teeth)
          : coachFront(m, cloth)),
    ...(look.cut === 2
      ? back
        ? collarBehind(m, cloth, { width: 1.4 })
        : shirtCollar(m, cloth, { point: 86, spread: 96, open: false, sew: { width: 1.4 } }).above
      : back
        ? hangingHood(seat, cloth, r)
        : raisedHood(seat, cloth, r, dark)),
    ...(look.cut === 2 ? [] : toggles(m, dark, back)),
  ];
  const camera =
    view === "detail"
      ? { x: 620, y: m.neckY + 150, zoom: 2.1 }
      : {
          x: 600,
          y: (m.neckY + m.hemY) / 2 - (look.cut === 2 ? 0 : back ? 18 : 104),
          zoom: back || look.cut === 2 ? 1.1 : 1.04,
        };
  return { seed, panels, thread: cloth.thread, warp: 8, ripple: 2.4, camera };
}

/** Two short seams shape each elbow. */
const elbowDarts = (shape: TopShape): Line[] =>
  shape.limbs.flatMap((arm, i) =>
    [0.47, 0.55].flatMap((t) => {
      const d = toPath([arm.at(t, 0.95), arm.at(t + 0.01, 0.35)]);
      return seam(i ? mirror(d) : d, 0.5, 1.8);
    }),
  );

/** The upper part of an anorak in the second colour; it drapes with the body below. */
function yokePanel(shape: TopShape, cloth: Cloth, print: string, colour: Rgb): Panel {
  const m = shape.measures;
  const path = `${shape.neckLine} L${600 + m.shoulder} ${m.shoulderY} L${600 + m.shoulder} ${m.shoulderY} ${shape.armholes[1].replace(/^M\S+ \S+/, "")} C${600 + m.pit - 20} ${m.pitY + 2} 640 ${m.pitY + 26} 600 ${m.pitY + 26} C560 ${m.pitY + 26} ${600 - m.pit + 20} ${m.pitY + 2} ${600 - m.pit} ${m.pitY} C${600 - m.pit + 26} ${m.pitY - (m.pitY - m.shoulderY) * 0.36} ${600 - m.shoulder + 22} ${m.shoulderY + (m.pitY - m.shoulderY) * 0.3} ${600 - m.shoulder} ${m.shoulderY} Z`;
  const low = `M${600 - m.pit} ${m.pitY} C${600 - m.pit + 20} ${m.pitY + 2} 560 ${m.pitY + 26} 600 ${m.pitY + 26} C640 ${m.pitY + 26} ${600 + m.pit - 20} ${m.pitY + 2} ${600 + m.pit} ${m.pitY}`;
  return {
    path,
    colour,
    material: cloth.material,
    thickness: 1,
    edge: 1.6,
    lines: twinStitch(low, [-5, -11], { width: 1.3 }),
    ...(print ? { print: { svg: print } } : {}),
  };
}

/** A flap over the zip, snapped, with two slanted zipped hand pockets and one on the chest. */
function stormFront(m: TopMeasures, cloth: Cloth, dark: Rgb, teeth: Rgb): Panel[] {
  const top = m.neckY + m.frontDrop - 4;
  const flap = `M580 ${top} L632 ${top - 2} C634 ${m.pitY} 629 ${m.hemY - 200} 631 ${m.hemY + 8} L579 ${m.hemY + 9} C577 ${m.hemY - 200} 582 ${m.pitY} 580 ${top} Z`;
  const edge = `M632 ${top - 2} C634 ${m.pitY} 629 ${m.hemY - 200} 631 ${m.hemY + 8}`;
  const snaps: Panel[] = [];
  for (let i = 0; i < 5; i++) snaps.push(...stud(606, top + 60 + (i * (m.hemY - top - 110)) / 4, 8.5, dark));
  return [
    ...zip(`M${600 - m.hem * 0.74} ${m.hemY - 104} L${600 - m.hem * 0.46} ${m.hemY - 270}`, {
      tape: dark,
      teeth,
      width: 22,
      slider: 0.98,
      coil: true,
    }),
    ...zip(`M${600 + m.hem * 0.74} ${m.hemY - 104} L${600 + m.hem * 0.46} ${m.hemY - 270}`, {
      tape: dark,
      teeth,
      width: 22,
      slider: 0.98,
      coil: true,
    }),
    ...zip(`M${600 - m.pit * 0.5} ${m.pitY + 60} L${600 - m.pit * 0.46} ${m.pitY - 96}`, {
      tape: dark,
      teeth,
      width: 20,
      slider: 0.98,
      coil: true,
    }),
    {
      path: flap,
      colour: cloth.base,
      material: cloth.material,
      thickness: 4,
      edge: 2,
      volume: [[3, 10]],
      lies: "bridge",
      bridge: 14,
      lines: [
        ...twinStitch(edge, [6, 12], { width: 1.4 }),
        ...seam(`M580 ${top} C582 ${m.pitY} 577 ${m.hemY - 200} 579 ${m.hemY + 9}`, 0.5),
      ],
    },
    ...snaps,
    ...puller(640, m.hemY - 46, dark, 0.8),
  ];
}

/** A half zip, a kangaroo pocket under a wide flap, a side zip. */
function anorakFront(m: TopMeasures, cloth: Cloth, dark: Rgb, teeth: Rgb): Panel[] {
  const y = m.pitY + 92;
  const w = m.pit * 0.74;
  const bag = `M${600 - w} ${y} L${600 + w} ${y} L${600 + w + 4} ${y + 236} C${600 + w} ${y + 250} ${600 - w} ${y + 250} ${600 - w - 4} ${y + 236} Z`;
  const flap = `M${600 - w - 6} ${y - 20} L${600 + w + 6} ${y - 20} L${600 + w + 4} ${y + 54} C${600 + w * 0.5} ${y + 72} ${600 - w * 0.5} ${y + 72} ${600 - w - 4} ${y + 54} Z`;
  const rim = `M${600 + w} ${y} L${600 + w + 4} ${y + 236} C${600 + w} ${y + 250} ${600 - w} ${y + 250} ${600 - w - 4} ${y + 236} L${600 - w} ${y}`;
  const lip = `M${600 + w + 4} ${y + 54} C${600 + w * 0.5} ${y + 72} ${600 - w * 0.5} ${y + 72} ${600 - w - 4} ${y + 54}`;
  const common = { colour: cloth.base, material: cloth.material } as const;
  return [
    {
      ...common,
      path: bag,
      thickness: 5,
      edge: 2.4,
      volume: [[6, 16]],
      lies: "bridge",
      bridge: 16,
      undulation: { height: 4, degrees: 0, long: 160, wide: 70 },
      lines: twinStitch(rim, [6, 12], { width: 1.4 }),
    },
    {
      ...common,
      path: flap,
      thickness: 4,
      edge: 2,
      volume: [[3, 10]],
      lies: "bridge",
      bridge: 12,
      lines: [
        ...twinStitch(lip, [6, 12], { width: 1.4 }),
        ...twinStitch(`M${600 - w - 6} ${y - 20} L${600 + w + 6} ${y - 20}`, [5, 11], { width: 1.4 }),
      ],
    },
    ...stud(600 - w * 0.62, y + 38, 8.5, dark),
    ...stud(600 + w * 0.62, y + 38, 8.5, dark),
    ...zip(`M601 ${m.neckY + m.frontDrop - 2} L599 ${y - 28}`, { tape: dark, teeth, width: 26, slider: 0.02 }),
    ...zip(`M${600 + m.hem - 30} ${m.hemY - 10} L${600 + m.hem - 34} ${m.hemY - 200}`, {
      tape: dark,
      teeth,
      width: 18,
      slider: 0.96,
      coil: true,
    }),
  ];
}

function coachBelow(m: TopMeasures, cloth: Cloth, back: boolean): Panel[] {
  return back ? [] : shirtCollar(m, cloth, { point: 86, spread: 96, open: false, sew: { width: 1.4 } }).below;
}

/** A plain front with five snaps and two welt pockets. */
function coachFront(m: TopMeasures, cloth: Cloth): Panel[] {
  const top = m.neckY + m.frontDrop - 6;
  const edge = `M624 ${top} C626 ${m.pitY} 622 ${m.hemY - 200} 623 ${m.hemY + 6}`;
  const snaps: Panel[] = [];
  for (let i = 0; i < 5; i++)
    snaps.push(...stud(602, top + 74 + (i * (m.hemY - top - 130)) / 4, 9.5, mix(cloth.base, [0.6, 0.6, 0.6], 0.25)));
  const welt = (right: boolean): Panel => {
    const d = `M${600 - m.hem * 0.78} ${m.hemY - 120} L${600 - m.hem * 0.72} ${m.hemY - 128} L${600 - m.hem * 0.42} ${m.hemY - 292} L${600 - m.hem * 0.49} ${m.hemY - 290} Z`;
    const path = right ? mirror(d) : d;
    return {
      path,
      colour: cloth.base,
      material: cloth.material,
      thickness: 3.4,
      edge: 1.8,
      lines: stitch(
        right
          ? mirror(`M${600 - m.hem * 0.72} ${m.hemY - 128} L${600 - m.hem * 0.42} ${m.hemY - 292}`)
          : `M${600 - m.hem * 0.72} ${m.hemY - 128} L${600 - m.hem * 0.42} ${m.hemY - 292}`,
        { off: right ? -5 : 5, width: 1.3 },
      ),
    };
  };
  return [
    {
      path: `M579 ${top} L624 ${top} C626 ${m.pitY} 622 ${m.hemY - 200} 623 ${m.hemY + 6} L577 ${m.hemY + 6} C576 ${m.hemY - 200} 580 ${m.pitY} 579 ${top} Z`,
      colour: cloth.base,
      material: cloth.material,
      thickness: 2,
      edge: 1.8,
      lines: [
        ...stitch(edge, { off: 7, width: 1.4 }),
        ...stitch(`M579 ${top} C580 ${m.pitY} 576 ${m.hemY - 200} 577 ${m.hemY + 6}`, { off: -4, width: 1.4 }),
      ],
    },
    ...snaps,
    welt(false),
    welt(true),
  ];
}

/** Cuffs: tabs with hook tape, or an elastic edge. */
function cuffTabs(shape: TopShape, cloth: Cloth, elastic: boolean): Panel[] {
  return shape.limbs.map((arm, i): Panel => {
    const path = elastic ? arm.patch(0.955, 1.0, 0.9, -0.9) : arm.patch(0.925, 0.985, 0.72, -0.5);
    const at = (t: number): string => toPath(arm.edge(0, t, t + 0.02, 1));
    const d = (p: string): string => (i ? mirror(p) : p);
    const outline = elastic
      ? []
      : stitch(
          d(
            toPath([
              arm.at(0.932, 0.64),
              arm.at(0.93, -0.42),
              arm.at(0.98, -0.42),
              arm.at(0.982, 0.64),
              arm.at(0.932, 0.64),
            ]),
          ),
          { width: 1.3 },
        );
    return {
      path: d(path),
      colour: elastic ? cloth.base : times(cloth.base, 0.85),
      material: elastic ? "rib" : cloth.material,
      thickness: elastic ? 1 : 4,
      edge: 2,
      lines: elastic ? seam(d(at(0.96)), 0) : outline,
    };
  });
}

/** Cord locks at the hem's ends. */
function toggles(m: TopMeasures, colour: Rgb, back: boolean): Panel[] {
  return [-1, 1].flatMap((side): Panel[] => {
    const [x, y]: Point = [600 + side * (m.hem - 36), m.hemY + 4];
    if (back && side > 0) return [];
    return [
      {
        path: `M${x} ${y - 6} C${x + side * 10} ${y + 26} ${x - side * 10} ${y + 34} ${x - 3} ${y + 8}`,
        stroke: 5,
        colour: times(colour, 0.8),
        material: "canvas",
        thickness: 4,
        edge: 2,
      },
      {
        path: `M${x - 8} ${y - 8} L${x + 8} ${y - 8} L${x + 7} ${y + 14} L${x - 7} ${y + 14} Z`,
        colour: [0.03, 0.03, 0.03],
        material: "plastic",
        thickness: 7,
        edge: 3,
      },
      { path: circle(x, y + 2, 3.4), colour: [0.09, 0.09, 0.09], material: "plastic", thickness: 2, edge: 1.4 },
    ];
  });
}

const cuts: Record<Look["cut"], TopMeasures> = {
  0: {
    neck: 116,
    neckY: 404,
    frontDrop: 92,
    backDrop: 20,
    shoulder: 300,
    shoulderY: 476,
    pit: 290,
    pitY: 730,
    waist: 290,
    hem: 292,
    hemY: 1300,
    hemSag: 10,
    sleeve: { elbow: [206, 890, 190], wrist: [152, 1180, 140] },
    slouch: 5,
  },
  1: {
    neck: 118,
    neckY: 408,
    frontDrop: 94,
    backDrop: 20,
    shoulder: 316,
    shoulderY: 484,
    pit: 306,
    pitY: 736,
    waist: 306,
    hem: 304,
    hemY: 1276,
    hemSag: 10,
    sleeve: { elbow: [192, 890, 200], wrist: [146, 1170, 146] },
    slouch: 6,
  },
  2: {
    neck: 100,
    neckY: 284,
    frontDrop: 92,
    backDrop: 18,
    shoulder: 308,
    shoulderY: 356,
    pit: 304,
    pitY: 622,
    waist: 304,
    hem: 302,
    hemY: 1178,
    hemSag: 10,
    sleeve: { elbow: [196, 786, 192], wrist: [150, 1086, 140] },
    slouch: 6,
  },
};
