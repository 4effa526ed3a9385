import { mix, times, type Rgb } from "../engine/colour.ts";
import { across } from "../engine/lines.ts";
import { ellipse } from "../engine/paths.ts";
import type { Panel } from "../engine/scene.ts";

export interface Disc {
  x: number;
  y: number;
  radius: number;
  colour: Rgb;
  rim: Rgb;
  thickness: number;
  /** Knurled: notches round the rim, this many units apart. */
  knurl?: number;
  /** Height it lies at when it covers another thing. */
  over?: number;
}

/** Returns a disc turned on a lathe, seen from above: a rim, and a face whose turning marks catch light in fans. */
export function spun({ x, y, radius, colour, rim, thickness, knurl, over }: Disc): Panel[] {
  const fan =
    (base: Rgb) =>
    (X: number, Y: number): Rgb => {
      const a = Math.atan2(Y - y, X - x);
      const bright = 0.5 + 0.5 * Math.cos(2 * (a + 2.3));
      const ring = 1 + 0.05 * Math.sin(Math.hypot(X - x, Y - y) * 1.1);
      return times(mix(base, mix(base, [0.9, 0.9, 0.88], 0.5), bright ** 3 * 0.7), ring * (0.86 + 0.2 * bright));
    };
  return [
    {
      path: ellipse(x, y, radius, radius),
      colour: rim,
      material: "matte",
      thickness,
      edge: 7,
      ...(over ? { lies: "level" as const, level: over } : {}),
      tint: fan(rim),
      lines: knurl
        ? across(ellipse(x, y, radius - 10, radius - 10), knurl, 26, {
            width: knurl * 0.45,
            bump: 0,
            groove: 1,
            thread: 0,
          })
        : [],
    },
    {
      path: ellipse(x, y, radius - 26, radius - 26),
      colour,
      material: "matte",
      thickness: 4,
      edge: 3,
      tint: fan(colour),
    },
  ];
}
