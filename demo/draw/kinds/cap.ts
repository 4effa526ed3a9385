import { dye, hexOf, times, type Rgb } from "../engine/colour.ts";
import { crease, gathers, strew } from "../engine/folds.ts";
import { seam, stitch, twinStitch, type Line } from "../engine/lines.ts";
import { ellipse } from "../engine/paths.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { line, outline } from "../parts/curve.ts";
import { wovenLabel, words } from "../parts/label.ts";
import { clothOf, threadOf } from "../parts/cloth.ts";
import { capFromBehind } from "../parts/capFromBehind.ts";
import { inked } from "../parts/inked.ts";
import { printAt } from "../prints/art.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A cap. Cuts: 0 six soft panels and a curved brim, 1 five-panel camp cap with a low crown, 2 trucker with a mesh back.
 * Front is a three-quarter view, back the strap from behind, detail the front panel with its badge.
 */
export function cap(look: Look, seed: number, view: View): Scene {
  const thread = threadOf(look);
  const soft = { seed, thread, warp: 3.5, ripple: 0.7, fuzz: 0.3, shadows: worn };
  if (view === "back") return { ...soft, panels: capFromBehind(look, seed) };
  const camera = view === "detail" ? { x: 480, y: 640, zoom: 2.3 } : { x: 530, y: 720, zoom: 1.13 };
  return { ...soft, panels: threeQuarter(look, seed), camera };
}

const worn = [
  { blur: 5, dx: 2, dy: 6, strength: 0.5 },
  { blur: 22, dx: 10, dy: 20, strength: 0.42 },
  { blur: 70, dx: 22, dy: 46, strength: 0.34 },
];

function threeQuarter(look: Look, seed: number): Panel[] {
  const r = rng(seed);
  const base = dye(look.base);
  const second = look.accent && look.cut !== 0 ? dye(look.accent) : base;
  const brimDye = look.accent ? dye(look.accent) : base;
  const s = look.cut === 1 ? camp : six;
  const cloth = clothOf(look);
  const mesh = look.cut === 2;
  const seamed = (course: string): Line[] => [
    ...seam(course, 0.8, 2.6),
    ...twinStitch(course, [6, -6], { dash: [5, 3], width: 1.6 }),
  ];
  const net = (x: number, y: number): number => 2.4 * Math.max(-0.5, Math.sin(x * 0.42) * Math.sin(y * 0.42));
  return [
    { path: s.gap, colour: times(base, 0.3), material: "twill", thickness: 2, edge: 3, light: 0.5 },
    { path: s.under, colour: times(brimDye, 0.5), material: "twill", thickness: 3, edge: 3, light: 0.5 },
    {
      path: s.crown,
      colour: mesh ? second : base,
      material: mesh ? "matte" : cloth,
      thickness: 8,
      edge: 7,
      volume: [
        [30, 24],
        [70, 70],
        [70, 130],
      ],
      undulation: { height: mesh ? 1 : 5, long: 160, wide: 110 },
      ...(mesh
        ? {
            texture: net,
            tint: (x: number, y: number): Rgb =>
              times(second, 0.62 + 0.38 * Math.min(1, Math.abs(Math.sin(x * 0.42)) + Math.abs(Math.sin(y * 0.42)))),
          }
        : {}),
      folds: mesh
        ? []
        : [
            ...strew(r, [420, 520, 900, 840], 12, [95, 40], 170, 22, 3.4),
            ...gathers(r, s.hem, 70, 90, 18, 2.6, -1),
            crease(760, 560, 60, 200, 26, 4),
          ],
      lines: [...s.seams.flatMap(seamed), ...stitch(s.hem, { off: -14, dash: [5, 3], width: 1.6 })],
    },
    {
      path: s.front,
      colour: base,
      material: mesh ? "canvas" : cloth,
      thickness: mesh ? 5 : 1.2,
      edge: 3,
      volume: mesh ? [[8, 20]] : [[3, 14]],
      undulation: { height: 3, long: 200, wide: 120, degrees: 110 },
      folds: [crease(520, 560, 100, 240, 30, 3), ...strew(r, [380, 520, 620, 760], 5, [95, 30], 150, 18, 2.2)],
      lines: [...s.seams.slice(0, 2).flatMap(seamed), ...stitch(s.brimTop, { off: -12, dash: [5, 3], width: 1.6 })],
      ...badge(look),
    },
    ...s.eyelets.map(([x, y]): Panel => ({
      path: ellipse(x, y, 11, 12),
      colour: times(base, 0.8),
      material: "knit",
      thickness: 3,
      edge: 3,
      lines: stitch(ellipse(x, y, 8, 9), { width: 3, dash: [1.6, 1.8], groove: 0 }),
    })),
    ...s.eyelets.map(([x, y]): Panel => ({
      path: ellipse(x, y, 4.5, 5),
      colour: [0.02, 0.02, 0.02],
      material: "matte",
      thickness: -3,
      edge: 2,
    })),
    {
      path: s.button,
      colour: look.accent ? brimDye : base,
      material: cloth,
      thickness: 10,
      edge: 6,
      lies: "level",
      level: 96,
    },
    {
      path: s.brim,
      colour: brimDye,
      material: cloth,
      thickness: 8,
      edge: 4,
      volume: [[12, 30]],
      lies: "level",
      level: 60,
      height: (x, y) => -0.0009 * (x - 330) ** 2 * 0.6 - 0.02 * (y - 800),
      lines: [...rows(s.brimTop, s.brimLip), ...stitch(s.brimLip, { off: 9, dash: [5, 3], width: 1.6 })],
      fade: (x, y) => (y < 860 && x > 300 ? 0.9 + 0.1 * Math.min(1, Math.abs(y - 800) / 60) : 1),
    },
    ...(look.print.art === "smallMark"
      ? [
          wovenLabel({
            x: s.mark[0],
            y: s.mark[1],
            width: 132,
            height: 76,
            turn: -7,
            text: look.print.text ?? "BRUK",
            ground: look.base === "asphalt" ? dye("chalk") : dye("asphalt"),
            ink: look.base === "asphalt" ? dye("asphalt") : dye("chalk"),
          }),
        ]
      : []),
  ];
}

