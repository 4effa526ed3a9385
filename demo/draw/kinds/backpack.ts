// One long file: one kind of goods with its three cuts and three views.
import { dye, times, type Rgb } from "../engine/colour.ts";
import { crease, gathers, strew } from "../engine/folds.ts";
import { seam, stitch, twinStitch } from "../engine/lines.ts";
import { box, mirror } from "../engine/paths.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { line, outline } from "../parts/curve.ts";
import { wovenLabel } from "../parts/label.ts";
import { clip, strap, zip } from "../parts/hardware.ts";
import { inked } from "../parts/inked.ts";
import { printAt } from "../prints/art.ts";
import { clothOf, threadOf } from "../parts/cloth.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A backpack. Cuts: 0 zipped day pack with a leather base, 1 roll-top with clips, 2 with a flap and two straps.
 * Front, then the back with its shoulder straps, then the pocket close up.
 */
export function backpack(look: Look, seed: number, view: View): Scene {
  const rest = { seed, thread: threadOf(look), warp: 5, ripple: 0.8, fuzz: 0.3 };
  if (view === "back") return { ...rest, panels: worn(look, seed), camera: { x: 600, y: 720, zoom: 1.04 } };
  const panels = look.cut === 1 ? rolled(look, seed) : look.cut === 2 ? flapped(look, seed) : zipped(look, seed);
  const camera = view === "detail" ? { x: 560, y: 900, zoom: 2.2 } : { x: 600, y: 720, zoom: 1.04 };
  return { ...rest, panels, camera };
}

const long = { dash: [6, 3.4] as [number, number], width: 1.8 };

function zipped(look: Look, seed: number): Panel[] {
  const { r, base, second, cloth, dark } = stuff(look, seed);
  return [
    ...sides(look, seed),
    strap(t.handle, 30, dark),
    {
      path: t.body,
      colour: base,
      material: cloth,
      thickness: 10,
      edge: 7,
      volume: [
        [34, 30],
        [70, 90],
      ],
      undulation: { height: 8, long: 260, wide: 150 },
      folds: [
        ...strew(r, [330, 420, 870, 780], 10, [92, 30], 220, 26, 4),
        crease(420, 620, 110, 300, 36, 6),
        crease(790, 620, 75, 300, 36, 6),
        ...gathers(r, t.arc, 60, 80, 16, 3, -1),
        ...gathers(r, t.bottom, 70, 90, 18, 3, -1),
      ],
      lines: [...seam(t.arcOut, 0.8, 3), ...twinStitch(t.arcOut, [-8, -15], long)],
    },
    ...zip(t.arc, 16, { tape: dark, teeth: [0.1, 0.1, 0.1], pull: 0.62, seed }),
    {
      path: t.base,
      colour: look.accent ? second : base,
      material: look.accent ? "leather" : cloth,
      thickness: 4,
      edge: 3,
      volume: [[10, 20]],
      lies: "bridge",
      bridge: 30,
      lines: twinStitch(t.baseTop, [8, 15], long),
    },
    {
      path: t.pocket,
      colour: base,
      material: cloth,
      thickness: 8,
      edge: 5,
      volume: [
        [22, 24],
        [16, 60],
      ],
      lies: "bridge",
      bridge: 30,
      undulation: { height: 6 },
      folds: [
        ...gathers(r, t.pocketTop, 60, 100, 20, 3, 1),
        crease(600, 1000, 8, 340, 40, 4),
        ...strew(r, [380, 880, 820, 1120], 6, [80, 60], 150, 20, 3),
      ],
      lines: [...seam(t.pocket, 0.5, 3), ...twinStitch(t.pocket, [8, 15], long)],
      ...mark(look, 1010),
    },
    ...zip(t.pocketZip, 13, { tape: dark, teeth: [0.1, 0.1, 0.1], pull: 0.8, seed: seed + 1 }),
    ...label(look, 600, 700),
  ];
}

