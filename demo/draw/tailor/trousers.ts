// Longer than most: the outline, the drape and the pieces of trousers share their measures closely.
import { along, fan, gathers, loosen, mirrored, strew, type Fold } from "../engine/folds.ts";
import { seam, stitch, twinStitch, type Line, type StitchStyle } from "../engine/lines.ts";
import { mirror, smooth, toPath, type Point } from "../engine/paths.ts";
import type { Panel } from "../engine/scene.ts";
import type { Cloth } from "./cloth.ts";
import { limb, type Limb } from "./limb.ts";

type Random = () => number;

/** Measures of trousers, units; widths of the waist and hips are halves counted from the middle, x = 600. */
export interface TrouserMeasures {
  waist: number;
  waistY: number;
  /** Height of the waistband; the legs begin under it. */
  band: number;
  hip: number;
  hipY: number;
  crotchY: number;
  /** Middle line of the left leg at knee and hem, and widths there. */
  knee: [x: number, y: number, width: number];
  hem: [x: number, y: number, width: number];
  /** Bumps where the cloth stacks above the hem, units. */
  stack: number;
}

/** Outlines of trousers, left and right. */
export interface TrouserShape {
  measures: TrouserMeasures;
  legs: [string, string];
  limbs: [Limb, Limb];
  /** From waistband to hem at the outside, and from the crotch to the hem inside. */
  outseams: [string, string];
  inseams: [string, string];
  hems: [string, string];
  rise: string;
  waistLine: string;
}

/** Returns trousers' outlines; each leg hangs a little differently by the seed. */
export function trouserShape(m: TrouserMeasures, r: Random): TrouserShape {
  const one = leg(m, r);
  const two = leg(m, r);
  const top = m.waistY + m.band;
  const sag = 10;
  return {
    measures: m,
    legs: [one.path, mirror(two.path)],
    limbs: [one.limb, two.limb],
    outseams: [one.out, mirror(two.out)],
    inseams: [one.inside, mirror(two.inside)],
    hems: [one.hem, mirror(two.hem)],
    rise: `M600 ${top + sag} C603 ${top + 100} 597 ${m.crotchY - 60} 600 ${m.crotchY}`,
    waistLine: `M${600 - m.waist} ${top} C${600 - m.waist * 0.4} ${top + sag} ${600 + m.waist * 0.4} ${top + sag} ${600 + m.waist} ${top}`,
  };
}

export interface LegOptions {
  folds?: Fold[];
  lines?: Line[];
  fade?: Panel["fade"];
  /** Stitching of the seams: denim shows it, sweatpants hide it. */
  stitches?: StitchStyle;
  calm?: number;
}

/** Returns the panels of both legs: the inflated union and each leg's drape over it. */
export function legPanels(shape: TrouserShape, cloth: Cloth, r: Random, options: LegOptions = {}): Panel[] {
  const m = shape.measures;
  const { base, material, heather } = cloth;
  const common = { colour: base, material, heather, ...(options.fade ? { fade: options.fade } : {}) };
  const heavy = cloth.roll > 1.1;
  const calm = options.calm ?? 1;
  const drape = (i: 0 | 1): Panel => {
    const folds = legFolds(shape, shape.limbs[i], cloth, r, calm);
    return {
      ...common,
      path: shape.legs[i],
      lies: "drape",
      thickness: 0.6,
      edge: 2,
      volume: [[2, 7]],
      undulation: {
        height: 8,
        degrees: i ? 180 - shape.limbs[i].degrees(0.6) : shape.limbs[i].degrees(0.6),
        long: 260,
        wide: 84,
      },
      variant: i + 1,
      folds: [...(i ? mirrored(folds) : folds), ...(options.folds ?? [])],
      lines: [
        ...stitch(shape.outseams[i], {
          off: i ? 7 : -7,
          width: 1.3,
          groove: 0.3,
          ...(options.stitches ?? {}),
          thread: 0,
        }),
        ...(options.lines ?? []),
        ...seam(shape.rise, 0.7, 2.4),
      ],
    };
  };
  return [
    {
      ...common,
      path: [shape.legs[0], shape.legs[1], hips(m)],
      thickness: heavy ? 4 : 3,
      edge: 2.2,
      volume: heavy
        ? [
            [8, 9],
            [24, 46],
          ]
        : [
            [6, 8],
            [20, 42],
          ],
    },
    drape(1),
    drape(0),
  ];
}

