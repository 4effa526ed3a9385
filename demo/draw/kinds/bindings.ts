import { dye, times, type Rgb } from "../engine/colour.ts";
import { across, seam } from "../engine/lines.ts";
import { ellipse } from "../engine/paths.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { moved } from "../parts/bootPair.ts";
import { line, outline } from "../parts/curve.ts";
import { words } from "../parts/label.ts";
import { flatShadows } from "../parts/shoe.ts";
import { hexOf } from "../engine/colour.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A pair of snowboard bindings. Cuts: 0 padded straps, 1 light ones with an open highback.
 * Front the pair from the side, back mirrored, detail the ratchet.
 */
export function bindings(look: Look, seed: number, view: View): Scene {
  const flip = view === "back";
  const one = binding(look).map((p) => moved(p, { x: flip ? 1190 : 10, y: -110, scale: 0.86, flip }));
  const two = binding(look).map((p) => moved(p, { x: flip ? 1020 : 190, y: 330, scale: 0.86, flip }));
  const rest = { seed, warp: 1, ripple: 0.1, fuzz: 0.1, shadows: flatShadows };
  return { ...rest, panels: [...one, ...two], camera: view === "detail" ? { x: 560, y: 620, zoom: 2.1 } : { x: 600, y: 740, zoom: 1 } };
}

function binding(look: Look): Panel[] {
  const base = dye(look.base);
  const second = look.accent ? dye(look.accent) : times(base, 0.7);
  const steel: Rgb = [0.45, 0.45, 0.44];
  const open = look.cut === 1;
  return [
    { path: t.back, colour: base, material: "matte", thickness: 12, edge: 8, volume: [[30, 26], [20, 60]], lines: open ? [] : [...seam(line("840,560 900,540 970,560"), 0.6, 4), ...seam(line("826,700 890,680 960,700"), 0.6, 4)], print: { svg: words({ x: 922, y: 620, turn: -80, text: look.print.text ?? "BRUK", width: 220, height: 62, fill: hexOf(look.print.colour) }), follow: 0, wear: 0 } },
    ...(open ? [outline("880,430 930,410 950,440 940,500 880,510"), outline("860,740 920,720 934,780 920,840 850,840")] : []).map((d): Panel => ({ path: d, colour: [0.02, 0.02, 0.02], material: "matte", thickness: -10, edge: 5, light: 0.5 })),
    { path: t.bed, colour: [0.03, 0.03, 0.03], material: "rubber", thickness: 8, edge: 5, texture: (x) => 1.4 * Math.sign(Math.sin(x * 0.16)) },
    { path: t.heelcup, stroke: 30, colour: steel, material: "metal", thickness: 12, edge: 7, lies: "bridge" },
    ...[t.toe, t.ankle].map((d, i): Panel => ({ path: d, colour: second, material: "matte", thickness: 12, edge: 8, volume: [[26, 22], [14, 50]], lies: "bridge", bridge: 20, lines: i ? seam(line("540,940 540,760 600,640 680,612 760,680 800,800 810,930"), 0.7, 5) : seam(line("280,950 284,850 330,778 400,770 450,800 480,880"), 0.7, 5) })),
    { path: t.base, colour: base, material: "matte", thickness: 16, edge: 7, volume: [[20, 18]], lies: "level", level: 40, lines: seam(line("230,1010 420,1030 700,1022 960,980"), 0.5, 4) },
    ...[line("440,960 450,920 490,850 540,800"), line("800,950 790,880 740,790 700,740")].map((d, i): Panel => ({ path: d, stroke: i ? 34 : 26, colour: [0.05, 0.05, 0.05], material: "plastic", thickness: 7, edge: 4, lies: "bridge", bridge: 14, lines: across(d, 9, i ? 26 : 18, { width: 4, bump: 0.9 }) })),
    ...[[470, 872, 1], [784, 860, 1.25]].map(([x = 0, y = 0, k = 1]): Panel => ({ path: outline(`${x - 26 * k},${y - 30 * k} ${x + 30 * k},${y - 40 * k} ${x + 36 * k},${y + 24 * k} ${x - 20 * k},${y + 34 * k}`), colour: steel, material: "metal", thickness: 12, edge: 7, lies: "bridge", bridge: 10 })),
    ...[[300, 1000], [470, 960], [640, 960], [860, 960]].map(([x = 0, y = 0]): Panel => ({ path: ellipse(x, y, 18, 18), colour: steel, material: "metal", thickness: 8, edge: 6 })),
  ];
}

const t = {
  base: outline("200,1010 236,950 330,936 520,930 760,920 880,880 960,880 990,940 970,1010 900,1044 700,1060 420,1070 260,1060"),
  bed: outline("250,960 330,910 520,890 760,880 860,870 900,900 760,940 520,950 330,960"),
  back: outline("770,930* 790,780 812,620 842,470 882,380 940,350 990,370 1012,440 1006,560 990,700 974,820 966,920*"),
  heelcup: line("640,960 760,880 860,820 960,800 1000,840 990,920"),
  toe: outline("250,960* 240,860 262,780 320,734 400,724 470,750 510,820 520,900 510,960* 470,930 440,860 400,820 350,830 320,880 310,966*"),
  ankle: outline("500,950* 480,800 496,660 560,572 650,540 740,566 810,640 850,740 856,850 840,940* 780,930 770,820 730,730 670,680 610,700 590,790 600,946*"),
};
