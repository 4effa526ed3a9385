import { smooth, type Point } from "../engine/paths.ts";

/** One station of a sleeve's or a leg's middle line. */
export interface Station {
  x: number;
  y: number;
  width: number;
}

/** A sleeve or leg as a bent band: t runs 0..1 along it, s is 1 at its screen-left edge going down, -1 at its right. */
export interface Limb {
  at(t: number, s: number): Point;
  /** The direction of travel in degrees, 90 is straight down. */
  degrees(t: number): number;
  /** Points of an edge between two places along it. */
  edge(s: number, from: number, to: number, count?: number): Point[];
  /** Where along the limb a point lies. */
  along(x: number, y: number): number;
  /** A four-cornered patch between two places and two sides, its edges following the limb. */
  patch(from: number, to: number, s0: number, s1: number): string;
}

/**
 * Returns a limb through stations, smooth between them. `swell` adds units to the half-width at t and
 * s, for the bumps where cloth stacks or a baffle bulges.
 */
export function limb(stations: Station[], swell: (t: number, s: number) => number = () => 0): Limb {
  const n = stations.length - 1;
  const value = (t: number, of: (q: Station) => number): number => {
    const f = Math.max(0, Math.min(n - 1e-6, t * n));
    const i = Math.floor(f);
    const u = f - i;
    const p = (j: number): number => of(stations[Math.max(0, Math.min(n, j))]!);
    const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)));
  };
  const centre = (t: number): Point => [value(t, (q) => q.x), value(t, (q) => q.y)];
  const heading = (t: number): Point => {
    const a = centre(Math.max(0, t - 0.02));
    const b = centre(Math.min(1, t + 0.02));
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
  };
  const at = (t: number, s: number): Point => {
    const [x, y] = centre(t);
    const [dx, dy] = heading(t);
    const half = value(t, (q) => q.width) / 2 + swell(t, s);
    return [x - dy * half * s, y + dx * half * s];
  };
  const spine = Array.from({ length: 49 }, (_, i) => centre(i / 48));
  const edge = (s: number, from: number, to: number, count = 16): Point[] =>
    Array.from({ length: count + 1 }, (_, i) => at(from + ((to - from) * i) / count, s));
  return {
    at,
    along: (x, y) => {
      let [best, t] = [1e12, 0];
      for (let i = 0; i < 48; i++) {
        const [a, b] = [spine[i]!, spine[i + 1]!];
        const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
        const u = Math.max(
          i ? 0 : -2,
          Math.min(i < 47 ? 1 : 2, ((x - a[0]) * ex + (y - a[1]) * ey) / (ex * ex + ey * ey)),
        );
        const d = (x - a[0] - ex * u) ** 2 + (y - a[1] - ey * u) ** 2;
        if (d < best) [best, t] = [d, (i + u) / 48];
      }
      return t;
    },
    patch: (from, to, s0, s1) =>
      `${smooth(edge(s0, from, to, 4))} L${at(to, s1).join(" ")} ${smooth(edge(s1, to, from, 4)).replace(/^M(\S+) (\S+)/, "L$1 $2")} Z`,
    degrees: (t) => {
      const [dx, dy] = heading(t);
      return (Math.atan2(dy, dx) * 180) / Math.PI;
    },
    edge,
  };
}
