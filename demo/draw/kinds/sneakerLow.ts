import { dye, times } from "../engine/colour.ts";
import { crease, gathers } from "../engine/folds.ts";
import { seam, stitch } from "../engine/lines.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { line, outline } from "../parts/curve.ts";
import { wovenLabel } from "../parts/label.ts";
import { collarRoll, edgeStitch, inside, laces, shoeStitch, standing, turning } from "../parts/shoe.ts";
import { shoeDyes, type ShoeDyes } from "../parts/shoeDyes.ts";
import { shoesFromAbove } from "../parts/shoesFromAbove.ts";
import { runner } from "../parts/runner.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A low sneaker. Cuts: 0 court shoe with a cup sole, 1 skate shoe on a thin vulcanised sole, 2 runner.
 * Front is the outer side, back the pair from above, detail the lacing and toe of the outer side.
 */
export function sneakerLow(look: Look, seed: number, view: View): Scene {
  const dyes = shoeDyes(look);
  if (view === "back") return shoesFromAbove({ ...dyes, look, seed, cut: look.cut, thick: look.cut === 2 });
  const panels = look.cut === 2 ? runner(look, seed, dyes) : court(look, seed, dyes);
  return {
    seed,
    panels,
    thread: dyes.thread,
    ...standing(986),
    camera: view === "detail" ? { x: 420, y: 760, zoom: 2.3 } : { x: 604, y: 770, zoom: 1.06 },
  };
}

function court(look: Look, seed: number, d: ShoeDyes): Panel[] {
  const r = rng(seed);
  const skate = look.cut === 1;
  const body =
    look.material === "suede" ? "suede" : look.material === "canvas" ? "canvas" : skate ? "canvas" : "leather";
  const over = look.material === "leather" ? "leather" : "suede";
  const t = shapes;
  const sole = skate ? t.thinSole : t.cupSole;
  const toe = skate ? t.longToe : t.toe;
  const toeEdge = skate ? t.longToeEdge : t.toeEdge;
  const mark = skate ? t.wave : t.steps;
  return [
    inside(t.lining, dye("chalk"), 560, 140),
    {
      path: t.tongue,
      colour: times(d.upper, 0.95),
      material: "canvas",
      thickness: 8,
      edge: 6,
      volume: [[12, 16]],
      light: 0.92,
      lines: edgeStitch(t.tongueEdge, 1, 9, 8),
    },
    wovenLabel({
      x: 668,
      y: 508,
      width: 56,
      height: 34,
      turn: -36,
      text: look.print.text ?? "BRUK",
      ground: d.lace,
      ink: [0.015, 0.015, 0.015],
    }),
    {
      path: t.upper,
      colour: d.upper,
      material: body,
      thickness: 10,
      edge: 5,
      volume: [
        [12, 12],
        [36, 44],
        [34, 90],
      ],
      fade: turning(600, 912),
      undulation: { height: 3 },
      folds: [
        crease(350, 790, 62, 120, 14, 2.4),
        crease(392, 770, 66, 130, 12, -2.6),
        crease(450, 800, 78, 120, 20, 2),
        crease(760, 790, 100, 220, 40, 3),
        ...gathers(r, t.toeEdge, 30, 50, 10, 1.2, 1),
      ],
      lines: stitch(t.collar, { ...shoeStitch, off: 30 }),
    },
    { path: mark, colour: d.mark, material: "leather", thickness: 2.4, edge: 2, fade: turning(600, 912, 0.14) },
    {
      path: toe,
      colour: d.over,
      material: over,
      thickness: 3,
      edge: 2.2,
      fade: turning(760, 912, 0.14),
      lines: [...edgeStitch(toeEdge, 1), ...(skate ? [] : perforation())],
    },
    {
      path: t.heel,
      colour: d.over,
      material: over,
      thickness: 3,
      edge: 2.2,
      fade: turning(600, 912),
      lines: edgeStitch(t.heelEdge, 1),
    },
    {
      path: t.eyestay,
      colour: d.over,
      material: over,
      thickness: 3.2,
      edge: 2.2,
      lines: edgeStitch(t.eyestayEdge, -1),
    },
    collarRoll(t.collar, times(d.upper, 0.92), skate ? "canvas" : "leather", seed),
    ...laces(t.eyelets, d.lace),
    {
      path: sole,
      colour: d.sole,
      material: "rubber",
      thickness: 16,
      edge: 4,
      volume: [[10, 14]],
      lies: "level",
      level: 26,
      fade: (_, y) => 1.02 - 0.1 * Math.max(0, (y - 900) / 90),
      lines: skate
        ? seam(t.foxing, 0.5, 2)
        : [...stitch(t.cupStitch, { dash: [11, 7], width: 3, groove: 0.5 }), ...seam(t.cupGroove, 0.45, 2)],
    },
    ...(skate
      ? [{ path: t.stripe, stroke: 6, colour: d.over, material: "rubber", thickness: 1, edge: 1.5 } satisfies Panel]
      : []),
    {
      path: skate ? t.thinTread : t.tread,
      colour: d.gum,
      material: "rubber",
      thickness: 5,
      edge: 4,
      lies: "level",
      level: 32,
      texture: (x) => 0.9 * Math.sin(x * 0.5),
    },
  ];
}

