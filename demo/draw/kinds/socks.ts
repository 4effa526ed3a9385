import { dye, times, type Rgb } from "../engine/colour.ts";
import { crease, gathers, strew } from "../engine/folds.ts";
import { ribs } from "../engine/lines.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { moved } from "../parts/moved.ts";
import { line, outline } from "../parts/curve.ts";
import { wovenLabel } from "../parts/label.ts";
import { flatShadows } from "../parts/shoe.ts";
import { printAt } from "../prints/art.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A pair of socks. Cuts: 0 ribbed crew, 1 smooth mid-height, 2 short.
 * Front laid side by side, back turned over, detail the cuff and its stripes.
 */
export function socks(look: Look, seed: number, view: View): Scene {
  const flip = view === "back";
  const one = sock(look, seed).map((p) => moved(p, { x: flip ? 920 : 280, y: -170, scale: 0.98, flip }));
  const two = sock(look, seed + 1).map((p) => moved(p, { x: flip ? 1340 : -140, y: 20, scale: 0.98, flip }));
  const rest = { seed, thread: dye("ecru"), warp: 7, ripple: 1.2, fuzz: 0.8, shadows: flatShadows };
  return {
    ...rest,
    panels: [...one, ...two],
    camera: view === "detail" ? { x: 480, y: 560, zoom: 2.1 } : { x: 600, y: 770, zoom: 1 },
  };
}

function sock(look: Look, seed: number): Panel[] {
  const r = rng(seed);
  const base = dye(look.base);
  const second = look.accent ? dye(look.accent) : times(base, base[1] > 0.5 ? 0.86 : 1.25);
  const stripe = dye(look.print.colour);
  const low = look.cut === 2;
  const leg = look.cut === 1 ? t.mid : t.leg;
  const cuff = look.cut === 1 ? t.midCuff : t.cuff;
  const [top, foot] = look.cut === 1 ? [t.midA, t.midB] : [t.cuffA, t.cuffB];
  const jersey = (x: number, y: number): number => {
    const u = x / 6.4;
    const g = Math.abs(u - Math.floor(u) - 0.5) * 2;
    return 0.9 * Math.sin(y * 0.9 + g * 2.8) + 0.8 * (1 - g);
  };
  const ribbed = (x: number, y: number): number =>
    (y < 900 ? 1.5 * Math.sin((x - 600 + (y - 600) * 0.02) * 0.38) : 0) + jersey(x, y);
  const banded = look.print.art === "stripes";
  const tint = (_: number, y: number): Rgb => ((y > 562 && y < 598) || (y > 622 && y < 658) ? stripe : base);
  return [
    {
      path: low ? t.short : leg,
      colour: base,
      material: "rib",
      heather: look.material === "heather" ? 0.15 : 0.03,
      thickness: 8,
      edge: 6,
      volume: [
        [16, 20],
        [18, 60],
      ],
      undulation: { height: 6 },
      texture: look.cut === 0 ? ribbed : jersey,
      folds: [
        ...strew(r, [480, 420, 720, 860], 7, [92, 30], 170, 20, 3),
        crease(600, 900, 28, 200, 24, 5),
        crease(570, 950, 36, 190, 22, -4),
        ...gathers(r, t.heelEdge, 30, 60, 12, 2, 1),
      ],
      ...(banded ? { tint } : {}),
      ...(look.print.art !== "none" && !banded
        ? {
            print: {
              svg: [700, 880]
                .map((y) => printAt({ ...look.print, text: " " }, { x: 600, y, width: 300, height: 220 }))
                .join(""),
              wear: 0.1,
              ink: 0.95,
            },
          }
        : {}),
    },
    { path: t.heel, colour: second, material: "rib", thickness: 1, edge: 3, texture: jersey },
    { path: t.toe, colour: second, material: "rib", thickness: 1, edge: 3, texture: jersey },
    ...(low
      ? []
      : [
          {
            path: cuff,
            colour: base,
            material: "rib",
            heather: look.material === "heather" ? 0.15 : 0.03,
            thickness: 3,
            edge: 4,
            volume: [[5, 14]],
            lies: "bridge",
            lines: ribs(top, foot, 11, { bump: 0.8, groove: 0.8 }),
          } satisfies Panel,
        ]),
    ...(look.print.art === "none"
      ? [
          wovenLabel({
            x: 600,
            y: 520,
            width: 80,
            height: 44,
            text: look.print.text ?? "BRUK",
            ground: dye("asphalt"),
            ink: dye("chalk"),
          }),
        ]
      : []),
  ];
}

const t = {
  leg: outline(
    "466,440* 600,432 734,440* 740,520 738,600 734,760 738,880 742,980 700,1050 600,1110 500,1170 410,1220 340,1236 284,1210 262,1150 290,1090 350,1040 420,980 458,900 470,800 470,640 464,520",
  ),
  mid: outline(
    "460,540* 600,532 740,540* 742,640 736,760 738,880 742,980 700,1050 600,1110 500,1170 410,1220 340,1236 284,1210 262,1150 290,1090 350,1040 420,980 458,900 468,800 466,640",
  ),
  midCuff: outline("458,536* 600,528 742,536* 744,606* 600,616 456,608*"),
  midA: line("458,536 600,528 742,536"),
  midB: line("456,608 600,616 744,606"),
  short: outline(
    "466,740* 600,732 734,740* 736,880 742,980 700,1050 600,1110 500,1170 410,1220 340,1236 284,1210 262,1150 290,1090 350,1040 420,980 458,900",
  ),
  heel: outline("735,850* 742,980 700,1050 640,1086* 620,1010 650,920"),
  heelEdge: line("735,850 650,920 620,1010 640,1086"),
  toe: outline("430,1210* 340,1236 284,1210 262,1150 290,1090 330,1056* 400,1080 440,1140"),
  cuff: outline("462,436* 600,428 738,436* 741,530* 600,540 462,532*"),
  cuffA: line("462,436 600,428 738,436"),
  cuffB: line("462,532 600,540 741,530"),
};
