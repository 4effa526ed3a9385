import { dye, hexOf, times } from "../engine/colour.ts";
import { seam } from "../engine/lines.ts";
import { box, ellipse } from "../engine/paths.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { strap } from "../parts/hardware.ts";
import { line, outline, put } from "../parts/curve.ts";
import { words } from "../parts/label.ts";
import { turned } from "../parts/lathe.ts";
import { flatShadows } from "../parts/shoe.ts";
import { printAt } from "../prints/art.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * An exercise mat. Cuts: 0 rubber, half unrolled, 1 foam that folds in panels.
 * Front; back rolled or folded up; detail the surface.
 */
export function mat(look: Look, seed: number, view: View): Scene {
  const rest = { seed, warp: 2, ripple: 0.3, fuzz: 0.15, shadows: flatShadows };
  const panels = look.cut === 1 ? folding(look, view === "back") : view === "back" ? rolled(look) : unrolled(look);
  return { ...rest, panels, camera: view === "detail" ? { x: 560, y: 760, zoom: 2.1 } : { x: 600, y: 750, zoom: 1 } };
}

const rubber = (x: number, y: number): number => 0.8 * Math.sin(x * 0.5) * Math.sin(y * 0.5);

function unrolled(look: Look): Panel[] {
  const base = dye(look.base);
  return [
    {
      path: outline("330,420* 880,420* 884,900 886,1330* 324,1330* 326,900"),
      colour: base,
      material: "matte",
      thickness: 8,
      edge: 3,
      texture: rubber,
      lines: seam(box(346, 500, 520, 810, 6), 0.3, 3),
      print: {
        svg:
          [760, 1090]
            .map((y) => printAt({ ...look.print, text: " " }, { x: 605, y, width: 430, height: 320 }))
            .join("") +
          words({
            x: 605,
            y: 1276,
            text: look.print.text ?? "BRUK",
            width: 180,
            height: 40,
            fill: hexOf(look.print.colour),
          }),
        follow: 0,
        wear: 0.05,
        height: -0.3,
        ink: 0.85,
      },
    },
    turned({
      axis: 330,
      lying: true,
      profile: [
        [300, 126],
        [306, 132],
        [900, 132],
        [906, 126],
      ],
      colour: times(base, 0.85),
      material: "matte",
      depth: 1,
      level: 20,
      texture: (a, r) => 0.8 * Math.sin(a * 0.5) * Math.sin(r * 66),
    }),
    {
      path: line("310,462 600,464 896,462"),
      stroke: 5,
      colour: times(base, 0.6),
      material: "matte",
      thickness: 2,
      edge: 2,
    },
  ];
}

function rolled(look: Look): Panel[] {
  const base = dye(look.base);
  const d = (a: number): string => put(line("0,-190 0,190"), { x: a, y: 750, turn: 4 });
  const rings = [178, 158, 138, 118, 98, 78, 58, 38].flatMap((r) => seam(ellipse(1000, 750, r * 0.42, r), 0.9, 5));
  return [
    turned({
      axis: 750,
      lying: true,
      profile: [
        [170, 180],
        [178, 190],
        [1000, 190],
      ],
      colour: base,
      material: "matte",
      depth: 0.9,
      texture: (a, r) => 0.8 * Math.sin(a * 0.5) * Math.sin(r * 90),
      rest: {
        print: {
          svg: printAt({ ...look.print, text: " " }, { x: 590, y: 750, width: 300, height: 220 }),
          follow: 0,
          wear: 0.05,
        },
      },
    }),
    {
      path: ellipse(1000, 750, 80, 190),
      colour: times(base, 0.8),
      material: "matte",
      thickness: 4,
      edge: 4,
      lies: "level",
      level: 120,
      lines: rings,
    },
    ...[340, 840].map((x) => ({ ...strap(d(x), 46, [0.03, 0.03, 0.03]), lies: "add" as const })),
  ];
}

function folding(look: Look, folded: boolean): Panel[] {
  const base = dye(look.base);
  if (folded)
    return [0, 1, 2, 3].map((i): Panel => ({
      path: outline(
        `230,${560 + i * 92} 250,${548 + i * 92} 600,${544 + i * 92} 950,${548 + i * 92} 970,${560 + i * 92} 974,${600 + i * 92} 966,${640 + i * 92} 600,${648 + i * 92} 234,${640 + i * 92} 226,${600 + i * 92}`,
      ),
      colour: times(base, i % 2 ? 0.92 : 1),
      material: "nylon",
      thickness: 14,
      edge: 10,
      volume: [[22, 20]],
      lies: "level",
      level: 10 + i * 2,
      lines: seam(line(`250,${594 + i * 92} 950,${594 + i * 92}`), 0.4, 3),
    }));
  return [0, 1, 2, 3].map((i): Panel => {
    const y = 210 + i * 270;
    const lean = i % 2 ? 18 : -18;
    return {
      path: outline(
        `${320 - lean},${y + 4} ${340 - lean},${y}* ${860 - lean},${y}* ${880 - lean},${y + 4} ${884 + lean},${y + 262} ${862 + lean},${y + 268}* ${338 + lean},${y + 268}* ${316 + lean},${y + 262}`,
      ),
      colour: times(base, i % 2 ? 0.94 : 1),
      material: "nylon",
      thickness: 16,
      edge: 9,
      volume: [[14, 16]],
      height: (_, Y) => (i % 2 ? 1 : -1) * (Y - y - 134) * 0.16,
      lines: seam(box(346, y + 26, 508, 216, 8), 0.3, 3),
      print: {
        svg: printAt(
          { ...look.print, text: i === 3 ? (look.print.text ?? "BRUK") : " " },
          { x: 600, y: y + 134, width: 400, height: 210 },
        ),
        follow: 0,
        wear: 0.05,
      },
    };
  });
}
