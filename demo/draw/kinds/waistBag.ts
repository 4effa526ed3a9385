import { dye, times } from "../engine/colour.ts";
import { crease, gathers, strew } from "../engine/folds.ts";
import { seam, stitch, twinStitch } from "../engine/lines.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { clip, strap, zip } from "../parts/hardware.ts";
import { line, outline } from "../parts/curve.ts";
import { wovenLabel } from "../parts/label.ts";
import { inked } from "../parts/inked.ts";
import { printAt } from "../prints/art.ts";
import { clothOf, threadOf } from "../parts/cloth.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A waist bag. Cuts: 0 flat crescent, 1 large hip bag with compression straps, 2 square messenger pouch.
 * Front; the padded back with its ticket pocket; the zip close up.
 */
export function waistBag(look: Look, seed: number, view: View): Scene {
  const s = look.cut === 0 ? crescent : look.cut === 1 ? hip : pouch;
  const panels = view === "back" ? behind(look, seed, s) : front(look, seed, s);
  const camera =
    view === "detail"
      ? { x: look.cut === 0 ? 480 : 600, y: look.cut === 2 ? 800 : 780, zoom: 2.2 }
      : { x: 600, y: 680, zoom: 1.02 };
  return { seed, panels, thread: threadOf(look), warp: 5, ripple: 0.8, fuzz: 0.3, camera };
}

type Shape = typeof crescent;
const long = { dash: [6, 3.4] as [number, number], width: 1.8 };

function front(look: Look, seed: number, s: Shape): Panel[] {
  const r = rng(seed);
  const base = dye(look.base);
  const cloth = clothOf(look);
  const dark = look.accent ? dye(look.accent) : times(base, base[1] < 0.1 ? 0.7 : 0.55);
  const art = look.print.art !== "none" && look.print.art !== "smallMark";
  return [
    strap(s.belt, 46, dark),
    ...clip(...s.clip, [0.025, 0.025, 0.025]),
    {
      path: s.body,
      colour: base,
      material: cloth,
      thickness: 10,
      edge: 7,
      volume: [
        [30, 28],
        [60, 80],
      ],
      undulation: { height: 8, long: 220, wide: 120, degrees: 20 },
      folds: [
        ...strew(r, [280, 660, 920, 960], 12, [10, 70], 190, 24, 4),
        ...gathers(r, s.low, 64, 110, 20, 4, -1),
        ...gathers(r, s.zip, 60, 80, 16, 3, 1),
        crease(380, 800, 60, 240, 34, 6),
        crease(820, 800, 120, 240, 34, 6),
      ],
      lines: [
        ...seam(s.low, 0.6, 3),
        ...twinStitch(s.low, [-10, -18], long),
        ...seam(s.panel, 0.7, 3),
        ...twinStitch(s.panel, [8, 15], long),
      ],
      ...(art ? { print: { svg: printAt(inked(look), { x: 600, y: s.middle, width: 260, height: 170 }) } } : {}),
    },
    ...(look.cut === 1
      ? [420, 780].flatMap((x) => [
          strap(line(`${x},880 ${x},1000 ${x},1090`), 36, dark),
          ...clip(x, 1060, 0, [0.025, 0.025, 0.025]),
        ])
      : []),
    ...zip(s.zip, 15, { tape: times(dark, 0.9), teeth: [0.09, 0.09, 0.09], pull: 0.24, seed }),
    ...(look.cut === 0 ? [] : zip(s.panel, 12, { tape: times(dark, 0.9), teeth: [0.09, 0.09, 0.09], pull: 0.8, seed })),
    ...(art
      ? []
      : [
          wovenLabel({
            x: 700,
            y: s.middle + 30,
            width: 138,
            height: 70,
            turn: -1.4,
            text: look.print.text ?? "BRUK",
            ground: dye(look.print.colour),
            ink: dye(look.print.colour === "asphalt" ? "chalk" : "asphalt"),
          }),
        ]),
  ];
}

