import { dye, hexOf, mix, times, type Rgb } from "../engine/colour.ts";
import { ellipse } from "../engine/paths.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { line, outline } from "../parts/curve.ts";
import { aroundCircle } from "../parts/roundText.ts";
import { flatShadows } from "../parts/shoe.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A set of four wheels. Cuts: 0 conical street wheels, 1 wide translucent cruiser wheels.
 * Front: all four, faces up; back: two on their treads; detail: one face close up.
 */
export function wheels(look: Look, seed: number, view: View): Scene {
  const turns = [-14, 38, 160, -70];
  const spots: [number, number][] = [
    [335, 480],
    [865, 470],
    [335, 1020],
    [870, 1028],
  ];
  const flat = spots
    .map(([x, y], i) => face(look, { x, y, radius: 248, turn: turns[i]! + (seed % 20), printed: true }))
    .flat();
  const rest = { seed, warp: 0.6, ripple: 0.05, fuzz: 0.05, shadows: flatShadows };
  if (view === "detail") return { ...rest, panels: flat, camera: { x: 400, y: 540, zoom: 2.1 } };
  if (view === "back")
    return {
      ...rest,
      panels: [
        ...tread(look, 340, 470),
        ...tread(look, 350, 1020),
        ...face(look, { x: 860, y: 500, radius: 248, turn: 10, printed: false }),
        ...face(look, { x: 866, y: 1030, radius: 248, turn: 70, printed: true }),
      ],
    };
  return { ...rest, panels: flat };
}

interface Wheel {
  x: number;
  y: number;
  radius: number;
  turn: number;
  printed: boolean;
}

function face(look: Look, { x, y, radius: R, turn, printed }: Wheel): Panel[] {
  const soft = look.cut === 1;
  const urethane = times(dye(look.base), 0.84);
  const core: Rgb = soft ? dye("asphalt") : times(urethane, 0.86);
  const hub = R * (soft ? 0.5 : 0.42);
  const lip = soft ? 0.3 : 0.2;
  const text = look.print.text ?? "BRUK";
  const words = text;
  const radial = (X: number, Y: number): number => Math.hypot(X - x, Y - y) / R;
  const glow = (X: number, Y: number): Rgb => {
    const q = radial(X, Y);
    return mix(times(urethane, 1.25), times(urethane, 0.6), Math.max(0, Math.min(1, (q - 0.5) / 0.5)) ** 1.5);
  };
  const spin = (d: number): [number, number] => [
    x + Math.cos(((turn + d) * Math.PI) / 180) * R * 0.27,
    y + Math.sin(((turn + d) * Math.PI) / 180) * R * 0.27,
  ];
  return [
    {
      path: ellipse(x, y, R, R),
      colour: urethane,
      material: soft ? "gloss" : "matte",
      thickness: 10,
      edge: 5,
      height: (X, Y) => {
        const q = radial(X, Y);
        const t = Math.max(0, (q - (1 - lip)) / lip);
        return 60 * Math.sqrt(Math.max(0, 1 - t * t * 0.98)) - (q < 0.62 ? (0.62 - q) * 90 : 0);
      },
      ...(soft ? { tint: glow } : {}),
      fade: (X, Y) => 1.03 - 0.1 * radial(X, Y) ** 4,
      ...(printed ? { print: { svg: ring(look, words, { x, y, R, turn }), follow: 0, wear: 0.08, height: 0.1 } } : {}),
    },
    {
      path: ellipse(x, y, hub, hub),
      colour: core,
      material: soft ? "plastic" : "matte",
      thickness: -7,
      edge: 3,
      volume: [[-8, 18]],
    },
    ...(soft
      ? [0, 60, 120, 180, 240, 300].map((d): Panel => ({
          path: line(`${spin(d)[0]},${spin(d)[1]} ${x + (spin(d)[0] - x) * 1.7},${y + (spin(d)[1] - y) * 1.7}`),
          stroke: 14,
          colour: core,
          material: "plastic",
          thickness: 7,
          edge: 4,
        }))
      : []),
    {
      path: ellipse(x, y, R * 0.31, R * 0.31),
      colour: core,
      material: soft ? "plastic" : "matte",
      thickness: 8,
      edge: 4,
    },
    {
      path: ellipse(x, y, R * 0.23, R * 0.23),
      colour: times(core, 0.5),
      material: "matte",
      thickness: -16,
      edge: 4,
      light: 0.7,
    },
    {
      path: ellipse(x, y, R * 0.15, R * 0.15),
      colour: [0.72, 0.715, 0.7],
      material: "matte",
      thickness: -10,
      edge: 3,
      castsOnGround: false,
    },
  ];
}

/** The printed ring: the word twice round the face, between two hairlines. */
function ring(look: Look, words: string, { x, y, R, turn }: { x: number; y: number; R: number; turn: number }): string {
  const ink = hexOf(look.print.colour);
  const size = Math.min(50, (R * 4.4) / (words.length + 4));
  return (
    `${aroundCircle(words, { x, y, radius: R * 0.6, size, turn: turn - 90, fill: ink })}${aroundCircle(words, { x, y, radius: R * 0.6, size, turn: turn + 90, fill: ink })}` +
    `<circle cx="${x}" cy="${y}" r="${R * 0.57}" fill="none" stroke="${ink}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${R * 0.6 + size + 8}" fill="none" stroke="${ink}" stroke-width="3"/>`
  );
}

/** A wheel standing on edge: its tread, lips rounded off. */
function tread(look: Look, x: number, y: number): Panel[] {
  const urethane = times(dye(look.base), 0.84);
  const half = look.cut === 1 ? 190 : 150;
  const d = outline(
    `${x - half},${y - 190} ${x - half + 50},${y - 236} ${x},${y - 244} ${x + half - 50},${y - 236} ${x + half},${y - 190} ${x + half + 6},${y} ${x + half},${y + 190} ${x + half - 50},${y + 236} ${x},${y + 244} ${x - half + 50},${y + 236} ${x - half},${y + 190} ${x - half - 6},${y}`,
  );
  return [
    {
      path: d,
      colour: urethane,
      material: look.cut === 1 ? "rubber" : "matte",
      thickness: 6,
      edge: 5,
      height: (_, Y) => 78 * Math.sqrt(Math.max(0, 1 - ((Y - y) / 246) ** 2)),
      volume: [[40, 30]],
    },
  ];
}
