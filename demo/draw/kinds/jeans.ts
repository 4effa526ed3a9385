import type { Look } from "../../catalogue/types.ts";
import { luminance, oklch } from "../engine/colour.ts";
import { seam, stitch, twinStitch, type Line, type StitchStyle } from "../engine/lines.ts";
import { lattice } from "../engine/noise.ts";
import { mirror, offset, toPath } from "../engine/paths.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { labelAt, printAt } from "../prints/art.ts";
import { clothOf, denimThread } from "../tailor/cloth.ts";
import { stud } from "../tailor/closures.ts";
import {
  beltLoops,
  hemRows,
  legPanels,
  pucker,
  trouserShape,
  waistband,
  type TrouserMeasures,
  type TrouserShape,
} from "../tailor/trousers.ts";

/** Returns the scene of jeans: 0 straight, 1 wide and stacked, 2 tapered. A print is sewn on the right back pocket. */
export function jeans(look: Look, seed: number, view: View): Scene {
  const r = rng(seed);
  const back = view === "back";
  const cloth = clothOf(look, "denim");
  const shape = trouserShape(cuts[look.cut], r);
  const m = shape.measures;
  const pale = luminance(cloth.base) > 0.4;
  const sew: StitchStyle = { width: 1.9, dash: [5.2, 2.8], groove: 0.34, thread: 1 };
  const fade = pale ? undefined : worn(shape, seed, back);
  const band = waistband(m, cloth, back, sew);
  const rows: Line[] = [
    ...hemRows(shape, 26, sew),
    ...(back ? [] : flyStitch(m, sew)),
    ...twinStitch(shape.rise, back ? [5, 11] : [4, 10], sew),
  ];
  const panels: Panel[] = [
    ...band.below,
    ...legPanels(shape, cloth, r, {
      lines: rows,
      stitches: sew,
      ...(fade ? { fade } : {}),
      folds: [
        ...pucker(r, shape.hems[0], -1, 2),
        ...pucker(r, shape.hems[1], 1, 2),
        ...pucker(r, shape.rise, 1),
        ...pucker(r, shape.rise, -1),
      ],
    }),
    ...(back ? yokeAndPockets(shape, look, cloth, sew, fade) : frontPockets(m, cloth, sew, fade)),
    { ...band.band, ...(fade ? { fade: (x: number, y: number) => 0.5 + 0.5 * fade(x, y) } : {}) },
    ...beltLoops(m, cloth, back ? [-m.waist * 0.72, 0, m.waist * 0.72] : [-m.waist * 0.56, m.waist * 0.56], sew),
    ...(back ? patch(m, cloth.label) : stud(600, m.waistY + m.band * 0.5 + 8, 14, [0.42, 0.36, 0.28])),
  ];
  const camera =
    view === "detail"
      ? { x: 520, y: m.waistY + 200, zoom: 2.4 }
      : { x: 600, y: (m.waistY + m.hem[1]) / 2 + 4, zoom: 1.06 };
  return { seed, panels, thread: denimThread(cloth.base), warp: 8, ripple: 2, camera };
}

/** Indigo worn pale on the thighs, along the creases of the lap and at the knees. */
function worn(shape: TrouserShape, seed: number, back: boolean): (x: number, y: number) => number {
  const m = shape.measures;
  const cloud = lattice(60, 110, seed + 71);
  const streak = lattice(9, 150, seed + 72);
  const left = shape.limbs[0].at(back ? 0.06 : 0.24, 0.06);
  const right = shape.limbs[1].at(back ? 0.06 : 0.24, 0.06);
  const knee = [shape.limbs[0].at(0.5, 0.05), shape.limbs[1].at(0.5, 0.05)];
  const spot = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number =>
    Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);
  return (x, y) => {
    const a = spot(x, y, left[0], left[1], 78, 190) + spot(x, y, 1200 - right[0], right[1], 78, 190);
    const b = spot(x, y, knee[0]![0], knee[0]![1], 66, 110) + spot(x, y, 1200 - knee[1]![0], knee[1]![1], 66, 110);
    const lap = back
      ? 0
      : spot(x, y, 600, m.crotchY - 40, 210, 70) *
        0.22 *
        Math.max(0, Math.sin((y - m.crotchY + Math.abs(x - 600) * 0.34) * 0.13));
    return 0.88 + (0.34 * a + 0.16 * b) * (1 + 0.25 * cloud(x, y)) + lap + 0.035 * streak(x, y) + 0.04 * cloud(x, y);
  };
}

