// One long file: one body with its sleeves, whose panels share their measures.
import { mirrored, type Fold } from "../engine/folds.ts";
import { ribs, seam, stitch, twinStitch, type Line } from "../engine/lines.ts";
import { flatten, mirror, resample, smooth, toPath, type Point } from "../engine/paths.ts";
import type { Panel } from "../engine/scene.ts";
import type { Cloth } from "./cloth.ts";
import { limb, type Limb } from "./limb.ts";
import { bodyFolds, sleeveFolds } from "./topDrape.ts";

type Random = () => number;

/** Measures of a top, units; widths are halves, counted from the middle, x = 600. */
export interface TopMeasures {
  neck: number;
  neckY: number;
  /** How deep the neckline falls in front and at the back, from neckY. */
  frontDrop: number;
  backDrop: number;
  shoulder: number;
  shoulderY: number;
  pit: number;
  pitY: number;
  waist: number;
  hem: number;
  hemY: number;
  /** How far the hem's middle hangs below its corners (negative: shirt tails at the sides are higher). */
  hemSag: number;
  sleeve: { elbow: [x: number, y: number, width: number]; wrist: [x: number, y: number, width: number] };
  /** Bumps above the cuff, units: heavy cloth stacks. */
  slouch: number;
  shortSleeve?: boolean;
  /** Padded chambers: how many lie along a sleeve, and how tall one is on the body. */
  baffles?: { sleeve: number; body: number };
}

/** A top's outlines, in order left, right where there are two. */
export interface TopShape {
  body: string;
  neckLine: string;
  hemLine: string;
  armholes: [string, string];
  sides: [string, string];
  sleeves: [string, string];
  wrists: [string, string];
  limbs: [Limb, Limb];
  measures: TopMeasures;
}

/** Returns a top's outlines; the seed moves each sleeve and corner a little, so that no two hang alike. */
export function topShape(m: TopMeasures, r: Random, back: boolean): TopShape {
  const drop = back ? m.backDrop : m.frontDrop;
  const x = (d: number): number => 600 - d;
  const neckLine = `M${x(m.neck)} ${m.neckY} C${x(m.neck * 0.94)} ${m.neckY + drop * 0.72} ${x(m.neck * 0.5)} ${m.neckY + drop} 600 ${m.neckY + drop} C${600 + m.neck * 0.5} ${m.neckY + drop} ${600 + m.neck * 0.94} ${m.neckY + drop * 0.72} ${600 + m.neck} ${m.neckY}`;
  const inset = (m.shoulder - m.pit) * 0.5;
  const arm = `M${x(m.shoulder)} ${m.shoulderY} C${x(m.shoulder - 22)} ${m.shoulderY + (m.pitY - m.shoulderY) * 0.3} ${x(m.pit - 26 - inset * 0.2)} ${m.pitY - (m.pitY - m.shoulderY) * 0.36} ${x(m.pit)} ${m.pitY}`;
  const side = (k: number): Point[] => [
    [x(m.pit), m.pitY],
    [x((m.pit + m.waist) / 2 - 2 + k), m.pitY + (m.hemY - m.pitY) * 0.28],
    [x(m.waist - k), m.pitY + (m.hemY - m.pitY) * 0.58],
    [x((m.hem + m.waist) / 2 + 2), m.pitY + (m.hemY - m.pitY) * 0.82],
    ...(m.slouch > 7 ? [[x(m.hem + 4), m.hemY - 34] as Point] : []),
    [x(m.slouch > 7 ? m.hem - 8 : m.hem), m.hemY],
  ];
  const jitter = [(r() - 0.5) * 10, (r() - 0.5) * 10] as const;
  const sideL = smooth(bulging(side(jitter[0]), m));
  const sideR = mirror(smooth(bulging(side(jitter[1]), m)));
  const foot = m.slouch > 7 ? m.hem - 8 : m.hem;
  const hemLine = `M${x(foot)} ${m.hemY} C${x(m.hem * 0.6)} ${m.hemY + m.hemSag} ${600 + m.hem * 0.6} ${m.hemY + m.hemSag} ${600 + foot} ${m.hemY}`;
  const armR = mirror(arm);
  const slope = (d: number): string =>
    `C${600 + m.neck + (m.shoulder - m.neck) * 0.4} ${m.neckY + d * 0.3} ${600 + m.shoulder - 40} ${m.shoulderY - d * 0.2} ${600 + m.shoulder} ${m.shoulderY}`;
  const fall = m.shoulderY - m.neckY;
  const shoulderR = slope(fall);
  const shoulderL = `C${x(m.shoulder - 40)} ${m.shoulderY - fall * 0.2} ${x(m.neck + (m.shoulder - m.neck) * 0.4)} ${m.neckY + fall * 0.3} ${x(m.neck)} ${m.neckY}`;
  const body = `${neckLine} ${shoulderR} ${tail(armR)} ${tail(sideR)} ${reverseHem(m, foot)} ${reversed(sideL)} ${reversed(arm)} ${shoulderL} Z`;
  const one = sleeveOf(m, r);
  const two = sleeveOf(m, r);
  return {
    body,
    neckLine,
    hemLine,
    armholes: [arm, armR],
    sides: [sideL, sideR],
    sleeves: [one.path, mirror(two.path)],
    wrists: [one.wrist, mirror(two.wrist)],
    limbs: [one.limb, two.limb],
    measures: m,
  };
}

