// One long file: one hood, whose panels, folds and seams share their measures.
import { along, crease, gathers, loosen, mirrored, strew, type Fold } from "../engine/folds.ts";
import { times, type Rgb } from "../engine/colour.ts";
import { across, ribs, seam, stitch, twinStitch } from "../engine/lines.ts";
import { circle, smooth, type Point } from "../engine/paths.ts";
import type { Panel } from "../engine/scene.ts";
import type { Cloth } from "./cloth.ts";
import { neckLabel } from "./necks.ts";

type Random = () => number;

/** Where a hood is sewn on: half the neck's width and the heights of its sides and its front middle. */
export interface HoodSeat {
  neck: number;
  y: number;
  front: number;
}

/** Returns a hood fallen back on the shoulders, seen from the front: lining, outer roll and crossed edges. */
export function fallenHood(seat: HoodSeat, cloth: Cloth, r: Random, lining: Rgb = cloth.inside): Panel[] {
  const { neck, y, front } = seat;
  const low = y + front;
  const X = (d: number): number => 600 + d;
  const top = y - 178;
  const outer = smooth(
    [
      [X(0), top],
      [X(-neck * 0.72), top + 18],
      [X(-neck * 1.26), y - 104],
      [X(-neck * 1.46), y - 18],
      [X(-neck * 1.12), y + 42],
      [X(-neck * 0.7), low - 34],
      [X(0), low + 8],
      [X(neck * 0.7), low - 34],
      [X(neck * 1.12), y + 40],
      [X(neck * 1.48), y - 22],
      [X(neck * 1.24), y - 108],
      [X(neck * 0.7), top + 16],
    ],
    true,
  );
  const mouth = smooth(
    [
      [X(4), top + 28],
      [X(-neck * 0.6), top + 44],
      [X(-neck * 0.98), y - 84],
      [X(-neck * 0.92), y - 4],
      [X(-neck * 0.5), y + 62],
      [X(6), low - 38],
      [X(neck * 0.52), y + 58],
      [X(neck * 0.94), y - 8],
      [X(neck * 0.98), y - 88],
      [X(neck * 0.58), top + 42],
    ],
    true,
  );
  const rimL: Point[] = [
    [X(-neck * 0.97), y - 96],
    [X(-neck * 0.93), y - 6],
    [X(-neck * 0.52), y + 60],
    [X(26), low - 22],
  ];
  const flap = `${smooth(rimL)} C${X(20)} ${low - 2} ${X(4)} ${low + 10} ${X(-6)} ${low + 8} C${X(-neck * 0.5)} ${low} ${X(-neck * 0.98)} ${y + 70} ${X(-neck * 1.18)} ${y + 34} C${X(-neck * 1.2)} ${y - 10} ${X(-neck * 1.1)} ${y - 70} ${X(-neck * 0.97)} ${y - 96} Z`;
  const rimR: Point[] = [
    [X(neck * 0.98), y - 98],
    [X(neck * 0.95), y - 8],
    [X(neck * 0.54), y + 58],
    [X(-14), low - 14],
  ];
  const flapR = `${smooth(rimR)} C${X(0)} ${low + 4} ${X(20)} ${low + 8} ${X(40)} ${low + 4} C${X(neck * 0.6)} ${low - 6} ${X(neck * 0.98)} ${y + 70} ${X(neck * 1.18)} ${y + 34} C${X(neck * 1.2)} ${y - 10} ${X(neck * 1.12)} ${y - 70} ${X(neck * 0.98)} ${y - 98} Z`;
  const { roll, crisp } = cloth;
  const rolls = (): Fold[] => [
    along(
      smooth([
        [X(-neck * 0.5), top + 12],
        [X(-neck * 1.16), y - 92],
        [X(-neck * 1.24), y - 6],
      ]),
      16 * roll,
      6 * crisp,
    ),
    along(
      smooth([
        [X(-neck * 1.4), y - 30],
        [X(-neck * 1.16), y - 50],
        [X(-neck * 0.98), y - 40],
      ]),
      12 * roll,
      5 * crisp,
    ),
    along(
      smooth([
        [X(-neck * 1.3), y + 6],
        [X(-neck * 1.1), y + 6],
        [X(-neck * 0.9), y + 40],
      ]),
      12 * roll,
      6 * crisp,
    ),
    along(
      smooth([
        [X(-neck * 0.9), y + 66],
        [X(-neck * 0.4), low - 24],
        [X(-10), low - 6],
      ]),
      12 * roll,
      4 * crisp,
    ),
  ];
  const common = { colour: cloth.base, material: cloth.material, heather: cloth.heather } as const;
  const depth = (lx: number, ly: number): number =>
    0.42 + 0.62 * Math.max(0, Math.min(1, (ly - top - 10) / 190)) - 0.0005 * Math.abs(lx - 600);
  return [
    filler(seat, cloth),
    {
      ...common,
      path: outer,
      lies: "bridge",
      bridge: 18,
      thickness: 4,
      edge: 3,
      volume: [
        [10, 8],
        [18, 20],
      ],
      undulation: { height: 7, long: 120, wide: 70 },
      variant: 5,
      folds: loosen(r, [...rolls(), ...mirrored(rolls())], 20),
    },
    {
      path: mouth,
      colour: lining,
      material: "jersey",
      lies: "level",
      level: 8,
      thickness: 0,
      heather: cloth.heather,
      light: 0.72,
      fade: depth,
      folds: loosen(
        r,
        [
          along(
            smooth([
              [X(-neck * 0.8), y - 60],
              [X(0), y - 20],
              [X(neck * 0.8), y - 64],
            ]),
            24,
            4,
          ),
          crease(600, y - 90, 92, 150, 20, 4),
          crease(560, y + 10, 70, 110, 14, 3),
        ],
        20,
      ),
      castsOnGround: false,
    },
    neckLabel(600, y + 8, cloth.label),
    {
      ...common,
      path: flapR,
      lies: "bridge",
      bridge: 16,
      thickness: 4,
      edge: 2.6,
      volume: [
        [7, 8],
        [10, 20],
      ],
      folds: loosen(r, [...mirrored(rolls()), ...gathers(r, smooth(rimR), 30, 46, 8, 1.8, 1)], 12),
      lines: [...twinStitch(smooth(rimR), [20, 25], { width: 1.3 })],
    },
    {
      ...common,
      path: flap,
      lies: "bridge",
      bridge: 14,
      thickness: 5,
      edge: 2.6,
      volume: [
        [7, 8],
        [10, 20],
      ],
      folds: loosen(r, [...rolls(), ...gathers(r, smooth(rimL), 30, 46, 8, 1.8, -1)], 12),
      lines: [...twinStitch(smooth(rimL), [-20, -25], { width: 1.3 })],
    },
  ];
}

