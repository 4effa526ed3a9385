import type { Rgb } from "../engine/colour.ts";
import type { Panel, Scene } from "../engine/scene.ts";
import { moved } from "./moved.ts";
import { standing } from "./shoe.ts";

/** Returns the same boot twice, toes apart, each standing on its own line: both sides at a glance. */
export function bootPair(panels: Panel[], seed: number, thread: Rgb): Scene {
  const k = 0.62;
  const [far, near] = [60, 740];
  const other = panels.map((p) => moved(p, { x: 1150, y: far, scale: k, flip: true }));
  const one = panels.map((p) => moved(p, { x: 60, y: near - 60, scale: k }));
  const lines = [far + 990 * k, near - 60 + 990 * k];
  const shadowFrom = (_: number, y: number): number =>
    Math.max(...lines.map((g) => (y > g + 16 ? 0 : Math.max(0, Math.min(1, (y - (g - 68)) / 38)))));
  return { seed, thread, panels: [...other, ...one], ...standing(990), shadowFrom };
}
