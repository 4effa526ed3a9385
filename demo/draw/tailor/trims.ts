import type { Rgb } from "../engine/colour.ts";
import { crease, gathers } from "../engine/folds.ts";
import { ribs, seam, stitch, twinStitch } from "../engine/lines.ts";
import { mirror, offset, toPath, type Point } from "../engine/paths.ts";
import type { Panel } from "../engine/scene.ts";
import type { Cloth } from "./cloth.ts";
import { stud } from "./closures.ts";
import type { Limb } from "./limb.ts";
import type { TrouserMeasures } from "./trousers.ts";

type Random = () => number;

/** Returns a flapped cargo pocket that stands on the outside of a leg, with a pleat and two studs. */
export function cargoPocket(
  limb: Limb,
  right: boolean,
  at: { from: number; to: number; s0: number; s1: number },
  cloth: Cloth,
  r: Random,
): Panel[] {
  const flip = (d: string): string => (right ? mirror(d) : d);
  const { from, to, s0, s1 } = at;
  const span = to - from;
  const bag = flip(limb.patch(from + span * 0.12, to, s1, s0));
  const flap = flip(limb.patch(from, from + span * 0.36, s1 + 0.03, s0 - 0.03));
  const course = (t: number): string => flip(toPath([limb.at(t, s1), limb.at(t, (s0 + s1) / 2), limb.at(t, s0)]));
  const pleat = (s: number): string => flip(toPath(limb.edge(s, from + span * 0.3, to - span * 0.02, 5)));
  const mid = (s0 + s1) / 2;
  const edge = (s: number): string => flip(toPath(limb.edge(s, from + span * 0.12, to, 5)));
  const common = { colour: cloth.base, material: cloth.material, heather: cloth.heather } as const;
  const spot = (s: number): Point => {
    const p = limb.at(from + span * 0.27, s);
    return right ? [1200 - p[0], p[1]] : p;
  };
  const studs = [s0 + (s1 - s0) * 0.22, s0 + (s1 - s0) * 0.78].flatMap((s) => stud(...spot(s), 7.5, [0.1, 0.1, 0.1]));
  return [
    {
      ...common,
      path: bag,
      thickness: 9,
      edge: 3,
      volume: [[7, 14]],
      lies: "bridge",
      bridge: 16,
      undulation: { height: 3, long: 120, wide: 70 },
      folds: [
        ...gathers(r, course(to), 30, 60, 9, 1.8, right ? 1 : -1),
        crease(...centre(bagMid(limb, at, right)), 80, 120, 18, 3),
      ],
      lines: [
        ...stitch(edge(s1), { off: right ? 6 : -6, width: 1.5 }),
        ...stitch(edge(s0), { off: right ? -6 : 6, width: 1.5 }),
        ...stitch(course(to), { off: right ? 6 : -6, width: 1.5 }),
        ...seam(pleat(mid - 0.16 * (s1 - s0)), 0.8, 2.4),
        ...seam(pleat(mid + 0.16 * (s1 - s0)), 0.8, 2.4),
      ],
    },
    {
      ...common,
      path: flap,
      thickness: 5,
      edge: 2,
      volume: [[3, 10]],
      lies: "bridge",
      bridge: 12,
      folds: gathers(r, course(from + span * 0.34), 40, 40, 9, 1.4, right ? 1 : -1),
      lines: [
        ...twinStitch(course(from + span * 0.345), right ? [4, 10] : [-4, -10], { width: 1.5 }),
        ...twinStitch(course(from + 0.004), right ? [-5, -11] : [5, 11], { width: 1.5 }),
      ],
    },
    ...studs,
  ];
}

const bagMid = (limb: Limb, at: { from: number; to: number; s0: number; s1: number }, right: boolean): Point => {
  const p = limb.at((at.from + at.to) / 2 + 0.04, (at.s0 + at.s1) / 2);
  return right ? [1200 - p[0], p[1]] : p;
};
const centre = (p: Point): [number, number] => [p[0], p[1]];