function perforation() {
  const dots = [];
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 4; j++) {
      const [x, y] = [212 + i * 33 + j * 8, 812 + j * 19 - i * 8];
      dots.push({
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
    }
  return dots;
}

/** Hand-set outlines, toe to the left, ground at y = 990. */
const shapes = {
  upper: outline(
    "116,912* 106,872 122,828 172,792 250,768 330,744 410,706 500,650 580,596 640,560* 668,588 712,632 774,664 840,676 912,668 972,640 1016,606 1046,592 1068,606 1072,640 1066,700 1074,770 1090,842 1096,912*",
  ),
  cupSole: outline(
    "96,900 100,876* 180,886 320,906 520,914 720,908 900,892 1040,872 1104,862* 1112,900 1108,948 1098,974 1072,984 900,986 600,988 360,986 240,976 150,952 108,928",
  ),
  tread: outline(
    "104,928* 140,952 220,972 340,980 600,982 900,981 1080,976 1106,958* 1100,980 1076,990 900,993 600,995 360,993 240,986 150,962 116,942",
  ),
  thinSole: outline(
    "98,906 100,868* 180,890 320,914 520,922 720,920 900,910 1040,898 1100,884* 1106,920 1104,960 1092,980 1070,986 900,988 600,990 360,988 240,980 150,958 108,934",
  ),
  thinTread: outline(
    "108,936* 150,958 240,978 360,984 600,986 900,985 1080,980 1104,964* 1098,984 1076,992 900,995 600,997 360,995 240,988 150,966 118,948",
  ),
  foxing: line("104,914 180,934 320,954 520,960 720,958 900,952 1040,944 1104,934"),
  stripe: line("102,896 180,914 320,936 520,943 720,941 900,933 1040,922 1103,910"),
  tongue: outline("420,720* 470,640 560,560 618,510 648,486 684,480 710,494 712,524 700,560 676,606*"),
  tongueEdge: line("470,640 560,560 618,510 648,486 684,480 710,494 712,524"),
  lining: outline("636,566* 690,560 800,566 920,580 1046,592* 1010,640 930,690 840,700 750,672 690,630"),
  toe: outline("116,912* 106,872 122,828 172,792 250,768 318,750* 372,786 402,840 408,912*"),
  toeEdge: line("318,750 372,786 402,840 408,912"),
  longToe: outline(
    "116,912* 106,872 122,828 172,792 250,768 330,744 392,716* 412,742 440,780 500,830 580,880 620,916*",
  ),
  longToeEdge: line("392,716 412,742 440,780 500,830 580,880 620,916"),
  eyestay: outline(
    "392,716* 450,684 540,624 640,560* 664,584 690,612* 640,660 590,716 560,768 520,796* 456,770 412,742",
  ),
  eyestayEdge: line("392,716 412,742 456,770 520,796* 560,768 590,716 640,660 690,612"),
  heel: outline(
    "1046,592 1068,606 1072,640 1066,700 1074,770 1090,842 1096,912* 910,912* 912,860 936,800 980,756 1010,700 1022,640 1026,600",
  ),
  heelEdge: line("910,912 912,860 936,800 980,756 1010,700 1022,640 1026,600"),
  collar: line("640,562 668,588 712,632 774,664 840,676 912,668 972,640 1016,606 1050,594"),
  /** The house mark of the court shoe: a band that steps like the joint between two paving stones. */
  steps: outline(
    "560,914* 640,800* 700,800* 742,740* 826,740* 870,684* 918,676* 860,766* 776,766* 734,826* 672,826* 616,914*",
  ),
  wave: outline(
    "470,806* 560,770 640,776 700,810 760,836 830,830 900,780 960,700* 976,690* 930,800 850,868 760,878 680,852 620,822 550,820*",
  ),
  cupStitch: line("110,893 180,902 320,922 520,930 720,924 900,908 1040,888 1108,878"),
  cupGroove: line("104,906 180,918 320,938 520,946 720,940 900,924 1040,904 1110,894"),
  eyelets: [0, 1, 2, 3, 4, 5].map((i): [number, number] => [450 + i * 40, 730 - i * 27]),
};