/** Returns a hood pulled up as it lies flat: a tall mouth, its edge doubled and stitched. */
export function raisedHood(seat: HoodSeat, cloth: Cloth, r: Random, lining: Rgb = cloth.inside): Panel[] {
  const { neck, y, front } = seat;
  const low = y + front;
  const X = (d: number): number => 600 + d;
  const top = y - 268;
  const outer = smooth(
    [
      [X(-6), top],
      [X(-neck * 0.8), top + 34],
      [X(-neck * 1.2), top + 118],
      [X(-neck * 1.22), y - 60],
      [X(-neck * 1.03), y + 20],
      [X(-neck * 0.6), low - 26],
      [X(0), low + 8],
      [X(neck * 0.62), low - 28],
      [X(neck * 1.04), y + 18],
      [X(neck * 1.24), y - 66],
      [X(neck * 1.17), top + 112],
      [X(neck * 0.76), top + 30],
    ],
    true,
  );
  const mouth = smooth(
    [
      [X(0), top + 92],
      [X(-neck * 0.52), top + 132],
      [X(-neck * 0.74), y - 66],
      [X(-neck * 0.52), y + 30],
      [X(4), low - 30],
      [X(neck * 0.54), y + 26],
      [X(neck * 0.74), y - 70],
      [X(neck * 0.5), top + 130],
    ],
    true,
  );
  const rim: Point[] = [
    [X(0), top + 92],
    [X(-neck * 0.52), top + 132],
    [X(-neck * 0.74), y - 66],
    [X(-neck * 0.52), y + 30],
    [X(24), low - 16],
  ];
  const rimR: Point[] = [
    [X(0), top + 92],
    [X(neck * 0.5), top + 130],
    [X(neck * 0.74), y - 70],
    [X(neck * 0.54), y + 26],
    [X(4), low - 30],
  ];
  const flap = `${smooth(rim.slice(1))} C${X(18)} ${low + 4} ${X(4)} ${low + 10} ${X(-4)} ${low + 8} C${X(-neck * 0.4)} ${low} ${X(-neck * 0.9)} ${y + 60} ${X(-neck * 1.06)} ${y + 18} C${X(-neck * 1.1)} ${y - 60} ${X(-neck * 0.9)} ${top + 150} ${X(-neck * 0.52)} ${top + 132} Z`;
  const { roll, crisp } = cloth;
  const common = { colour: cloth.base, material: cloth.material, heather: cloth.heather } as const;
  const half = (): Fold[] => [
    along(
      smooth([
        [X(-neck * 0.2), top + 20],
        [X(-neck * 0.86), top + 90],
        [X(-neck * 1.02), y - 100],
      ]),
      16 * roll,
      6 * crisp,
    ),
    along(
      smooth([
        [X(-neck * 1.12), y - 90],
        [X(-neck * 0.9), y - 20],
        [X(-neck * 0.56), y + 74],
      ]),
      15 * roll,
      6 * crisp,
    ),
    along(
      smooth([
        [X(-neck * 1.1), y - 10],
        [X(-neck * 0.84), y + 20],
        [X(-neck * 0.5), y + 60],
      ]),
      11 * roll,
      6 * crisp,
      "start",
    ),
    along(
      smooth([
        [X(-neck * 1.14), y - 150],
        [X(-neck * 0.94), y - 160],
        [X(-neck * 0.76), y - 140],
      ]),
      12 * roll,
      4 * crisp,
    ),
    crease(X(-neck * 0.9), y + 30, 30, 90, 10 * roll, 5 * crisp),
  ];
  return [
    filler(seat, cloth),
    {
      ...common,
      path: outer,
      lies: "bridge",
      bridge: 18,
      thickness: 4,
      edge: 3,
      volume: [
        [8, 8],
        [20, 30],
      ],
      undulation: { height: 8, long: 130, wide: 70 },
      variant: 5,
      folds: loosen(
        r,
        [
          ...half(),
          ...mirrored(half()),
          ...strew(r, [X(-neck), top + 20, X(neck), y], 8, [90, 60], 110, 11 * roll, 2 * crisp),
        ],
        22,
      ),
      lines: [
        ...twinStitch(smooth(rim), [-24, -30], { width: 1.3 }),
        ...twinStitch(smooth(rimR), [24, 30], { width: 1.3 }),
        ...seam(`M600 ${top} C${X(6)} ${top + 40} ${X(-2)} ${top + 70} 600 ${top + 92}`, 0.6),
      ],
    },
    {
      path: mouth,
      colour: lining,
      material: "jersey",
      lies: "level",
      level: 6,
      thickness: 0,
      heather: cloth.heather,
      light: 0.6,
      fade: (_, ly) => 0.4 + 0.7 * Math.max(0, Math.min(1, (ly - top - 90) / 280)),
      folds: loosen(r, [crease(600, y - 60, 92, 220, 22, 4), crease(570, y, 70, 140, 16, 3)], 20),
      castsOnGround: false,
    },
    neckLabel(600, y + 14, cloth.label),
    {
      ...common,
      path: flap,
      lies: "bridge",
      bridge: 14,
      thickness: 3,
      edge: 2.4,
      volume: [[4, 7]],
      folds: loosen(r, half(), 10),
      lines: [...twinStitch(smooth(rim.slice(1)), [-24, -30], { width: 1.3 })],
    },
  ];
}

