import { dye, times } from "../engine/colour.ts";
import { crease, gathers, strew } from "../engine/folds.ts";
import { across, seam, stitch } from "../engine/lines.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { line, outline } from "../parts/curve.ts";
import { bootPair } from "../parts/bootPair.ts";
import { wovenLabel } from "../parts/label.ts";
import { collarRoll, edgeStitch, inside, laces, shoeStitch, standing, turning } from "../parts/shoe.ts";
import { shoeDyes, type ShoeDyes } from "../parts/shoeDyes.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A boot. Cuts: 0 six-inch work boot with a padded collar, 1 chelsea boot with elastic, 2 winter boot with a rubber toe.
 * Front is the outer side, back the pair toes apart, detail the ankle.
 */
export function boot(look: Look, seed: number, view: View): Scene {
  const d = shoeDyes(look);
  const panels = look.cut === 1 ? chelsea(look, seed, d) : laced(look, seed, d);
  if (view === "back") return bootPair(panels, seed, d.thread);
  const camera = view === "detail" ? { x: 690, y: 560, zoom: 2.1 } : { x: 600, y: 620, zoom: 1.0 };
  return { seed, panels, thread: d.thread, ...standing(990), camera };
}

function laced(look: Look, seed: number, d: ShoeDyes): Panel[] {
  const r = rng(seed);
  const hide = look.material === "leather" ? "leather" : look.material === "nylon" ? "nylon" : "suede";
  const hike = look.cut === 2;
  const cord = hike ? d.over : dye("mustard");
  const metal: [number, number, number] = [0.55, 0.5, 0.4];
  return [
    inside(t.lining, dye("tobacco"), 210, 120),
    {
      path: t.tongue,
      colour: times(d.upper, 0.9),
      material: hide,
      thickness: 10,
      edge: 7,
      volume: [[14, 18]],
      light: 0.95,
    },
    {
      path: t.upper,
      colour: d.upper,
      material: hide,
      thickness: 10,
      edge: 5,
      volume: [
        [12, 12],
        [40, 46],
        [52, 90],
      ],
      fade: turning(220, 880, 0.22),
      undulation: { height: 4 },
      folds: [
        crease(700, 600, 160, 260, 30, 6),
        crease(640, 660, 150, 220, 26, -5),
        crease(800, 520, 172, 240, 26, 4),
        crease(440, 730, 70, 120, 18, 3),
        crease(480, 700, 72, 120, 16, -3),
        ...strew(r, [640, 300, 960, 700], 9, [160, 30], 150, 14, 2),
      ],
    },
    {
      path: t.vamp,
      colour: d.upper,
      material: hide,
      thickness: 3,
      edge: 2.4,
      fade: turning(700, 880, 0.16),
      lines: edgeStitch(t.vampEdge, 1, 8, 8),
      folds: [crease(440, 740, 66, 130, 20, 3)],
    },
    ...(hike
      ? [{ path: t.rand, colour: [0.03, 0.03, 0.03], material: "rubber", thickness: 3, edge: 2.4 } satisfies Panel]
      : []),
    {
      path: t.counter,
      colour: hike ? d.over : d.upper,
      material: hide,
      thickness: 3,
      edge: 2.4,
      fade: turning(560, 880),
      lines: edgeStitch(t.counterEdge, 1, 8, 8),
    },
    {
      path: t.stay,
      colour: d.upper,
      material: hide,
      thickness: 3,
      edge: 2.4,
      fade: turning(220, 880, 0.16),
      lines: edgeStitch(t.stayEdge, -1, 8, 8),
    },
    {
      path: t.pad,
      colour: hike ? d.over : times(d.upper, 0.6),
      material: hike ? "nylon" : "leather",
      thickness: 8,
      edge: 6,
      volume: [[14, 18]],
      lines: [...seam(t.padLine, 0.8, 4), ...stitch(t.padLow, { ...shoeStitch, off: -8 })],
      folds: gathers(r, t.padLow, 40, 46, 12, 2, -1),
    },
    collarRoll(t.collar, times(d.upper, 0.6), hike ? "jersey" : "leather", seed, 24),
    wovenLabel({
      x: 900,
      y: 470,
      width: 96,
      height: 58,
      turn: 2,
      text: look.print.text ?? "BRUK",
      ground: times(d.upper, 0.5),
      ink: dye("ecru"),
    }),
    ...t.eyelets.slice(4).map(([x, y]): Panel => ({
      path: outline(`${x - 18},${y - 8} ${x + 12},${y - 12} ${x + 16},${y + 10} ${x - 14},${y + 12}`),
      colour: metal,
      material: "metal",
      thickness: 6,
      edge: 4,
      lies: "bridge",
    })),
    ...laces(t.eyelets, cord, [-44, -20], 15),
    {
      path: t.welt,
      colour: dye(look.accent === "gum" ? "gum" : "ecru"),
      material: "leather",
      thickness: 6,
      edge: 3,
      lies: "level",
      level: 34,
      lines: stitch(t.weltStitch, { dash: [10, 6], width: 3.4, groove: 0.5, thread: 1 }),
    },
    {
      path: t.sole,
      colour: look.accent === "gum" ? d.gum : [0.028, 0.027, 0.026],
      material: "rubber",
      thickness: 14,
      edge: 5,
      volume: [[10, 14]],
      lies: "level",
      level: 24,
      lines: lugs(),
    },
  ];
}

