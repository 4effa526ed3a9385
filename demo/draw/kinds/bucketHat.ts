import { dye, hexOf, times } from "../engine/colour.ts";
import { crease, gathers, strew } from "../engine/folds.ts";
import { seam, stitch, twinStitch, type Line } from "../engine/lines.ts";
import { ellipse } from "../engine/paths.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { line, outline } from "../parts/curve.ts";
import { wovenLabel, words } from "../parts/label.ts";
import { clothOf, threadOf } from "../parts/cloth.ts";
import { inked } from "../parts/inked.ts";
import { printAt } from "../prints/art.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A bucket hat. Cuts: 0 stitched brim, 1 deep soft one of plush, 2 rain hat with a cord and vents.
 * Front from a little above, back from straight above, detail the label and the brim's stitches.
 */
export function bucketHat(look: Look, seed: number, view: View): Scene {
  const rest = {
    seed,
    thread: threadOf(look),
    warp: look.cut === 1 ? 8 : 5,
    ripple: 1,
    fuzz: look.cut === 1 ? 1.2 : 0.4,
  };
  if (view === "back") return { ...rest, panels: above(look, seed) };
  const camera = view === "detail" ? { x: 560, y: 800, zoom: 2.3 } : { x: 600, y: 800, zoom: 1.08 };
  return { ...rest, panels: front(look, seed), camera };
}

function front(look: Look, seed: number): Panel[] {
  const r = rng(seed);
  const base = dye(look.base);
  const plush = look.cut === 1;
  const cloth = plush ? "sherpa" : clothOf(look);
  const brimDye = look.accent && !plush ? dye(look.accent) : base;
  const side = plush ? t.deepSide : t.side;
  const wide = { dash: [5.5, 3] as [number, number], width: 1.7 };
  const art = look.print.art !== "none" && look.print.art !== "smallMark";
  return [
    ...(look.cut === 2
      ? [-1, 1].map((k): Panel => ({
          path: line(`${600 + k * 300},850 ${600 + k * 330},960 ${600 + k * 250},1180 ${600 + k * 70},1290 600,1310`),
          stroke: 9,
          colour: times(base, 0.6),
          material: "canvas",
          thickness: 6,
          edge: 4,
        }))
      : []),
    {
      path: t.brim,
      colour: brimDye,
      material: cloth,
      thickness: 7,
      edge: 6,
      volume: [
        [14, 16],
        [26, 60],
      ],
      undulation: { height: plush ? 8 : 9, long: 220, wide: 140 },
      folds: [
        ...gathers(r, t.lip, 90, 150, 34, plush ? 5 : 4, -1),
        crease(300, 980, 120, 240, 40, 6),
        crease(900, 980, 60, 240, 40, 6),
      ],
      lines: plush ? [] : [0.14, 0.28, 0.42, 0.56, 0.7, 0.84, 0.95].flatMap((k) => stitch(ring(k), wide)),
    },
    {
      path: side,
      colour: base,
      material: cloth,
      thickness: 5,
      edge: 5,
      volume: [
        [16, 20],
        [40, 60],
        [40, 120],
      ],
      undulation: { height: plush ? 8 : 6, long: 160, wide: 110 },
      folds: [
        ...strew(r, [330, 620, 870, 850], 10, [90, 30], 160, 22, plush ? 4 : 3),
        ...gathers(r, t.join, 60, 70, 15, 2.4, -1),
        crease(470, 720, 100, 220, 36, 5),
        crease(720, 720, 84, 220, 36, 5),
      ],
      lines: plush
        ? []
        : [
            ...twinStitch(t.join, [-8, -15], wide),
            ...stitch(t.rimFront, { ...wide, off: 9 }),
            ...seam(line("424,600 410,720 396,884"), 0.7, 2.4),
            ...stitch(line("424,600 410,720 396,884"), { ...wide, off: 7 }),
          ],
      ...(art
        ? {
            print: {
              svg:
                look.print.art === "wordmark"
                  ? words({
                      x: 600,
                      y: 760,
                      text: look.print.text ?? "BRUK",
                      width: 340,
                      height: 120,
                      fill: hexOf(look.print.colour),
                    })
                  : allOver(look, 620, 900),
              height: 0.3,
              wear: 0.1,
              ink: 0.85,
            },
          }
        : {}),
    },
    {
      path: plush ? t.deepTop : t.top,
      colour: base,
      material: cloth,
      thickness: 5,
      edge: 4,
      volume: [[16, 30]],
      undulation: { height: 5 },
      fade: (_, y) => 1.04 - (y - 460) * 0.0006,
      folds: [crease(560, 520, 10, 260, 40, -5), crease(660, 545, 160, 200, 30, -4)],
      lines: plush ? [] : stitch(ellipse(600, 530, 240, 62), wide),
    },
    ...(look.cut === 2
      ? [
          [470, 700],
          [500, 700],
          [730, 700],
          [700, 700],
        ].map(([x = 0, y = 0]): Panel => ({
          path: ellipse(x, y, 9, 10),
          colour: [0.3, 0.29, 0.27],
          material: "metal",
          thickness: 4,
          edge: 3,
        }))
      : []),
    ...(art
      ? []
      : [
          wovenLabel({
            x: 580,
            y: plush ? 770 : 790,
            width: 124,
            height: 72,
            turn: 1.5,
            text: look.print.text ?? "BRUK",
            ground: look.base === "asphalt" ? dye(look.print.colour) : dye("asphalt"),
            ink: look.base === "asphalt" ? dye("asphalt") : dye("chalk"),
          }),
        ]),
  ];
}

