import { dye, mix, times, type Rgb } from "../engine/colour.ts";
import { gathers } from "../engine/folds.ts";
import { across, seam } from "../engine/lines.ts";
import { mirror } from "../engine/paths.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { line, outline } from "../parts/curve.ts";
import { words } from "../parts/label.ts";
import { hexOf } from "../engine/colour.ts";
import { inked } from "../parts/inked.ts";
import { printAt } from "../prints/art.ts";
import { flatShadows } from "../parts/shoe.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * Snow goggles. Cuts: 0 frameless with a spherical mirror lens, 1 framed with a cylindrical lens.
 * Front; back with the foam and the strap's silicone; detail the lens and strap joint.
 */
export function goggles(look: Look, seed: number, view: View): Scene {
  const rest = { seed, warp: 1.4, ripple: 0.2, fuzz: 0.15, shadows: flatShadows };
  if (view === "back") return { ...rest, panels: behind(look, seed) };
  return {
    ...rest,
    panels: front(look, seed),
    camera: view === "detail" ? { x: 330, y: 690, zoom: 2.2 } : { x: 600, y: 730, zoom: 1.0 },
  };
}

function bands(look: Look, seed: number): Panel[] {
  const base = dye(look.base);
  const r = rng(seed);
  const art = look.print.art !== "none" && look.print.art !== "wordmark" && look.print.art !== "smallMark";
  const back = outline(
    "150,640* 60,560 90,480 220,420 420,386 600,380 780,386 980,420 1110,480 1140,560 1050,640* 1040,560 980,520 780,474 600,466 420,474 220,520 160,560",
  );
  const end = outline("190,610* 120,570 60,560 40,600* 36,760 50,812* 110,826 200,800*");
  const svg = art
    ? [280, 600, 920]
        .map((x) =>
          printAt(inked(look), { x, y: x === 600 ? 424 : 458, width: 150, height: 76, turn: (x - 600) * 0.04 }),
        )
        .join("")
    : words({
        x: 600,
        y: 424,
        text: look.print.text ?? "BRUK",
        width: 320,
        height: 54,
        fill: hexOf(look.print.colour),
      });
  const knit = across(line("60,560 90,480 220,450 420,430 600,424 780,430 980,450 1110,480 1140,560"), 5, 100, {
    width: 1.8,
    bump: 0.3,
  });
  return [
    {
      path: back,
      colour: base,
      material: "twill",
      thickness: 5,
      edge: 4,
      volume: [[6, 16]],
      lines: knit,
      folds: gathers(r, line("100,500 600,420 1100,500"), 120, 80, 26, 2, 1),
      print: { svg, wear: 0 },
    },
    ...[end, mirror(end)].map((d): Panel => ({
      path: d,
      colour: base,
      material: "twill",
      thickness: 6,
      edge: 4,
      volume: [[10, 20]],
      fade: (x) => 1 - 0.4 * Math.max(0, (Math.abs(x - 600) - 480) / 90),
      lines: across(line(d === end ? "40,690 200,690" : "1000,690 1160,690"), 5, 260, { width: 1.8, bump: 0.3 }),
    })),
  ];
}

function front(look: Look, seed: number): Panel[] {
  const base = dye(look.base);
  const lensDye = look.accent ? dye(look.accent) : dye("amber");
  const framed = look.cut === 1;
  const lens = framed ? t.small : t.big;
  return [
    ...bands(look, seed),
    { path: t.foam, colour: [0.025, 0.025, 0.026], material: "fleece", thickness: 8, edge: 6, light: 0.7 },
    {
      path: t.frame,
      colour: framed ? base : times(base, 0.8),
      material: framed ? "matte" : "plastic",
      thickness: 22,
      edge: 9,
      volume: [[26, 20]],
      lies: "level",
      level: 20,
      lines: framed ? [...seam(lens, 0.9, 5)] : [],
    },
    {
      path: lens,
      colour: lensDye,
      material: "glass",
      thickness: framed ? -6 : 5,
      edge: 4,
      height: (x, y) => 70 - 0.00022 * (x - 600) ** 2 - (framed ? 0 : 0.0008 * (y - 700) ** 2),
      tint: mirrored(lensDye),
    },
    ...(framed
      ? []
      : [
          {
            path: t.mark,
            colour: times(lensDye, 1.4),
            material: "glass",
            thickness: 0.2,
            edge: 1,
            tint: (x: number, y: number) => times(mirrored(lensDye)(x, y), 1.02),
          } satisfies Panel,
        ]),
    { path: t.nose, stroke: 10, colour: [0.02, 0.02, 0.02], material: "rubber", thickness: 6, edge: 4 },
    ...[1, -1].map((k): Panel => ({
      path: outline(
        `${600 - k * 452},640 ${600 - k * 410},628 ${600 - k * 396},690 ${600 - k * 408},760 ${600 - k * 452},748`,
      ),
      colour: framed ? times(base, 0.7) : [0.03, 0.03, 0.03],
      material: "plastic",
      thickness: 14,
      edge: 7,
      lies: "bridge",
    })),
  ];
}