function chelsea(look: Look, seed: number, d: ShoeDyes): Panel[] {
  const hide = look.material === "suede" ? "suede" : "leather";
  const r = rng(seed);
  return [
    { path: c.tabBack, stroke: 44, colour: times(d.upper, 0.8), material: "twill", thickness: 5, edge: 3 },
    inside(c.lining, dye("tobacco"), 250, 110),
    {
      path: c.upper,
      colour: d.upper,
      material: hide,
      thickness: 10,
      edge: 5,
      volume: [
        [12, 12],
        [40, 46],
        [52, 90],
      ],
      fade: turning(240, 880, 0.24),
      folds: [
        crease(640, 640, 150, 240, 30, 6),
        crease(600, 690, 150, 200, 24, -5),
        crease(420, 740, 68, 120, 18, 3),
        crease(470, 716, 70, 120, 16, -3),
        ...strew(r, [620, 300, 1000, 840], 7, [150, 40], 150, 16, 2),
      ],
      lines: [...seam(c.sideSeam, 0.7, 3), ...stitch(c.sideSeam, { ...shoeStitch, off: 9 })],
    },
    {
      path: c.elastic,
      colour: times(d.over, 0.7),
      material: "rib",
      thickness: -2,
      edge: 3,
      texture: (x) => 1.1 * Math.sin(x * 0.9),
      lines: [],
    },
    {
      path: c.elastic,
      colour: times(d.over, 0.7),
      material: "rib",
      thickness: 0,
      texture: (x) => 1.1 * Math.sin(x * 0.9),
      lines: [
        ...stitch(c.elasticL, { ...shoeStitch, off: -1 }),
        ...seam(c.elasticL, 0.9, 4),
        ...seam(c.elasticR, 0.9, 4),
      ],
    },
    {
      path: c.tab,
      stroke: 46,
      colour: times(d.upper, 0.8),
      material: "twill",
      thickness: 6,
      edge: 3,
      lines: across(c.tab, 9, 30, { width: 2, bump: 0.4 }),
    },
    wovenLabel({
      x: 700,
      y: 330,
      width: 70,
      height: 40,
      turn: 4,
      text: look.print.text ?? "BRUK",
      ground: times(d.upper, 0.5),
      ink: dye("ecru"),
    }),
    {
      path: t.welt,
      colour: times(d.upper, 0.5),
      material: "leather",
      thickness: 6,
      edge: 3,
      lies: "level",
      level: 34,
      lines: stitch(t.weltStitch, { dash: [10, 6], width: 3.4, groove: 0.5, thread: 1 }),
    },
    {
      path: c.sole,
      colour: look.accent === "gum" ? d.gum : [0.028, 0.027, 0.026],
      material: "rubber",
      thickness: 14,
      edge: 5,
      volume: [[10, 14]],
      lies: "level",
      level: 24,
      lines: lugs(),
    },
  ];
}

