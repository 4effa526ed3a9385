import { times, type Rgb } from "../engine/colour.ts";
import { across, seam, stitch, type Line } from "../engine/lines.ts";
import { circle, ellipse, flatten, offset, resample, toPath, type Point } from "../engine/paths.ts";
import type { Panel } from "../engine/scene.ts";

/** What a zip is made of: its tape, its teeth and where its slider stands, 0..1 along it. */
export interface ZipStyle {
  tape: Rgb;
  teeth: Rgb;
  width?: number;
  slider?: number;
  /** Coil zips have fine teeth that hide. */
  coil?: boolean;
}

/** Returns a closed zip along a course: tape, teeth, slider and its puller. */
export function zip(course: string | Point[], style: ZipStyle): Panel[] {
  const width = style.width ?? 22;
  const path = typeof course === "string" ? course : toPath(course);
  const line = flatten(course);
  const at = resample(line, 50)[Math.round(50 * (style.slider ?? 0.02))]!;
  const teeth: Line[] = style.coil
    ? [...across(path, 3.6, width * 0.34, { bump: 0.35, width: 1.6 }, 1), ...seam(path, 0.7, 1.6)]
    : [...across(path, 5.2, width * 0.4, { bump: 0.7, width: 2.6 }), ...seam(path, 0.5, 1.2)];
  return [
    {
      path,
      stroke: width,
      colour: style.tape,
      material: "twill",
      thickness: 0.6,
      edge: 1.4,
      lines: [...stitch(offset(path, width * 0.42), { width: 1.1, groove: 0 })],
    },
    {
      path,
      stroke: width * 0.42,
      colour: style.teeth,
      material: style.coil ? "matte" : "metal",
      thickness: 2.2,
      edge: 2,
      lines: teeth,
      castsOnGround: false,
    },
    ...puller(at[0], at[1], times(style.teeth, 0.95)),
  ];
}

/** Returns a slider with a hanging puller, its top at x, y. */
export function puller(x: number, y: number, colour: Rgb, size = 1): Panel[] {
  const s = size;
  return [
    {
      path: `M${x - 8 * s} ${y} C${x - 9 * s} ${y - 6 * s} ${x + 9 * s} ${y - 6 * s} ${x + 8 * s} ${y} L${x + 6 * s} ${y + 20 * s} L${x - 6 * s} ${y + 20 * s} Z`,
      colour,
      material: "metal",
      thickness: 5,
      edge: 2,
    },
    {
      path: `M${x - 4.5 * s} ${y + 14 * s} L${x + 4.5 * s} ${y + 14 * s} L${x + 6.5 * s} ${y + 52 * s} C${x + 6 * s} ${y + 60 * s} ${x - 6 * s} ${y + 60 * s} ${x - 6.5 * s} ${y + 52 * s} Z`,
      colour,
      material: "metal",
      thickness: 4,
      edge: 2,
    },
    { path: circle(x, y + 48 * s, 2.8 * s), colour: times(colour, 0.2), material: "matte", thickness: -1.5, edge: 1.2 },
  ];
}

/** Returns a sewn button with four holes. */
export function button(x: number, y: number, radius: number, colour: Rgb): Panel[] {
  const h = radius * 0.26;
  return [
    { path: circle(x, y, radius), colour, material: "plastic", thickness: 4, edge: 2, castsOnGround: false },
    {
      path: circle(x, y, radius * 0.66),
      colour: times(colour, 0.93),
      material: "plastic",
      thickness: -1.4,
      edge: 1.6,
      castsOnGround: false,
    },
    {
      path: [
        circle(x - h, y - h, 1.7),
        circle(x + h, y - h, 1.7),
        circle(x - h, y + h, 1.7),
        circle(x + h, y + h, 1.7),
      ],
      colour: times(colour, 0.3),
      material: "matte",
      thickness: -1,
      edge: 1,
      castsOnGround: false,
    },
  ];
}

/** Returns a metal snap or jeans button with a raised rim. */
export function stud(x: number, y: number, radius: number, colour: Rgb): Panel[] {
  return [
    {
      path: ellipse(x, y, radius, radius * 0.98),
      colour,
      material: "metal",
      thickness: 5,
      edge: 2.2,
      castsOnGround: false,
    },
    {
      path: circle(x, y, radius * 0.62),
      colour: times(colour, 0.75),
      material: "metal",
      thickness: -2,
      edge: 2,
      castsOnGround: false,
    },
  ];
}
