import type { Rgb } from "../engine/colour.ts";
import { times } from "../engine/colour.ts";
import { gathers } from "../engine/folds.ts";
import type { GroundShadow } from "../engine/ground.ts";
import { stitch, type Line } from "../engine/lines.ts";
import type { MaterialName } from "../engine/materials.ts";
import { ellipse } from "../engine/paths.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene } from "../engine/scene.ts";
import { line } from "./curve.ts";

/** A shoe's stitches: longer and thicker than a garment's, for it is drawn at 33 units to the centimetre. */
export const shoeStitch = { dash: [8.5, 5] as [number, number], width: 2.4, groove: 0.34, thread: 1 };

/** Two rows along a panel's edge, `from` the edge inwards on the side the sign says. */
export const edgeStitch = (course: string, side: 1 | -1, first = 7, gap = 7): Line[] =>
  [first, first + gap].flatMap((off) => stitch(course, { ...shoeStitch, off: side * off }));

/** Paler on top where the light falls, darker down by the sole: the side of a shoe turns away from the lamp. */
export function turning(top: number, bottom: number, depth = 0.2): (x: number, y: number) => number {
  return (_, y) => {
    const t = Math.max(0, Math.min(1, (y - top) / (bottom - top)));
    return 1.07 - depth * t * t;
  };
}

/** Returns the short visible runs of flat lace from each eyelet up over the tongue. */
export function laces(
  eyelets: [number, number][],
  colour: Rgb,
  reach: [number, number] = [-34, -40],
  width = 17,
): Panel[] {
  return eyelets.flatMap(([x, y], i): Panel[] => {
    const [dx, dy] = [reach[0] - i * 0.6, reach[1] - i * 1.2];
    const run = line(
      `${x},${y} ${x + dx * 0.35},${y + dy * 0.3} ${x + dx * 0.72},${y + dy * 0.68} ${x + dx},${y + dy}`,
    );
    return [
      {
        path: ellipse(x + 1, y + 1, 8.5, 8.5),
        colour: [0.03, 0.03, 0.03],
        material: "matte",
        thickness: -3,
        edge: 2,
        light: 0.6,
      },
      {
        path: run,
        stroke: width,
        colour,
        material: "canvas",
        thickness: 7,
        edge: 4.5,
        lies: "bridge",
        bridge: 6,
        texture: (X, Y) => 0.5 * Math.sin((X + Y) * 0.9) * Math.sin((X - Y) * 0.9),
      },
    ];
  });
}

/** Returns a padded collar: a soft roll along the opening. */
export function collarRoll(course: string, colour: Rgb, material: MaterialName, seed: number, width = 30): Panel {
  return {
    path: course,
    stroke: width,
    colour,
    material,
    thickness: 11,
    edge: 8,
    folds: gathers(rng(seed), course, 36, 34, 9, 1.1, 1),
  };
}

/** Returns a dark inside seen through the opening of a shoe, the deeper the darker. */
export function inside(path: string, colour: Rgb, top: number, depth: number): Panel {
  return {
    path,
    colour: times(colour, 0.85),
    material: "jersey",
    thickness: 2,
    edge: 3,
    light: 0.6,
    fade: (_, y) => Math.max(0.38, 1 - (0.75 * (y - top)) / depth),
  };
}

/** The shadows of a shoe that stands on the ground line `y`: cast by its sole alone. */
export function standing(y: number): Pick<Scene, "shadows" | "shadowFrom" | "warp" | "ripple" | "fuzz"> {
  const shadows: GroundShadow[] = [
    { blur: 4, dx: 0, dy: 7, strength: 0.75 },
    { blur: 16, dx: 6, dy: 14, strength: 0.5 },
    { blur: 60, dx: 16, dy: 30, strength: 0.45 },
  ];
  return {
    shadows,
    shadowFrom: (_, Y) => Math.max(0, Math.min(1, (Y - (y - 110)) / 60)),
    warp: 1.5,
    ripple: 0.3,
    fuzz: 0.25,
  };
}

/** The shadows of a small thing seen from above. */
export const flatShadows: GroundShadow[] = [
  { blur: 5, dx: 3, dy: 5, strength: 0.5 },
  { blur: 20, dx: 12, dy: 20, strength: 0.42 },
  { blur: 64, dx: 24, dy: 44, strength: 0.32 },
];