/** Returns the waistband of woven trousers with what the eye expects inside: the back's lining and a label. */
export function waistband(
  m: TrouserMeasures,
  cloth: Cloth,
  back: boolean,
  stitches: StitchStyle,
): { below: Panel[]; band: Panel; outline: string } {
  const [w, y, b] = [m.waist, m.waistY, m.band];
  const dip = back ? -6 : 12;
  const outline = `M${600 - w + 4} ${y} C${600 - w * 0.4} ${y + dip} ${600 + w * 0.4} ${y + dip} ${600 + w - 4} ${y} L${600 + w} ${y + b + 1} C${600 + w * 0.4} ${y + b + 11} ${600 - w * 0.4} ${y + b + 11} ${600 - w} ${y + b + 1} Z`;
  const top = `M${600 - w + 4} ${y} C${600 - w * 0.4} ${y + dip} ${600 + w * 0.4} ${y + dip} ${600 + w - 4} ${y}`;
  const low = `M${600 - w} ${y + b + 1} C${600 - w * 0.4} ${y + b + 11} ${600 + w * 0.4} ${y + b + 11} ${600 + w} ${y + b + 1}`;
  return {
    outline,
    below: back
      ? []
      : [
          {
            path: `M${600 - w + 6} ${y} C${600 - w * 0.4} ${y - 16} ${600 + w * 0.4} ${y - 16} ${600 + w - 6} ${y} L${600 + w - 8} ${y + 22} L${600 - w + 8} ${y + 22} Z`,
            colour: cloth.inside,
            material: cloth.material,
            thickness: 2,
            edge: 3,
            light: 0.6,
            lines: stitch(
              `M${600 - w + 8} ${y + 2} C${600 - w * 0.4} ${y - 12} ${600 + w * 0.4} ${y - 12} ${600 + w - 8} ${y + 2}`,
              { off: 6, ...stitches },
            ),
          },
        ],
    band: {
      path: outline,
      colour: cloth.base,
      material: cloth.material,
      heather: cloth.heather,
      thickness: 4,
      edge: 2.4,
      volume: [[4, 10]],
      lies: "bridge",
      bridge: 10,
      lines: [...stitch(top, { off: 6, ...stitches }), ...stitch(low, { off: -6, ...stitches }), ...seam(low, 0.5, 2)],
    },
  };
}

/** Returns belt loops standing on a waistband at distances from the middle. */
export function beltLoops(m: TrouserMeasures, cloth: Cloth, at: number[], stitches: StitchStyle): Panel[] {
  return at.map((d) => {
    const [x, y, h] = [600 + d, m.waistY - 3 + (Math.abs(d) < m.waist * 0.6 ? 6 : 0), m.band + 16];
    return {
      path: `M${x - 9} ${y} L${x + 9} ${y} L${x + 9.5} ${y + h} L${x - 8.5} ${y + h} Z`,
      colour: cloth.base,
      material: cloth.material,
      heather: cloth.heather,
      thickness: 5,
      edge: 2,
      lines: [
        ...stitch(`M${x - 6} ${y + 4} L${x - 5.6} ${y + h - 3}`, { ...stitches, width: 1.3, groove: 0 }),
        ...stitch(`M${x + 6} ${y + 4} L${x + 6.2} ${y + h - 3}`, { ...stitches, width: 1.3, groove: 0 }),
      ],
    };
  });
}

/** Returns an elastic waistband: gathered ribs, two rows of stitches. */
export function elasticBand(m: TrouserMeasures, cloth: Cloth, back: boolean): { below: Panel[]; band: Panel } {
  const made = waistband(m, cloth, back, {});
  const [w, y, b] = [m.waist, m.waistY, m.band];
  const lines: Line[] = [];
  for (let d = -w + 8; d < w - 4; d += 7.5) {
    const wob = Math.sin(d * 1.7) * 2;
    lines.push({
      lines: [
        [
          [600 + d + wob, y + 4],
          [600 + d - wob, y + b + 8],
        ],
      ],
      width: 3.4,
      bump: 0,
      groove: 0.3 + 0.2 * Math.sin(d * 2.3),
      thread: 0,
    });
  }
  const rows = [0.3, 0.62].flatMap((k) =>
    stitch(
      `M${600 - w + 3} ${y + b * k} C${600 - w * 0.4} ${y + b * k + 10} ${600 + w * 0.4} ${y + b * k + 10} ${600 + w - 3} ${y + b * k}`,
      { width: 1.3 },
    ),
  );
  return { below: made.below, band: { ...made.band, material: "rib", volume: [[7, 12]], lines: [...lines, ...rows] } };
}

