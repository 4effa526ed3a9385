// One long file: one kind of goods with its three cuts and three views.
import { dye, times, toHex } from "../engine/colour.ts";
import { crease, gathers, strew } from "../engine/folds.ts";
import { seam, stitch } from "../engine/lines.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { line, outline } from "../parts/curve.ts";
import { words, wovenLabel } from "../parts/label.ts";
import { collarRoll, edgeStitch, inside, laces, shoeStitch, standing, turning } from "../parts/shoe.ts";
import { shoeDyes, type ShoeDyes } from "../parts/shoeDyes.ts";
import { shoesFromAbove } from "../parts/shoesFromAbove.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A high sneaker. Cuts: 0 canvas with a rubber toe cap, 1 padded leather court shoe, 2 the same in suede with a strap.
 * Front is the outer side, back the pair from above, detail the ankle and its label.
 */
export function sneakerHigh(look: Look, seed: number, view: View): Scene {
  const d = shoeDyes(look);
  if (view === "back") return shoesFromAbove({ ...d, look, seed, cut: look.cut === 0 ? 1 : 0, high: true });
  const camera = view === "detail" ? { x: 760, y: 520, zoom: 2.2 } : { x: 600, y: 640, zoom: 1.02 };
  return {
    seed,
    panels: look.cut === 0 ? canvas(look, seed, d) : padded(look, seed, d),
    thread: d.thread,
    ...standing(986),
    camera,
  };
}

function canvas(look: Look, seed: number, d: ShoeDyes): Panel[] {
  const r = rng(seed);
  const cloth = look.material === "suede" ? "suede" : look.material === "leather" ? "leather" : "canvas";
  return [
    inside(t.lining, dye("ecru"), 262, 120),
    {
      path: t.tongue,
      colour: times(d.upper, 0.95),
      material: cloth,
      thickness: 6,
      edge: 5,
      volume: [[10, 14]],
      light: 0.92,
      lines: edgeStitch(t.tongueEdge, 1, 9, 8),
    },
    {
      path: t.upper,
      colour: d.upper,
      material: cloth,
      thickness: 8,
      edge: 4,
      volume: [
        [12, 12],
        [34, 46],
        [40, 90],
      ],
      fade: turning(280, 912),
      undulation: { height: 5, degrees: 40 },
      folds: [
        ...strew(r, [560, 560, 820, 760], 8, [150, 25], 170, 16, 3),
        crease(700, 640, 150, 260, 22, 5),
        crease(640, 720, 160, 240, 20, -4),
        crease(420, 790, 70, 130, 16, 3),
        crease(900, 560, 95, 260, 24, 3.4),
        ...gathers(r, t.heelEdge, 40, 60, 12, 1.6, -1),
      ],
      lines: [
        ...stitch(t.collar, { ...shoeStitch, off: 12 }),
        ...stitch(t.collar, { ...shoeStitch, off: 20 }),
        ...stitch(t.quarter, { ...shoeStitch, off: 0 }),
        ...stitch(t.quarter, { ...shoeStitch, off: 8 }),
      ],
    },
    {
      path: t.backStrip,
      colour: d.over,
      material: cloth,
      thickness: 2.5,
      edge: 2,
      fade: turning(280, 912),
      lines: edgeStitch(t.heelEdge, 1, 6, 7),
    },
    {
      path: t.stay,
      colour: times(d.upper, 0.97),
      material: cloth,
      thickness: 2.2,
      edge: 2,
      lines: edgeStitch(t.stayEdge, -1, 6, 7),
      fade: turning(280, 912),
    },
    look.print.art === "number"
      ? {
          path: t.patch,
          colour: d.lace,
          material: "canvas",
          thickness: 3,
          edge: 2.4,
          lines: stitch(t.patch, { ...shoeStitch, off: 9 }),
          print: {
            svg: words({ x: 860, y: 470, text: look.print.text ?? "8", width: 120, height: 100, fill: toHex(d.upper) }),
            wear: 0,
          },
        }
      : wovenLabel({
          x: 880,
          y: 470,
          width: 124,
          height: 70,
          turn: -2,
          text: look.print.text ?? "BRUK",
          ground: d.lace,
          ink: d.upper[0] + d.upper[1] + d.upper[2] > 1.4 ? [0.015, 0.015, 0.015] : times(d.upper, 0.8),
        }),
    {
      path: t.cap,
      colour: d.sole,
      material: "rubber",
      thickness: 6,
      edge: 5,
      volume: [[10, 20]],
      fade: turning(770, 912, 0.14),
      lines: seam(t.capEdge, 0.3, 3),
    },
    ...laces(t.eyelets, d.lace, [-40, -26], 16),
    {
      path: t.sole,
      colour: d.sole,
      material: "rubber",
      thickness: 14,
      edge: 4,
      volume: [[8, 12]],
      lies: "level",
      level: 24,
      fade: (_, y) => 1.02 - 0.1 * Math.max(0, (y - 900) / 90),
      lines: seam(t.foxing, 0.5, 2),
    },
    { path: t.stripe, stroke: 7, colour: d.over, material: "rubber", thickness: 1, edge: 1.5 },
    {
      path: t.bumper,
      colour: d.sole,
      material: "rubber",
      thickness: 4,
      edge: 3,
      texture: (x, y) => 0.9 * Math.sin((x + y) * 0.42) * Math.sin((x - y) * 0.42),
    },
    {
      path: t.tread,
      colour: d.gum,
      material: "rubber",
      thickness: 5,
      edge: 4,
      lies: "level",
      level: 30,
      texture: (x) => 0.9 * Math.sin(x * 0.5),
    },
  ];
}

