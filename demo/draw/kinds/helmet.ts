import { dye, times } from "../engine/colour.ts";
import { seam, stitch } from "../engine/lines.ts";
import { mirror } from "../engine/paths.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { clip, strap } from "../parts/hardware.ts";
import { line, outline } from "../parts/curve.ts";
import { words } from "../parts/label.ts";
import { inked } from "../parts/inked.ts";
import { printAt } from "../prints/art.ts";
import { hexOf } from "../engine/colour.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A helmet. Cuts: 0 round skate shell with vents, 1 city helmet with a short peak and a rear dial.
 * Front is the left side, back from behind, detail the vents and mark.
 */
export function helmet(look: Look, seed: number, view: View): Scene {
  const rest = { seed, thread: dye("concrete"), warp: 1, ripple: 0.1, fuzz: 0.08 };
  if (view === "back") return { ...rest, panels: behind(look), camera: { x: 600, y: 760, zoom: 1.05 } };
  const camera = view === "detail" ? { x: 520, y: 560, zoom: 2.1 } : { x: 606, y: 770, zoom: 1.1 };
  return { ...rest, panels: side(look), camera };
}

const shellOf = (look: Look) => (look.material === "gloss" ? ("gloss" as const) : ("matte" as const));

function side(look: Look): Panel[] {
  const base = dye(look.base);
  const dark = look.accent ? dye(look.accent) : dye("asphalt");
  const city = look.cut === 1;
  const art = look.print.art !== "none" && look.print.art !== "smallMark";
  return [
    { path: t.liner, colour: [0.03, 0.03, 0.031], material: "fleece", thickness: 6, edge: 6, light: 0.7 },
    strap(line("330,900 384,1010 450,1100 520,1170 560,1190"), 30, dark),
    strap(line("790,900 720,1010 650,1110 590,1176 560,1190"), 30, dark),
    ...clip(520, 1176, -52, [0.025, 0.025, 0.025]),
    ...(city
      ? [
          {
            path: t.peak,
            colour: times(base, 0.9),
            material: shellOf(look),
            thickness: 8,
            edge: 6,
            volume: [[10, 16]],
          } satisfies Panel,
          {
            path: outline("930,860 990,850 1030,880 1030,940 990,970 930,950"),
            colour: [0.03, 0.03, 0.03],
            material: "plastic",
            thickness: 10,
            edge: 8,
            texture: (x) => 0.8 * Math.sin(x * 0.7),
          } satisfies Panel,
        ]
      : []),
    {
      path: t.shell,
      colour: base,
      material: shellOf(look),
      thickness: 14,
      edge: 8,
      volume: [
        [50, 40],
        [110, 110],
        [90, 190],
      ],
      lies: "level",
      level: 10,
      lines: city ? [...seam(line("206,800 420,780 640,776 860,790 1000,820"), 0.5, 3)] : [],
      print: {
        svg: art
          ? printAt(inked(look), { x: 640, y: 690, width: 300, height: 190, turn: -3 })
          : words({
              x: 640,
              y: 700,
              turn: -3,
              text: look.print.text ?? "BRUK",
              width: 260,
              height: 84,
              fill: hexOf(look.print.colour),
            }),
        follow: 0,
        wear: 0,
        height: 0.1,
      },
    },
    ...(city ? slots : vents).map((d): Panel => ({
      path: d,
      colour: [0.012, 0.012, 0.012],
      material: "fleece",
      thickness: -14,
      edge: 4,
      volume: [[-14, 10]],
      light: 0.5,
    })),
    { path: t.rim, stroke: 16, colour: [0.03, 0.03, 0.03], material: "rubber", thickness: 5, edge: 4 },
    ...[
      [330, 880],
      [790, 884],
    ].map(([x = 0, y = 0]): Panel => ({
      path: outline(`${x - 15},${y} ${x},${y - 15} ${x + 15},${y} ${x},${y + 15}`),
      colour: [0.4, 0.4, 0.4],
      material: "metal",
      thickness: 6,
      edge: 5,
    })),
  ];
}

function behind(look: Look): Panel[] {
  const base = dye(look.base);
  const dark = look.accent ? dye(look.accent) : dye("asphalt");
  const hole = outline("430,470 480,440 500,470 480,560 440,570 416,530");
  return [
    strap(line("330,900 420,1060 540,1170 600,1190"), 28, dark),
    strap(line("870,900 780,1060 660,1170 600,1190"), 28, dark),
    ...clip(600, 1184, 90, [0.025, 0.025, 0.025]),
    {
      path: outline("300,880* 600,960 900,880* 880,960 760,1010 600,1026 440,1010 320,960"),
      colour: [0.03, 0.03, 0.031],
      material: "fleece",
      thickness: 6,
      edge: 6,
      light: 0.7,
    },
    {
      path: t.rear,
      colour: base,
      material: shellOf(look),
      thickness: 14,
      edge: 8,
      volume: [
        [50, 40],
        [110, 110],
        [90, 190],
      ],
      lies: "level",
      level: 10,
      print: {
        svg: words({
          x: 600,
          y: 720,
          text: look.print.text ?? "BRUK",
          width: 200,
          height: 70,
          fill: hexOf(look.print.colour),
        }),
        follow: 0,
        wear: 0,
        height: 0.1,
      },
    },
    ...[hole, mirror(hole), outline("570,420 600,410 630,420 630,520 600,536 570,520")].map((d): Panel => ({
      path: d,
      colour: [0.012, 0.012, 0.012],
      material: "fleece",
      thickness: -14,
      edge: 4,
      volume: [[-14, 10]],
      light: 0.5,
    })),
    {
      path: line("256,892 420,920 600,930 780,920 944,892"),
      stroke: 16,
      colour: [0.03, 0.03, 0.03],
      material: "rubber",
      thickness: 5,
      edge: 4,
    },
    ...(look.cut === 1
      ? [
          {
            path: outline("540,950 600,936 660,950 676,990 660,1030 600,1044 540,1030 524,990"),
            colour: [0.03, 0.03, 0.03],
            material: "plastic",
            thickness: 12,
            edge: 8,
            lines: stitch(outline("560,960 640,960 650,1020 550,1020"), {}),
          } satisfies Panel,
        ]
      : []),
  ];
}

const vents = [
  outline("390,500 430,452 462,460 450,520 410,560 384,548"),
  outline("520,420 580,404 604,424 590,490 540,506 514,476"),
  outline("660,408 720,414 742,446 726,506 680,500 654,462"),
  outline("800,464 846,492 856,530 836,566 800,542 784,500"),
];
const slots = [
  outline("360,600 460,470 500,450 480,510 390,620 366,622"),
  outline("520,560 600,420 648,410 640,450 560,580 530,584"),
  outline("690,560 760,440 800,448 800,500 730,590 700,590"),
  outline("850,620 880,540 914,560 920,610 890,680 862,670"),
];

const t = {
  shell: outline(
    "214,900* 192,780 210,640 276,510 390,410 530,360 680,356 820,400 926,490 990,620 1004,760 984,880* 940,944 800,926 660,896 520,896 360,916",
  ),
  rear: outline(
    "250,890* 236,740 270,580 360,450 480,380 600,362 720,380 840,450 930,580 964,740 950,890* 780,924 600,934 420,924",
  ),
  rim: line("214,902 360,920 520,900 660,900 800,930 936,948"),
  liner: outline("230,890* 500,880 950,930* 900,990 780,1010 640,970 480,964 330,970 250,950"),
  peak: outline("236,820* 160,850 100,900 96,930 150,940 260,926 360,912*"),
};
