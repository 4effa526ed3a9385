import { dye, times, type Rgb } from "../engine/colour.ts";
import { crease, gathers, strew } from "../engine/folds.ts";
import { flatten } from "../engine/paths.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { outline } from "../parts/curve.ts";
import { wovenLabel } from "../parts/label.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A knitted hat. Cuts: 0 deep with a wide cuff, 1 short fisherman's with a narrow cuff, 2 with a bobble and a striped body.
 * Front shows the label, back the plain side with the crown's gathers, detail the label and stitches.
 */
export function beanie(look: Look, seed: number, view: View): Scene {
  const camera =
    view === "detail"
      ? { x: 600, y: 900, zoom: 2.3 }
      : { x: 600, y: look.cut === 2 ? 690 : 740, zoom: look.cut === 2 ? 1.08 : 1.2 };
  return {
    seed: view === "back" ? seed + 50 : seed,
    panels: knitted(look, view === "back" ? seed + 50 : seed, view !== "back"),
    thread: dye("ecru"),
    warp: 8,
    ripple: 1.6,
    fuzz: 1,
    camera,
  };
}

function knitted(look: Look, seed: number, label: boolean): Panel[] {
  const r = rng(seed);
  const base = dye(look.base);
  const second = look.accent ? dye(look.accent) : base;
  const short = look.cut === 1;
  const s = short ? docker : deep;
  const halves = halfWidths(s.crown);
  const [ribs, row] = short ? [42, 10] : [30, 13];
  const body = stitches({ ribs, row, half: (y) => halves[Math.round(y)] ?? 4, sag: 30 });
  const cuff = stitches({ ribs: ribs + 4, row, half: () => s.cuffHalf, sag: -26 });
  const stripe = look.cut === 2 && look.accent;
  const tint = (x: number, y: number): Rgb => {
    const v = y - 30 * ((x - 600) / 300) ** 2;
    return (v > 600 && v < 660) || (v > 690 && v < 720) ? second : base;
  };
  return [
    {
      path: s.crown,
      colour: base,
      material: "knit",
      thickness: 8,
      edge: 6,
      volume: [
        [18, 20],
        [40, 62],
        [34, 120],
      ],
      undulation: { height: 6 },
      texture: body,
      heather: look.material === "heather" ? 0.13 : 0.03,
      ...(stripe ? { tint } : {}),
      folds: [
        crease(470, 560, 60, 240, 30, 5),
        crease(730, 560, 120, 240, 30, 5),
        crease(600, 640, 95, 280, 46, 4),
        crease(600, 800, 4, 420, 26, -4),
        ...strew(r, [380, 500, 820, 820], 6, [90, 40], 180, 26, 3),
        ...gathers(r, s.tip, 26, 150, 12, label ? 2.6 : 5, 1),
      ],
    },
    {
      path: s.cuff,
      colour: look.cut === 2 ? second : base,
      material: "knit",
      lies: "level",
      level: 44,
      thickness: 14,
      edge: 7,
      volume: [
        [16, 18],
        [14, 50],
      ],
      undulation: { height: 5 },
      texture: cuff,
      heather: look.material === "heather" ? 0.13 : 0.03,
      folds: [
        ...gathers(r, s.cuffLow, 90, 90, 26, 3, -1),
        crease(430, s.labelY, 85, 120, 30, 3),
        crease(790, s.labelY, 95, 120, 30, 3),
      ],
    },
    ...(look.cut === 2 ? [bobble(second, seed)] : []),
    ...(label && look.print.art !== "none" && look.cut !== 2
      ? [
          wovenLabel({
            x: 602,
            y: s.labelY,
            width: short ? 96 : 138,
            height: short ? 54 : 78,
            turn: -1.6,
            text: look.print.text ?? "BRUK",
            ground: look.base === "asphalt" ? dye(look.print.colour) : dye("asphalt"),
            ink: look.base === "asphalt" ? dye("asphalt") : dye("chalk"),
          }),
        ]
      : []),
  ];
}

/** Worsted yarn drawn through at every row: V-shaped stitches on ribs that crowd towards the sides. */
function stitches({
  ribs,
  row,
  half,
  sag,
}: {
  ribs: number;
  row: number;
  half: (y: number) => number;
  sag: number;
}): (x: number, y: number) => number {
  return (x, y) => {
    const u = Math.max(-0.995, Math.min(0.995, (x - 601) / half(y)));
    const phase = (Math.asin(u) / Math.PI + 0.5) * ribs;
    const f = phase - Math.floor(phase);
    const g = Math.abs(f - 0.5) * 2;
    const rib = Math.sin(Math.PI * f) ** 0.7;
    const v = 0.5 + 0.5 * Math.cos(6.2832 * ((y - sag * u * u) / row + 0.55 * (1 - g)));
    return rib * 4.2 + v * rib * 1.9;
  };
}

function halfWidths(path: string): Float32Array {
  const out = new Float32Array(1600);
  for (const [x, y] of flatten(path, 200)) {
    const j = Math.round(y);
    if (x > 601 && j >= 0 && j < 1600) out[j] = Math.max(out[j]!, x - 601);
  }
  let last = 4;
  for (let j = 0; j < 1600; j++) {
    if (out[j]! < 1) out[j] = last;
    last = out[j]!;
  }
  return out;
}

/** A pompon: yarn ends all round, brightest at the upper left. */
function bobble(colour: Rgb, seed: number): Panel {
  const r = rng(seed + 3);
  const points = Array.from({ length: 44 }, (_, i) => {
    const a = (i / 44) * Math.PI * 2;
    const k = 104 + (r() - 0.5) * 14;
    return `${(602 + Math.cos(a) * k).toFixed(0)},${(322 + Math.sin(a) * k * 0.94).toFixed(0)}`;
  });
  const tuft = (x: number, y: number): number => {
    const a = Math.atan2(y - 322, x - 602);
    const d = Math.hypot(x - 602, y - 322);
    return (
      2.6 * Math.sin(a * 34 + Math.sin(d * 0.22) * 2.4) * Math.sin(d * 0.2 + Math.sin(a * 9) * 2) +
      1.4 * Math.sin(x * 0.5 + y * 0.3) * Math.sin(y * 0.46 - x * 0.21)
    );
  };
  return {
    path: outline(points.join(" ")),
    colour: times(colour, 1),
    material: "sherpa",
    lies: "level",
    level: 30,
    thickness: 10,
    edge: 8,
    volume: [
      [40, 26],
      [50, 60],
    ],
    texture: tuft,
  };
}

const deep = {
  crown: outline(
    "322,880* 302,740 324,590 404,470 490,406 604,382 716,406 800,470 880,590 900,740 880,880* 700,904 500,904",
  ),
  tip: outline("520,402* 604,384 690,402*", true),
  cuff: outline(
    "298,842* 400,862 600,870 800,862 904,842* 914,940 906,1058* 800,1082 600,1092 400,1082 296,1058* 288,940",
  ),
  cuffLow: outline("310,1050* 600,1080 890,1050*", true),
  cuffHalf: 310,
  labelY: 966,
};

const docker = {
  crown: outline(
    "330,900* 306,780 330,640 400,550 490,500 604,482 716,500 800,550 876,640 898,780 872,900* 700,924 500,924",
  ),
  tip: outline("520,500* 604,484 690,500*", true),
  cuff: outline(
    "306,866* 400,884 600,892 800,884 896,866* 904,930 898,1004* 800,1026 600,1034 400,1026 304,1004* 298,930",
  ),
  cuffLow: outline("310,1000* 600,1026 890,1000*", true),
  cuffHalf: 302,
  labelY: 948,
};