function rolled(look: Look, seed: number): Panel[] {
  const { r, base, second, cloth, dark } = stuff(look, seed);
  return [
    ...sides(look, seed),
    {
      path: t.tall,
      colour: base,
      material: cloth,
      thickness: 10,
      edge: 7,
      volume: [
        [34, 30],
        [70, 90],
      ],
      undulation: { height: 9, long: 280, wide: 160 },
      folds: [
        ...strew(r, [330, 420, 870, 1100], 16, [90, 35], 240, 28, 5),
        ...gathers(r, t.rollLow, 46, 150, 20, 5, 1),
        ...gathers(r, t.bottom, 70, 90, 18, 3, -1),
        crease(430, 700, 100, 380, 40, 7),
        crease(780, 700, 82, 380, 40, 7),
      ],
      lines: [...seam(line("330,760 330,1230"), 0.5, 2), ...stitch(line("318,1150 600,1166 882,1150"), long)],
    },
    {
      path: t.roll,
      colour: base,
      material: cloth,
      thickness: 12,
      edge: 10,
      volume: [[34, 26]],
      lies: "bridge",
      bridge: 40,
      folds: [
        ...gathers(r, t.rollTop, 50, 70, 16, 4, 1),
        crease(600, 306, 2, 420, 18, 5),
        crease(600, 344, 1, 440, 14, -5),
      ],
      lines: [...seam(line("310,330 600,344 890,330"), 0.8, 4), ...stitch(t.rollLow, { ...long, off: -10 })],
    },
    { path: box(330, 880, 540, 10), colour: base, material: cloth, thickness: 1 },
    {
      path: t.pocketTall,
      colour: base,
      material: cloth,
      thickness: 5,
      edge: 4,
      volume: [
        [14, 24],
        [10, 60],
      ],
      lies: "bridge",
      bridge: 30,
      undulation: { height: 5 },
      folds: strew(r, [380, 780, 820, 1120], 8, [85, 50], 170, 20, 3),
      lines: twinStitch(t.pocketTall, [8, 15], long),
      ...mark(look, 960),
    },
    ...zip(line("352,752 600,758 848,752"), 14, { tape: dark, teeth: [0.1, 0.1, 0.1], pull: 0.2, seed }),
    ...[400, 800].flatMap((x) => [
      strap(line(`${x},300 ${x - 2},480 ${x + 2},640 ${x},730`), 40, times(second, 0.6)),
      ...clip(x, 560, 0, dark),
    ]),
    strap(line("330,690 600,702 870,690"), 34, times(second, 0.6)),
    ...clip(600, 700, 90, dark),
    ...label(look, 690, 470),
  ];
}

function flapped(look: Look, seed: number): Panel[] {
  const { r, base, second, cloth, dark } = stuff(look, seed);
  return [
    ...sides(look, seed),
    strap(t.handle, 30, dark),
    {
      path: t.body,
      colour: base,
      material: cloth,
      thickness: 10,
      edge: 7,
      volume: [
        [34, 30],
        [70, 90],
      ],
      undulation: { height: 9 },
      folds: [...strew(r, [330, 760, 870, 1180], 12, [90, 35], 220, 26, 5), ...gathers(r, t.bottom, 70, 90, 18, 3, -1)],
      lines: twinStitch(t.bottom, [-10, -18], long),
    },
    {
      path: t.pocket,
      colour: base,
      material: cloth,
      thickness: 8,
      edge: 5,
      volume: [[22, 24]],
      lies: "bridge",
      bridge: 30,
      undulation: { height: 6 },
      lines: twinStitch(t.pocket, [8, 15], long),
    },
    ...[430, 770].map((x) => strap(line(`${x},640 ${x},860 ${x},1010`), 42, look.accent ? second : dark)),
    {
      path: t.flap,
      colour: look.accent ? second : base,
      material: cloth,
      thickness: 9,
      edge: 6,
      volume: [[24, 26]],
      lies: "bridge",
      bridge: 46,
      undulation: { height: 7 },
      folds: [...gathers(r, t.flapLow, 60, 120, 24, 4, -1), crease(600, 520, 6, 400, 40, 5)],
      lines: twinStitch(t.flapLow, [-9, -17], long),
      ...mark(look, 560),
    },
    ...[430, 770].flatMap((x) => [
      strap(line(`${x},650 ${x},800`), 42, look.accent ? base : dark),
      ...clip(x, 850, 0, dark),
    ]),
    ...label(look, 600, 700),
  ];
}

