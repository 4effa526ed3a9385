import { dye, hexOf, times } from "../engine/colour.ts";
import { seam } from "../engine/lines.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { outline, put } from "../parts/curve.ts";
import { words } from "../parts/label.ts";
import { flatShadows } from "../parts/shoe.ts";
import { printAt } from "../prints/art.ts";
import type { Look } from "../../catalogue/types.ts";

/**
 * A booklet of rolling papers. Cuts: 0 long, 1 with card tips under the flap.
 * Front: closed and open, one over the other; back: the reverse; detail the leaves.
 */
export function papers(look: Look, seed: number, view: View): Scene {
  const rest = { seed, warp: 1.5, ripple: 0.2, fuzz: 0.1, shadows: flatShadows };
  const panels =
    view === "back"
      ? closed(look, { x: 600, y: 760, turn: 4 }, true)
      : [...open(look, { x: 590, y: 490, turn: -5 }), ...closed(look, { x: 610, y: 1060, turn: 4 }, false)];
  return {
    ...rest,
    panels,
    camera: view === "detail" ? { x: 520, y: 520, zoom: 2.1 } : { x: 600, y: 760, zoom: 1.02 },
  };
}

type At = { x: number; y: number; turn: number };
const cover = outline("-490,-150* 490,-154* 492,0 490,152* -490,150* -492,0");

function closed(look: Look, at: At, back: boolean): Panel[] {
  const base = dye(look.base);
  const ink = hexOf(look.print.colour);
  const text = look.print.text ?? "BRUK";
  const face = back
    ? words({ x: 0, y: -40, text, width: 300, height: 60, fill: ink }) +
      `<rect x="-300" y="20" width="600" height="4" fill="${ink}"/><rect x="-220" y="50" width="440" height="10" fill="${ink}" opacity="0.7"/><rect x="-180" y="76" width="360" height="10" fill="${ink}" opacity="0.7"/>`
    : words({ x: -190, y: 10, text, width: 460, height: 130, fill: ink }) +
      printAt({ ...look.print, text: " " }, { x: 290, y: 4, width: 300, height: 230 });
  return [
    {
      path: put(outline("-484,-144* 496,-140* 498,164* -480,160*"), at),
      colour: dye("ecru"),
      material: "paper",
      thickness: 5,
      edge: 2,
    },
    {
      path: put(cover, at),
      colour: base,
      material: "paper",
      thickness: 8,
      edge: 3,
      volume: [[6, 30]],
      lines: [...seam(put("M-470 -128 L470 -132", at), 0.4, 3)],
      print: {
        svg: `<g transform="translate(${at.x} ${at.y}) rotate(${at.turn})">${face}</g>`,
        follow: 0,
        wear: 0.04,
        height: 0.05,
      },
    },
  ];
}

function open(look: Look, at: At): Panel[] {
  const base = dye(look.base);
  const on = (d: string): string => put(d, at);
  const leaf = (dy: number, k: number): Panel => ({
    path: on(outline(`-470,${-20 + dy}* 470,${-24 + dy}* 466,${150 + dy}* -466,${154 + dy}*`)),
    colour: times(dye("ecru"), k),
    material: "paper",
    thickness: 2.4,
    edge: 1.6,
    undulation: { height: 3, long: 300, wide: 120, degrees: 0 },
  });
  const ink = hexOf(look.print.colour);
  return [
    {
      path: on(outline("-490,-250* 490,-254* 492,-110 490,30* -490,30* -492,-110")),
      colour: times(base, 0.92),
      material: "paper",
      thickness: 4,
      edge: 2.4,
      lines: seam(on("M-490 -110 L490 -112"), 0.6, 4),
      print: {
        svg: `<g transform="translate(${at.x} ${at.y}) rotate(${at.turn})">${words({
          x: 0,
          y: -180,
          text: look.print.text ?? "BRUK",
          width: 400,
          height: 60,
          fill: ink,
        })}</g>`,
        follow: 0,
        wear: 0,
      },
    },
    ...(look.cut === 1
      ? [0, 1, 2].map((i): Panel => ({
          path: on(
            outline(`${-440 + i * 300},-90* ${-170 + i * 300},-92* ${-168 + i * 300},10* ${-438 + i * 300},12*`),
          ),
          colour: times(dye("sand"), 1.05),
          material: "paper",
          thickness: 3,
          edge: 1.6,
          lines: [20, 40, 60, 80].flatMap((d) =>
            seam(on(`M${-430 + i * 300 + d * 3} -88 L${-430 + i * 300 + d * 3} 8`), 0.5, 2),
          ),
        }))
      : []),
    leaf(0, 0.94),
    leaf(10, 0.97),
    leaf(22, 1),
    {
      path: on(outline("-490,60* 490,56* 492,160 490,250* -490,250* -492,160")),
      colour: base,
      material: "paper",
      thickness: 7,
      edge: 3,
      volume: [[5, 24]],
      print: {
        svg: `<g transform="translate(${at.x} ${at.y}) rotate(${at.turn})">${printAt(
          { ...look.print, text: " " },
          { x: 0, y: 154, width: 820, height: 150 },
        )}</g>`,
        follow: 0,
        wear: 0.04,
      },
    },
  ];
}
