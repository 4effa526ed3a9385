import type { Rgb } from "../engine/colour.ts";
import { toHex } from "../engine/colour.ts";
import { stitch } from "../engine/lines.ts";
import { box, place } from "../engine/paths.ts";
import { centred, lettering } from "../prints/lettering.ts";
import type { Panel } from "../engine/scene.ts";

export interface Label {
  x: number;
  y: number;
  width: number;
  height: number;
  turn?: number;
  text: string;
  ground: Rgb;
  ink: Rgb;
  sewn?: boolean;
}

/** Returns a woven label sewn flat on what lies below, its text as large as it fits. */
export function wovenLabel(label: Label): Panel {
  const { x, y, width, height, turn = 0, text, ground, ink } = label;
  const rim = place(box(-width / 2 + 5, -height / 2 + 5, width - 10, height - 10, 1), x, y, turn);
  return {
    path: place(box(-width / 2, -height / 2, width, height, 2), x, y, turn),
    colour: ground,
    material: "twill",
    thickness: 2.5,
    edge: 1.6,
    lies: "bridge",
    bridge: 18,
    lines: label.sewn === false ? [] : stitch(rim, { dash: [4, 2.4], width: 1.3, groove: 0.2 }),
    print: {
      svg: words({ x, y, turn, text, width: width * 0.78, height: height * 0.44, fill: toHex(ink) }),
      height: 0.25,
      wear: 0,
    },
  };
}

export interface Words {
  x: number;
  y: number;
  turn?: number;
  text: string;
  /** The text is as wide or as high as these allow. */
  width: number;
  height: number;
  fill: string;
}

/** Returns upper-case text centred on a point, fitted into a box, as SVG. */
export function words({ x, y, turn = 0, text, width, height, fill }: Words): string {
  const natural = lettering(text, 100, 0.05);
  const size = Math.min(height, (width / natural.width) * 100);
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${centred(text, { x: 0, y: size / 2, size, tracking: 0.05, fill })}</g>`;
}