/** The cloth behind the neck seam, so that no ground shows between hood and body. */
const filler = ({ neck, y, front }: HoodSeat, cloth: Cloth): Panel => ({
  path: `M${600 - neck - 14} ${y - 10} L${600 + neck + 14} ${y - 10} C${600 + neck} ${y + front * 0.8} ${600 + neck * 0.6} ${y + front + 16} 600 ${y + front + 18} C${600 - neck * 0.6} ${y + front + 16} ${600 - neck} ${y + front * 0.8} ${600 - neck - 14} ${y - 10} Z`,
  colour: cloth.base,
  material: cloth.material,
  heather: cloth.heather,
  thickness: 2,
  edge: 6,
  castsOnGround: false,
});

/** Returns a hood as it hangs down the back. */
export function hangingHood(seat: HoodSeat, cloth: Cloth, r: Random): Panel[] {
  const { neck, y } = seat;
  const X = (d: number): number => 600 + d;
  const tip = y + 330;
  const sack = smooth(
    [
      [X(0), y - 58],
      [X(-neck * 0.8), y - 44],
      [X(-neck * 1.28), y + 26],
      [X(-neck * 1.36), y + 130],
      [X(-neck * 1.06), y + 236],
      [X(-neck * 0.5), tip - 24],
      [X(4), tip],
      [X(neck * 0.52), tip - 22],
      [X(neck * 1.08), y + 232],
      [X(neck * 1.38), y + 124],
      [X(neck * 1.26), y + 20],
      [X(neck * 0.8), y - 46],
    ],
    true,
  );
  const { roll, crisp } = cloth;
  const half = (): Fold[] => [
    along(
      smooth([
        [X(-neck * 1.2), y + 10],
        [X(-neck * 0.9), y + 120],
        [X(-neck * 0.3), tip - 80],
      ]),
      22 * roll,
      7 * crisp,
      "start",
    ),
    along(
      smooth([
        [X(-neck * 1.3), y + 90],
        [X(-neck * 1), y + 170],
        [X(-neck * 0.6), tip - 60],
      ]),
      18 * roll,
      6 * crisp,
    ),
    along(
      smooth([
        [X(-neck * 0.8), y - 20],
        [X(-neck * 0.66), y + 90],
        [X(-neck * 0.4), y + 190],
      ]),
      20 * roll,
      5 * crisp,
      "start",
    ),
    along(
      smooth([
        [X(-neck * 1.2), y + 190],
        [X(-neck * 0.6), tip - 70],
        [X(0), tip - 52],
      ]),
      18 * roll,
      6 * crisp,
    ),
    along(
      smooth([
        [X(-neck), y - 20],
        [X(-neck * 0.4), y + 20],
        [X(0), y + 26],
      ]),
      14 * roll,
      5 * crisp,
    ),
  ];
  return [
    {
      path: sack,
      colour: cloth.base,
      material: cloth.material,
      heather: cloth.heather,
      lies: "bridge",
      bridge: 26,
      thickness: 5,
      edge: 3,
      volume: [
        [10, 9],
        [30, 40],
      ],
      undulation: { height: 9, long: 170, wide: 90 },
      variant: 6,
      folds: loosen(r, [...half(), ...mirrored(half())], 26),
      lines: [
        ...seam(`M600 ${y - 58} C${X(5)} ${y + 60} ${X(-4)} ${y + 200} 600 ${tip}`, 0.7, 2.2),
        ...stitch(`M600 ${y - 58} C${X(5)} ${y + 60} ${X(-4)} ${y + 200} 600 ${tip}`, { off: 6, width: 1.3 }),
      ],
    },
  ];
}

