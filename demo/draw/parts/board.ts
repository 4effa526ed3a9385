import { dye, hexOf, times, toHex, type Rgb } from "../engine/colour.ts";
import type { Line } from "../engine/lines.ts";
import type { MaterialName } from "../engine/materials.ts";
import { lattice } from "../engine/noise.ts";
import type { Panel } from "../engine/scene.ts";
import { artOf } from "../prints/art.ts";
import { lettering } from "../prints/lettering.ts";
import type { Look } from "../../catalogue/types.ts";
import { nightBoard, pavedBoard, wavyBoard } from "./boardPatterns.ts";
import { put } from "./curve.ts";
import { inked } from "./inked.ts";

/** Where a board lies: its middle and its turn, nose up. */
export interface Lying {
  x: number;
  y: number;
  turn: number;
  scale?: number;
}

export interface Face {
  path: string;
  at: Lying;
  colour: Rgb;
  material: MaterialName;
  /** Veneers seen at the edge, from the lowest up; empty for a moulded board. */
  plies: Rgb[];
  /** Inner SVG in the board's own coordinates, its middle at 0, 0. */
  art: string;
  /** Height over its own coordinates: concave, kicks. */
  form: (x: number, y: number) => number;
  /** How strongly wood grain shows through, 0..1. */
  grain?: number;
  holes: [number, number][];
  lines?: Line[];
}

/** Returns one board lying on the ground, with its plies showing at the lower right edge. */
export function boardFace(face: Face, seed: number): Panel[] {
  const { at, path } = face;
  const k = at.scale ?? 1;
  const turn = (at.turn * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const own = (x: number, y: number): [number, number] => [
    ((x - at.x) * c + (y - at.y) * s) / k,
    (-(x - at.x) * s + (y - at.y) * c) / k,
  ];
  const streak = lattice(5, 170, seed + 71);
  const wide = lattice(16, 420, seed + 72);
  const on = (d: string): string => put(d, { ...at });
  const plies = face.plies.map((colour, i): Panel => {
    const far = (face.plies.length - i) * 2.3;
    return {
      path: put(path, { ...at, x: at.x + far * 0.8, y: at.y + far }),
      colour,
      material: "wood",
      thickness: 1.4,
      edge: 1.2,
    };
  });
  const veneer = face.grain ?? 0;
  const art = `<g transform="translate(${at.x} ${at.y}) rotate(${at.turn}) scale(${k})">${face.art}</g>`;
  return [
    ...plies,
    {
      path: on(path),
      colour: face.colour,
      material: face.material,
      thickness: 8,
      edge: 3.5,
      height: (x, y) => face.form(...own(x, y)),
      ...(veneer
        ? {
            fade: (x: number, y: number): number => {
              const [u, v] = own(x, y);
              return 1 + veneer * (0.16 * streak(u, v) + 0.14 * wide(u, v));
            },
          }
        : {}),
      texture: (x, y) => 0.05 * streak(...own(x, y)),
      ...(face.art ? { print: { svg: art, follow: 0, ink: 0.97, wear: 0, height: 0.15 } } : {}),
      lines: face.lines ?? [],
    },
    ...face.holes.map(([x, y]): Panel => ({
      path: put(ring(x, y, 7.5), { ...at }),
      colour: [0.014, 0.012, 0.011],
      material: "matte",
      thickness: -4,
      edge: 2,
      light: 0.5,
    })),
  ];
}

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y} C${x - r} ${y - r * 1.33} ${x + r} ${y - r * 1.33} ${x + r} ${y} C${x + r} ${y + r * 1.33} ${x - r} ${y + r * 1.33} ${x - r} ${y} Z`;

/**
 * Returns a board's graphic: patterns are laid from nose to tail, emblems stand large in the middle,
 * and the maker's name runs along the board. `half` is half its width, `length` half its length.
 */
export function boardArt(look: Look, half: number, length: number, ground: string | null): string {
  const print = inked(look);
  const paint = ground
    ? `<rect x="${-half - 30}" y="${-length - 30}" width="${half * 2 + 60}" height="${length * 2 + 60}" fill="${ground}"/>`
    : "";
  const text = print.text ?? "BRUK";
  if (print.art === "none") return paint;
  if (print.art === "wordmark") return paint + along(text, 0, 0, length * 1.3, half * 1.15, hexOf(print.colour));
  const bare = artOf({ ...print, text: " " });
  const inks = { first: hexOf(print.colour), second: hexOf(print.second ?? print.colour), half, length };
  if (print.art === "paving") return paint + pavedBoard(inks);
  if (print.art === "nightLines") return paint + nightBoard(inks);
  if (print.art === "waves") return paint + wavyBoard(inks);
  const patterned = ["grid", "checker", "stripes"].includes(print.art);
  if (!patterned) {
    // Clear of the bolts: a deck's emblem sits above its middle with the name below, a snowboard's between the inserts.
    const deck = look.kind === "deck";
    const k = Math.min((half * 1.6) / bare.width, (deck ? 330 : 250) / bare.height);
    const [at, name] = deck ? [-length * 0.2, length * 0.27] : [0, length * 0.66];
    return `${paint}<g transform="translate(0 ${at}) scale(${k})">${bare.svg}</g>${along(text, 0, name, deck ? 240 : 260, half * 0.5, hexOf(print.second ?? print.colour))}`;
  }
  const k = ((half + 24) * 2) / bare.width;
  const step = Math.max(60, bare.height * k * 0.98);
  let laid = "";
  for (let y = -length - step; y <= length + step; y += step)
    laid += `<g transform="translate(0 ${y.toFixed(1)}) scale(${k.toFixed(4)})">${bare.svg}</g>`;
  return paint + laid;
}

/** A word that runs along the board from tail to nose. */
function along(text: string, x: number, y: number, long: number, high: number, fill: string): string {
  const natural = lettering(text, 100, 0.03);
  const size = Math.min(high, (long / natural.width) * 100);
  const made = lettering(text, size, 0.03);
  return `<g transform="translate(${x} ${y}) rotate(-90)"><path transform="translate(${-made.width / 2} ${size / 2})" d="${made.path}" fill="${fill}"/></g>`;
}

/** Returns the veneers of a seven-ply board: maple with one dyed ply. */
export function plies(look: Look): Rgb[] {
  const maple = dye("maple");
  const dyed = look.base === "maple" || look.base === "concrete" ? dye("brick") : dye(look.base);
  return [times(maple, 0.7), maple, times(dyed, 0.9), times(maple, 0.85), maple];
}

/** Returns the paint under a graphic, CSS; null where bare maple shows. */
export const groundOf = (look: Look): string | null => (look.base === "maple" ? null : toHex(dye(look.base)));
