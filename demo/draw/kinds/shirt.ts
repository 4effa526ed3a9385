// One long file: one kind of goods with its three cuts and three views.
import type { Look } from "../../catalogue/types.ts";
import { luminance, mix, oklch, times, type Rgb } from "../engine/colour.ts";
import { gathers } from "../engine/folds.ts";
import { seam, stitch, twinStitch } from "../engine/lines.ts";
import { lattice } from "../engine/noise.ts";
import { box, mirror, toPath } from "../engine/paths.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { printAt } from "../prints/art.ts";
import { clothOf, type Cloth } from "../tailor/cloth.ts";
import { button } from "../tailor/closures.ts";
import { collarBehind, shirtCollar } from "../tailor/collars.ts";
import { hemStitches, topPanels, topShape, type TopMeasures, type TopShape } from "../tailor/top.ts";

/** Returns the scene of a shirt: 0 buttoned with one pocket, 1 an overshirt with two flapped pockets, 2 short-sleeved with an open collar. With an accent the cloth is checked (0, 1) or striped (2). */
export function shirt(look: Look, seed: number, view: View): Scene {
  const r = rng(seed);
  const back = view === "back";
  const cloth = clothOf(look, look.cut === 1 ? "twill" : look.accent ? "flannel" : "poplin");
  const shape = topShape(cuts[look.cut], r, back);
  const m = shape.measures;
  const sew = { width: 1.4, ...cloth.sewing };
  const tint = look.accent ? checked(shape, cloth, look.cut === 2, seed) : undefined;
  const collar = shirtCollar(m, cloth, {
    point: look.cut === 1 ? 84 : 74,
    spread: look.cut === 1 ? 92 : 80,
    open: look.cut === 2,
    sew,
  });
  const hems = hemStitches(shape);
  const print = printAt(
    look.print,
    back
      ? { x: 600, y: m.neckY + 330, width: m.pit * 1.05, height: 330 }
      : { x: 600 + m.pit * 0.48, y: m.pitY - 96, width: 100, height: 60 },
  );
  const yoke = `M${600 - m.shoulder + 14} ${m.shoulderY + 92} C560 ${m.shoulderY + 84} 640 ${m.shoulderY + 84} ${600 + m.shoulder - 14} ${m.shoulderY + 92}`;
  const dyed = (p: Panel): Panel => (tint ? { ...p, tint: tint("body") } : p);
  const panels: Panel[] = [
    ...(m.shortSleeve
      ? []
      : [cuff(shape, 0, cloth, sew), cuff(shape, 1, cloth, sew)].map((p, i) =>
          tint ? { ...p, tint: tint(i ? "right" : "left") } : p,
        )),
    ...(back ? [] : collar.below.slice(0, 2).map(dyed)),
    ...(back ? [] : collar.below.slice(2)),
    ...topPanels(shape, cloth, r, {
      ...(tint ? { tint } : {}),
      calm: 0.9,
      bodyLines: [
        ...stitch(shape.hemLine, { off: -12, ...sew }),
        ...(back
          ? [
              ...seam(yoke, 0.5),
              ...stitch(yoke, { off: 6, ...sew }),
              ...seam(`M592 ${m.shoulderY + 90} L594 ${m.hemY - 60}`, 0.35, 3),
              ...seam(`M608 ${m.shoulderY + 90} L606 ${m.hemY - 60}`, 0.35, 3),
            ]
          : []),
      ],
      sleeveLines: m.shortSleeve ? hems.sleeves : [],
      bodyFolds: [
        ...gathers(r, shape.hemLine, 34, 70, 9, 1.4, -1),
        ...(back ? gathers(r, yoke, 60, 160, 16, 2.2, 1) : []),
      ],
      ...(print && back ? { print: { svg: print } } : {}),
    }),
    ...(back
      ? collarBehind(m, cloth, sew).map(dyed)
      : [
          ...pockets(look, m, cloth, r, sew).map((p) => dyed(p)),
          ...placket(shape, cloth, sew).map((p, i) => (i === 0 ? dyed(p) : p)),
          ...collar.above.map(dyed),
        ]),
    ...(back || look.cut === 2 ? [] : button(600, m.neckY + m.frontDrop + 14, 8.5, buttonColour(cloth))),
  ];
  if (print && !back)
    panels.splice(panels.length - 1, 0, {
      path: box(600 + m.pit * 0.48 - 54, m.pitY - 130, 108, 66),
      colour: cloth.base,
      material: cloth.material,
      thickness: 0,
      castsOnGround: false,
      ...(tint ? { tint: tint("body") } : {}),
      print: { svg: print, height: 0.9, wear: 0 },
    });
  const camera =
    view === "detail"
      ? { x: 600, y: m.neckY + 190, zoom: 2.3 }
      : { x: 600, y: (m.neckY + m.hemY) / 2 + 4, zoom: look.cut === 0 ? 1.08 : 1.04 };
  return { seed, panels, thread: cloth.thread, warp: 8, ripple: 2, camera };
}