/** The back: padded panel and two shoulder straps with their adjusters. */
function worn(look: Look, seed: number): Panel[] {
  const { r, base, second, cloth, dark } = stuff(look, seed);
  const pad = outline(
    "372,420 430,320 600,296 770,320 828,420 842,700 836,1000 790,1120 600,1146 410,1120 364,1000 358,700",
  );
  const shoulder = outline("470,330* 560,330* 556,470 520,640 490,800 462,930* 384,930* 380,800 392,640 420,470");
  const seams = (d: string) => [...stitch(d, { ...long, off: 14 }), ...stitch(d, { ...long, off: -14 })];
  const mesh = (x: number, y: number): number =>
    1 * Math.max(-0.4, Math.sin(x * 0.5 + y * 0.29) * Math.sin(y * 0.5 - x * 0.29));
  return [
    strap(t.handle, 30, dark),
    {
      path: look.cut === 1 ? t.tall : t.body,
      colour: base,
      material: cloth,
      thickness: 10,
      edge: 7,
      volume: [
        [30, 30],
        [40, 90],
      ],
      undulation: { height: 7 },
      folds: [...gathers(r, t.bottom, 70, 90, 18, 3, -1), ...strew(r, [300, 400, 900, 1200], 8, [90, 40], 200, 24, 3)],
    },
    {
      path: pad,
      colour: dark,
      material: "matte",
      texture: mesh,
      thickness: 8,
      edge: 6,
      volume: [[22, 30]],
      lies: "bridge",
      bridge: 30,
      lines: [...seam(line("600,300 600,1140"), 0.9, 7), ...seam(line("372,700 600,690 828,700"), 0.9, 7)],
    },
    ...[-1, 1].flatMap((k) => [
      strap(line(`${600 + k * 176},900 ${600 + k * 196},1040 ${600 + k * 232},1180`), 34, times(second, 0.7)),
      ...clip(600 + k * 186, 980, k * -10, dark),
    ]),
    ...[shoulder, mirror(shoulder)].map((d): Panel => ({
      path: d,
      colour: base,
      material: cloth,
      thickness: 12,
      edge: 8,
      volume: [[22, 20]],
      lies: "bridge",
      bridge: 24,
      undulation: { height: 4 },
      folds: [crease(450, 560, 15, 120, 22, -3), crease(750, 560, 165, 120, 22, -3)],
      lines: seams(d),
    })),
    ...[424, 776].map((x) => strap(line(`${x - 44},700 ${x + 60},694`), 26, times(second, 0.6))),
    strap(line("486,694 600,700 714,694"), 24, times(second, 0.6)),
    ...clip(600, 700, 90, dark),
    {
      path: box(470, 300, 260, 60, 10),
      colour: base,
      material: cloth,
      thickness: 7,
      edge: 5,
      lies: "bridge",
      lines: twinStitch(box(470, 300, 260, 60, 10), [7, 13], long),
    },
  ];
}

function sides(look: Look, seed: number): Panel[] {
  const { r, base, cloth } = stuff(look, seed + 9);
  const left = outline("330,620* 262,700 246,860 250,1020 268,1130 310,1190*");
  return [left, mirror(left)].map((d) => ({
    path: d,
    colour: times(base, 0.85),
    material: cloth,
    thickness: 8,
    edge: 6,
    volume: [[16, 20]],
    folds: gathers(r, d, 60, 60, 14, 3, 1),
  }));
}

