import { dye, times, type Rgb } from "../engine/colour.ts";
import { seam } from "../engine/lines.ts";
import { box, ellipse } from "../engine/paths.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { outline, put } from "../parts/curve.ts";
import { words } from "../parts/label.ts";
import { flatShadows } from "../parts/shoe.ts";
import { moved } from "../parts/moved.ts";
import type { Colour } from "../../catalogue/colours.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A pair of skateboard trucks. Cuts: 0 solid cast hanger, 1 hollow with windows in the hanger.
 * Front from above, wheels' side up; back the baseplates; detail the kingpin and bushings.
 */
export function trucks(look: Look, seed: number, view: View): Scene {
  const made = view === "back" ? under(look) : above(look);
  const panels = [
    ...made.map((p) => moved(p, { x: 0, y: -250, scale: 0.98 })),
    ...made.map((p) => moved(p, { x: 14, y: 300, scale: 0.98 })),
  ];
  const rest = { seed, warp: 0.6, ripple: 0.05, fuzz: 0.06, shadows: flatShadows };
  return view === "detail" ? { ...rest, panels, camera: { x: 560, y: 500, zoom: 2.2 } } : { ...rest, panels };
}

const metal: Rgb = [0.34, 0.34, 0.335];

/** Bare aluminium is a mirror: painted as pale as it looks, it would blow out. */
const castOf = (name: Colour): Rgb => (name === "silver" ? [0.33, 0.33, 0.325] : dye(name));

function above(look: Look): Panel[] {
  const hanger = castOf(look.base);
  const plate = look.accent ? castOf(look.accent) : times(hanger, 0.85);
  const cast = look.base === "silver" ? "metal" : "plastic";
  const rubber = look.print.colour === "graphite" ? dye("brick") : dye(look.print.colour);
  return [
    {
      path: t.plate,
      colour: plate,
      material: look.accent === "silver" || look.base === "silver" ? "metal" : "plastic",
      thickness: 12,
      edge: 5,
      volume: [[10, 12]],
      lines: seam(put(t.plate, { x: 60, y: 76, scale: 0.9 }), 0.3, 3),
    },
    ...bolts.map(([x, y]): Panel => ({
      path: ellipse(x, y, 15, 15),
      colour: [0.015, 0.015, 0.015],
      material: "matte",
      thickness: -8,
      edge: 3,
      light: 0.6,
    })),
    { path: t.pivot, colour: plate, material: cast, thickness: 16, edge: 8, volume: [[20, 18]] },
    { path: box(84, 741, 1032, 22, 8), colour: metal, material: "metal", thickness: 14, edge: 8 },
    ...[90, 150, 1026, 1086].map((x): Panel => ({
      path: box(x, 728, 26, 48, 6),
      colour: times(metal, 0.85),
      material: "metal",
      thickness: 9,
      edge: 5,
    })),
    {
      path: t.hanger,
      colour: hanger,
      material: cast,
      thickness: 26,
      edge: 10,
      volume: [
        [40, 26],
        [30, 60],
      ],
      lies: "level",
      level: 34,
      lines: seam(t.ridge, 0.3, 4),
      print: {
        svg: words({
          x: 600,
          y: 752,
          text: look.print.text ?? "OŚ",
          width: 130,
          height: 46,
          fill: look.base === "asphalt" || look.base === "cobalt" ? "#f1efe8" : "#45464a",
        }),
        follow: 0,
        height: -1,
        wear: 0,
      },
    },
    ...(look.cut === 1
      ? [box(330, 738, 130, 34, 14), box(740, 738, 130, 34, 14)].map((d): Panel => ({
          path: d,
          colour: times(hanger, 0.35),
          material: "matte",
          thickness: -18,
          edge: 5,
          light: 0.6,
        }))
      : []),
    {
      path: ellipse(600, 872, 78, 78),
      colour: metal,
      material: "metal",
      thickness: 10,
      edge: 6,
      lies: "level",
      level: 90,
    },
    {
      path: ellipse(600, 872, 66, 66),
      colour: rubber,
      material: "rubber",
      thickness: 16,
      edge: 12,
      volume: [[10, 16]],
    },
    { path: ellipse(600, 872, 50, 50), colour: metal, material: "metal", thickness: 6, edge: 4 },
    {
      path: outline("600,828* 638,850* 638,894* 600,916* 562,894* 562,850*"),
      colour: times(metal, 0.9),
      material: "metal",
      thickness: 14,
      edge: 5,
    },
    {
      path: ellipse(600, 872, 22, 22),
      colour: look.cut === 1 ? [0.02, 0.02, 0.02] : metal,
      material: "metal",
      thickness: look.cut === 1 ? -6 : 10,
      edge: 6,
    },
  ];
}

function under(look: Look): Panel[] {
  const plate = look.accent ? castOf(look.accent) : times(castOf(look.base), 0.9);
  return [
    { path: box(84, 741, 1032, 22, 8), colour: metal, material: "metal", thickness: 14, edge: 8 },
    ...[90, 150, 1026, 1086].map((x): Panel => ({
      path: box(x, 728, 26, 48, 6),
      colour: times(metal, 0.85),
      material: "metal",
      thickness: 9,
      edge: 5,
    })),
    {
      path: t.hanger,
      colour: times(castOf(look.base), 0.8),
      material: look.base === "silver" ? "metal" : "plastic",
      thickness: 20,
      edge: 10,
      volume: [[30, 26]],
    },
    {
      path: t.plate,
      colour: plate,
      material: look.base === "silver" || look.accent === "silver" ? "metal" : "plastic",
      thickness: 14,
      edge: 5,
      volume: [[8, 12]],
      lies: "level",
      level: 70,
      lines: [...seam(box(520, 700, 160, 180, 20), 0.9, 5)],
      print: {
        svg: words({ x: 600, y: 790, text: look.print.text ?? "BRUK", width: 150, height: 60, fill: "#45464a" }),
        follow: 0,
        height: -1,
        wear: 0,
      },
    },
    ...bolts.map(([x, y]): Panel => ({
      path: ellipse(x, y, 15, 15),
      colour: [0.015, 0.015, 0.015],
      material: "matte",
      thickness: -8,
      edge: 3,
      light: 0.6,
    })),
  ];
}

const bolts: [number, number][] = [
  [478, 590],
  [722, 590],
  [478, 660],
  [722, 660],
  [478, 960],
  [722, 960],
];

const t = {
  plate: outline(
    "470,550 500,536 600,532 700,536 730,550 750,600 752,700 748,860 752,960 730,1006 700,1016 600,1020 500,1016 470,1006 448,960 452,860 448,700 450,600",
  ),
  pivot: outline("560,560 600,548 640,560 656,620 640,690 600,706 560,690 544,620"),
  hanger: outline(
    "186,716* 300,712 420,708 500,690 560,640 600,626 640,640 700,690 780,708 900,712 1014,716* 1020,752 1014,788* 900,796 780,806 716,840 690,900 660,940 600,952 540,940 510,900 484,840 420,806 300,796 186,788* 180,752",
  ),
  ridge: "M220 752 C340 752 460 756 540 780",
};