/** Returns drawstrings that hang from two eyelets, with metal or knotted tips. */
export function drawstrings(
  at: [Point, Point],
  lengths: [number, number],
  colour: Rgb,
  r: Random,
  tip: "metal" | "knot" = "metal",
): Panel[] {
  return at.flatMap((eye, i) => {
    const sway = (r() - 0.5) * 34;
    const end: Point = [eye[0] + sway * 0.5 + (i ? 8 : -8), eye[1] + lengths[i]!];
    const path = smooth([
      eye,
      [eye[0] + (i ? 8 : -8), eye[1] + lengths[i]! * 0.25],
      [eye[0] + sway, eye[1] + lengths[i]! * 0.62],
      end,
    ]);
    const cord: Panel[] = [
      { path: circle(eye[0], eye[1] - 1, 8), colour: [0.5, 0.49, 0.47], material: "metal", thickness: 2.5, edge: 2.5 },
      { path: circle(eye[0], eye[1] - 1, 4), colour: [0.03, 0.03, 0.03], material: "matte", thickness: -1, edge: 1.5 },
      {
        path,
        stroke: 9.5,
        colour,
        material: "canvas",
        thickness: 7,
        edge: 3.2,
        lines: across(path, 5.5, 10, { bump: 0.2, width: 1.5 }, 2.5),
      },
    ];
    const head: Panel =
      tip === "metal"
        ? {
            path: `M${end[0]} ${end[1]} L${end[0] + 1} ${end[1] + 26}`,
            stroke: 9.5,
            colour: [0.52, 0.51, 0.49],
            material: "metal",
            thickness: 7,
            edge: 3,
          }
        : {
            path: circle(end[0], end[1] + 2, 9),
            colour: times(colour, 0.95),
            material: "canvas",
            thickness: 9,
            edge: 4,
            lines: ribs(
              `M${end[0] - 8} ${end[1] - 4} L${end[0] - 8} ${end[1] + 8}`,
              `M${end[0] + 8} ${end[1] - 6} L${end[0] + 8} ${end[1] + 6}`,
              4,
            ),
          };
    return [...cord, head];
  });
}
