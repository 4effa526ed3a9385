import { along, crease, fan, gathers, loosen, mirrored, strew, type Fold } from "../engine/folds.ts";
import { smooth, type Point } from "../engine/paths.ts";
import type { Cloth } from "./cloth.ts";
import type { Limb } from "./limb.ts";
import type { TopMeasures, TopShape } from "./top.ts";

type Random = () => number;

/** Returns the drape of a sleeve, in left-hand coordinates: shoulder to elbow, elbow creases, stacking above the cuff. */
export function sleeveFolds(shape: TopShape, arm: Limb, cloth: Cloth, r: Random): Fold[] {
  const { roll, crisp } = cloth;
  const m = shape.measures;
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
    for (let n = 0; n <= 6; n++) points.push(arm.at(t0 + ((t1 - t0) * n) / 6, s0 + ((s1 - s0) * n) / 6));
    return along(points, width * roll, height * crisp, taper);
  };
  const joins = gathers(r, shape.armholes[0], 34, 78, 9 * roll, 2.4 * crisp, 1);
  if (m.shortSleeve)
    return loosen(
      r,
      [
        line(0.1, 0.1, 0.95, 0.2, 20, 5, "start"),
        line(0.15, -0.5, 0.8, -0.1, 17, 5.5, "start"),
        line(0.3, -0.95, 0.62, 0.4, 15, 5, "start"),
        line(0.45, -0.95, 0.95, -0.3, 12, -4, "start"),
        line(0.2, 0.62, 0.9, 0.7, 15, 3.5),
        line(0.6, 0.9, 0.9, -0.2, 11, 2.6),
        ...gathers(r, shape.wrists[0], 28, 44, 6, 1.2, -1),
        ...joins,
      ],
      16,
    );
  const folds = [
    line(0.02, 0.35, 0.46, 0.3, 24, 7, "start"),
    line(0.05, -0.2, 0.44, -0.1, 20, 6, "start"),
    line(0.1, -0.7, 0.4, 0.2, 18, 7, "start"),
    line(0.16, 0.75, 0.5, 0.55, 16, 4.5),
    // elbow: creases leave the inner bend
    line(0.5, -0.98, 0.41, 0.3, 14, 8, "start"),
    line(0.53, -0.98, 0.55, 0.5, 13, 7.5, "start"),
    line(0.48, -0.98, 0.34, -0.1, 12, 6, "start"),
    line(0.56, -0.95, 0.68, 0.25, 14, 7, "start"),
    line(0.5, 0.2, 0.58, 0.95, 16, -5),
    // forearm
    line(0.55, 0.5, 0.86, 0.3, 18, 5.5),
    line(0.64, -0.2, 0.92, -0.5, 15, 5),
  ];
  const stack = m.slouch > 3 ? 6 : 3;
  for (let n = 0; n < stack; n++) {
    const t = 0.99 - n * (0.055 - r() * 0.012);
    const from = n % 2 ? 0.95 : -0.95;
    folds.push(line(t, from, t - 0.05 + r() * 0.05, -from * (0.1 + r() * 0.5), 9 + n * 1.2, 7 - n * 0.7, "start"));
  }
  return loosen(
    r,
    [
      ...folds,
      ...gathers(r, shape.wrists[0], m.slouch > 3 ? 15 : 26, m.slouch > 3 ? 64 : 40, 8, m.slouch > 3 ? 3.2 : 1.4, -1),
      ...joins,
      ...strew(r, box(arm), 7, [arm.degrees(0.5), 70], 80, 9, 2),
    ],
    14,
  );
}

function box(arm: Limb): [number, number, number, number] {
  const [a, b] = [arm.at(0.2, 0), arm.at(0.9, 0)];
  return [Math.min(a[0], b[0]) - 30, a[1], Math.max(a[0], b[0]) + 30, b[1]];
}

/** Returns the drape of a body; `calm` scales its heights: lines from the armpits, from the shoulders, long rolls over the belly, small ones. */
export function bodyFolds(m: TopMeasures, cloth: Cloth, r: Random, calm: number): Fold[] {
  const { roll, crisp } = cloth;
  const h = m.hemY - m.pitY;
  const k = crisp * calm;
  const left = 600 - m.pit;
  const half = (): Fold[] => [
    ...fan(r, [left + 4, m.pitY - 6], [8 + r() * 14, 74], 5, 270, 17 * roll, 6 * k),
    along(
      smooth([
        [left + 30, m.pitY - 90],
        [left + 60, m.pitY + 20],
        [left + 74, m.pitY + h * 0.35],
      ]),
      20 * roll,
      4.5 * k,
    ),
    along(
      smooth([
        [600 - m.shoulder + 60, m.shoulderY + 24],
        [600 - m.pit * 0.62, m.pitY - 40],
        [600 - m.pit * 0.36, m.pitY + 90],
      ]),
      26 * roll,
      5 * k,
      "start",
    ),
    along(
      smooth([
        [left + 26, m.pitY + h * 0.24],
        [left + 54, m.pitY + h * 0.55],
        [left + 34 + r() * 40, m.pitY + h * 0.9],
      ]),
      26 * roll,
      6.5 * k,
    ),
    along(
      smooth([
        [600 - m.pit * 0.42, m.pitY + h * 0.4],
        [600 - m.pit * 0.5, m.pitY + h * 0.66],
        [600 - m.pit * 0.4, m.pitY + h * 0.98],
      ]),
      28 * roll,
      5.5 * k,
    ),
    ...(r() < 0.6
      ? [
          along(
            smooth([
              [left + 8, m.pitY + h * (0.36 + r() * 0.3)],
              [left + 90, m.pitY + h * 0.6],
              [left + 150 + r() * 90, m.pitY + h * 0.6],
            ]),
            16 * roll,
            -3 * k,
          ),
        ]
      : []),
    ...(r() < 0.6
      ? [
          along(
            smooth([
              [left + 14, m.pitY + h * (0.1 + r() * 0.2)],
              [left + 130, m.pitY + h * 0.3],
              [left + 240 + r() * 60, m.pitY + h * (0.3 + r() * 0.2)],
            ]),
            15 * roll,
            4.5 * k,
            "start",
          ),
        ]
      : []),
    crease(left + 60 + r() * 40, m.pitY + h * (0.7 + r() * 0.15), -28 + r() * 20, 190, 15 * roll, 4 * k, 0.08),
  ];
  return [
    ...loosen(r, half(), 46),
    ...loosen(r, mirrored(half()), 46),
    ...loosen(
      r,
      [
        crease(590, m.pitY + h * 0.72, 96, 380, 30 * roll, 4 * k),
        crease(640, m.pitY + h * 0.34, 70, 260, 26 * roll, 3.4 * k, 0.06),
      ],
      80,
    ),
    ...strew(r, [600 - m.hem + 20, m.pitY, 600 + m.hem - 20, m.hemY - 40], 12, [75, 60], 130, 12 * roll, 2 * k),
  ];
}
