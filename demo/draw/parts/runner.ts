import type { Panel } from "../engine/scene.ts";
import type { Look } from "../../catalogue/types.ts";
import { times, type Rgb } from "../engine/colour.ts";
import { stitch, seam } from "../engine/lines.ts";
import { crease } from "../engine/folds.ts";
import { line, outline } from "./curve.ts";
import { wovenLabel } from "./label.ts";
import { collarRoll, edgeStitch, inside, laces, shoeStitch, turning } from "./shoe.ts";

/** Returns the panels of a runner seen from its outer side: mesh, suede overlays, a thick carved sole. */
export function runner(
  look: Look,
  seed: number,
  d: { upper: Rgb; over: Rgb; sole: Rgb; gum: Rgb; lace: Rgb },
): Panel[] {
  const mesh = (x: number, y: number): number =>
    0.9 * Math.max(-0.4, Math.sin(x * 0.62 + y * 0.3) * Math.sin(y * 0.62 - x * 0.3));
  const over = look.material === "leather" ? "leather" : "suede";
  const pale = times(d.over, 0.8);
  return [
    inside(t.lining, times(d.over, 0.9), 530, 130),
    {
      path: t.tongue,
      colour: times(d.upper, 0.9),
      material: "canvas",
      thickness: 9,
      edge: 6,
      volume: [[14, 18]],
      light: 0.92,
    },
    wovenLabel({
      x: 664,
      y: 480,
      width: 58,
      height: 36,
      turn: -38,
      text: look.print.text ?? "BRUK",
      ground: [0.02, 0.02, 0.02],
      ink: [0.8, 0.8, 0.76],
    }),
    {
      path: t.upper,
      colour: d.upper,
      material: "matte",
      texture: mesh,
      thickness: 10,
      edge: 5,
      volume: [
        [12, 12],
        [36, 44],
        [34, 90],
      ],
      fade: turning(540, 880),
      folds: [crease(360, 760, 62, 110, 16, 2.4), crease(410, 740, 66, 110, 14, -2.4)],
    },
    {
      path: t.mud,
      colour: d.over,
      material: over,
      thickness: 3,
      edge: 2.2,
      fade: turning(740, 900, 0.16),
      lines: edgeStitch(t.mudEdge, 1),
    },
    {
      path: t.saddle,
      colour: pale,
      material: "leather",
      thickness: 2.4,
      edge: 2,
      fade: turning(600, 880, 0.16),
      lines: [...stitch(t.saddleA, { ...shoeStitch, off: 7 }), ...stitch(t.saddleB, { ...shoeStitch, off: -7 })],
    },
    {
      path: t.heel,
      colour: d.over,
      material: over,
      thickness: 3,
      edge: 2.2,
      fade: turning(540, 860),
      lines: edgeStitch(t.heelEdge, 1),
    },
    { path: t.clip, colour: d.lace, material: "plastic", thickness: 5, edge: 4, volume: [[4, 10]] },
    {
      path: t.eyestay,
      colour: d.over,
      material: over,
      thickness: 3.4,
      edge: 2.2,
      lines: edgeStitch(t.eyestayEdge, -1, 7, 6),
    },
    collarRoll(t.collar, times(d.upper, 0.85), "jersey", seed, 38),
    ...laces(t.eyelets, d.lace, [-32, -40], 14),
    {
      path: t.sole,
      colour: d.sole,
      material: "matte",
      thickness: 18,
      edge: 6,
      volume: [[16, 20]],
      lies: "level",
      level: 24,
      fade: (_, y) => 1.03 - 0.16 * Math.max(0, (y - 850) / 140),
      lines: [...seam(t.carveA, 0.9, 5), ...seam(t.carveB, 0.9, 5), ...seam(t.carveC, 0.6, 3)],
    },
    { path: t.wedge, colour: d.over, material: "matte", thickness: -3, edge: 3 },
    {
      path: t.tread,
      colour: look.accent === "gum" ? d.gum : [0.03, 0.03, 0.03],
      material: "rubber",
      thickness: 6,
      edge: 3,
      lies: "level",
      level: 34,
      texture: (x) => 1.4 * Math.sign(Math.sin(x * 0.2)),
    },
  ];
}

const t = {
  upper: outline(
    "100,900* 92,850 112,800 170,766 260,742 350,712 440,664 520,608 592,556 636,528* 672,560 716,600 776,626 840,632 900,618 960,584 1010,548 1050,528 1078,536 1080,572 1066,640 1066,720 1084,800 1100,880*",
  ),
  sole: outline(
    "84,884 96,852* 150,866 240,874 340,868 440,850 560,844 680,852 800,842 900,812 1000,780 1080,772 1120,788* 1136,840 1142,900 1130,950 1100,976 1040,984 930,986 820,978 700,966 600,966 480,978 360,984 250,976 160,950 104,916",
  ),
  tread: outline(
    "104,916* 160,950 250,974 360,980 480,974 600,962 700,962 820,974 930,980 1040,978 1100,968 1132,946* 1122,976 1090,990 1040,996 930,998 820,990 700,978 600,978 480,990 360,996 250,988 160,962 116,934",
  ),
  carveA: line("130,908 240,924 360,916 480,894 600,886 720,896 840,900 960,880 1080,850 1130,846"),
  carveB: line("560,962 640,926 740,918 860,936 980,936 1140,902"),
  carveC: line("108,884 180,896 300,900 420,884 560,868 700,876 820,868 920,842 1020,812 1124,804"),
  wedge: outline("700,938 790,936 880,950 960,954 1060,944 1020,962 920,966 800,956"),
  tongue: outline("430,690* 470,622 560,536 614,486 646,460 684,452 712,466 712,500 700,532 676,574*"),
  lining: outline("632,534* 700,522 830,524 960,524 1052,528* 1010,580 930,640 840,656 750,634 690,592"),
  mud: outline("100,900* 92,850 112,800 170,766 236,748* 262,790 320,826 420,836 520,826 560,852*"),
  mudEdge: line("236,748 262,790 320,826 420,836 520,826 560,852"),
  saddle: outline("520,850* 560,780 610,716 668,640 700,590* 740,614 760,622* 724,690 700,760 690,856*"),
  saddleA: line("700,590 668,640 610,716 560,780 520,850"),
  saddleB: line("760,622 724,690 700,760 690,856"),
  heel: outline(
    "1050,528 1078,536 1080,572 1066,640 1066,720 1084,800 1100,880* 820,852* 850,790 910,744 970,700 1006,640 1022,560",
  ),
  heelEdge: line("820,852 850,790 910,744 970,700 1006,640 1022,560"),
  clip: outline("1064,660 1068,720 1084,790 1098,860* 990,800 960,770 980,740 1020,710"),
  eyestay: outline(
    "366,704* 440,664 520,608 592,556 636,528* 660,550 682,574* 634,626 586,672 540,712 470,740 410,736",
  ),
  eyestayEdge: line("366,704 410,736 470,740 540,712 586,672 634,626 682,574"),
  collar: line("636,532 672,562 716,600 776,626 840,632 900,618 960,584 1010,550 1054,534"),
  eyelets: [0, 1, 2, 3, 4, 5].map((i): [number, number] => [428 + i * 42, 700 - i * 28.5]),
};