/** A mirror coating: its colour turns towards the top, the snow's horizon stands across it, the sky above. */
function mirrored(lens: Rgb): (x: number, y: number) => Rgb {
  const high: Rgb = mix(lens, [0.95, 0.9, 0.8], 0.14);
  const low = times(mix(lens, [0.1, 0.02, 0.25], 0.35), 0.55);
  return (x, y) => {
    const bow = y + 0.00034 * (x - 560) ** 2;
    const t = Math.max(0, Math.min(1, (bow - 540) / 380));
    const ridge = 716 + 18 * Math.sin(x / 70) + 12 * Math.sin(x / 31 + 2) + 26 * Math.sin(x / 190 + 1);
    const c = mix(high, low, t);
    const snow = bow > ridge ? 0.8 : 1.06;
    const streak = Math.abs(x * 0.86 + y * 0.5 - 690) < 46 || Math.abs(x * 0.86 + y * 0.5 - 780) < 16 ? 1.22 : 1;
    return times(c, snow * streak);
  };
}

function behind(look: Look, seed: number): Panel[] {
  const foam: Rgb = [0.03, 0.03, 0.031];
  return [
    ...bands(look, seed + 3).slice(0, 1),
    {
      path: t.frame,
      colour: times(dye(look.base), 0.7),
      material: "matte",
      thickness: 12,
      edge: 8,
      volume: [[14, 20]],
    },
    {
      path: t.foam,
      colour: foam,
      material: "sherpa",
      thickness: 18,
      edge: 12,
      volume: [[26, 20]],
      lies: "level",
      level: 20,
    },
    {
      path: t.inner,
      colour: times(look.accent ? dye(look.accent) : dye("amber"), 0.42),
      material: "glass",
      thickness: -20,
      edge: 6,
      volume: [[-10, 30]],
      light: 0.8,
      tint: (x, y) =>
        times(
          look.accent ? dye(look.accent) : dye("amber"),
          0.3 + 0.25 * Math.max(0, 1 - Math.hypot(x - 520, y - 660) / 420),
        ),
    },
    ...bands(look, seed + 3).slice(1),
  ];
}

const t = {
  frame: outline(
    "150,700 170,610 240,548 360,520 480,512 600,516 720,512 840,520 960,548 1030,610 1050,700 1040,800 990,880 900,930 790,944 710,920 650,860 600,838 550,860 490,920 410,944 300,930 210,880 160,800",
  ),
  foam: outline(
    "140,700 160,604 234,540 356,512 480,502 600,506 720,502 844,512 966,540 1040,604 1060,700 1050,806 998,890 904,942 790,956 706,930 646,870 600,850 554,870 494,930 410,956 296,942 202,890 150,806",
  ),
  small: outline(
    "196,702 212,632 270,584 370,560 480,554 600,557 720,554 830,560 930,584 988,632 1004,702 994,784 954,846 884,886 796,898 734,880 680,824 600,796 520,824 466,880 404,898 316,886 246,846 206,784",
  ),
  big: outline(
    "160,700 180,616 246,556 362,528 480,520 600,523 720,520 838,528 954,556 1020,616 1040,700 1030,796 982,870 896,918 792,932 716,908 656,850 600,830 544,850 484,908 408,932 304,918 218,870 170,796",
  ),
  inner: outline(
    "236,702 252,640 300,606 380,590 480,586 600,588 720,586 820,590 900,606 948,640 964,702 956,776 920,826 860,856 796,864 744,846 690,790 600,762 510,790 456,846 404,864 340,856 280,826 244,776",
  ),
  mark: outline("870,560 900,566 896,580 866,574"),
  nose: line("484,912 544,854 600,834 656,854 716,912"),
};
