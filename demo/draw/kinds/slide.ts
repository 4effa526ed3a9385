import { dye, times } from "../engine/colour.ts";
import { crease, gathers } from "../engine/folds.ts";
import { seam, stitch } from "../engine/lines.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { line, outline, put } from "../parts/curve.ts";
import { wovenLabel, words } from "../parts/label.ts";
import { flatShadows, shoeStitch } from "../parts/shoe.ts";
import { hexOf } from "../engine/colour.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * Slides. Cuts: 0 moulded strap with the mark across it, 1 quilted padded strap, 2 two leather straps with buckles on cork.
 * Front is the pair from above, back their soles, detail the strap from above.
 */
export function slide(look: Look, seed: number, view: View): Scene {
  if (view === "back")
    return {
      seed,
      panels: [...sole(look, { x: 318, y: 756, turn: 6, flip: true }), ...sole(look, { x: 876, y: 776, turn: -7 })],
      warp: 1.5,
      ripple: 0.3,
      fuzz: 0.2,
      shadows: flatShadows,
    };
  const panels = [
    ...fromAbove(look, seed, { x: 318, y: 776, turn: -7 }),
    ...fromAbove(look, seed + 1, { x: 876, y: 748, turn: 8, flip: true }),
  ];
  const scene: Scene = {
    seed,
    panels,
    warp: 1.5,
    ripple: 0.3,
    fuzz: 0.2,
    shadows: flatShadows,
    thread: times(dye(look.base), 1.3),
  };
  return view === "detail" ? { ...scene, camera: { x: 330, y: 660, zoom: 2.2 } } : scene;
}

type At = { x: number; y: number; turn: number; flip?: boolean };

function fromAbove(look: Look, seed: number, at: At): Panel[] {
  const on = (d: string): string => put(d, at);
  const base = dye(look.base);
  const cork = look.cut === 2;
  const bed = cork ? dye("sand") : look.accent ? dye(look.accent) : times(base, base[0] < 0.1 ? 1.25 : 0.92);
  const mould = look.material === "suede" ? "suede" : look.material === "leather" ? "leather" : "matte";
  const s = put(a.bed, at);
  return [
    {
      path: on(a.sole),
      colour: cork ? times(dye("tobacco"), 1.2) : base,
      material: "matte",
      thickness: 16,
      edge: 6,
      volume: [[10, 12]],
    },
    {
      path: s,
      colour: bed,
      material: cork ? "suede" : "matte",
      thickness: -5,
      edge: 5,
      volume: [[-10, 40]],
      ...(cork ? {} : { texture: dimples }),
      lines: seam(s, 0.3, 2),
      fade: (x, y) => 1 - 0.06 * Math.sin((x + y) / 300),
      print: {
        svg: words({
          x: at.x - 2,
          y: at.y + 330,
          turn: at.turn,
          text: look.print.text ?? "BRUK",
          width: 130,
          height: 54,
          fill: hexOf(look.base === "asphalt" ? "concrete" : "asphalt"),
        }),
        ink: 0.75,
        wear: 0.2,
      },
    },
    ...(look.cut === 2 ? buckled(look, on, mould) : strapped(look, seed, on, at, mould)),
  ];
}

function strapped(
  look: Look,
  seed: number,
  on: (d: string) => string,
  at: At,
  material: "matte" | "leather" | "suede",
): Panel[] {
  const soft = look.cut === 1;
  const r = rng(seed);
  const strap = on(a.strap);
  const art = look.print.art !== "none" && look.print.art !== "smallMark";
  const quilt = soft
    ? [
        on(line("-218,-140 -110,-180 0,-190 110,-180 218,-140")),
        on(line("-218,-60 -110,-104 0,-116 110,-104 218,-60")),
      ].flatMap((q) => [...seam(q, 0.9, 5), ...stitch(q, { ...shoeStitch, dash: [7, 4] })])
    : [];
  return [
    { path: strap, colour: times(dye(look.base), 0.6), material, thickness: 0 },
    {
      path: strap,
      colour: dye(look.base),
      material: soft ? "nylon" : material,
      thickness: 12,
      edge: 8,
      volume: soft
        ? [
            [26, 20],
            [40, 60],
          ]
        : [
            [18, 20],
            [56, 70],
          ],
      lies: "bridge",
      bridge: 40,
      folds: soft
        ? [...gathers(r, on(a.strapTop), 34, 60, 11, 3, 1), ...gathers(r, on(a.strapLow), 34, 60, 11, 3, -1)]
        : [crease(at.x, at.y - 120, 90 + at.turn, 160, 30, 1.5)],
      lines: [...quilt, ...stitch(on(a.strapTop), { ...shoeStitch, off: at.flip ? -12 : 12, thread: soft ? 1 : 0 })],
      ...(soft
        ? {}
        : {
            print: {
              svg: words({
                x: at.x + 4,
                y: at.y - 118,
                turn: at.turn,
                text: look.print.text ?? "BRUK",
                width: art ? 330 : 250,
                height: 110,
                fill: hexOf(look.print.colour),
              }),
              height: 2.2,
              follow: 0.2,
              wear: 0,
            },
          }),
    },
    ...(soft
      ? [
          wovenLabel({
            x: at.x + (at.flip ? 110 : -106),
            y: at.y - 84,
            width: 92,
            height: 48,
            turn: at.turn,
            text: look.print.text ?? "BRUK",
            ground: dye(look.print.colour),
            ink: [0.015, 0.015, 0.015],
          }),
        ]
      : []),
  ];
}