function padded(look: Look, seed: number, d: ShoeDyes): Panel[] {
  const r = rng(seed);
  const skin =
    look.material === "suede" || look.cut === 2 ? "suede" : look.material === "canvas" ? "canvas" : "leather";
  const dot = (x: number, y: number) => ({
    lines: [
      [
        [x, y],
        [x + 0.1, y],
      ] as [number, number][],
    ],
    width: 7.5,
    bump: 0,
    groove: 1,
    thread: 0,
    round: true,
  });
  const holes = [0, 1, 2, 3].flatMap((i) => [0, 1, 2, 3].map((j) => dot(220 + i * 33 + j * 8, 820 + j * 18 - i * 8)));
  return [
    inside(p.lining, dye("chalk"), 300, 130),
    {
      path: p.tongue,
      colour: times(d.upper, 0.95),
      material: "canvas",
      thickness: 12,
      edge: 9,
      volume: [[20, 22]],
      light: 0.95,
      lines: edgeStitch(p.tongueEdge, 1, 12, 8),
    },
    wovenLabel({
      x: 610,
      y: 262,
      width: 66,
      height: 44,
      turn: -58,
      text: look.print.text ?? "BRUK",
      ground: d.over,
      ink: d.lace,
    }),
    {
      path: p.upper,
      colour: d.upper,
      material: skin,
      thickness: 10,
      edge: 5,
      volume: [
        [12, 12],
        [38, 46],
        [44, 90],
      ],
      fade: turning(300, 912),
      folds: [
        crease(350, 796, 62, 120, 14, 2.6),
        crease(400, 776, 66, 130, 12, -2.8),
        crease(760, 640, 165, 240, 26, 4),
        crease(720, 700, 160, 200, 22, -3.4),
        crease(800, 560, 170, 180, 22, 3),
        ...gathers(r, p.toeEdge, 30, 50, 10, 1.2, 1),
      ],
    },
    { path: p.mark, colour: d.mark, material: "leather", thickness: 2.4, edge: 2, fade: turning(500, 912, 0.16) },
    {
      path: p.toe,
      colour: d.over,
      material: skin,
      thickness: 3,
      edge: 2.2,
      fade: turning(770, 912, 0.16),
      lines: edgeStitch(p.toeEdge, 1),
    },
    {
      path: p.vamp,
      colour: d.upper,
      material: skin,
      thickness: 1,
      edge: 2,
      fade: turning(740, 912, 0.16),
      lines: holes,
    },
    {
      path: p.heel,
      colour: d.over,
      material: skin,
      thickness: 3,
      edge: 2.2,
      fade: turning(500, 912),
      lines: edgeStitch(p.heelEdge, 1),
    },
    {
      path: p.ankle,
      colour: d.over,
      material: skin,
      thickness: 5,
      edge: 4,
      volume: [[12, 18]],
      fade: turning(280, 700, 0.1),
      lines: edgeStitch(p.ankleEdge, -1),
    },
    {
      path: p.stay,
      colour: d.over,
      material: skin,
      thickness: 3.2,
      edge: 2.2,
      fade: turning(280, 912, 0.12),
      lines: edgeStitch(p.stayEdge, -1),
    },
    collarRoll(p.collar, times(d.upper, 0.92), skin === "suede" ? "jersey" : "leather", seed, 40),
    ...laces(p.eyelets, d.lace, [-42, -26], 18),
    ...(look.cut === 2
      ? [
          {
            path: p.strap,
            colour: d.upper,
            material: skin,
            thickness: 6,
            edge: 4,
            lies: "bridge",
            bridge: 16,
            lines: [
              ...stitch(p.strapTop, { ...shoeStitch, off: 8 }),
              ...stitch(p.strapLow, { ...shoeStitch, off: -8 }),
            ],
          } satisfies Panel,
        ]
      : []),
    {
      path: p.sole,
      colour: d.sole,
      material: "rubber",
      thickness: 16,
      edge: 4,
      volume: [[10, 14]],
      lies: "level",
      level: 26,
      fade: (_, y) => 1.02 - 0.1 * Math.max(0, (y - 900) / 90),
      lines: [...stitch(p.soleStitch, { dash: [11, 7], width: 3, groove: 0.5 }), ...seam(p.groove, 0.45, 2)],
    },
    {
      path: t.tread,
      colour: look.accent === "gum" ? d.gum : d.over,
      material: "rubber",
      thickness: 5,
      edge: 4,
      lies: "level",
      level: 32,
      texture: (x) => 0.9 * Math.sin(x * 0.5),
    },
  ];
}

