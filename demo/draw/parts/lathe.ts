import type { Rgb } from "../engine/colour.ts";
import { mix, times } from "../engine/colour.ts";
import type { MaterialName } from "../engine/materials.ts";
import type { Panel } from "../engine/scene.ts";

/** A thing turned on a lathe, seen from its side: half-widths down its axis. */
export interface Turned {
  /** Its axis: x when it stands, y when `lying`. */
  axis: number;
  /** [place along the axis, half-width], in order; straight between, so set them close on curves. */
  profile: [number, number][];
  colour: Rgb;
  material: MaterialName;
  lying?: boolean;
  /** How round it is: 1 a full circle, default 0.8. */
  depth?: number;
  /** Height of its axis above the ground. */
  level?: number;
  /** Glass is darker at its sides and pale where light passes; 0..1. */
  glass?: number;
  texture?: (along: number, round: number) => number;
  rest?: Partial<Panel>;
}

/** Returns the panel of a turned thing: a true half-round, so that light and mirrors run down it. */
export function turned(t: Turned): Panel {
  const { axis, profile, lying = false, depth = 0.8 } = t;
  const half = (a: number): number => {
    for (let i = 1; i < profile.length; i++) {
      const [p, q] = [profile[i - 1]!, profile[i]!];
      if (a <= q[0]) return Math.max(3, p[1] + ((q[1] - p[1]) * Math.max(0, a - p[0])) / (q[0] - p[0] || 1));
    }
    return Math.max(3, profile[profile.length - 1]![1]);
  };
  const round = (x: number, y: number): [number, number] =>
    lying ? [x, (y - axis) / half(x)] : [y, (x - axis) / half(y)];
  const points = [
    ...profile.map(([a, h]) => [a, axis + h]),
    ...profile
      .slice()
      .reverse()
      .map(([a, h]) => [a, axis - h]),
  ] as [number, number][];
  const path = `M${points.map(([a, b]) => (lying ? `${a.toFixed(1)} ${b.toFixed(1)}` : `${b.toFixed(1)} ${a.toFixed(1)}`)).join("L")} Z`;
  const body: Panel = {
    path,
    colour: t.colour,
    material: t.material,
    thickness: 2,
    edge: 2,
    lies: "level",
    level: t.level ?? 10,
    height: (x, y) => {
      const [a, u] = round(x, y);
      return half(a) * depth * Math.sqrt(Math.max(0, 1 - Math.min(0.985, u * u)));
    },
  };
  if (t.texture)
    body.texture = (x, y) => {
      const [a, u] = round(x, y);
      return t.texture!(a, Math.asin(Math.max(-0.99, Math.min(0.99, u))));
    };
  if (t.glass) {
    const g = t.glass;
    body.tint = (x, y) => {
      const u = round(x, y)[1];
      const through = Math.max(0, 1 - Math.abs(u - 0.18) * 1.5);
      return mix(
        times(t.colour, 1 - 0.62 * g * Math.abs(u) ** 3),
        mix(t.colour, [1, 0.96, 0.86], 0.5),
        through * 0.34 * g,
      );
    };
  }
  return { ...body, ...t.rest };
}

/** A quarter-round step between two half-widths, for shoulders and bases: `turned` profile points. */
export function shoulder(from: [number, number], to: [number, number], steps = 8): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = (i / steps) * (Math.PI / 2);
    return [from[0] + (to[0] - from[0]) * (1 - Math.cos(a)), from[1] + (to[1] - from[1]) * Math.sin(a)] as [
      number,
      number,
    ];
  });
}
