import { times, type Rgb } from "../engine/colour.ts";
import { across, seam, stitch } from "../engine/lines.ts";
import { box, flatten, lengthOf, place, resample } from "../engine/paths.ts";
import type { Panel } from "../engine/scene.ts";
import { line } from "./curve.ts";

/** Returns a webbing strap along a course: ribbed across, stitched along both edges. */
export function strap(course: string, width: number, colour: Rgb): Panel {
  return {
    path: course,
    stroke: width,
    colour,
    material: "nylon",
    thickness: 5,
    edge: 3,
    lies: "bridge",
    bridge: 14,
    lines: [
      ...across(course, 4.6, width, { width: 1.6, bump: 0.34 }),
      ...stitch(course, { off: width / 2 - 6, dash: [5, 3], width: 1.4, groove: 0.14 }),
      ...stitch(course, { off: 6 - width / 2, dash: [5, 3], width: 1.4, groove: 0.14 }),
    ],
  };
}

export interface Zip {
  tape: Rgb;
  teeth: Rgb;
  /** Where its slider stands, 0..1 along the course. */
  pull: number;
  seed: number;
}

/** Returns a zip: tape, teeth, slider and its cord. */
export function zip(course: string, width: number, { tape, teeth, pull }: Zip): Panel[] {
  const points = resample(flatten(course), 100);
  const i = Math.max(1, Math.min(98, Math.round(pull * 100)));
  const [a, at, b] = [points[i - 1]!, points[i]!, points[i + 1]!];
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const [x, y] = at;
  return [
    {
      path: course,
      stroke: width * 2,
      colour: tape,
      material: "twill",
      thickness: 2,
      edge: 2.5,
      lies: "bridge",
      bridge: 12,
      lines: [
        ...stitch(course, { off: width * 0.8, dash: [5, 3], width: 1.3 }),
        ...stitch(course, { off: -width * 0.8, dash: [5, 3], width: 1.3 }),
      ],
    },
    {
      path: course,
      stroke: width * 0.62,
      colour: teeth,
      material: "plastic",
      thickness: 4,
      edge: 2.5,
      lies: "bridge",
      bridge: 8,
      lines: [
        ...across(course, Math.max(5, lengthOf(flatten(course)) / 130), width * 0.5, {
          width: 2.2,
          bump: 0,
          groove: 0.8,
          thread: 0,
        }),
        ...seam(course, 0.6, 1.4),
      ],
    },
    {
      path: place(box(-17, -11, 34, 22, 7), x, y, turn),
      colour: [0.2, 0.2, 0.2],
      material: "metal",
      thickness: 7,
      edge: 4,
      lies: "bridge",
      bridge: 10,
    },
    {
      path: line(`${x},${y + 6} ${x - 6},${y + 34} ${x + 2},${y + 64} ${x - 2},${y + 84}`),
      stroke: 9,
      colour: times(tape, 1.6),
      material: "canvas",
      thickness: 6,
      edge: 3,
      lies: "bridge",
      bridge: 8,
    },
    {
      path: place(box(-8, -16, 16, 34, 5), x - 2, y + 96, 2),
      colour: [0.03, 0.03, 0.03],
      material: "rubber",
      thickness: 6,
      edge: 4,
      lies: "bridge",
      bridge: 8,
    },
  ];
}

/** Returns a plastic side-release clip about a point; degrees 0 lets the strap run up and down. */
export function clip(x: number, y: number, degrees: number, colour: Rgb): Panel[] {
  const on = (d: string): string => place(d, x, y, degrees);
  const part = (d: string, thickness: number): Panel => ({
    path: on(d),
    colour,
    material: "plastic",
    thickness,
    edge: 4,
    lies: "bridge",
    bridge: 16,
  });
  return [
    part(box(-32, -52, 64, 104, 12), 8),
    { ...part(box(-20, -18, 40, 34, 6), 5), thickness: -5 },
    part(box(-34, -58, 68, 20, 6), 6),
    part(box(-34, 38, 68, 20, 6), 6),
    part(box(-9, -14, 18, 40, 4), 7),
  ];
}
