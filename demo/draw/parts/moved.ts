import type { Rgb } from "../engine/colour.ts";
import type { Fold } from "../engine/folds.ts";
import type { Line } from "../engine/lines.ts";
import type { Panel } from "../engine/scene.ts";
import { put } from "./curve.ts";

/** Where a panel goes: its origin, its scale, and whether left becomes right. */
export interface At {
  x: number;
  y: number;
  scale: number;
  flip?: boolean;
}

/** Returns a panel elsewhere: everything drawn in it goes along. */
export function moved(panel: Panel, at: At): Panel {
  const side = at.flip ? -1 : 1;
  const there = ([x, y]: [number, number]): [number, number] => [at.x + at.scale * side * x, at.y + at.scale * y];
  const back = (x: number, y: number): [number, number] => [(x - at.x) / (at.scale * side), (y - at.y) / at.scale];
  const at2 = <T>(f?: (x: number, y: number) => T) => f && ((x: number, y: number): T => f(...back(x, y)));
  const k = at.scale;
  const out: Panel = { ...panel, path: [panel.path].flat().map((d) => put(d, at)) };
  if (panel.stroke) out.stroke = panel.stroke * k;
  if (panel.volume) out.volume = panel.volume.map(([h, r]) => [h * k, r * k]);
  if (panel.folds)
    out.folds = panel.folds.map((f): Fold => ({
      ...f,
      line: f.line.map(there),
      width: f.width * k,
      height: f.height * k,
    }));
  if (panel.lines)
    out.lines = panel.lines.map((l): Line => ({ ...l, lines: l.lines.map((q) => q.map(there)), width: l.width * k }));
  for (const key of ["fade", "height", "texture"] as const)
    if (panel[key]) out[key] = at2(panel[key]) as (x: number, y: number) => number;
  if (panel.tint) out.tint = at2(panel.tint) as (x: number, y: number) => Rgb;
  if (panel.print)
    out.print = {
      ...panel.print,
      svg: `<g transform="translate(${at.x} ${at.y}) scale(${k * side} ${k})">${panel.print.svg}</g>`,
    };
  return out;
}