/** Returns the slanted openings of two side pockets. */
export function slantPockets(m: TrouserMeasures, cloth: Cloth, fade?: Panel["fade"]): Panel[] {
  const top = m.waistY + m.band;
  const low = top + (m.hipY - top) * 0.82;
  const side = (k: number): number => 600 - m.waist - (m.hip - m.waist) * k;
  const [a, b] = [600 - m.waist * 0.6, side(0.86) + 4];
  const bag = `M${a} ${top + 2} C${a - 16} ${top + 60} ${b + 40} ${low - 40} ${b} ${low} C${side(0.78) + 4} ${low - 40} ${side(0.5) + 4} ${top + (m.hipY - top) * 0.42} ${600 - m.waist + 2} ${top + 2} Z`;
  const mouth = `M${a} ${top + 2} C${a - 16} ${top + 60} ${b + 40} ${low - 40} ${b} ${low}`;
  const half = (right: boolean): Panel => {
    const d = (p: string): string => (right ? mirror(p) : p);
    return {
      path: d(bag),
      colour: cloth.base,
      material: cloth.material,
      heather: cloth.heather,
      thickness: -4,
      edge: 2.2,
      castsOnGround: false,
      ...(fade ? { fade } : {}),
    };
  };
  const edge = (right: boolean): Panel => {
    const d = (p: string): string => (right ? mirror(p) : p);
    const inner = `C${b + 62} ${low - 46} ${a + 10} ${top + 64} ${a + 22} ${top + 3}`;
    return {
      path: d(`${mouth} L${b + 16} ${low + 10} ${inner} Z`),
      colour: cloth.base,
      material: cloth.material,
      heather: cloth.heather,
      thickness: 1.6,
      edge: 2,
      lines: twinStitch(d(mouth), right ? [5, 12] : [-5, -12], { width: 1.5 }),
    };
  };
  return [half(false), half(true), edge(false), edge(true)];
}

/** Returns a ribbed cuff under a trouser leg. */
export function legCuff(limb: Limb, right: boolean, cloth: Cloth, length: number, colour: Rgb = cloth.base): Panel {
  const [a, b] = [limb.at(1, 0.84), limb.at(1, -0.84)];
  const angle = (limb.degrees(1) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const at = (p: Point, k: number, side: number): Point => [p[0] + dx * k + side * 5 * k, p[1] + dy * k];
  const flip = (d: string): string => (right ? mirror(d) : d);
  const top = flip(toPath([at(a, -0.2, 0), at(b, -0.2, 0)]));
  const bottom = flip(toPath([at(a, 1, 1), at(b, 1, -1)]));
  const [p, q, s, t] = [at(a, -0.2, 0), at(a, 1, 1), at(b, 1, -1), at(b, -0.2, 0)];
  return {
    path: flip(
      `M${p.join(" ")} Q${p[0] - 3} ${(p[1] + q[1]) / 2} ${q.join(" ")} Q${(q[0] + s[0]) / 2} ${q[1] + 9} ${s.join(" ")} Q${t[0] + 3} ${(s[1] + t[1]) / 2} ${t.join(" ")} Z`,
    ),
    colour,
    material: "rib",
    heather: cloth.heather,
    thickness: 4,
    edge: 3,
    volume: [[8, 14]],
    lines: ribs(top, bottom, 6.4),
  };
}

/** Returns a stripe down the outside of a leg, along its outseam. */
export function sideStripe(outseam: string, right: boolean, colour: Rgb, cloth: Cloth): Panel {
  const k = right ? 1 : -1;
  const [near, far] = [offset(outseam, k * 5), offset(outseam, k * 38)];
  const path = `${toPath(near)} ${toPath([...far].reverse()).replace("M", "L")} Z`;
  return {
    path,
    colour,
    material: cloth.material,
    thickness: 0.8,
    edge: 1.6,
    lines: [...stitch(toPath(near), { width: 1.2 }), ...stitch(toPath(far), { width: 1.2 })],
  };
}
