import { dye, times } from "../engine/colour.ts";
import { crease, gathers, strew } from "../engine/folds.ts";
import { seam, stitch, twinStitch } from "../engine/lines.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { zip } from "../parts/hardware.ts";
import { line, outline } from "../parts/curve.ts";
import { wovenLabel } from "../parts/label.ts";
import { inked } from "../parts/inked.ts";
import { printAt } from "../prints/art.ts";
import { threadOf } from "../parts/cloth.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A tote. Cuts: 0 shopping bag with long handles, 1 square record bag with a stiff base and short handles.
 * Front with the print; back plain with an inner seam; detail a handle's crossed stitches.
 */
export function tote(look: Look, seed: number, view: View): Scene {
  const back = view === "back";
  const panels = look.cut === 1 ? record(look, seed, back) : shopping(look, back ? seed + 31 : seed, back);
  const camera =
    view === "detail"
      ? { x: 470, y: look.cut === 1 ? 720 : 640, zoom: 2.3 }
      : { x: 600, y: look.cut === 1 ? 740 : 730, zoom: look.cut === 1 ? 1.06 : 1 };
  return { seed: back ? seed + 31 : seed, panels, thread: threadOf(look), warp: 8, ripple: 1, fuzz: 0.4, camera };
}

const long = { dash: [6, 3.4] as [number, number], width: 1.8 };

function handles(look: Look, tops: [string, string], ends: number): Panel[] {
  const base = dye(look.base);
  const cloth: Partial<Panel> = { material: "canvas", thickness: 5, edge: 3, lies: "bridge", bridge: 16 };
  return [
    {
      path: tops[0],
      stroke: 44,
      colour: times(base, 0.78),
      ...cloth,
      material: "canvas",
      light: 0.8,
      lines: twinStitch(tops[0], [15, -15], long),
    },
    {
      path: tops[1],
      stroke: 46,
      colour: base,
      ...cloth,
      material: "canvas",
      lines: [
        ...twinStitch(tops[1], [16, -16], long),
        ...[440, 760].flatMap((x) =>
          [
            line(`${x - 17},${ends - 54} ${x + 17},${ends + 8}`),
            line(`${x + 17},${ends - 54} ${x - 17},${ends + 8}`),
            line(`${x - 17},${ends - 54} ${x + 17},${ends - 54}`),
            line(`${x - 17},${ends + 8} ${x + 17},${ends + 8}`),
          ].flatMap((d) => stitch(d, long)),
        ),
      ],
    },
  ];
}

function shopping(look: Look, seed: number, back: boolean): Panel[] {
  const r = rng(seed);
  const base = dye(look.base);
  const [far, near] = handles(
    look,
    [
      line("452,570 450,420 462,280 510,180 600,146 690,180 738,280 750,420 748,570"),
      line("440,680 438,470 452,300 506,208 600,176 694,208 748,300 762,470 760,680"),
    ],
    660,
  );
  return [
    far!,
    { path: t.inside, colour: times(base, 0.7), material: "canvas", thickness: 2, edge: 3, light: 0.6 },
    {
      path: t.bag,
      colour: base,
      material: "canvas",
      thickness: 6,
      edge: 5,
      volume: [
        [12, 16],
        [30, 70],
      ],
      undulation: { height: 12, long: 320, wide: 150 },
      folds: [
        ...strew(r, [280, 700, 920, 1280], 18, [86, 50], 260, 26, 4),
        crease(440, 820, 84, 420, 40, 7),
        crease(760, 820, 97, 420, 40, 7),
        crease(600, 1180, 6, 480, 44, 6),
        ...gathers(r, t.low, 70, 110, 20, 3.5, -1),
        crease(330, 1250, 40, 200, 26, 7),
        crease(880, 1250, 140, 200, 26, 7),
      ],
      lines: [...twinStitch(t.top, [30, 37], long), ...seam(t.sideL, 0.4, 2)],
      ...(back ? {} : { print: { svg: printAt(inked(look), { x: 600, y: 960, width: 420, height: 460 }), wear: 0.2 } }),
    },
    near!,
    ...(back
      ? []
      : [
          {
            ...wovenLabel({
              x: 258,
              y: 800,
              width: 44,
              height: 60,
              text: "B",
              ground: dye("asphalt"),
              ink: dye("chalk"),
              turn: 2,
            }),
            lies: "add" as const,
          },
        ]),
  ];
}

function record(look: Look, seed: number, back: boolean): Panel[] {
  const r = rng(seed);
  const base = dye(look.base);
  const [far, near] = handles(
    look,
    [
      line("470,520 468,380 500,290 600,260 700,290 732,380 730,520"),
      line("440,720 446,480 470,340 530,290 600,280 670,290 730,340 754,480 760,720"),
    ],
    700,
  );
  return [
    far!,
    {
      path: s.bag,
      colour: base,
      material: "canvas",
      thickness: 8,
      edge: 6,
      volume: [
        [24, 24],
        [40, 80],
      ],
      undulation: { height: 8, long: 300, wide: 180 },
      folds: [
        ...strew(r, [260, 600, 940, 1140], 14, [88, 50], 230, 26, 4),
        ...gathers(r, s.low, 80, 110, 20, 3, -1),
        crease(320, 900, 88, 400, 36, 6),
        crease(880, 900, 92, 400, 36, 6),
      ],
      lines: [
        ...seam(line("238,1080 600,1094 962,1080"), 0.7, 3),
        ...twinStitch(line("238,1080 600,1094 962,1080"), [8, 15], long),
      ],
      ...(back ? {} : { print: { svg: printAt(inked(look), { x: 600, y: 850, width: 470, height: 380 }), wear: 0.2 } }),
    },
    {
      path: s.base,
      colour: times(base, 0.7),
      material: "canvas",
      thickness: 3,
      edge: 3,
      lies: "bridge",
      bridge: 24,
      lines: twinStitch(s.low, [-10, -17], long),
    },
    ...zip(line("252,566 600,556 948,566"), 15, { tape: times(base, 0.6), teeth: [0.3, 0.28, 0.22], pull: 0.16, seed }),
    near!,
  ];
}

const t = {
  bag: outline(
    "262,560* 420,572 600,576 780,572 938,560* 948,800 960,1040 968,1290 940,1316 780,1326 600,1330 420,1326 260,1316 232,1290 240,1040 252,800",
  ),
  inside: outline("262,562* 400,546 600,540 800,546 938,562* 780,582 600,586 420,582"),
  top: line("262,560 420,572 600,576 780,572 938,560"),
  low: line("240,1290 420,1322 600,1328 780,1322 960,1290"),
  sideL: line("280,600 268,860 256,1280"),
};

const s = {
  bag: outline(
    "240,540* 420,534 600,532 780,534 960,540* 968,760 972,1000 970,1160 940,1182 780,1190 600,1192 420,1190 260,1182 230,1160 228,1000 232,760",
  ),
  base: outline(
    "232,1082* 420,1094 600,1097 780,1094 968,1082* 970,1160 940,1182 780,1190 600,1192 420,1190 260,1182 230,1160",
  ),
  low: line("232,1160 420,1184 600,1188 780,1184 968,1160"),
};
