import { dye, hexOf, times, toHex } from "../engine/colour.ts";
import { seam } from "../engine/lines.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { boardArt, boardFace, type Face, type Lying } from "../parts/board.ts";
import { outline, put } from "../parts/curve.ts";
import { lettering } from "../prints/lettering.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A snowboard. Cuts: 0 directional with a set-back stance, 1 twin, 2 powder board with a swallow tail.
 * Front: topsheet beside the base; back: the two crossed by a narrow angle, base in front; detail: nose and inserts.
 */
export function snowboard(look: Look, seed: number, view: View): Scene {
  const rigid = { seed, warp: 0.6, ripple: 0.08, fuzz: 0.06, shadows };
  if (view === "detail")
    return {
      ...rigid,
      panels: sheet(look, seed, { x: 600, y: 760, turn: -16 }),
      camera: { x: 520, y: 420, zoom: 2.2 },
    };
  if (view === "back") return { ...rigid, panels: base(look, seed, { x: 600, y: 750, turn: 9 }) };
  return {
    ...rigid,
    panels: [...base(look, seed, { x: 808, y: 756, turn: 4 }), ...sheet(look, seed, { x: 398, y: 746, turn: -3 })],
  };
}

function sheet(look: Look, seed: number, at: Lying): Panel[] {
  const s = shapes[look.cut];
  const face: Face = {
    path: s.path,
    at: { ...at, scale: 0.96 },
    colour: dye(look.base),
    material: look.material === "matte" ? "matte" : "lacquer",
    plies: edge(),
    grain: 0,
    art: boardArt(look, 150, 720, toHex(dye(look.base))),
    holes: s.inserts,
    form: curved,
    lines: seam(s.path, 0.3, 2),
  };
  return boardFace(face, seed);
}

/** The running base: steel edge, sintered black or coloured, the maker's word from tail to nose. */
function base(look: Look, seed: number, at: Lying): Panel[] {
  const s = shapes[look.cut];
  const ground = look.accent ? dye(look.accent) : times(dye(look.base), 0.5);
  const word = lettering(look.print.text ?? "ZAMIEĆ", 190, 0.02);
  const k = Math.min(1, 1080 / word.width);
  const ink =
    ground[1] > 0.25
      ? hexOf("asphalt")
      : hexOf(
          look.print.second && look.print.second !== look.accent
            ? look.print.second
            : look.base === look.accent
              ? "chalk"
              : look.base,
        );
  const art = `<g transform="rotate(90) scale(${k})"><path transform="translate(${-word.width / 2} 95)" d="${word.path}" fill="${ink}"/></g>`;
  const inner = put(s.path, { x: 0, y: 0, turn: 0, scale: 0.978 });
  const steel: Face = {
    path: s.path,
    at: { ...at, scale: 0.96 },
    colour: [0.42, 0.43, 0.44],
    material: "metal",
    plies: edge(),
    art: "",
    holes: [],
    form: curved,
  };
  const ptex: Face = {
    path: inner,
    at: { ...at, scale: 0.96 },
    colour: ground,
    material: "lacquer",
    plies: [],
    art,
    holes: [],
    form: () => 0,
  };
  return [...boardFace(steel, seed), ...boardFace(ptex, seed).map((p) => ({ ...p, thickness: 0.6, edge: 1 }))];
}

const curved = (x: number, y: number): number => {
  const e = Math.max(0, Math.abs(y) - 480);
  return e * e * 0.0013 - x * x * 0.00042 - 0.07 * x;
};

const edge = (): [number, number, number][] => [
  [0.05, 0.05, 0.05],
  [0.4, 0.41, 0.42],
  [0.03, 0.03, 0.03],
];

const inserts = (shift: number): [number, number][] =>
  [-1, 1].flatMap((f) =>
    [-1, 1].flatMap((e) => [-1.5, -0.5, 0.5, 1.5].map((g): [number, number] => [e * 20, shift + f * 230 + g * 38])),
  );

const shapes = [
  {
    path: "M-126 20 C-130 -200 -150 -400 -148 -540 C-146 -668 -92 -724 0 -724 C92 -724 146 -668 148 -540 C150 -400 130 -200 126 20 C128 240 142 420 140 550 C138 664 88 716 0 716 C-88 716 -138 664 -140 550 C-142 420 -128 240 -126 20 Z",
    inserts: inserts(40),
  },
  {
    path: "M-128 0 C-132 -220 -150 -410 -148 -540 C-146 -666 -92 -720 0 -720 C92 -720 146 -666 148 -540 C150 -410 132 -220 128 0 C132 220 150 410 148 540 C146 666 92 720 0 720 C-92 720 -146 666 -148 540 C-150 410 -132 220 -128 0 Z",
    inserts: inserts(0),
  },
  {
    path: outline(
      "0,-732 60,-722 118,-684 152,-610 160,-500 146,-280 126,60 128,320 136,520 132,630 112,690 70,706* 36,664 0,644 -36,664 -70,706* -112,690 -132,630 -136,520 -128,320 -126,60 -146,-280 -160,-500 -152,-610 -118,-684 -60,-722",
    ),
    inserts: inserts(110),
  },
] as const satisfies readonly { path: string; inserts: [number, number][] }[];

const shadows = [
  { blur: 5, dx: 4, dy: 6, strength: 0.5 },
  { blur: 20, dx: 14, dy: 22, strength: 0.42 },
  { blur: 64, dx: 28, dy: 48, strength: 0.34 },
];
