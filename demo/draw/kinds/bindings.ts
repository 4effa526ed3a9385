import { dye, hexOf, times, type Rgb } from "../engine/colour.ts";
import { across, seam, stitch } from "../engine/lines.ts";
import { box, ellipse } from "../engine/paths.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { line, outline, put } from "../parts/curve.ts";
import { words } from "../parts/label.ts";
import { flatShadows } from "../parts/shoe.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A pair of snowboard bindings from above, highbacks folded out. Cuts: 0 padded straps and a closed
 * highback, 1 bare straps and a highback with windows. Front strapped; back the undersides; detail the ratchets.
 */
export function bindings(look: Look, seed: number, view: View): Scene {
  const make = view === "back" ? underside : strapped;
  const panels = [...make(look, { x: 326, y: 660, turn: -7 }), ...make(look, { x: 874, y: 640, turn: 7, flip: true })];
  const rest = { seed, thread: dye("concrete"), warp: 1, ripple: 0.1, fuzz: 0.1, shadows: flatShadows };
  return { ...rest, panels, camera: view === "detail" ? { x: 330, y: 600, zoom: 2.1 } : { x: 600, y: 750, zoom: 1 } };
}

type At = { x: number; y: number; turn: number; flip?: boolean };
const steel: Rgb = [0.33, 0.33, 0.325];
const black: Rgb = [0.03, 0.03, 0.031];

function strapped(look: Look, at: At): Panel[] {
  const on = (d: string): string => put(d, at);
  const base = dye(look.base);
  const second = look.accent ? dye(look.accent) : times(base, 0.7);
  const padded = look.cut === 0;
  const shell = look.material === "gloss" ? "plastic" : "matte";
  return [
    ...highback(look, at),
    { path: on(t.plate), colour: base, material: shell, thickness: 26, edge: 9, volume: [[16, 16]] },
    { path: on(t.floor), colour: times(base, 0.5), material: "matte", thickness: -16, edge: 6, light: 0.8 },
    ...[t.toePad, t.heelPad].map((d): Panel => ({
      path: on(d),
      colour: black,
      material: "rubber",
      thickness: 9,
      edge: 6,
      volume: [[8, 14]],
      texture: (x, y) => 0.9 * Math.sin(x * 0.34 + y * 0.34),
    })),
    ...disc(look, at),
    {
      path: on(t.heelcup),
      stroke: 40,
      colour: steel,
      material: "metal",
      thickness: 16,
      edge: 9,
      lies: "bridge",
      bridge: 14,
    },
    ...[t.toeStrap, t.ankleStrap].flatMap((d, i): Panel[] => [
      {
        path: on(i ? t.ankleLadder : t.toeLadder),
        stroke: i ? 44 : 36,
        colour: black,
        material: "plastic",
        thickness: 8,
        edge: 4,
        lies: "bridge",
        bridge: 30,
        lines: across(on(i ? t.ankleLadder : t.toeLadder), 9, i ? 30 : 24, { width: 4, bump: 0.9 }),
      },
      {
        path: on(d),
        colour: second,
        material: padded ? "nylon" : shell,
        thickness: 12,
        edge: 8,
        volume: padded
          ? [
              [36, 24],
              [34, 60],
            ]
          : [
              [18, 18],
              [44, 60],
            ],
        lies: "bridge",
        bridge: 44,
        lines: padded
          ? [
              ...stitch(on(d), { off: 14, dash: [6, 3.4], width: 1.8, thread: 1 }),
              ...stitch(on(d), { off: -14, dash: [6, 3.4], width: 1.8, thread: 1 }),
            ]
          : i
            ? []
            : seam(on(t.toeSlot), 0.9, 12),
        ...(i
          ? {
              print: {
                svg: words({
                  x: at.x + (at.flip ? 24 : -24),
                  y: at.y + 142,
                  turn: at.turn,
                  text: look.print.text ?? "BRUK",
                  width: 170,
                  height: 54,
                  fill: hexOf(look.print.colour),
                }),
                wear: 0,
                follow: 0.2,
              },
            }
          : {}),
      },
      ...ratchet(on, i ? 132 : 124, i ? 150 : -248),
    ]),
  ];
}

function highback(look: Look, at: At): Panel[] {
  const on = (d: string): string => put(d, at);
  const base = dye(look.base);
  const shell = look.material === "gloss" ? "plastic" : "matte";
  return [
    {
      path: on(t.back),
      colour: base,
      material: shell,
      thickness: 16,
      edge: 9,
      volume: [
        [26, 24],
        [20, 60],
      ],
      lines:
        look.cut === 0
          ? [...seam(on(line("-100,400 0,430 100,400")), 0.6, 5), ...seam(on(line("-112,520 0,552 112,520")), 0.6, 5)]
          : [],
      ...(look.cut === 0
        ? {
            print: {
              svg: words({
                x: at.x - Math.sin((at.turn * Math.PI) / 180) * 640,
                y: at.y + 640,
                turn: at.turn,
                text: look.print.text ?? "BRUK",
                width: 150,
                height: 46,
                fill: hexOf(look.print.colour),
              }),
              wear: 0,
              follow: 0,
            },
          }
        : {}),
    },
    ...(look.cut === 1
      ? [t.windowA, t.windowB].map((d): Panel => ({
          path: on(d),
          colour: [0.012, 0.012, 0.012],
          material: "matte",
          thickness: -14,
          edge: 5,
          light: 0.5,
        }))
      : []),
  ];
}