const t = {
  upper: outline(
    "116,912* 108,872 124,832 176,800 256,778 340,750 424,704 500,640 556,568 592,480 616,380 636,300 660,262* 720,276 800,282 890,276 980,258 1030,250* 1044,300 1050,400 1048,500 1046,600 1054,700 1074,800 1092,912*",
  ),
  tongue: outline(
    "470,690* 520,600 566,500 590,400 606,310 610,240 618,202 646,184 690,182 712,198 718,240 708,290 690,330*",
  ),
  tongueEdge: line("520,600 566,500 590,400 606,310 610,240 618,202 646,184 690,182 712,198 718,240"),
  lining: outline("652,272* 700,252 800,244 900,240 1030,250* 980,300 900,320 800,322 720,310"),
  backStrip: outline(
    "1030,250* 1044,300 1050,400 1048,500 1046,600 1054,700 1074,800 1092,912* 1020,912* 1010,800 1000,700 996,600 1000,500 1006,400 1000,300 992,258*",
  ),
  heelEdge: line("1020,912 1010,800 1000,700 996,600 1000,500 1006,400 1000,300 992,258"),
  stay: outline(
    "400,720* 500,640 556,568 592,480 616,380 636,300 660,262* 704,274 700,300* 684,400 664,490 632,580 584,660 520,724 452,764*",
  ),
  stayEdge: line("452,764 520,724 584,660 632,580 664,490 684,400 700,300 704,274"),
  quarter: line("452,764 520,800 600,850 640,912"),
  collar: line("660,262 720,276 800,282 890,276 980,258 1030,250"),
  patch: outline("770,470* 790,420* 860,400* 930,420* 950,470* 930,524* 860,544* 790,524*"),
  cap: outline("116,912* 108,872 124,832 176,800 236,784* 280,812 312,860 320,916*"),
  capEdge: line("226,800 266,824 294,864 302,914"),
  eyelets: [0, 1, 2, 3, 4, 5, 6].map(
    (i): [number, number] =>
      [
        [482, 722],
        [536, 672],
        [580, 614],
        [612, 548],
        [638, 476],
        [656, 400],
        [672, 324],
      ][i] as [number, number],
  ),
  sole: outline(
    "98,906 100,862* 180,886 320,912 520,922 720,920 900,910 1040,898 1100,884* 1106,920 1104,960 1092,980 1070,986 900,988 600,990 360,988 240,980 150,958 108,934",
  ),
  foxing: line("104,914 180,934 320,954 520,960 720,958 900,952 1040,944 1104,934"),
  stripe: line("102,892 180,912 320,936 520,943 720,941 900,933 1040,922 1103,910"),
  bumper: outline("98,906 101,880* 160,894 240,912 300,924* 304,976* 240,974 150,952 108,930"),
  tread: outline(
    "108,936* 150,958 240,978 360,984 600,986 900,985 1080,980 1104,964* 1098,984 1076,992 900,995 600,997 360,995 240,988 150,966 118,948",
  ),
};