/** Six rows of stitching that follow the brim from its root to its lip. */
function rows(root: string, lip: string): Line[] {
  const read = (d: string): [number, number][] =>
    (d.match(/-?[\d.]+ -?[\d.]+/g) ?? [])
      .filter((_, i) => i % 3 === 0)
      .map((p) => p.split(" ").map(Number) as [number, number]);
  const [a, b] = [read(root), read(lip)];
  const n = Math.min(a.length, b.length);
  return [0.16, 0.32, 0.48, 0.64, 0.8].flatMap((t) => {
    const course = Array.from({ length: n }, (_, i): string => {
      const p = a[Math.round((i * (a.length - 1)) / (n - 1))]!;
      const q = b[Math.round((i * (b.length - 1)) / (n - 1))]!;
      return `${p[0] + (q[0] - p[0]) * t},${p[1] + (q[1] - p[1]) * t}`;
    });
    return stitch(line(course.join(" ")), { dash: [5, 3], width: 1.6, groove: 0.34 });
  });
}

function badge(look: Look): Pick<Panel, "print"> {
  const { art } = look.print;
  if (art === "none" || art === "smallMark") return {};
  const low = look.cut === 1;
  const text =
    art === "wordmark"
      ? words({
          x: 500,
          y: 640,
          turn: -8,
          text: look.print.text ?? "BRUK",
          width: 240,
          height: 92,
          fill: hexOf(look.print.colour),
        })
      : printAt(inked(look), { x: low ? 450 : 500, y: low ? 660 : 630, width: 230, height: 190, turn: -8 });
  return { print: { svg: text, height: 2.4, wear: 0, follow: 0.3 } };
}

const six = {
  gap: outline("330,770* 420,780 520,812 640,860 684,888* 676,896 660,894* 560,900 420,850 330,820"),
  crown: outline(
    "318,800* 304,690 326,570 398,462 500,394 610,370 730,388 830,444 902,540 934,660 938,780 928,868 860,902 760,908 640,888 520,842 420,808",
  ),
  front: outline(
    "318,800* 304,690 326,570 398,462 500,394 606,372* 650,480 672,620 676,760 664,892* 600,876 520,842 420,808",
  ),
  under: outline(
    "96,990* 128,1030 230,1046 350,1030 480,1004 600,962 684,898* 590,940 470,980 340,1006 220,1022 128,1020",
  ),
  brim: outline(
    "314,792* 250,798 170,842 110,916 94,990 126,1028 220,1034 340,1016 470,990 590,952 680,896* 600,872 500,836 400,806",
  ),
  brimTop: line("314,794 400,808 500,838 600,874 680,898"),
  brimLip: line("94,990 126,1028 220,1034 340,1016 470,990 590,952 680,898"),
  hem: line("664,892 760,908 860,902 928,868"),
  seams: [
    line("610,372 500,430 420,530 372,660 366,806"),
    line("610,372 650,480 672,620 676,760 664,892"),
    line("610,372 760,440 850,560 888,720 888,890"),
  ],
  eyelets: [
    [470, 520],
    [610, 520],
    [770, 540],
  ] as [number, number][],
  button: ellipse(608, 372, 28, 16),
  mark: [520, 650] as [number, number],
};

const camp = {
  gap: outline("330,770* 420,780 520,812 640,860 684,888* 676,896 660,894* 560,900 420,850 330,820"),
  crown: outline(
    "300,800* 282,700 300,590 352,520 440,480 540,466 660,462 780,476 862,520 916,600 938,700 940,790 930,868 860,902 760,908 640,888 520,842 420,808",
  ),
  front: outline(
    "300,800* 282,700 300,590 352,520 440,480 470,474* 520,540 580,640 620,760 640,886* 600,874 520,842 420,808",
  ),
  under: outline(
    "80,980* 110,1026 220,1046 350,1030 480,1004 600,962 684,898* 590,940 470,980 340,1006 220,1022 110,1014",
  ),
  brim: outline(
    "296,792* 230,800 150,842 92,912 78,980 110,1024 210,1034 340,1018 470,990 590,952 680,896* 600,872 500,836 400,806",
  ),
  brimTop: line("296,794 400,808 500,838 600,874 680,898"),
  brimLip: line("78,980 110,1024 210,1034 340,1018 470,990 590,952 680,898"),
  hem: line("640,888 760,908 860,902 930,868"),
  seams: [
    line("470,474 520,540 580,640 620,760 640,886"),
    line("470,474 560,500 700,510 840,560 916,600"),
    line("700,510 760,640 800,780 806,906"),
  ],
  eyelets: [
    [690, 620],
    [720, 620],
  ] as [number, number][],
  button: ellipse(700, 465, 3, 2),
  mark: [440, 660] as [number, number],
};
