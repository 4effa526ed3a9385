import { dye, times } from "../engine/colour.ts";
import { crease, gathers, strew } from "../engine/folds.ts";
import { seam, stitch, twinStitch, type Line } from "../engine/lines.ts";
import { box, ellipse } from "../engine/paths.ts";
import { rng } from "../engine/rng.ts";
import type { Panel } from "../engine/scene.ts";
import type { Look } from "../../catalogue/types.ts";
import { clothOf } from "./cloth.ts";
import { line, outline } from "./curve.ts";

/** Returns a cap from behind: the arch over the strap, the buckle, and the front panel's inside beyond. */
export function capFromBehind(look: Look, seed: number): Panel[] {
  const r = rng(seed);
  const base = dye(look.base);
  const cloth = clothOf(look);
  const snap = look.cut === 2;
  const seamed = (course: string): Line[] => [
    ...seam(course, 0.8, 2.6),
    ...twinStitch(course, [6, -6], { dash: [5, 3], width: 1.6 }),
  ];
  const net = (x: number, y: number): number => 2.4 * Math.max(-0.5, Math.sin(x * 0.42) * Math.sin(y * 0.42));
  const low = look.cut === 1;
  const crown = low ? t.lowCrown : t.crown;
  return [
    { path: t.brim, colour: look.accent ? dye(look.accent) : base, material: cloth, thickness: 6, edge: 5, light: 0.8 },
    {
      path: t.inner,
      colour: times(base, 0.6),
      material: "twill",
      thickness: 2,
      edge: 3,
      light: 0.5,
      lines: stitch(t.innerBand, { dash: [5, 3] }),
    },
    {
      path: crown,
      colour: snap && look.accent ? dye(look.accent) : base,
      material: snap ? "matte" : cloth,
      thickness: 8,
      edge: 7,
      volume: [
        [30, 24],
        [70, 70],
        [70, 130],
      ],
      undulation: { height: snap ? 1 : 5 },
      ...(snap
        ? {
            texture: net,
            tint: (x: number, y: number) =>
              times(
                look.accent ? dye(look.accent) : base,
                0.62 + 0.38 * Math.min(1, Math.abs(Math.sin(x * 0.42)) + Math.abs(Math.sin(y * 0.42))),
              ),
          }
        : {}),
      folds: snap
        ? []
        : [
            ...strew(r, [300, 480, 900, 820], 12, [90, 40], 170, 20, 3),
            ...gathers(r, t.arch, 46, 60, 12, 2, 1),
            crease(420, 660, 80, 240, 26, 4),
            crease(800, 640, 100, 240, 26, 4),
          ],
      lines: [
        ...[
          line("600,386 600,480 600,560 600,640"),
          line("600,386 460,440 370,560 330,720 322,880"),
          line("600,386 740,440 830,560 870,720 878,880"),
        ].flatMap(seamed),
        ...twinStitch(t.arch, [-8, -16], { dash: [5, 3] }),
      ],
    },
    {
      path: t.strap,
      colour: snap ? [0.04, 0.04, 0.04] : base,
      material: snap ? "plastic" : cloth,
      thickness: 6,
      edge: 3,
      lies: "level",
      level: 90,
      height: (x) => -0.0009 * (x - 600) ** 2,
      lines: snap ? [] : twinStitch(t.strap, [6, 6], { dash: [5, 3] }),
    },
    ...(snap
      ? [0, 1, 2, 3, 4].map((i): Panel => ({
          path: ellipse(470 + i * 64, 884 + Math.abs(2 - i) * -2, 13, 13),
          colour: [0.05, 0.05, 0.05],
          material: "plastic",
          thickness: 8,
          edge: 5,
        }))
      : buckle()),
    { path: ellipse(600, low ? 466 : 376, 30, 15), colour: base, material: cloth, thickness: 8, edge: 6 },
    ...[
      [470, 560],
      [730, 560],
    ].map(([x = 0, y = 0]): Panel => ({
      path: ellipse(x, y, 10, 11),
      colour: times(base, 0.3),
      material: "knit",
      thickness: -2,
      edge: 3,
    })),
  ];
}

const buckle = (): Panel[] => [
  {
    path: `${box(650, 846, 74, 84, 8)} ${outline("664,860* 664,916* 710,916* 710,860*")}`,
    colour: [0.62, 0.6, 0.56],
    material: "metal",
    thickness: 7,
    edge: 3.5,
  },
  { path: box(682, 850, 8, 76, 3), colour: [0.62, 0.6, 0.56], material: "metal", thickness: 7, edge: 3 },
];

const t = {
  brim: outline("330,880* 280,940 320,1000 440,1030 600,1038 760,1030 880,1000 920,940 870,880*"),
  inner: outline("400,900* 420,760 500,680 600,650 700,680 780,760 800,900* 700,930 600,936 500,930"),
  innerBand: line("410,880 500,900 600,906 700,900 790,880"),
  crown: outline(
    "270,890* 262,740 290,590 370,460 480,394 600,374 720,394 830,460 910,590 938,740 930,890* 860,914 770,920* 760,820 700,740 600,706 500,740 440,820 430,920* 340,914",
  ),
  lowCrown: outline(
    "270,890* 256,760 276,640 340,530 450,478 600,464 750,478 860,530 924,640 944,760 930,890* 860,914 770,920* 760,830 700,756 600,726 500,756 440,830 430,920* 340,914",
  ),
  arch: line("430,920 440,820 500,740 600,706 700,740 760,820 770,920"),
  strap: outline("424,850* 500,862 600,866 700,862 776,850* 776,918* 700,930 600,934 500,930 424,918*"),
};