const lugs = () => [
  ...across(t.lugCourse, 46, 40, { width: 13, bump: 0, groove: 1, thread: 0 }, 6),
  ...seam(t.soleLine, 0.6, 3),
];

const t = {
  upper: outline(
    "128,880* 112,830 122,780 168,742 250,724 340,706 420,668 480,600 520,510 548,400 568,300 584,220* 660,236 780,240 900,232 1004,216* 1012,300 1014,420 1016,540 1030,640 1056,740 1068,830 1066,880*",
  ),
  sole: outline(
    "106,874* 300,886 560,892 800,886 1086,870* 1094,910 1092,990* 800,992* 784,966 750,952 690,950 560,962 420,984 300,990 200,978 130,942 106,908",
  ),
  welt: outline("104,856* 300,872 560,880 800,874 1082,856* 1090,880 1086,890* 800,900 560,904 300,898 106,884*"),
  weltStitch: line("112,868 300,884 560,890 800,884 1082,868"),
  soleLine: line("108,912 300,922 560,926 800,920 1092,908"),
  lugCourse: line("120,938 200,972 300,984 420,978 560,958 690,946 750,950 800,980 900,982 1000,982 1088,980"),
  tongue: outline("430,690* 490,590 530,480 556,370 572,270 572,190 586,158 630,146 668,158 678,210 664,280*"),
  lining: outline("580,226* 680,206 800,200 900,202 1004,216* 950,270 860,290 740,286 640,270"),
  vamp: outline("128,880* 112,830 122,780 168,742 250,724 340,706 388,686* 430,720 500,770 590,800 660,830 690,884*"),
  vampEdge: line("388,686 430,720 500,770 590,800 660,830 690,884"),
  rand: outline("128,886* 112,830 118,790* 180,806 240,840 280,890*"),
  counter: outline("1024,620 1056,740 1068,830 1066,884* 860,884* 856,800 880,720 940,660 1022,620*"),
  counterEdge: line("860,884 856,800 880,720 940,660 1022,620"),
  stay: outline(
    "388,686* 480,600 520,510 548,400 568,300 584,220* 656,236 650,300* 634,420 606,530 560,630 500,700 450,738*",
  ),
  stayEdge: line("450,738 500,700 560,630 606,530 634,420 650,300 656,236"),
  pad: outline("656,236* 780,240 900,232 1004,216* 1012,300 1014,350* 900,372 780,370 700,350 648,330*"),
  padLine: line("650,286 780,306 900,302 1012,286"),
  padLow: line("648,330 700,350 780,370 900,372 1014,350"),
  collar: line("586,222 660,238 780,242 900,234 1002,218"),
  eyelets: [
    [456, 706],
    [506, 648],
    [546, 580],
    [576, 506],
    [598, 428],
    [614, 350],
    [624, 280],
  ] as [number, number][],
};

const c = {
  upper: outline(
    "128,880* 112,830 124,786 176,752 260,736 350,716 430,676 500,606 548,520 580,420 604,330 620,252* 700,262 820,262 930,250 1006,236* 1014,330 1012,440 1016,550 1032,650 1056,750 1068,830 1066,880*",
  ),
  lining: outline("616,258* 700,236 820,230 920,230 1006,238* 940,286 820,300 700,292"),
  elastic: outline("706,262* 820,262 916,252* 912,360 890,480 860,580 820,640 784,580 748,470 722,360"),
  elasticL: line("706,262 722,360 748,470 784,580 820,640 860,580 890,480 912,360 916,252"),
  elasticR: line("712,264 728,360 754,468 788,572 820,628 854,574 884,478 906,360 910,254"),
  sideSeam: line("820,640 800,720 790,800 792,880"),
  tabBack: line("960,280 966,200 984,176 1004,206 1006,280"),
  tab: line("640,300 636,220 648,176 668,206 672,300"),
  sole: outline(
    "106,874* 300,886 560,892 800,886 1086,870* 1094,910 1092,990* 820,992* 806,966 770,952 690,950 560,966 420,984 300,990 200,980 130,946 106,908",
  ),
};
