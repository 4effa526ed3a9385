import type { Rgb } from "../engine/colour.ts";
import type { Fold } from "../engine/folds.ts";
import type { Line } from "../engine/lines.ts";
import type { Panel, Scene } from "../engine/scene.ts";
import { put } from "./curve.ts";
import { standing } from "./shoe.ts";

/** Answers the same boot twice, toes apart, each standing on its own line: both sides at a glance. */
export function bootPair(panels: Panel[], seed: number, thread: Rgb): Scene {
  const k = 0.62;
  const [far, near] = [60, 740];
  const other = panels.map((p) => moved(p, { x: 1150, y: far, scale: k, flip: true }));
  const one = panels.map((p) => moved(p, { x: 60, y: near - 60, scale: k }));
  const lines = [far + 990 * k, near - 60 + 990 * k];
  const shadowFrom = (_: number, y: number): number => Math.max(...lines.map((g) => (y > g + 16 ? 0 : Math.max(0, Math.min(1, (y - (g - 68)) / 38)))));
  return { seed, thread, panels: [...other, ...one], ...standing(990), shadowFrom };
}

type At = { x: number; y: number; scale: number; flip?: boolean };

/** Answers a panel elsewhere: everything drawn in it goes along. */
export function moved(panel: Panel, at: At): Panel {
  const side = at.flip ? -1 : 1;
  const there = ([x, y]: [number, number]): [number, number] => [at.x + at.scale * side * x, at.y + at.scale * y];
  const back = (x: number, y: number): [number, number] => [(x - at.x) / (at.scale * side), (y - at.y) / at.scale];
  const at2 = <T>(f?: (x: number, y: number) => T) => f && ((x: number, y: number): T => f(...back(x, y)));
  const k = at.scale;
  const out: Panel = { ...panel, path: [panel.path].flat().map((d) => put(d, at)) };
  if (panel.stroke) out.stroke = panel.stroke * k;
  if (panel.volume) out.volume = panel.volume.map(([h, r]) => [h * k, r * k]);
  if (panel.folds) out.folds = panel.folds.map((f): Fold => ({ ...f, line: f.line.map(there), width: f.width * k, height: f.height * k }));
  if (panel.lines) out.lines = panel.lines.map((l): Line => ({ ...l, lines: l.lines.map((q) => q.map(there)), width: l.width * k }));
  for (const key of ["fade", "height", "texture"] as const) if (panel[key]) out[key] = at2(panel[key]) as (x: number, y: number) => number;
  if (panel.tint) out.tint = at2(panel.tint) as (x: number, y: number) => Rgb;
  if (panel.print) out.print = { ...panel.print, svg: `<g transform="translate(${at.x} ${at.y}) scale(${k * side} ${k})">${panel.print.svg}</g>` };
  return out;
}