function leg(m: TrouserMeasures, r: Random): { path: string; limb: Limb; out: string; inside: string; hem: string } {
  const sway = (r() - 0.5) * 12;
  const phase = r() * 6;
  const top = m.waistY + m.band;
  const swell = (t: number, s: number): number => {
    const low = Math.max(0, (t - 0.55) / 0.45);
    return (
      m.stack *
      (0.55 * Math.sin(t * 30 + phase + (s > 0 ? 0 : 2.4)) * low * Math.min(1, (1 - t) * 9) +
        (s < 0 ? -0.3 : 0.3) * Math.exp(-(((t - 0.42) / 0.08) ** 2)))
    );
  };
  const thigh = m.hip - 4;
  const made = limb(
    [
      { x: 600 - thigh / 2 - 6, y: m.crotchY - 20, width: thigh - 4 },
      { x: m.knee[0] + sway, y: m.knee[1], width: m.knee[2] },
      { x: m.hem[0] + sway * 1.5, y: m.hem[1] + (r() - 0.5) * 14, width: m.hem[2] },
    ],
    swell,
  );
  const outer = made.edge(1, 0.16, 1, 16);
  const inner = made.edge(-1, 1, 0.14, 16);
  const out = smooth([
    [600 - m.waist, top],
    [600 - (m.waist + (m.hip - m.waist) * 0.62), top + (m.hipY - top) * 0.5],
    [600 - m.hip, m.hipY],
    [600 - m.hip - 1, (m.hipY + outer[0]![1]) / 2],
    ...outer,
  ]);
  const inside = smooth([...inner, [596, m.crotchY + 26], [602, m.crotchY]]);
  const a = made.at(1, 1);
  const b = made.at(1, -1);
  const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 13];
  const hem = `M${p2(a)} Q${p2(mid)} ${p2(b)}`;
  const path = `${out} Q${p2(mid)} ${p2(b)} ${inside.replace(/^M\s*(\S+) (\S+)/, "L$1 $2")} C598 ${m.crotchY - 60} 604 ${top + 100} 601 ${top + 8} Z`;
  return { path, limb: made, out, inside: toPath([...inner].reverse()), hem };
}

const hips = (m: TrouserMeasures): string =>
  `M${600 - m.waist + 6} ${m.waistY + m.band} L${600 + m.waist - 6} ${m.waistY + m.band} L${600 + m.hip - 10} ${m.hipY} L600 ${m.crotchY - 6} L${600 - m.hip + 10} ${m.hipY} Z`;

/** The drape of a leg in left-hand coordinates: from the crotch, at the knee, stacking at the hem. */
function legFolds(shape: TrouserShape, arm: Limb, cloth: Cloth, r: Random, calm: number): Fold[] {
  const m = shape.measures;
  const { roll, crisp } = cloth;
  const k = crisp * calm;
  const line = (
    t0: number,
    s0: number,
    t1: number,
    s1: number,
    width: number,
    height: number,
    taper: Fold["taper"] = "both",
  ): Fold => {
    const points: Point[] = [];
    for (let n = 0; n <= 7; n++) points.push(arm.at(t0 + ((t1 - t0) * n) / 7, s0 + ((s1 - s0) * n) / 7));
    return along(points, width * roll, height * k, taper);
  };
  const folds: Fold[] = [
    // whiskers from the crotch over the thigh
    ...fan(r, [592, m.crotchY - 26], [196, 140], 5, 190, 13 * roll, 5.5 * k),
    along(
      smooth([
        [586, m.crotchY - 90],
        [540, m.crotchY - 60],
        [600 - m.hip * 0.8, m.crotchY - 66],
      ]),
      14 * roll,
      4.5 * k,
      "start",
    ),
    ...fan(r, [590, m.crotchY + 10], [150, 108], 3, 260, 18 * roll, 5 * k),
    // long lines down the front
    line(0.08, 0.3, 0.46, 0.16, 26, 5),
    line(0.54, 0.3, 0.84, -0.05, 26, 4.5),
    line(0.12, 0.75, 0.5, 0.6, 20, 5),
    line(0.56, -0.5, 0.8, -0.32, 20, 4),
    // behind and beside the knee
    line(0.47, -0.98, 0.4, 0.1, 15, 6.5, "start"),
    line(0.5, -0.98, 0.52, 0.3, 14, 6.5, "start"),
    line(0.53, -0.98, 0.62, 0.1, 14, 5.5, "start"),
    line(0.46, 0.98, 0.43, 0.1, 15, 5.5, "start"),
    line(0.5, 0.98, 0.57, 0.2, 14, 5, "start"),
  ];
  const stacks = m.stack > 8 ? 9 : m.stack > 4 ? 6 : 3;
  for (let n = 0; n < stacks; n++) {
    const t = 0.985 - n * (0.034 + r() * 0.012);
    const from = n % 2 ? 0.97 : -0.97;
    folds.push(
      line(
        t,
        from,
        t - 0.085 + r() * 0.1,
        -from * (r() * 0.5),
        11 + n,
        (7 - n * 0.5) * Math.min(1.1, m.stack / 6),
        "start",
      ),
    );
  }
  return loosen(
    r,
    [
      ...folds,
      ...strew(r, [600 - m.hip + 20, m.crotchY, 570, m.hem[1] - 60], 9, [84, 60], 110, 11 * roll, 2 * k),
      ...gathers(r, shape.hems[0], 30, 60, 9, 1.8 * k, -1),
    ],
    18,
  );
}

const p2 = (p: Point): string => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;

/** Returns the two rows of stitches that hold a turned hem. */
export const hemRows = (shape: TrouserShape, off: number, style: StitchStyle): Line[] => [
  ...twinStitch(shape.hems[0], [-off, -off], style),
  ...twinStitch(shape.hems[1], [off, off], style),
];

/** Returns the creases which a seam of heavy cloth throws along itself. */
export const pucker = (r: Random, course: string, side: number, height = 1.6): Fold[] =>
  gathers(r, course, 17, 26, 5, height, side);
