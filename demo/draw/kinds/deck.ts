import { dye, times, mix } from "../engine/colour.ts";
import type { Scene, View } from "../engine/scene.ts";
import { boardArt, boardFace, groundOf, plies, type Face, type Lying } from "../parts/board.ts";
import { outline } from "../parts/curve.ts";
import { lettering } from "../prints/lettering.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A skateboard deck. Cuts: 0 popsicle, 1 wide cruiser with a square tail, 2 pool deck with a blunt nose.
 * Front: underside beside the stained top; back: the top alone; detail: the nose's graphic and plies.
 */
export function deck(look: Look, seed: number, view: View): Scene {
  const rigid = { seed, warp: 0.8, ripple: 0.1, fuzz: 0.08, shadows };
  if (view === "back") return { ...rigid, panels: boardFace(top(look, { x: 600, y: 750, turn: 11 }), seed) };
  if (view === "detail")
    return {
      ...rigid,
      panels: boardFace(bottom(look, { x: 600, y: 750, turn: -14 }), seed),
      camera: { x: 500, y: 420, zoom: 2.1 },
    };
  return {
    ...rigid,
    panels: [
      ...boardFace(top(look, { x: 826, y: 752, turn: 5 }), seed),
      ...boardFace(bottom(look, { x: 386, y: 748, turn: -4 }), seed),
    ],
  };
}

function bottom(look: Look, at: Lying): Face {
  const s = shapes[look.cut];
  const k = s.scale;
  const matt = look.material === "matte";
  return {
    path: s.path,
    at: { ...at, scale: k },
    colour: dye("maple"),
    material: matt ? "matte" : "lacquer",
    plies: plies(look),
    grain: look.material === "wood" || look.base === "maple" ? 1 : 0.5,
    art: boardArt(look, s.half, 624, groundOf(look)),
    holes: s.holes,
    // Leaned a little off the lamp, so that the soft box is mirrored along one rail and in the kicks, not over the graphic.
    form: (x, y) => {
      const e = Math.max(0, Math.abs(y) - 405);
      return e * e * 0.0016 - x * x * 0.00042 - 0.075 * x;
    },
  };
}

/** The top is only stained: no grip tape is sold on it, so the grain shows and a small stamp. */
function top(look: Look, at: Lying): Face {
  const s = shapes[look.cut];
  const stain = look.base === "maple" ? times(dye("maple"), 0.94) : mix(dye("maple"), times(dye(look.base), 1.1), 0.62);
  const text = look.print.text ?? "BRUK";
  // A long word is set smaller, so that it never runs over the rail.
  const made = lettering(text, Math.min(40, (s.half * 1.5 * 40) / lettering(text, 40, 0.1).width), 0.1);
  const stamp = `<path transform="translate(${-made.width / 2} 20)" d="${made.path}" fill="#1d1d1c" opacity="0.8"/><rect x="-70" y="36" width="140" height="3" fill="#1d1d1c" opacity="0.7"/>`;
  return {
    path: s.path,
    at: { ...at, scale: s.scale },
    colour: stain,
    material: "wood",
    plies: plies(look),
    grain: 1.5,
    art: stamp,
    holes: s.holes,
    form: (x, y) => {
      const e = Math.max(0, Math.abs(y) - 405);
      return e * e * 0.0013 + x * x * 0.0009;
    },
  };
}

const bolts: [number, number][] = [-1, 1].flatMap((e) =>
  [-1, 1].flatMap((f) => [-1, 1].map((g): [number, number] => [e * 33, f * 348 + g * 44])),
);

const shapes = [
  {
    path: "M-160 -330 C-160 -550 -112 -624 0 -624 C112 -624 160 -550 160 -330 L158 330 C158 548 110 622 0 622 C-110 622 -158 548 -158 330 Z",
    half: 160,
    holes: bolts,
    scale: 1.03,
  },
  {
    path: outline(
      "0,-624 50,-610 104,-560 146,-470 172,-340 184,-160 186,60 176,260 160,420 148,520 140,580 96,600 0,606 -96,600 -140,580 -148,520 -160,420 -176,260 -186,60 -184,-160 -172,-340 -146,-470 -104,-560 -50,-610",
    ),
    half: 186,
    holes: bolts,
    scale: 0.98,
  },
  {
    path: outline(
      "0,-600 90,-594 138,-560 160,-480 178,-360 196,-200 190,-60 184,80 196,240 190,380 170,500 150,570 110,604 0,612 -110,604 -150,570 -170,500 -190,380 -196,240 -184,80 -190,-60 -196,-200 -178,-360 -160,-480 -138,-560 -90,-594",
    ),
    half: 196,
    holes: bolts,
    scale: 0.98,
  },
] as const satisfies readonly { path: string; half: number; holes: [number, number][]; scale: number }[];

const shadows = [
  { blur: 5, dx: 4, dy: 6, strength: 0.5 },
  { blur: 20, dx: 14, dy: 22, strength: 0.42 },
  { blur: 64, dx: 28, dy: 48, strength: 0.34 },
];