const p = {
  upper: outline(
    "116,912* 106,872 122,828 172,792 250,768 330,744 410,706 486,650 540,580 572,500 590,410 604,340 624,300* 700,330 780,352 860,352 940,330 1000,300 1040,290 1058,306 1062,360 1054,460 1046,560 1050,660 1070,760 1090,842 1096,912*",
  ),
  tongue: outline("440,716* 500,640 548,560 566,460 578,360 562,280 562,222 582,196 630,194 664,216 680,290 680,340*"),
  tongueEdge: line("548,560 566,460 578,360 562,280 562,222 582,196 630,194 664,216 680,290"),
  lining: outline("618,306* 690,292 800,286 940,284 1044,290* 1000,340 900,384 800,384 700,356"),
  toe: outline("116,912* 106,872 122,828 172,792 250,768 318,750* 350,760 396,780* 420,800 470,846 540,880 600,914*"),
  toeEdge: line("318,750 350,760 396,780 420,800 470,846 540,880 600,914"),
  vamp: outline("196,802* 250,782 310,764 356,772* 392,800 410,830 300,872 220,880 200,850"),
  heel: outline("1050,660 1070,760 1090,842 1096,912* 900,912* 896,850 910,780 950,720 1000,680 1048,640*"),
  heelEdge: line("900,912 896,850 910,780 950,720 1000,680 1048,640"),
  ankle: outline(
    "724,338* 780,352 860,352 940,330 1000,300 1040,290 1058,306 1062,360 1054,460* 980,476 900,470 820,450 760,420",
  ),
  ankleEdge: line("724,338 760,420 820,450 900,470 980,476 1054,460"),
  stay: outline(
    "396,716* 486,650 540,580 572,500 590,410 604,340 624,300* 690,326* 694,400 676,500 644,590 596,664 540,724 480,766* 430,750",
  ),
  stayEdge: line("396,716 430,750 480,766* 540,724 596,664 644,590 676,500 694,400 690,326"),
  mark: outline(
    "600,914* 680,800* 740,800* 782,740* 866,740* 930,650* 990,640* 900,768* 816,768* 774,828* 712,828* 656,914*",
  ),
  collar: line("624,304 700,332 780,354 860,354 940,332 1000,302 1042,292"),
  strap: outline(
    "592,470* 600,400 606,372* 700,420 800,452 900,470 1000,470 1052,462* 1050,540* 960,552 860,548 760,530 670,500",
  ),
  strapTop: line("606,372 700,420 800,452 900,470 1000,470 1052,462"),
  strapLow: line("592,470 670,500 760,530 860,548 960,552 1050,540"),
  sole: outline(
    "96,900 100,872* 180,884 320,906 520,914 720,908 900,892 1040,872 1104,858* 1114,900 1112,950 1102,976 1076,986 900,988 600,990 360,988 240,978 150,954 108,928",
  ),
  soleStitch: line("110,890 180,902 320,922 520,930 720,924 900,908 1040,888 1108,876"),
  groove: line("104,908 180,920 320,940 520,948 720,942 900,926 1040,906 1110,894"),
  eyelets: [
    [470, 728],
    [528, 680],
    [576, 620],
    [612, 552],
    [640, 480],
    [658, 404],
    [664, 340],
  ] as [number, number][],
};
