// One long file: one kind of goods with its three cuts and three views.
import { dye, times, type Rgb } from "../engine/colour.ts";
import { crease, gathers, strew, type Fold } from "../engine/folds.ts";
import { ribs, seam, stitch, twinStitch } from "../engine/lines.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { moved } from "../parts/moved.ts";
import { line, outline } from "../parts/curve.ts";
import { wovenLabel } from "../parts/label.ts";
import { flatShadows } from "../parts/shoe.ts";
import { inked } from "../parts/inked.ts";
import { printAt } from "../prints/art.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A pair of gloves. Cuts: 0 knitted, 1 leather palm and strap, 2 mittens with a long cuff.
 * Front: backs of the hands; back: palms; detail: knuckles and label.
 */
export function gloves(look: Look, seed: number, view: View): Scene {
  const palm = view === "back";
  const make = look.cut === 2 ? mitten : look.cut === 1 ? work : knit;
  const plain: Look = { ...look, print: { ...look.print, text: " " } };
  const left = make(look, seed, palm).map((p) => moved(p, { x: -118, y: 150, scale: 0.78 }));
  const right = make(plain, seed + 1, palm).map((p) => moved(p, { x: 1318, y: 176, scale: 0.78, flip: true }));
  const rest = {
    seed,
    thread: look.cut === 1 ? dye("ecru") : times(dye(look.base), 1.2),
    warp: 6,
    ripple: 1.2,
    fuzz: look.cut === 0 ? 0.9 : 0.3,
    shadows: flatShadows,
  };
  return {
    ...rest,
    panels: [...right, ...left],
    camera: view === "detail" ? { x: 330, y: 720, zoom: 2.2 } : { x: 600, y: 760, zoom: 1.06 },
  };
}

function knit(look: Look, seed: number, palm: boolean): Panel[] {
  const r = rng(seed);
  const base = dye(look.base);
  const stitchwork = (x: number, y: number): number => {
    const u = x / 9;
    const g = Math.abs(u - Math.floor(u) - 0.5) * 2;
    return 1.5 * Math.sin(y * 0.62 + g * 2.8) * (1 - g * 0.4) + 1.1 * (1 - g);
  };
  const heather = look.material === "heather" ? 0.14 : 0.04;
  const tips = t.tips.map((d): Panel => ({
    path: d,
    colour: dye("concrete"),
    material: "knit",
    thickness: 0.5,
    edge: 2,
    texture: stitchwork,
  }));
  return [
    {
      path: t.hand,
      colour: base,
      material: "knit",
      heather,
      thickness: 8,
      edge: 6,
      volume: [
        [20, 18],
        [16, 44],
      ],
      undulation: { height: 4 },
      texture: stitchwork,
      folds: [...knuckles(r, 3), ...gathers(r, t.wrist, 30, 60, 12, 2, -1)],
    },
    ...(palm ? tips : []),
    ...(palm ? dots() : []),
    {
      path: t.cuff,
      colour: base,
      material: "rib",
      heather,
      thickness: 6,
      edge: 5,
      volume: [[14, 16]],
      lies: "bridge",
      bridge: 20,
      lines: ribs(t.wrist, t.end, 15, { bump: 0.9, groove: 0.9 }),
      texture: (_, y) => 0.6 * Math.sin(y * 0.7),
    },
    ...(palm || look.print.art === "none" || look.print.text === " "
      ? []
      : [
          wovenLabel({
            x: 590,
            y: 1100,
            width: 90,
            height: 50,
            text: look.print.text ?? "BRUK",
            ground: dye("asphalt"),
            ink: dye("chalk"),
          }),
        ]),
  ];
}

const dots = (): Panel[] =>
  Array.from(
    { length: 60 },
    (_, i) => [430 + (i % 8) * 44 + (Math.floor(i / 8) % 2) * 22, 620 + Math.floor(i / 8) * 40] as const,
  )
    .filter(([x, y]) => x < 790 - Math.max(0, y - 800) * 0.02)
    .map(([x, y]): Panel => ({
      path: outline(`${x - 8},${y} ${x},${y - 8} ${x + 8},${y} ${x},${y + 8}`),
      colour: [0.03, 0.03, 0.03],
      material: "rubber",
      thickness: 4,
      edge: 3,
    }));