/** One of the brim's rows: between the join (0) and the lip (1). */
function ring(k: number): string {
  const a = [
    [288, 834],
    [400, 876],
    [500, 892],
    [600, 896],
    [700, 892],
    [800, 876],
    [912, 834],
  ];
  const b = [
    [136, 1060],
    [260, 1130],
    [420, 1160],
    [600, 1168],
    [780, 1160],
    [940, 1130],
    [1064, 1060],
  ];
  return line(a.map(([x = 0, y = 0], i) => `${x + (b[i]![0]! - x) * k},${y + (b[i]![1]! - y) * k}`).join(" "));
}

function above(look: Look, seed: number): Panel[] {
  const r = rng(seed);
  const base = dye(look.base);
  const plush = look.cut === 1;
  const cloth = plush ? "sherpa" : clothOf(look);
  const wide = { dash: [5.5, 3] as [number, number], width: 1.7 };
  const rings: Line[] = plush
    ? []
    : [330, 360, 390, 420, 450, 476].flatMap((q) => stitch(ellipse(600, 750, q, q * 1.04), wide));
  const spokes = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * 360 + r() * 14;
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return crease(600 + c * 410, 750 + s * 420, a + 6, 150, 30, (r() - 0.4) * 9);
  });
  return [
    {
      path: ellipse(600, 750, 490, 508),
      colour: look.accent && !plush ? dye(look.accent) : base,
      material: cloth,
      thickness: 7,
      edge: 6,
      volume: [[14, 18]],
      undulation: { height: 10, long: 200, wide: 150 },
      folds: spokes,
      lines: rings,
    },
    {
      path: ellipse(600, 750, 312, 326),
      colour: base,
      material: cloth,
      thickness: 14,
      edge: 8,
      volume: [
        [36, 24],
        [30, 60],
      ],
      folds: spokes.map((f) => ({ ...f, height: f.height * 0.5 })),
      lines: plush ? [] : stitch(ellipse(600, 750, 300, 314), wide),
    },
    {
      path: ellipse(596, 744, 232, 242),
      colour: base,
      material: cloth,
      thickness: 4,
      edge: 5,
      volume: [[-14, 70]],
      undulation: { height: 6 },
      folds: [crease(560, 700, 20, 260, 40, -6), crease(650, 800, 140, 240, 34, -5)],
      lines: plush
        ? []
        : [
            ...twinStitch(ellipse(596, 744, 232, 242), [8, 15], wide),
            ...seam(line("596,502 592,740 600,986"), 0.6, 2.4),
          ],
    },
  ];
}

const t = {
  side: outline(
    "346,548* 340,600 328,680 304,780 288,838* 400,880 500,896 600,900 700,896 800,880 912,838* 896,780 872,680 860,600 854,548*",
  ),
  deepSide: outline(
    "330,560* 318,620 300,700 290,790 284,838* 400,880 500,896 600,900 700,896 800,880 916,838* 910,790 900,700 882,620 870,560*",
  ),
  top: outline(
    "344,560* 352,520 420,484 510,464 600,460 690,464 780,484 848,520 856,560* 800,592 700,608 600,612 500,608 400,592",
  ),
  deepTop: outline(
    "328,572* 338,528 410,488 500,466 600,462 700,466 790,488 862,528 872,572* 800,606 700,622 600,626 500,622 400,606",
  ),
  rimFront: line("346,548 400,586 500,604 600,608 700,604 800,586 854,548"),
  brim: outline(
    "288,830* 400,872 500,888 600,892 700,888 800,872 912,830* 968,900 1030,990 1064,1050 1040,1086 940,1130 780,1160 600,1168 420,1160 260,1130 160,1086 136,1050 170,990 232,900",
  ),
  lip: line("136,1050 260,1130 420,1160 600,1168 780,1160 940,1130 1064,1050"),
  join: line("288,838 400,880 500,896 600,900 700,896 800,880 912,838"),
};

/** A print laid over and over round the hat, as cloth printed by the metre. */
function allOver(look: Look, from: number, to: number): string {
  let svg = "";
  for (let y = from; y < to; y += 150)
    for (let x = 300; x < 960; x += 168)
      svg += printAt(inked(look), { x: x + ((y - from) % 300 ? 84 : 0), y, width: 150, height: 140 });
  return svg;
}
