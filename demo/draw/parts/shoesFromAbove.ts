import { times, dye, type Rgb } from "../engine/colour.ts";
import { crease } from "../engine/folds.ts";
import { seam, stitch } from "../engine/lines.ts";
import { ellipse } from "../engine/paths.ts";
import type { Panel, Scene } from "../engine/scene.ts";
import type { Look } from "../../catalogue/types.ts";
import { line, outline, put } from "./curve.ts";
import { words } from "./label.ts";
import { edgeStitch, flatShadows, shoeStitch } from "./shoe.ts";

export interface Pair {
  look: Look;
  seed: number;
  cut: number;
  thick?: boolean;
  high?: boolean;
  upper: Rgb;
  over: Rgb;
  sole: Rgb;
  lace: Rgb;
  thread: Rgb;
}

type At = { x: number; y: number; turn: number; flip?: boolean };

/** Returns a pair of laced shoes seen from above, toes up. */
export function shoesFromAbove(pair: Pair): Scene {
  const left = one(pair, { x: 330, y: 756, turn: -6 });
  const right = one(pair, { x: 868, y: 744, turn: 7, flip: true });
  return {
    seed: pair.seed,
    panels: [...left, ...right],
    thread: pair.thread,
    warp: 1.5,
    ripple: 0.3,
    fuzz: 0.25,
    shadows: flatShadows,
  };
}

function one(p: Pair, at: At): Panel[] {
  const on = (path: string): string => put(path, at);
  const body =
    p.cut === 2
      ? "matte"
      : p.look.material === "suede"
        ? "suede"
        : p.look.material === "canvas" || p.cut === 1
          ? "canvas"
          : "leather";
  const rubberToe = p.high && p.cut === 1;
  const hand = at.flip ? -1 : 1;
  const over = p.look.material === "leather" ? "leather" : "suede";
  const mesh =
    p.cut === 2
      ? {
          texture: (x: number, y: number) =>
            0.9 * Math.max(-0.4, Math.sin(x * 0.62 + y * 0.3) * Math.sin(y * 0.62 - x * 0.3)),
        }
      : {};
  const collar = on(p.high ? t.highCollar : t.collar);
  return [
    {
      path: on(t.sole),
      colour: p.sole,
      material: p.cut === 2 ? "matte" : "rubber",
      thickness: 14,
      edge: 5,
      volume: [[8, 12]],
      lines: seam(on(t.sole), 0.4, 2),
    },
    {
      path: on(t.upper),
      colour: p.upper,
      material: body,
      thickness: 12,
      edge: 7,
      volume: [
        [20, 16],
        [46, 44],
        [40, 90],
      ],
      ...mesh,
      folds: [crease(at.x, at.y - 200, at.turn + 4, 220, 12, -2.4), crease(at.x, at.y - 240, at.turn - 5, 230, 14, 2)],
    },
    {
      path: on(t.toe),
      colour: rubberToe ? p.sole : p.cut === 0 ? p.over : p.upper,
      material: rubberToe ? "rubber" : over,
      thickness: 2.5,
      edge: 2.2,
      lines: [...edgeStitch(on(t.toeEdge), hand), ...(p.cut === 0 ? holes(on) : [])],
    },
    {
      path: on(t.heel),
      colour: p.over,
      material: over,
      thickness: 3,
      edge: 2.2,
      lines: edgeStitch(on(t.heelEdge), hand),
    },
    {
      path: collar,
      colour: times(p.upper, 0.92),
      material: p.cut === 0 ? "leather" : "canvas",
      thickness: 8,
      edge: 6,
      volume: [[16, 14]],
      lies: "bridge",
      lines: stitch(on(t.opening), { ...shoeStitch, off: 20 }),
    },
    { path: on(t.opening), colour: dye("chalk"), material: "jersey", thickness: -16, edge: 10, light: 0.5 },
    {
      path: on(t.insole),
      colour: times(dye("ecru"), 0.9),
      material: "canvas",
      thickness: 1,
      edge: 4,
      light: 0.5,
      volume: [[-18, 26]],
      print: {
        svg: words({
          x: at.x + 8 * (at.flip ? -1 : 1),
          y: at.y + 350,
          turn: at.turn,
          text: "BRUK",
          width: 90,
          height: 40,
          fill: "#1d1d1c",
        }),
        wear: 0.5,
        ink: 0.7,
      },
    },
    {
      path: on(t.tongue),
      colour: times(p.upper, 0.95),
      material: "canvas",
      thickness: 8,
      edge: 6,
      volume: [[18, 18]],
      lies: "bridge",
      bridge: 20,
      lines: edgeStitch(on(t.tongueTip), -hand as 1 | -1, 9, 8),
    },
    {
      path: on(t.stayL),
      colour: p.over,
      material: over,
      thickness: 4,
      edge: 2.4,
      lies: "bridge",
      bridge: 18,
      lines: edgeStitch(on(t.stayLEdge), -hand as 1 | -1, 7, 6),
    },
    {
      path: on(t.stayR),
      colour: p.over,
      material: over,
      thickness: 4,
      edge: 2.4,
      lies: "bridge",
      bridge: 18,
      lines: edgeStitch(on(t.stayREdge), hand, 7, 6),
    },
    ...[0, 1, 2, 3, 4, 5].flatMap((i) => rung(p, on, i)),
    ...bow(p, on),
  ];
}