function buckled(look: Look, on: (d: string) => string, material: "matte" | "leather" | "suede"): Panel[] {
  const hide = material === "matte" ? "leather" : material;
  return [a.bandOne, a.bandTwo].flatMap((band, i): Panel[] => {
    const y = i ? -38 : -238;
    const frame = `${outline(`90,${y - 46}* 150,${y - 54}* 160,${y + 34}* 100,${y + 42}*`)} ${outline(`106,${y - 32}* 114,${y + 26}* 146,${y + 22}* 138,${y - 38}*`)}`;
    return [
      {
        path: on(band),
        colour: dye(look.base),
        material: hide,
        thickness: 8,
        edge: 4,
        volume: [
          [12, 16],
          [46, 70],
        ],
        lies: "bridge",
        bridge: 36,
        lines: [...stitch(on(band), { ...shoeStitch, off: 10 }), ...stitch(on(band), { ...shoeStitch, off: -10 })],
      },
      {
        path: on(frame),
        colour: [0.34, 0.33, 0.31],
        material: "metal",
        thickness: 7,
        edge: 4,
        lies: "bridge",
        bridge: 16,
      },
    ];
  });
}

/** The sole: a rim, and a tread cut like paving stones, worn smooth nowhere yet. */
function sole(look: Look, at: At): Panel[] {
  const on = (d: string): string => put(d, at);
  const base = dye(look.base);
  const rubber = look.cut === 2 ? dye("chocolate") : times(base, base[1] < 0.05 ? 1 : 0.92);
  const stones: Panel[] = [];
  for (let j = 0; j < 13; j++)
    for (let i = -3; i < 4; i++) {
      const [x, y] = [i * 66 + (j % 2 ? 33 : 0), -400 + j * 66];
      const half = y < -60 ? 150 : y < 120 ? 118 : 112;
      if (
        (y > 90 && y < 210) ||
        Math.abs(x - (y < 0 ? 0 : -6)) > half - 20 ||
        (Math.hypot(x / 175, (y + 200) / 240) > 0.93 && y < -200) ||
        (y > 260 && Math.hypot(x / 130, (y - 300) / 150) > 0.86)
      )
        continue;
      stones.push({
        path: on(
          outline(
            `${x - 27},${y - 24}* ${x - 13},${y - 17}* ${x},${y - 24}* ${x + 13},${y - 17}* ${x + 27},${y - 24}* ${x + 22},${y}* ${x + 27},${y + 24}* ${x + 13},${y + 31}* ${x},${y + 24}* ${x - 13},${y + 31}* ${x - 27},${y + 24}* ${x - 22},${y}*`,
          ),
        ),
        colour: rubber,
        material: "rubber",
        thickness: 9,
        edge: 4,
      });
    }
  return [
    {
      path: on(a.sole),
      colour: rubber,
      material: "rubber",
      thickness: 18,
      edge: 8,
      volume: [[12, 14]],
      lines: seam(put(a.bed, at), 0.5, 4),
    },
    { path: put(a.bed, at), colour: times(rubber, 0.9), material: "rubber", thickness: -7, edge: 4 },
    ...stones,
    {
      path: on(outline("-76,124 0,112 76,124 80,150 76,176 0,188 -76,176 -80,150")),
      colour: rubber,
      material: "rubber",
      thickness: 7,
      edge: 4,
      print: {
        svg: words({
          x: at.x + Math.sin((-at.turn * Math.PI) / 180) * 150,
          y: at.y + Math.cos((at.turn * Math.PI) / 180) * 150,
          turn: at.turn,
          text: look.print.text ?? "BRUK",
          width: 110,
          height: 36,
          fill: hexOf(look.print.colour),
        }),
        height: 2,
        wear: 0,
      },
    },
  ];
}

const dimples = (x: number, y: number): number => 0.8 * Math.max(0, Math.sin(x * 0.36) * Math.sin(y * 0.36));

const a = {
  sole: outline(
    "0,-452 90,-442 164,-376 202,-268 206,-150 182,-16 156,104 154,222 166,324 146,408 82,456 0,468 -82,456 -138,408 -156,324 -156,204 -172,62 -192,-82 -204,-204 -194,-306 -156,-390 -84,-442",
  ),
  bed: outline(
    "0,-424 78,-414 144,-354 176,-260 180,-150 158,-20 132,100 130,222 142,318 124,390 70,430 0,440 -70,430 -116,390 -132,318 -132,204 -148,62 -166,-82 -178,-200 -168,-296 -134,-370 -74,-414",
  ),
  strap: outline("-214,-226* -120,-268 0,-280 120,-268 222,-226* 228,-90 212,44* 110,8 0,-4 -110,8 -206,44* -222,-70"),
  strapTop: line("-214,-226 -120,-268 0,-280 120,-268 222,-226"),
  strapLow: line("-206,44 -110,8 0,-4 110,8 212,44"),
  bandOne: outline("-210,-270* -100,-306 0,-312 110,-304 214,-266* 220,-172* 110,-204 0,-210 -110,-204 -214,-172*"),
  bandTwo: outline("-204,-70* -100,-100 0,-106 110,-100 210,-68* 204,26* 100,-4 0,-10 -100,-4 -190,30*"),
};