/** The J of the fly. */
function flyStitch(m: TrouserMeasures, sew: StitchStyle): Line[] {
  const top = m.waistY + m.band + 8;
  const j = `M646 ${top} C646 ${top + 90} 648 ${m.crotchY - 110} 632 ${m.crotchY - 82} C624 ${m.crotchY - 70} 612 ${m.crotchY - 64} 602 ${m.crotchY - 60}`;
  return [...twinStitch(j, [0, -6], sew), ...seam(`M604 ${top} L604 ${m.crotchY - 60}`, 0.5, 2)];
}

function frontPockets(
  m: TrouserMeasures,
  cloth: ReturnType<typeof clothOf>,
  sew: StitchStyle,
  fade?: Panel["fade"],
): Panel[] {
  const top = m.waistY + m.band;
  const [a, b] = [600 - m.waist * 0.5, 600 - m.waist - (m.hip - m.waist) * 0.62];
  const low = top + 116;
  const mouth = `M${a} ${top + 4} C${a - 6} ${top + 58} ${a - 40} ${low - 16} ${b + 4} ${low}`;
  const bag = `M${a} ${top + 2} C${a - 6} ${top + 58} ${a - 40} ${low - 16} ${b + 4} ${low} L${600 - m.waist + 2} ${top + 2} Z`;
  const coin = `M${600 + m.waist - 14} ${top + 40} L${600 + m.waist * 0.58} ${top + 52} L${600 + m.waist * 0.56} ${top + 150} L${600 + m.waist + 20} ${top + 150} Z`;
  const common = {
    colour: cloth.base,
    material: cloth.material,
    heather: cloth.heather,
    ...(fade ? { fade: (x: number, y: number) => 0.9 * fade(x, y) } : {}),
  };
  const side = (flip: boolean): Panel[] => {
    const d = (p: string): string => (flip ? mirror(p) : p);
    return [
      {
        ...common,
        path: d(bag),
        thickness: -4.5,
        edge: 2.4,
        castsOnGround: false,
        lines: flip
          ? [
              ...twinStitch(`M${600 + m.waist - 14} ${top + 40} L${600 + m.waist * 0.58} ${top + 52}`, [-5, -10], sew),
              ...seam(coin, 0.5, 1.8),
            ]
          : [],
      },
      welted(d(mouth), common, sew, flip),
    ];
  };
  return [...side(false), ...side(true)];
}

/** The doubled edge of a pocket's mouth: a narrow band with two rows. */
function welted(mouth: string, common: Omit<Panel, "path">, sew: StitchStyle, flip: boolean): Panel {
  const k = flip ? 1 : -1;
  const edge = offset(mouth, k * 17);
  const path = `${mouth} L${edge[edge.length - 1]![0]} ${edge[edge.length - 1]![1]} ${toPath([...edge].reverse()).replace("M", "L")} Z`;
  return { ...common, path, thickness: 1.8, edge: 1.8, lines: twinStitch(mouth, [k * 5, k * 11], sew) };
}

