import { dye, hexOf, times, type Rgb } from "../engine/colour.ts";
import { box, ellipse } from "../engine/paths.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { across, seam } from "../engine/lines.ts";
import { outline, put } from "../parts/curve.ts";
import { flatShadows } from "../parts/shoe.ts";
import { words } from "../parts/label.ts";
import { inked } from "../parts/inked.ts";
import { printAt } from "../prints/art.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A lighter. Cuts: 0 metal with a flip lid, 1 coil lighter with a hinged lid and a USB port.
 * Front open, back closed, detail the wheel and wick.
 */
export function lighter(look: Look, seed: number, view: View): Scene {
  const rest = { seed, warp: 0.4, ripple: 0.04, fuzz: 0.04, shadows: flatShadows };
  const panels = look.cut === 1 ? coil(look, view === "back") : view === "back" ? shut(look) : open(look);
  return {
    ...rest,
    panels,
    camera: view === "detail" ? { x: 560, y: 560, zoom: 2.1 } : { x: 600, y: 760, zoom: 1.02 },
  };
}

const metalOf = (look: Look): Rgb => (look.base === "silver" ? [0.36, 0.36, 0.355] : times(dye(look.base), 1.3));

/** Brushed across, brightest in a broad band: what plated brass does under one lamp. */
const brushed =
  (colour: Rgb) =>
  (x: number, y: number): Rgb =>
    times(colour, 0.86 + 0.3 * Math.exp(-(((x + y * 0.25 - 700) / 150) ** 2)) + 0.03 * Math.sin(y * 1.9));

function caseOf(look: Look, path: string, svg: string): Panel {
  const c = metalOf(look);
  return {
    path,
    colour: c,
    material: look.base === "silver" ? "metal" : "lacquer",
    thickness: 26,
    edge: 10,
    volume: [[16, 20]],
    lies: "level",
    level: 20,
    tint: brushed(c),
    print: { svg, follow: 0, wear: 0.02, height: -0.7, ink: 0.8 },
  };
}

function open(look: Look): Panel[] {
  const steel: Rgb = [0.36, 0.36, 0.35];
  const lid = put(outline("-170,-150* 0,-156 170,-150* 174,0 170,150* 0,152 -170,150* -174,0"), {
    x: 868,
    y: 556,
    turn: 62,
  });
  return [
    { ...caseOf(look, lid, ""), tint: brushed(metalOf(look)) },
    { path: box(470, 480, 220, 190, 10), colour: steel, material: "metal", thickness: 16, edge: 6, volume: [[14, 14]] },
    ...[
      [510, 540],
      [560, 540],
      [610, 540],
      [510, 590],
      [560, 590],
      [610, 590],
      [510, 640],
      [560, 640],
      [610, 640],
    ].map(([x = 0, y = 0]): Panel => ({
      path: ellipse(x, y, 13, 13),
      colour: [0.02, 0.02, 0.02],
      material: "matte",
      thickness: -10,
      edge: 3,
      light: 0.4,
    })),
    { path: box(556, 440, 26, 70, 8), colour: dye("ecru"), material: "canvas", thickness: 10, edge: 6 },
    {
      path: ellipse(656, 500, 50, 50),
      colour: [0.2, 0.2, 0.2],
      material: "metal",
      thickness: 24,
      edge: 6,
      lines: across(ellipse(656, 500, 42, 42), 8, 26, { width: 3.4, bump: 0, groove: 1, thread: 0 }),
    },
    { path: ellipse(656, 500, 14, 14), colour: steel, material: "metal", thickness: 10, edge: 5 },
    caseOf(
      look,
      outline("420,664* 600,660 780,664* 786,900 784,1180 770,1210 740,1216* 460,1216* 430,1210 416,1180 414,900"),
      printAt(inked(look), { x: 600, y: 940, width: 270, height: 340 }),
    ),
    {
      path: box(774, 650, 34, 110, 8),
      colour: steel,
      material: "metal",
      thickness: 10,
      edge: 6,
      lines: [680, 708, 736].flatMap((y) => seam(`M774 ${y} L808 ${y}`, 0.9, 3)),
    },
  ];
}

function shut(look: Look): Panel[] {
  return [
    caseOf(
      look,
      outline("420,664* 600,660 780,664* 786,900 784,1180 770,1210 740,1216* 460,1216* 430,1210 416,1180 414,900"),
      words({ x: 600, y: 1130, text: look.print.text ?? "BRUK", width: 120, height: 34, fill: hexOf("graphite") }),
    ),
    caseOf(look, outline("416,500 430,380 470,352 600,346 730,352 770,380 784,500 780,652* 600,656 420,652*"), ""),
    {
      path: box(774, 600, 34, 120, 8),
      colour: [0.3, 0.3, 0.29],
      material: "metal",
      thickness: 10,
      edge: 6,
      lines: [630, 660, 690].flatMap((y) => seam(`M774 ${y} L808 ${y}`, 0.9, 3)),
    },
  ];
}

function coil(look: Look, back: boolean): Panel[] {
  const body = dye(look.base);
  const steel: Rgb = [0.36, 0.36, 0.35];
  const glow: Rgb = [0.9, 0.2, 0.03];
  const shell: Panel = {
    path: outline(
      "440,520* 600,516 760,520* 766,800 764,1180 752,1212 726,1220 600,1224 474,1220 448,1212 436,1180 434,800",
    ),
    colour: body,
    material: "gloss",
    thickness: 20,
    edge: 10,
    volume: [[30, 26]],
    lies: "level",
    level: 20,
    print: {
      svg: back
        ? words({ x: 600, y: 1150, text: "USB-C", width: 90, height: 30, fill: hexOf(look.print.colour) })
        : printAt(inked(look), { x: 600, y: 900, width: 220, height: 420 }),
      follow: 0,
      wear: 0.02,
    },
  };
  const lid: Panel = {
    path: put(
      outline("-162,-84* 0,-90 162,-84* 166,0 160,84* 0,88 -160,84* -166,0"),
      back ? { x: 600, y: 428, turn: 0 } : { x: 870, y: 452, turn: 38 },
    ),
    colour: body,
    material: "gloss",
    thickness: 20,
    edge: 10,
    volume: [[30, 26]],
    lies: "level",
    level: 20,
  };
  if (back)
    return [
      lid,
      shell,
      { path: box(556, 1196, 88, 22, 11), colour: [0.02, 0.02, 0.02], material: "metal", thickness: -8, edge: 3 },
    ];
  return [
    lid,
    { path: box(462, 440, 276, 96, 26), colour: steel, material: "metal", thickness: 16, edge: 6, volume: [[10, 12]] },
    { path: ellipse(600, 482, 76, 34), colour: [0.02, 0.02, 0.02], material: "matte", thickness: -8, edge: 3 },
    ...[62, 46, 30, 14].map((q): Panel => ({
      path: ring(600, 482, q, q * 0.42),
      colour: glow,
      material: "matte",
      thickness: 4,
      edge: 3,
    })),
    shell,
    {
      path: ellipse(600, 610, 30, 30),
      colour: steel,
      material: "metal",
      thickness: 6,
      edge: 4,
      lies: "level",
      level: 76,
    },
  ];
}

/** A flat ring five units wide, seen at a low angle. */
const ring = (x: number, y: number, rx: number, ry: number): string =>
  `${ellipse(x, y, rx, ry)} ${outline(`${x - rx + 6},${y} ${x},${y + ry - 4} ${x + rx - 6},${y} ${x},${y - ry + 4}`)}`;