const buttonColour = (cloth: Cloth): Rgb =>
  luminance(cloth.base) > 0.3 ? [0.72, 0.7, 0.64] : mix(cloth.base, [0.05, 0.05, 0.05], 0.6);

/** The buttoned band down the front. */
function placket(shape: TopShape, cloth: Cloth, sew: object): Panel[] {
  const m = shape.measures;
  const top = m.neckY + m.frontDrop - 6;
  const low = m.hemY + m.hemSag * 0.74;
  const path = `M579 ${top} L622 ${top + 2} C624 ${m.pitY} 619 ${m.hemY - 200} 621 ${low} L578 ${low} C576 ${m.hemY - 200} 581 ${m.pitY} 579 ${top} Z`;
  const left = `M579 ${top} C581 ${m.pitY} 576 ${m.hemY - 200} 578 ${low}`;
  const right = `M622 ${top + 2} C624 ${m.pitY} 619 ${m.hemY - 200} 621 ${low}`;
  const buttons: Panel[] = [];
  const step = (low - 70 - (top + 84)) / 5;
  for (let i = 0; i < 6; i++)
    buttons.push(...button(600 + Math.sin(i * 2.1) * 1.5, top + 84 + i * step, 8.5, buttonColour(cloth)));
  return [
    {
      path,
      colour: cloth.base,
      material: cloth.material,
      heather: cloth.heather,
      thickness: 2,
      edge: 1.8,
      lines: [...stitch(left, { off: -6, ...sew }), ...stitch(right, { off: 6, ...sew })],
    },
    ...buttons,
  ];
}

function pockets(look: Look, m: TopMeasures, cloth: Cloth, r: () => number, sew: object): Panel[] {
  const common = { colour: cloth.base, material: cloth.material, heather: cloth.heather } as const;
  const one = (right: boolean): Panel[] => {
    const [x, y, w, h] = [600 - m.pit * 0.5, m.pitY - 66, 68, 150];
    const d = (p: string): string => (right ? mirror(p) : p);
    const k = right ? -1 : 1;
    const bag = `M${x - w} ${y} L${x + w} ${y} L${x + w - 2} ${y + h - 22} L${x} ${y + h} L${x - w + 2} ${y + h - 22} Z`;
    const rim = `M${x + w} ${y} L${x + w - 2} ${y + h - 22} L${x} ${y + h} L${x - w + 2} ${y + h - 22} L${x - w} ${y}`;
    const made: Panel[] = [
      {
        ...common,
        path: d(bag),
        thickness: 2.4,
        edge: 1.8,
        volume: [[2, 8]],
        lies: "bridge",
        bridge: 8,
        folds: gathers(r, d(`M${x - w} ${y} L${x + w} ${y}`), 30, 60, 10, 1, k),
        lines: [
          ...stitch(d(rim), { off: 5 * k, ...sew }),
          ...twinStitch(d(`M${x - w} ${y} L${x + w} ${y}`), [5 * k, 24 * k], { width: 1.4, ...sew }),
        ],
      },
    ];
    if (look.cut !== 1) return made;
    const flap = `M${x - w - 3} ${y - 14} L${x + w + 3} ${y - 14} L${x + w + 2} ${y + 34} L${x} ${y + 52} L${x - w - 2} ${y + 34} Z`;
    made.push({
      ...common,
      path: d(flap),
      thickness: 3.2,
      edge: 1.8,
      volume: [[2, 8]],
      lines: [
        ...twinStitch(
          d(
            `M${x + w + 3} ${y - 14} L${x + w + 2} ${y + 34} L${x} ${y + 52} L${x - w - 2} ${y + 34} L${x - w - 3} ${y - 14}`,
          ),
          [5 * k, 10 * k],
          { width: 1.4, ...sew },
        ),
      ],
    });
    return made;
  };
  const [x, y] = [600 - m.pit * 0.5, m.pitY - 66];
  if (look.cut === 1)
    return [
      ...one(false),
      ...one(true),
      ...button(x, y + 32, 8, buttonColour(cloth)),
      ...button(1200 - x, y + 32, 8, buttonColour(cloth)),
    ];
  return one(true);
}