/** Padded sides bulge between the seams of their chambers, which are counted upwards from the hem. */
function bulging(side: Point[], m: TopMeasures): Point[] {
  const period = m.baffles?.body;
  if (!period) return side;
  return resample(flatten(smooth(side)), 60).map(([x, y]): Point => [
    x - 10 * Math.abs(Math.sin((Math.PI * (m.hemY - y)) / period)) ** 0.6,
    y,
  ]);
}

/** Returns the panels of a top without its neck: the inflated union, sleeves and body over it, cuffs and hem apart. */
export function topPanels(
  shape: TopShape,
  cloth: Cloth,
  r: Random,
  options: {
    bodyLines?: Line[];
    bodyFolds?: Fold[];
    print?: Panel["print"];
    calm?: number;
    sleeveCalm?: number;
    fade?: Panel["fade"];
    tint?: (part: "body" | "left" | "right") => NonNullable<Panel["tint"]>;
    sleeveLines?: Line[];
    accentSleeves?: boolean;
    sleeveHeight?: (i: 0 | 1) => NonNullable<Panel["height"]>;
    bodyHeight?: Panel["height"];
  } = {},
): Panel[] {
  const { base, material, heather } = cloth;
  const common = { colour: base, material, heather, ...(options.fade ? { fade: options.fade } : {}) };
  const heavy = cloth.roll > 1.1;
  const seams: [Line[], Line[]] = [seam(shape.armholes[0], 0.5, 2.2), seam(shape.armholes[1], 0.5, 2.2)];
  const sleeve = (i: 0 | 1): Panel => {
    const folds = sleeveFolds(shape, shape.limbs[i], { ...cloth, crisp: cloth.crisp * (options.sleeveCalm ?? 1) }, r);
    return {
      ...common,
      ...(options.accentSleeves ? { colour: cloth.accent } : {}),
      path: shape.sleeves[i],
      lies: "drape",
      thickness: 0,
      undulation: {
        height: heavy ? 7 : 6,
        degrees: i ? 180 - shape.limbs[i].degrees(0.5) : shape.limbs[i].degrees(0.5),
        long: 150,
        wide: 60,
      },
      variant: i + 1,
      folds: i ? mirrored(folds) : folds,
      lines: options.sleeveLines ?? [],
      ...(options.tint ? { tint: options.tint(i ? "right" : "left") } : {}),
      ...(options.sleeveHeight ? { height: options.sleeveHeight(i) } : {}),
    };
  };
  return [
    {
      ...common,
      path: [...shape.sleeves, shape.body],
      thickness: heavy ? 4 : 3,
      edge: 2.3,
      volume: heavy
        ? [
            [10, 9],
            [26, 50],
          ]
        : [
            [5, 7],
            [17, 46],
          ],
    },
    sleeve(0),
    sleeve(1),
    {
      ...common,
      path: shape.body,
      lies: "drape",
      thickness: heavy ? 1 : 0.6,
      edge: 2.6,
      volume: [[heavy ? 2.4 : 1.4, 7]],
      undulation: { height: heavy ? 10 : 9, degrees: 94, long: 260, wide: 105 },
      folds: [...bodyFolds(shape.measures, cloth, r, options.calm ?? 1), ...(options.bodyFolds ?? [])],
      lines: [
        ...seams[0],
        ...seams[1],
        ...stitch(shape.armholes[0], { off: -6, width: 1.2, groove: 0.2 }),
        ...stitch(shape.armholes[1], { off: 6, width: 1.2, groove: 0.2 }),
        ...(options.bodyLines ?? []),
      ],
      ...(options.print ? { print: options.print } : {}),
      ...(options.tint ? { tint: options.tint("body") } : {}),
      ...(options.bodyHeight ? { height: options.bodyHeight } : {}),
    },
  ];
}