function behind(look: Look, seed: number, s: Shape): Panel[] {
  const r = rng(seed + 5);
  const base = dye(look.base);
  const dark = look.accent ? dye(look.accent) : times(base, base[1] < 0.1 ? 0.7 : 0.55);
  const mesh = (x: number, y: number): number =>
    1 * Math.max(-0.4, Math.sin(x * 0.5 + y * 0.29) * Math.sin(y * 0.5 - x * 0.29));
  return [
    strap(s.belt, 46, dark),
    ...clip(...s.clip, [0.025, 0.025, 0.025]),
    {
      path: s.body,
      colour: base,
      material: clothOf(look),
      thickness: 10,
      edge: 7,
      volume: [[24, 28]],
      undulation: { height: 6 },
      folds: gathers(r, s.low, 64, 110, 20, 3, -1),
      lines: twinStitch(s.low, [-10, -18], long),
    },
    {
      path: s.inner,
      colour: [0.03, 0.03, 0.031],
      material: "matte",
      texture: mesh,
      thickness: 6,
      edge: 5,
      volume: [[18, 26]],
      lies: "bridge",
      bridge: 30,
      lines: [...seam(line("600,560 600,1100"), 0.9, 7), ...stitch(s.inner, { ...long, off: 12 })],
    },
    ...zip(line(`360,${s.middle - 90} 600,${s.middle - 96} 840,${s.middle - 90}`), 12, {
      tape: times(dark, 0.9),
      teeth: [0.09, 0.09, 0.09],
      pull: 0.7,
      seed,
    }),
  ];
}

const crescent = {
  body: outline(
    "190,690 240,640 340,612 480,600 600,598 720,600 860,612 960,640 1010,690 1000,790 950,890 850,970 720,1014 600,1024 480,1014 350,970 250,890 200,790",
  ),
  inner: outline(
    "270,710 360,660 480,646 600,644 720,646 840,660 930,710 920,790 870,870 790,930 700,964 600,972 500,964 410,930 330,870 280,790",
  ),
  belt: line(
    "220,700 120,650 80,560 110,440 240,340 420,290 600,280 780,290 960,340 1090,440 1120,560 1080,650 980,700",
  ),
  clip: [760, 286, 84] as [number, number, number],
  zip: line("226,728 340,700 480,686 600,682 720,686 860,700 974,728"),
  panel: line("212,780 340,748 480,734 600,730 720,734 860,748 988,780"),
  low: line("200,800 250,890 350,970 480,1014 600,1024 720,1014 850,970 950,890 1000,800"),
  middle: 850,
};

const hip: Shape = {
  body: outline(
    "180,660 220,580 330,552 480,542 600,540 720,542 870,552 980,580 1020,660 1028,800 1010,930 960,1010 850,1044 720,1056 600,1058 480,1056 350,1044 240,1010 190,930 172,800",
  ),
  inner: outline(
    "260,680 330,604 480,592 600,590 720,592 870,604 940,680 948,800 930,910 880,970 740,1000 600,1004 460,1000 320,970 270,910 252,800",
  ),
  belt: line(
    "210,660 110,610 76,510 120,390 250,300 420,256 600,248 780,256 950,300 1080,390 1124,510 1090,610 990,660",
  ),
  clip: [430, 256, 96],
  zip: line("206,660 330,628 480,614 600,610 720,614 870,628 994,660"),
  panel: line("196,820 340,800 480,790 600,788 720,790 860,800 1004,820"),
  low: line("186,900 240,1000 350,1040 480,1052 600,1054 720,1052 850,1040 960,1000 1014,900"),
  middle: 910,
};

const pouch: Shape = {
  body: outline(
    "300,600 316,560 400,548 600,544 800,548 884,560 900,600 908,800 906,1020 890,1080 800,1098 600,1104 400,1098 310,1080 294,1020 292,800",
  ),
  inner: outline(
    "350,640 380,604 600,598 820,604 850,640 856,800 850,1000 820,1040 600,1050 380,1040 350,1000 344,800",
  ),
  belt: line("312,590 300,460 340,330 440,240 600,206 760,240 860,330 900,460 888,590"),
  clip: [850, 320, 146],
  zip: line("318,628 400,618 600,612 800,618 882,628"),
  panel: line("298,780 400,774 600,770 800,774 902,780"),
  low: line("296,1000 310,1074 400,1092 600,1098 800,1092 890,1074 904,1000"),
  middle: 920,
};