function mark(look: Look, y: number): Pick<Panel, "print"> {
  const { art } = look.print;
  return art === "none" || art === "smallMark"
    ? {}
    : { print: { svg: printAt(inked(look), { x: 600, y, width: 320, height: 220 }) } };
}

function label(look: Look, x: number, y: number): Panel[] {
  const pale = dye(look.base)[1] > 0.3;
  return look.print.art !== "smallMark"
    ? []
    : [
        wovenLabel({
          x,
          y,
          width: 132,
          height: 70,
          turn: 0.8,
          text: look.print.text ?? "BRUK",
          ground: pale ? dye("asphalt") : dye(look.print.colour),
          ink: pale ? dye("chalk") : dye("asphalt"),
        }),
      ];
}

function stuff(
  look: Look,
  seed: number,
): { r: () => number; base: Rgb; second: Rgb; cloth: Panel["material"]; dark: Rgb } {
  const base = dye(look.base);
  return {
    r: rng(seed),
    base,
    second: look.accent ? dye(look.accent) : times(base, 0.7),
    cloth: clothOf(look),
    dark: base[1] < 0.2 ? [0.02, 0.02, 0.021] : [0.03, 0.03, 0.031],
  };
}

const t = {
  body: outline(
    "300,560 310,400 372,300 480,252 600,244 720,252 828,300 890,400 900,560 912,760 920,960 918,1120 896,1200 830,1232 700,1244 600,1246 500,1244 370,1232 304,1200 282,1120 280,960 288,760",
  ),
  tall: outline(
    "312,300* 420,312 600,316 780,312 888,300* 904,560 914,760 920,960 918,1120 896,1200 830,1232 700,1244 600,1246 500,1244 370,1232 304,1200 282,1120 280,960 286,760 296,560",
  ),
  handle: line("520,262 520,200 552,164 600,154 648,164 680,200 680,262"),
  arc: line("300,800 306,600 330,440 400,344 500,310 600,304 700,310 800,344 870,440 894,600 900,800"),
  arcOut: line("290,830 296,600 318,424 392,322 500,286 600,280 700,286 808,322 882,424 904,600 910,830"),
  bottom: line("290,1160 370,1220 500,1240 600,1242 700,1240 830,1220 910,1160"),
  base: outline(
    "282,1110* 400,1132 600,1138 800,1132 918,1110* 916,1150 896,1200 830,1232 700,1244 600,1246 500,1244 370,1232 304,1200 284,1150",
  ),
  baseTop: line("282,1110 400,1132 600,1138 800,1132 918,1110"),
  pocket: outline(
    "346,820* 480,802 600,798 720,802 854,820* 872,940 872,1040 850,1096 790,1112 600,1120 410,1112 350,1096 328,1040 328,940",
  ),
  pocketTop: line("346,830 480,812 600,808 720,812 854,830"),
  pocketZip: line("352,852 480,834 600,830 720,834 848,852"),
  pocketTall: outline(
    "346,752* 600,760 854,752* 872,940 872,1060 850,1116 790,1132 600,1140 410,1132 350,1116 328,1060 328,940",
  ),
  roll: outline(
    "296,290 310,268 420,258 600,256 780,258 890,268 904,290 900,350 886,376 780,388 600,392 420,388 314,376 300,350",
  ),
  rollTop: line("310,270 420,260 600,258 780,260 890,270"),
  rollLow: line("310,380 420,390 600,394 780,390 890,380"),
  flap: outline(
    "304,430 372,306 480,256 600,248 720,256 828,306 896,430 908,600 904,680 870,712 740,722 600,726 460,722 330,712 296,680 292,600",
  ),
  flapLow: line("296,676 330,708 460,718 600,722 740,718 870,708 904,676"),
};
