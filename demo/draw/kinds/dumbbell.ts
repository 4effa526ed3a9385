import { dye, hexOf, times, type Rgb } from "../engine/colour.ts";
import { seam } from "../engine/lines.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { moved } from "../parts/moved.ts";
import { outline } from "../parts/curve.ts";
import { words } from "../parts/label.ts";
import { turned } from "../parts/lathe.ts";
import { flatShadows } from "../parts/shoe.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * Dumbbells. Cuts: 0 one hexagonal rubber dumbbell with a knurled steel handle, 1 a pair of small coated ones.
 * Front from above; back turned end-on beside it; detail a head and the handle.
 */
export function dumbbell(look: Look, seed: number, view: View): Scene {
  const rest = { seed, warp: 0.8, ripple: 0.06, fuzz: 0.08, shadows: flatShadows };
  const camera = view === "detail" ? { x: 420, y: look.cut === 1 ? 560 : 700, zoom: 2 } : { x: 600, y: 750, zoom: 1 };
  if (look.cut === 1) {
    const pair =
      view === "back"
        ? [small(look, false, 350), small(look, false, 850)]
        : [small(look, true, 520), small(look, true, 980)];
    return {
      ...rest,
      panels: pair.map((p, i) =>
        moved(p, view === "back" ? { x: 90, y: 100 + i * 30, scale: 0.85 } : { x: 90, y: 110, scale: 0.85 }),
      ),
      camera,
    };
  }
  if (view === "back") return { ...rest, panels: end(look) };
  return { ...rest, panels: hex(look), camera };
}

function hex(look: Look): Panel[] {
  const rubber = dye(look.base);
  const steel: Rgb = [0.33, 0.33, 0.325];
  const knurl = (a: number, r: number): number =>
    a > 440 && a < 760 ? 2.2 * Math.sin(a * 0.62 + r * 46) * Math.sin(a * 0.62 - r * 46) : 0.2 * Math.sin(a * 1.3);
  const head = (x0: number, x1: number): Panel => ({
    path: outline(
      `${x0},560 ${x0 + 22},540* ${x1 - 22},540* ${x1},560 ${x1 + 4},750 ${x1},940 ${x1 - 22},960* ${x0 + 22},960* ${x0},940 ${x0 - 4},750`,
    ),
    colour: rubber,
    material: "rubber",
    thickness: 14,
    edge: 9,
    lies: "level",
    level: 40,
    // Three of its six sides are seen: the middle one lies level, the outer two fall away.
    height: (_, y) => 150 - Math.max(0, Math.abs(y - 750) - 108) * 1.25,
    texture: (x, y) => 0.12 * Math.sin(x * 0.7) * Math.sin(y * 0.8),
    lines: seam(outline(`${x0 + 26},650 ${x1 - 26},650 ${x1 - 26},850 ${x0 + 26},850`), 0.3, 3),
    print: {
      svg: words({
        x: (x0 + x1) / 2,
        y: 750,
        turn: -90,
        text: look.print.text ?? "6 KG",
        width: 170,
        height: 92,
        fill: hexOf(look.print.colour),
      }),
      follow: 0,
      wear: 0.1,
      height: 1.4,
    },
  });
  return [
    turned({
      axis: 750,
      lying: true,
      profile: [
        [340, 50],
        [400, 50],
        [470, 56],
        [600, 66],
        [730, 56],
        [800, 50],
        [860, 50],
      ],
      colour: steel,
      material: "metal",
      depth: 0.9,
      level: 60,
      texture: knurl,
    }),
    head(110, 372),
    head(828, 1090),
  ];
}

function end(look: Look): Panel[] {
  const rubber = dye(look.base);
  const face = outline("600,430* 880,590* 880,910* 600,1070* 320,910* 320,590*");
  const inner = outline("600,500* 820,626* 820,874* 600,1000* 380,874* 380,626*");
  return [
    { path: face, colour: times(rubber, 0.95), material: "rubber", thickness: 30, edge: 14, volume: [[20, 20]] },
    {
      path: inner,
      colour: rubber,
      material: "rubber",
      thickness: -10,
      edge: 5,
      print: {
        svg: words({
          x: 600,
          y: 750,
          text: look.print.text ?? "6 KG",
          width: 300,
          height: 130,
          fill: hexOf(look.print.colour),
        }),
        follow: 0,
        wear: 0.1,
        height: 1.4,
      },
    },
  ];
}

function small(look: Look, lying: boolean, axis: number): Panel {
  const bone: [number, number][] = [];
  for (let x = 90; x <= 1110; x += 15) {
    const t = Math.abs(x - 600) / 510;
    const head = t > 0.46 ? 176 * Math.sqrt(Math.max(0, 1 - (Math.abs(t - 0.72) / 0.283) ** 2.6)) : 0;
    bone.push([x, Math.max(head, t < 0.6 ? 68 - 10 * t : 0, 6)]);
  }
  const mark = words({
    x: lying ? 968 : axis,
    y: lying ? axis - 4 : 968,
    turn: lying ? -90 : 0,
    text: look.print.text ?? "2 KG",
    width: 170,
    height: 76,
    fill: hexOf(look.print.colour),
  });
  return turned({
    axis,
    lying,
    profile: bone,
    colour: dye(look.base),
    material: "matte",
    depth: 0.8,
    texture: (a, r) => 0.3 * Math.sin(a * 0.8 + r * 20) * Math.sin(r * 34),
    rest: { print: { svg: mark, follow: 0, wear: 0, height: 1 } },
  });
}