/** A woven cuff with its button. */
function cuff(shape: TopShape, i: 0 | 1, cloth: Cloth, sew: object): Panel {
  const arm = shape.limbs[i];
  const [a, b] = [arm.at(1, 0.94), arm.at(1, -0.94)];
  const angle = (arm.degrees(1) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * 74, Math.sin(angle) * 74];
  const flip = (d: string): string => (i ? mirror(d) : d);
  const k = i ? -1 : 1;
  const top = flip(toPath([a, b]));
  const low = flip(
    toPath([
      [a[0] + dx, a[1] + dy],
      [b[0] + dx, b[1] + dy],
    ]),
  );
  const path = flip(
    toPath([
      [a[0] - dx * 0.15, a[1] - dy * 0.15],
      [b[0] - dx * 0.15, b[1] - dy * 0.15],
      [b[0] + dx, b[1] + dy],
      [a[0] + dx, a[1] + dy],
    ]) + "Z",
  );
  return {
    path,
    colour: cloth.base,
    material: cloth.material,
    heather: cloth.heather,
    thickness: 4,
    edge: 2.4,
    volume: [[6, 12]],
    lines: [...stitch(top, { off: 8 * k, ...sew }), ...stitch(low, { off: -7 * k, ...sew })],
  };
}

/** Checks or stripes that run with the cloth: upright on the body, along the sleeves. */
function checked(
  shape: TopShape,
  cloth: Cloth,
  stripesOnly: boolean,
  seed: number,
): (part: "body" | "left" | "right") => NonNullable<Panel["tint"]> {
  const dark = times(cloth.accent, luminance(cloth.accent) > luminance(cloth.base) ? 1 : 0.9);
  const both = mix(cloth.base, dark, 0.55);
  const line: Rgb = luminance(cloth.base) > 0.3 ? oklch(0.3, 0.02, 40) : oklch(0.88, 0.03, 90);
  const hairline = mix(cloth.base, line, 0.55);
  const sway = [lattice(130, 170, seed + 81), lattice(130, 170, seed + 82)] as const;
  const on = (v: number, period: number, from: number, to: number): number => {
    const g = v / period - Math.floor(v / period);
    const soft = 1.6 / period;
    return Math.max(0, Math.min(1, (g - from) / soft)) * Math.max(0, Math.min(1, (to - g) / soft));
  };
  return (part) => {
    const turn =
      part === "body"
        ? 0
        : ((shape.limbs[part === "left" ? 0 : 1].degrees(0.5) - 90) * (part === "left" ? 1 : -1) * Math.PI) / 180;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return (x, y) => {
      const X = x - 600 + sway[0](x, y) * 9;
      const Y = y - 700 + sway[1](x, y) * 9;
      const u = X * c + Y * s;
      const v = -X * s + Y * c;
      const a = on(u + 40, 88, 0.08, 0.52);
      if (stripesOnly) return mix(cloth.base, dark, on(u, 46, 0.1, 0.36));
      const b = on(v, 96, 0.08, 0.5);
      const h = Math.max(on(u + 40, 88, 0.74, 0.8), on(v, 96, 0.72, 0.78));
      const mixed = mix(mix(cloth.base, both, a), mix(both, dark, a), b);
      return h > 0 ? mix(mixed, hairline, h * 0.8) : mixed;
    };
  };
}

const cuts: Record<Look["cut"], TopMeasures> = {
  0: {
    neck: 96,
    neckY: 270,
    frontDrop: 86,
    backDrop: 18,
    shoulder: 280,
    shoulderY: 330,
    pit: 286,
    pitY: 590,
    waist: 282,
    hem: 280,
    hemY: 1150,
    hemSag: 90,
    sleeve: { elbow: [216, 752, 170], wrist: [168, 1030, 122] },
    slouch: 5,
  },
  1: {
    neck: 98,
    neckY: 276,
    frontDrop: 84,
    backDrop: 18,
    shoulder: 310,
    shoulderY: 346,
    pit: 304,
    pitY: 616,
    waist: 304,
    hem: 304,
    hemY: 1150,
    hemSag: 10,
    sleeve: { elbow: [196, 776, 192], wrist: [152, 1040, 136] },
    slouch: 6,
  },
  2: {
    neck: 100,
    neckY: 288,
    frontDrop: 150,
    backDrop: 18,
    shoulder: 304,
    shoulderY: 356,
    pit: 306,
    pitY: 622,
    waist: 306,
    hem: 308,
    hemY: 1176,
    hemSag: 8,
    sleeve: { elbow: [230, 552, 226], wrist: [166, 640, 226] },
    slouch: 0,
    shortSleeve: true,
  },
};