function work(look: Look, seed: number, palm: boolean): Panel[] {
  const r = rng(seed);
  const hide = dye(look.base);
  const cloth = look.accent ? dye(look.accent) : dye("asphalt");
  const body: Rgb = palm ? hide : cloth;
  return [
    {
      path: t.hand,
      colour: body,
      material: palm ? "leather" : "nylon",
      thickness: 9,
      edge: 6,
      volume: [
        [26, 20],
        [24, 50],
      ],
      undulation: { height: 6 },
      folds: [...knuckles(r, 6), ...strew(r, [420, 620, 800, 1080], 8, [20, 60], 150, 20, 4)],
      lines: [...fingers.flatMap((d) => seam(d, 0.5, 2.4))],
    },
    ...(palm
      ? [
          {
            path: t.palmPatch,
            colour: times(hide, 0.8),
            material: "suede",
            thickness: 3,
            edge: 2.4,
            lies: "bridge",
            lines: twinStitch(t.palmPatch, [8, 14], stitches),
          } satisfies Panel,
        ]
      : [
          ...t.caps.map((d): Panel => ({
            path: d,
            colour: hide,
            material: "leather",
            thickness: 3,
            edge: 3,
            lines: stitch(d, { ...stitches, off: 7 }),
          })),
          {
            path: t.guard,
            colour: hide,
            material: "leather",
            thickness: 5,
            edge: 4,
            volume: [[12, 16]],
            lies: "bridge",
            lines: [
              ...twinStitch(t.guard, [8, 14], stitches),
              ...[520, 610, 700].flatMap((x) => seam(line(`${x},650 ${x + 4},780`), 0.8, 5)),
            ],
          } satisfies Panel,
        ]),
    {
      path: t.cuff,
      colour: cloth,
      material: "nylon",
      thickness: 7,
      edge: 6,
      volume: [[20, 22]],
      lies: "bridge",
      bridge: 20,
      folds: gathers(r, t.wrist, 34, 80, 14, 4, -1),
      lines: twinStitch(t.end, [-10, -17], stitches),
    },
    {
      path: line("392,1010 480,1020 600,1020 700,1014 790,1004"),
      stroke: 50,
      colour: hide,
      material: "leather",
      thickness: 6,
      edge: 4,
      lies: "bridge",
      bridge: 12,
      lines: twinStitch(line("392,1010 480,1020 600,1020 700,1014 790,1004"), [18, -18], stitches),
    },
    ...(palm || look.print.text === " "
      ? []
      : [
          wovenLabel({
            x: 600,
            y: 900,
            width: 130,
            height: 66,
            turn: -2,
            text: look.print.text ?? "BRUK",
            ground: dye("asphalt"),
            ink: dye(look.print.colour),
          }),
        ]),
  ];
}

function mitten(look: Look, seed: number, palm: boolean): Panel[] {
  const r = rng(seed);
  const base = dye(look.base);
  const second = look.accent ? dye(look.accent) : dye("asphalt");
  return [
    {
      path: m.cuff,
      colour: second,
      material: "nylon",
      thickness: 7,
      edge: 6,
      volume: [[22, 24]],
      folds: [...gathers(r, m.wrist, 34, 110, 16, 5, -1), ...strew(r, [400, 1000, 800, 1240], 6, [90, 40], 120, 20, 4)],
      lines: twinStitch(m.end, [-12, -19], stitches),
    },
    {
      path: m.thumb,
      colour: palm ? second : base,
      material: palm ? "leather" : "nylon",
      thickness: 8,
      edge: 6,
      volume: [[30, 26]],
      folds: gathers(r, m.thumbSeam, 34, 70, 14, 4, 1),
      lines: twinStitch(m.thumbSeam, [8, 14], stitches),
    },
    {
      path: m.hand,
      colour: palm ? second : base,
      material: palm ? "leather" : "nylon",
      thickness: 9,
      edge: 7,
      volume: [
        [34, 26],
        [40, 70],
      ],
      undulation: { height: 9 },
      folds: [
        ...strew(r, [400, 400, 820, 960], 12, [80, 60], 170, 24, 5),
        ...gathers(r, m.wrist, 34, 110, 16, 5, 1),
        crease(600, 620, 8, 320, 34, 7),
        crease(600, 760, -6, 320, 34, 6),
      ],
      lines: [
        ...seam(line("440,420 600,470 780,420"), 0.6, 3),
        ...twinStitch(line("440,420 600,470 780,420"), [7, 13], stitches),
      ],
      ...(palm || look.print.art === "none"
        ? {}
        : { print: { svg: printAt(inked(look), { x: 610, y: 690, width: 270, height: 220 }), wear: 0.05 } }),
    },
    {
      path: m.wrist,
      stroke: 46,
      colour: second,
      material: "nylon",
      thickness: 6,
      edge: 4,
      lies: "bridge",
      bridge: 12,
      lines: twinStitch(m.wrist, [16, -16], stitches),
    },
  ];
}