/** The mounting disc: four slots, four screws. */
function disc(look: Look, at: At): Panel[] {
  const on = (d: string): string => put(d, at);
  const colour = look.cut === 1 ? steel : times(dye(look.base), 0.8);
  return [
    {
      path: on(ellipse(0, -60, 100, 100)),
      colour,
      material: look.cut === 1 ? "metal" : "matte",
      thickness: 7,
      edge: 4,
      lines: across(on(ellipse(0, -60, 92, 92)), 9, 14, { width: 3, bump: 0, groove: 0.9, thread: 0 }),
    },
    ...[-1, 1].flatMap((i) =>
      [-1, 1].flatMap((j): Panel[] => [
        {
          path: on(box(i * 34 - 12, -60 + j * 38 - 26, 24, 52, 12)),
          colour: [0.02, 0.02, 0.02],
          material: "matte",
          thickness: -5,
          edge: 3,
        },
        { path: on(ellipse(i * 34, -60 + j * 38, 13, 13)), colour: steel, material: "metal", thickness: 8, edge: 5 },
      ]),
    ),
  ];
}

/** A buckle at the strap's outer end: body, lever, pin. */
function ratchet(on: (d: string) => string, x: number, y: number): Panel[] {
  return [
    {
      path: on(
        outline(`${x - 46},${y - 30} ${x + 10},${y - 38} ${x + 36},${y} ${x + 10},${y + 38} ${x - 46},${y + 30}`),
      ),
      colour: steel,
      material: "metal",
      thickness: 14,
      edge: 7,
      lies: "bridge",
      bridge: 12,
    },
    {
      path: on(box(x - 60, y - 14, 74, 28, 12)),
      colour: black,
      material: "plastic",
      thickness: 12,
      edge: 6,
      lies: "bridge",
      bridge: 8,
    },
    { path: on(ellipse(x + 10, y, 9, 9)), colour: steel, material: "metal", thickness: 6, edge: 4 },
  ];
}

function underside(look: Look, at: At): Panel[] {
  const on = (d: string): string => put(d, at);
  const base = dye(look.base);
  return [
    ...highback({ ...look, print: { ...look.print, text: " " } }, at),
    { path: on(t.plate), colour: times(base, 0.9), material: "matte", thickness: 20, edge: 8, volume: [[8, 16]] },
    {
      path: on(t.floor),
      colour: black,
      material: "rubber",
      thickness: -6,
      edge: 5,
      texture: (x, y) => 1.1 * Math.sin(x * 0.22) * Math.sin(y * 0.22),
      lines: [-240, -170, 120, 190].flatMap((y) => seam(on(line(`-110,${y} 110,${y}`)), 0.9, 8)),
    },
    ...disc(look, at),
  ];
}

const t = {
  plate: outline(
    "-120,-340 -60,-372 0,-380 60,-372 120,-340 152,-270 150,-120 138,40 146,190 140,300 96,350 0,364 -96,350 -140,300 -146,190 -138,40 -150,-120 -152,-270",
  ),
  floor: outline(
    "-92,-310 0,-334 92,-310 112,-240 110,-100 102,40 108,190 100,280 60,312 0,320 -60,312 -100,280 -108,190 -102,40 -110,-100 -112,-240",
  ),
  toePad: outline("-84,-296 0,-316 84,-296 98,-230 90,-186 0,-176 -90,-186 -98,-230"),
  heelPad: outline("-90,100 0,88 90,100 96,200 84,270 0,296 -84,270 -96,200"),
  heelcup: line("-150,110 -162,240 -130,350 -60,404 0,414 60,404 130,350 162,240 150,110"),
  back: outline(
    "-128,340 -60,316 0,310 60,316 128,340 150,440 140,580 112,690 66,748 0,764 -66,748 -112,690 -140,580 -150,440",
  ),
  windowA: outline("-70,430 -10,420 -14,540 -60,560 -80,500"),
  windowB: outline("70,430 10,420 14,540 60,560 80,500"),
  toeStrap: outline(
    "-176,-290 -120,-316 -20,-326 70,-312 110,-280 112,-216 70,-186 -20,-176 -120,-188 -174,-214 -186,-250",
  ),
  toeSlot: line("-140,-252 -60,-262 40,-256"),
  toeLadder: line("60,-250 120,-248 176,-240"),
  ankleStrap: outline("-188,70 -120,30 -20,16 70,36 118,80 124,200 76,250 -20,268 -120,252 -186,212 -202,140"),
  ankleLadder: line("60,146 130,150 190,160"),
};