function yokeAndPockets(
  shape: TrouserShape,
  look: Look,
  cloth: ReturnType<typeof clothOf>,
  sew: StitchStyle,
  fade?: Panel["fade"],
): Panel[] {
  const m = shape.measures;
  const top = m.waistY + m.band;
  const yoke = `M${600 - m.waist - 22} ${top + 40} L600 ${top + 92} L${600 + m.waist + 22} ${top + 40} L${600 + m.waist - 2} ${top + 2} C${600 + m.waist * 0.4} ${top + 10} ${600 - m.waist * 0.4} ${top + 10} ${600 - m.waist + 2} ${top + 2} Z`;
  const common = { colour: cloth.base, material: cloth.material, heather: cloth.heather, ...(fade ? { fade } : {}) };
  const pocket = (flip: boolean): Panel => {
    const [x, y, w, h] = [600 - m.hip * 0.54, top + 104, 92, 176];
    const d = `M${x - w} ${y} L${x + w} ${y + 10} L${x + w - 10} ${y + h * 0.74} L${x - 2} ${y + h + 8} L${x - w + 12} ${y + h * 0.7} Z`;
    const path = flip ? mirror(d) : d;
    const mouth = `M${x - w} ${y} L${x + w} ${y + 10}`;
    const sides = `M${x + w} ${y + 10} L${x + w - 10} ${y + h * 0.74} L${x - 2} ${y + h + 8} L${x - w + 12} ${y + h * 0.7} L${x - w} ${y}`;
    const flipped = (p: string): string => (flip ? mirror(p) : p);
    const k = flip ? -1 : 1;
    const mark =
      look.print.art !== "none" && flip
        ? printAt(look.print, { x: flip ? 1200 - x : x, y: y + 92, width: 108, height: 90 })
        : "";
    return {
      ...common,
      path,
      thickness: 3.2,
      edge: 1.8,
      volume: [[2, 8]],
      lies: "bridge",
      bridge: 8,
      lines: [
        ...twinStitch(flipped(mouth), [k * 6, k * 16], sew),
        ...twinStitch(flipped(sides), [k * 5, k * 11], sew),
        ...stitch(flipped(`M${x - w + 14} ${y + 66} L${x} ${y + 98} L${x + w - 14} ${y + 72}`), {
          ...sew,
          groove: 0.2,
        }),
      ],
      ...(mark ? { print: { svg: mark, wear: 0.3, ink: 0.9 } } : {}),
    };
  };
  return [
    {
      ...common,
      path: yoke,
      thickness: 1.6,
      edge: 1.8,
      lines: [
        ...twinStitch(`M${600 - m.waist - 22} ${top + 40} L600 ${top + 92}`, [-5, -11], sew),
        ...twinStitch(`M600 ${top + 92} L${600 + m.waist + 22} ${top + 40}`, [-5, -11], sew),
      ],
    },
    pocket(false),
    pocket(true),
  ];
}

/** The leather patch on the right of the back waistband. */
function patch(m: TrouserMeasures, text: string): Panel[] {
  const [x, y] = [600 + m.waist * 0.38, m.waistY + 4];
  return [
    {
      path: `M${x - 52} ${y} L${x + 52} ${y + 1} L${x + 51} ${y + 64} L${x - 52} ${y + 62} Z`,
      colour: oklch(0.52, 0.08, 58),
      material: "leather",
      thickness: 3,
      edge: 2,
      lines: stitch(
        `M${x - 47} ${y + 5} L${x + 47} ${y + 6} L${x + 46} ${y + 58} L${x - 47} ${y + 57} L${x - 47} ${y + 5}`,
        { width: 1.7, thread: 1 },
      ),
      print: { svg: labelAt(text, { x, y: y + 31, width: 70, size: 24, fill: "#2a160c" }), height: -0.8, follow: 0 },
    },
  ];
}

const cuts: Record<Look["cut"], TrouserMeasures> = {
  0: {
    waist: 226,
    waistY: 148,
    band: 50,
    hip: 290,
    hipY: 400,
    crotchY: 478,
    knee: [430, 900, 254],
    hem: [420, 1352, 234],
    stack: 5,
  },
  1: {
    waist: 230,
    waistY: 150,
    band: 50,
    hip: 306,
    hipY: 404,
    crotchY: 492,
    knee: [416, 900, 312],
    hem: [396, 1348, 322],
    stack: 7,
  },
  2: {
    waist: 224,
    waistY: 148,
    band: 50,
    hip: 288,
    hipY: 400,
    crotchY: 476,
    knee: [438, 890, 228],
    hem: [440, 1346, 176],
    stack: 8,
  },
};