/** Returns a ribbed cuff below a sleeve's wrist, left (0) or right (1). */
export function ribbedCuff(shape: TopShape, i: 0 | 1, cloth: Cloth, length: number, colour = cloth.base): Panel {
  const arm = shape.limbs[i];
  const [a, b] = [arm.at(1, 0.86), arm.at(1, -0.86)];
  const angle = (arm.degrees(1) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [ux, uy] = [-Math.sin(angle) * 4, Math.cos(angle) * 4];
  const back = 14 / length;
  const top: Point[] = [
    [a[0] - dx * back, a[1] - dy * back],
    [b[0] - dx * back, b[1] - dy * back],
  ];
  const bottom: Point[] = [
    [a[0] + dx - ux, a[1] + dy - uy],
    [b[0] + dx + ux, b[1] + dy + uy],
  ];
  const bow: Point = [(bottom[0]![0] + bottom[1]![0]) / 2 + dx * 0.05, (bottom[0]![1] + bottom[1]![1]) / 2 + dy * 0.05];
  const swell = (p: Point, q: Point, k: number): Point => [(p[0] + q[0]) / 2 - ux * k, (p[1] + q[1]) / 2 - uy * k];
  const left = swell(top[0]!, bottom[0]!, -1.4);
  const right = swell(top[1]!, bottom[1]!, 1.4);
  const path = `M${p2(top[0]!)} Q${p2(left)} ${p2(bottom[0]!)} Q${p2(bow)} ${p2(bottom[1]!)} Q${p2(right)} ${p2(top[1]!)} Z`;
  const flip = (d: string): string => (i ? mirror(d) : d);
  return {
    path: flip(path),
    colour,
    material: "rib",
    heather: cloth.heather,
    thickness: 4,
    edge: 3,
    volume: [[8, 14]],
    lines: [...ribs(flip(toPath(top)), flip(toPath(bottom)), 6.2)],
  };
}

/** Returns the ribbed hem under a body: narrower than the cloth it gathers. */
export function ribbedHem(
  m: TopMeasures,
  cloth: Cloth,
  height: number,
  colour = cloth.base,
): { panel: Panel; top: string } {
  const w = m.hem - 12;
  const top = `M${600 - w} ${m.hemY - 8} C${600 - w * 0.6} ${m.hemY - 8 + m.hemSag} ${600 + w * 0.6} ${m.hemY - 8 + m.hemSag} ${600 + w} ${m.hemY - 8}`;
  const y = m.hemY + height;
  const b = w - 16;
  const bottom = `M${600 - b} ${y} C${600 - b * 0.6} ${y + m.hemSag} ${600 + b * 0.6} ${y + m.hemSag} ${600 + b} ${y}`;
  const path = `M${600 - w} ${m.hemY - 8} C${600 - w * 0.6} ${m.hemY - 8 + m.hemSag} ${600 + w * 0.6} ${m.hemY - 8 + m.hemSag} ${600 + w} ${m.hemY - 8} Q${600 + w + 3} ${m.hemY + height * 0.5} ${600 + b} ${y} C${600 + b * 0.6} ${y + m.hemSag} ${600 - b * 0.6} ${y + m.hemSag} ${600 - b} ${y} Q${600 - w - 3} ${m.hemY + height * 0.5} ${600 - w} ${m.hemY - 8} Z`;
  return {
    top,
    panel: {
      path,
      colour,
      material: "rib",
      heather: cloth.heather,
      thickness: 4,
      edge: 3,
      volume: [[10, 16]],
      lines: ribs(top, bottom, 6.8),
    },
  };
}

/** Returns the turned and twin-stitched hem of a tee: rows of stitches above hem and wrists. */
export const hemStitches = (shape: TopShape): { body: Line[]; sleeves: Line[] } => ({
  body: twinStitch(shape.hemLine, [-24, -30], { width: 1.3, groove: 0.5 }),
  sleeves: [
    ...twinStitch(shape.wrists[0], [-22, -28], { width: 1.3, groove: 0.5 }),
    ...twinStitch(shape.wrists[1], [22, 28], { width: 1.3, groove: 0.5 }),
  ],
});

function sleeveOf(m: TopMeasures, r: Random): { path: string; wrist: string; limb: Limb } {
  const S: Point = [600 - m.shoulder, m.shoulderY];
  const P: Point = [600 - m.pit, m.pitY];
  const sway = (r() - 0.5) * 18;
  const [ex, ey, ew] = m.sleeve.elbow;
  const [wx, wy, ww] = m.sleeve.wrist;
  const phase = r() * 6;
  const swell = (t: number, s: number): number => {
    if (m.baffles) return 9 * Math.abs(Math.sin(Math.PI * t * m.baffles.sleeve)) ** 0.6;
    const low = Math.max(0, (t - 0.55) / 0.45);
    const elbow = Math.exp(-(((t - 0.5) / 0.1) ** 2)) * (s < 0 ? -m.slouch * 0.55 : m.slouch * 0.2);
    return (
      elbow +
      m.slouch *
        (0.5 * Math.sin(t * 26 + phase + (s > 0 ? 0 : 2.2)) * low * Math.min(1, (1 - t) * 12) +
          0.7 * Math.exp(-(((t - 0.94) / 0.04) ** 2)) -
          0.6 * Math.max(0, (t - 0.96) / 0.04))
    );
  };
  const M0: Point = [(S[0] + P[0]) / 2 + 8, (S[1] + P[1]) / 2];
  const top = Math.hypot(S[0] - P[0], S[1] - P[1]);
  const made = limb(
    [
      { x: M0[0], y: M0[1], width: top * 0.98 },
      { x: ex + sway * 0.5, y: ey + (r() - 0.5) * 10, width: ew },
      { x: wx + sway, y: wy + (r() - 0.5) * 14, width: ww },
    ],
    m.shortSleeve ? undefined : swell,
  );
  const start = m.shortSleeve ? 0.5 : 0.38;
  const dense = m.baffles ? 48 : 16;
  const outer = made.edge(1, start, 1, m.shortSleeve ? 2 : dense);
  const inner = made.edge(-1, 1, m.shortSleeve ? 0.6 : 0.3, m.shortSleeve ? 3 : dense + 4);
  const end = made.at(1, 1);
  const wristEnd = made.at(1, -1);
  const edge = smooth([...shoulderCap(S, outer[0]!, made.degrees(start), m), ...outer]);
  const mid: Point = [
    (end[0] + wristEnd[0]) / 2 + Math.cos((made.degrees(1) * Math.PI) / 180) * 7,
    (end[1] + wristEnd[1]) / 2 + Math.sin((made.degrees(1) * Math.PI) / 180) * 7,
  ];
  const inside: Point = [600 - m.pit + 40, m.pitY - 6];
  const path = `${edge} Q${p2(mid)} ${p2(wristEnd)} ${tail(smooth([...inner, P]))} L${p2(inside)} L${600 - m.shoulder + 46} ${m.shoulderY + 12} Z`;
  return { path, wrist: `M${p2(end)} Q${p2(mid)} ${p2(wristEnd)}`, limb: made };
}

/** Points from the shoulder's tip to where the sleeve's outer edge begins: leaves along the shoulder, arrives along the sleeve. */
function shoulderCap(from: Point, to: Point, degrees: number, m: TopMeasures): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = (degrees * Math.PI) / 180;
  const slope = Math.atan2((m.shoulderY - m.neckY) * 1.9, m.shoulder - m.neck);
  const a: Point = [from[0] - Math.cos(slope) * length * 0.3, from[1] + Math.sin(slope) * length * 0.3];
  const b: Point = [to[0] - Math.cos(angle) * length * 0.36, to[1] - Math.sin(angle) * length * 0.36];
  const steps = Math.max(3, Math.round(length / 26));
  return flatten(`M${p2(from)} C${p2(a)} ${p2(b)} ${p2(to)}`, steps).slice(0, -1);
}

const p2 = (p: Point): string => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;

/** The path without its first M: to go on from where the pen is. */
const tail = (path: string): string =>
  path.replace(/^M\s*-?[\d.]+[ ,]+-?[\d.]+\s*/, (head) => (path.startsWith("M") ? `L${head.slice(1)} ` : head));

function reverseHem(m: TopMeasures, foot: number): string {
  return `C${600 + m.hem * 0.6} ${m.hemY + m.hemSag} ${600 - m.hem * 0.6} ${m.hemY + m.hemSag} ${600 - foot} ${m.hemY}`;
}

/** A path of one M and Cs, walked backwards, without its M. */
function reversed(path: string): string {
  const points = (path.match(/-?\d*\.?\d+[ ,]+-?\d*\.?\d+/g) ?? []).reverse();
  let out = "";
  for (let i = 1; i + 2 < points.length; i += 3) out += ` C${points[i]} ${points[i + 1]} ${points[i + 2]}`;
  return out;
}