function rung(p: Pair, on: (path: string) => string, i: number): Panel[] {
  const y = -122 + i * 43;
  const [l, r] = [-92 - i * 1.5, 88 + i * 1.5];
  const course = on(
    i % 2
      ? line(`${l},${y} -40,${y - 6} 40,${y - 8} ${r},${y - 2}`)
      : line(`${l},${y - 2} -40,${y - 8} 40,${y - 6} ${r},${y}`),
  );
  const hole = (x: number): Panel => ({
    path: on(ellipse(x, y, 9, 9)),
    colour: [0.03, 0.03, 0.03],
    material: "matte",
    thickness: -3,
    edge: 2,
    light: 0.6,
  });
  return [
    hole(l),
    hole(r),
    {
      path: course,
      stroke: 20,
      colour: p.lace,
      material: "canvas",
      thickness: 8,
      edge: 5,
      lies: "bridge",
      bridge: 12,
      texture: weave,
    },
  ];
}

function bow(p: Pair, on: (path: string) => string): Panel[] {
  const cords = [
    "-6,106 -60,80 -130,96 -160,140 -130,170 -60,146 -6,110",
    "6,106 60,84 126,104 150,150 120,176 60,146 6,110",
    "-4,112 -30,170 -70,220 -96,290",
    "6,112 40,176 60,240 100,280",
  ];
  return [
    ...cords.map((c): Panel => ({
      path: on(line(c)),
      stroke: 15,
      colour: p.lace,
      material: "canvas",
      thickness: 8,
      edge: 4.5,
      lies: "bridge",
      bridge: 8,
      texture: weave,
    })),
    {
      path: on(ellipse(0, 108, 17, 13)),
      colour: p.lace,
      material: "canvas",
      thickness: 11,
      edge: 5,
      lies: "bridge",
      bridge: 8,
      texture: weave,
    },
  ];
}

const weave = (x: number, y: number): number => 0.5 * Math.sin((x + y) * 0.9) * Math.sin((x - y) * 0.9);

const holes = (on: (path: string) => string) =>
  [-60, -30, 0, 30, 60].flatMap((x) =>
    [-330, -300, -270].map((y) => ({
      lines: [pointOf(on(`M${x} ${y + Math.abs(x) * 0.2}`))],
      width: 7.5,
      bump: 0,
      groove: 1,
      thread: 0,
      round: true,
    })),
  );

function pointOf(path: string): [number, number][] {
  const [x = 0, y = 0] = path.slice(1).split(" ").map(Number);
  return [
    [x, y],
    [x + 0.1, y],
  ];
}

const t = {
  sole: outline(
    "-10,-500 60,-492 124,-452 166,-380 182,-290 176,-180 154,-60 136,60 134,180 148,290 150,380 124,456 66,496 0,504 -66,496 -124,456 -150,380 -150,290 -146,180 -154,60 -170,-60 -182,-170 -184,-270 -170,-370 -134,-446 -76,-490",
  ),
  upper: outline(
    "-10,-484 56,-474 112,-438 150,-370 164,-290 158,-180 136,-60 118,60 116,180 130,290 132,380 108,446 58,480 0,488 -58,480 -108,446 -132,380 -132,290 -128,180 -136,60 -152,-60 -164,-170 -166,-270 -154,-360 -122,-432 -70,-474",
  ),
  toe: outline(
    "-10,-484 56,-474 112,-438 150,-370 164,-290 160,-214* 100,-246 40,-262 0,-264 -40,-262 -100,-246 -164,-210* -166,-270 -154,-360 -122,-432 -70,-474",
  ),
  toeEdge: line("160,-214 100,-246 40,-262 0,-264 -40,-262 -100,-246 -164,-210"),
  heel: outline(
    "0,488 -58,480 -108,446 -132,380 -130,320* -96,400 -50,440 0,452 50,440 96,400 128,320* 132,380 108,446 58,480",
  ),
  heelEdge: line("-130,320 -96,400 -50,440 0,452 50,440 96,400 128,320"),
  collar: outline("-4,70 78,90 116,170 122,260 114,360 74,442 0,466 -74,442 -114,360 -122,260 -116,170 -82,90"),
  highCollar: outline("-4,40 90,70 132,160 140,260 130,370 84,462 0,486 -84,462 -130,370 -140,260 -132,160 -94,70"),
  opening: outline("-4,96 60,110 92,170 96,260 90,350 60,420 0,440 -60,420 -90,350 -96,260 -92,170 -64,110"),
  insole: outline("0,200 70,220 84,270 78,350 52,412 0,430 -52,412 -78,350 -84,270 -70,220"),
  tongue: outline("-62,-150* 0,-176 58,-150* 66,0 72,120 66,200 34,224 0,228 -38,224 -70,200 -76,120 -70,0"),
  tongueTip: line("-76,120 -70,200 -38,224 0,228 34,224 66,200 72,120"),
  stayL: outline("-40,-190* -90,-190 -128,-150 -134,-40 -128,60 -120,130 -98,156 -68,140* -66,0 -54,-150"),
  stayLEdge: line("-40,-190 -90,-190 -128,-150 -134,-40 -128,60 -120,130 -98,156 -68,140"),
  stayR: outline("36,-190* 86,-190 124,-150 128,-40 120,60 110,130 92,156 64,140* 62,0 50,-150"),
  stayREdge: line("36,-190 86,-190 124,-150 128,-40 120,60 110,130 92,156 64,140"),
};