const stitches = { dash: [6, 3.4] as [number, number], width: 1.8, thread: 1 };
const knuckles = (r: () => number, h: number): Fold[] =>
  [440, 552, 670, 776].flatMap((x, i) => [
    crease(x, 500 + i * 10, 2 + r() * 10, 90, 12, -h),
    crease(x, 620, 4, 100, 16, -h * 0.7),
    crease(x, 430 + i * 8, -4, 80, 10, -h * 0.5),
  ]);
const fingers: string[] = [
  line("510,560 512,640 516,700"),
  line("626,552 626,640 624,700"),
  line("738,578 732,650 722,700"),
];

const t = {
  hand: outline(
    "400,1090* 392,1010 372,930 330,840 262,740 214,650 206,612 232,590 270,606 330,680 390,736* 400,640 396,500 392,400 410,360 446,352 478,376 488,440 496,560 510,566* 508,430 504,330 520,286 556,274 592,290 602,340 608,440 614,552 626,558* 626,440 624,350 640,306 676,296 710,314 718,364 722,470 724,576 738,584* 738,500 740,430 756,396 790,388 820,406 828,450 828,540 822,660 806,800 790,920 786,1090*",
  ),
  cuff: outline(
    "386,1020* 480,1034 600,1036 700,1032 796,1016* 800,1110 796,1210* 700,1222 600,1226 480,1224 390,1214* 384,1110",
  ),
  wrist: line("386,1020 480,1034 600,1036 700,1032 796,1016"),
  end: line("390,1214 480,1224 600,1226 700,1222 796,1210"),
  tips: [
    outline("206,612 232,590 270,606 300,644 250,690 216,650"),
    outline("392,440 392,400 410,360 446,352 478,376 488,440"),
    outline("505,370 504,330 520,286 556,274 592,290 602,340 603,370"),
  ],
  palmPatch: outline("430,760* 520,700 640,700 780,740* 776,860 740,960 600,990 470,970 420,880"),
  guard: outline("424,680* 520,640 640,636 790,668* 784,760 700,790 600,800 500,796 430,776"),
  caps: [
    outline("394,430 392,400 410,360 446,352 478,376 486,430"),
    outline("505,360 504,330 520,286 556,274 592,290 602,340 604,360"),
    outline("625,384 624,350 640,306 676,296 710,314 718,364 719,384"),
    outline("738,460 740,430 756,396 790,388 820,406 828,450 828,466"),
  ],
};

const m = {
  hand: outline(
    "404,1010* 396,860 388,700 390,540 410,400 460,310 540,262 620,256 700,280 770,350 808,460 820,600 812,760 800,900 796,1010*",
  ),
  thumb: outline("420,880* 360,820 290,720 240,620 220,540 240,490 284,480 330,510 370,570 410,620 440,640*"),
  thumbSeam: line("420,880 400,800 400,720 440,640"),
  cuff: outline(
    "392,990* 600,1020 808,990* 830,1110 846,1230 840,1260* 720,1284 600,1290 480,1284 360,1260* 356,1230 372,1110",
  ),
  wrist: line("394,1000 480,1016 600,1020 700,1016 806,1000"),
  end: line("360,1258 480,1282 600,1288 720,1282 840,1258"),
};
