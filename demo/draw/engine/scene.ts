import type { Rgb } from "./colour.ts";
import type { Fold } from "./folds.ts";
import { frameOf, type Camera } from "./frame.ts";
import { groundAndGrain, type GroundShadow } from "./ground.ts";
import { layPanels } from "./layers.ts";
import type { Line } from "./lines.ts";
import { shade } from "./light.ts";
import type { MaterialName } from "./materials.ts";
import { forgetNoise } from "./noise.ts";

/** The three pictures of a product. */
export type View = "front" | "back" | "detail";

/**
 * A thing to be photographed from above on pale concrete: panels laid one over another, in scene
 * units. The scene is 1200 wide and 1500 high, y downwards; all sizes and heights are in these units,
 * whatever the picture's scale. Light comes from the upper left. A garment is about 13 units to the
 * centimetre, a shoe about 33.
 */
export interface Scene {
  seed: number;
  /** From the lowest to the topmost. */
  panels: Panel[];
  /** The colour of `thread` in lines, linear. */
  thread?: Rgb;
  /** How far every outline wanders at 300-unit hills: 9 for cloth (the default), at most 1.5 for rigid things. */
  warp?: number;
  /** The same at 46-unit hills; default 1.2, rigid 0.2. */
  ripple?: number;
  /** Roughness of edges at 3.5-unit hills; default 0.5 for cloth, 0.1 rigid. */
  fuzz?: number;
  /** Where the camera stands; default the whole scene. A close-up is the same scene with a zoom of 2 to 3. */
  camera?: Camera;
  /** Soft shadows on the ground; default fits a lying garment. */
  shadows?: GroundShadow[];
  /** How much of a point's cover throws a ground shadow, 0..1 (a standing shoe: only its sole). */
  shadowFrom?: (x: number, y: number) => number;
}

/**
 * One piece of the thing. Only `path`, `colour` and `material` are needed.
 *
 *     { path: "M100 100 L500 100 L500 700 Z", colour: dye("sand"), material: "canvas", thickness: 3, edge: 3, volume: [[12, 30]] }
 */
export interface Panel {
  /** Closed outlines (absolute M L C Q Z). A list is united; a second subpath the other way round is a hole. */
  path: string | string[];
  /** When given, the path is an open course drawn as a band of this width with round ends (cords, laces, straps). */
  stroke?: number;
  colour: Rgb;
  material: MaterialName;
  /** The step at its rim: height, and the softness of the rim. Default 2 over 3. A negative one sinks. */
  thickness?: number;
  edge?: number;
  /** Inflation: [height, radius] layers, e.g. [[9, 9], [26, 52]] for a hoodie's body. */
  volume?: [number, number][];
  /**
   * How it lies on what is below. 'add' (default): its height adds, so it follows what it covers.
   * 'drape': replaces the relief of earlier 'drape' panels on the same base (sleeves and body over
   * one inflated union: give the union volume first, then each part with thickness 0 and folds).
   * 'level': its height counts from `level`, hiding what is below.
   * 'bridge': lies on a smoothed version of what is below (pockets, hoods, flaps, badges).
   */
  lies?: "add" | "drape" | "level" | "bridge";
  level?: number;
  /** How widely a bridging panel smooths, units; default 14. */
  bridge?: number;
  /** Rolling waves of the cloth: height, and their size along and across an angle in degrees (default 190 × 95 at 90). */
  undulation?: { height: number; degrees?: number; long?: number; wide?: number };
  folds?: Fold[];
  /** Changes the undulation between panels of one scene. */
  variant?: number;
  /** Melange strength, about 0.13. */
  heather?: number;
  /** How much light reaches it, 0..1: insides of hoods and collars about 0.5. */
  light?: number;
  /** Multiplies the colour at a scene point (fades, dirt, printed shade). */
  fade?: (x: number, y: number) => number;
  /** Replaces the colour at a scene point (checks, camouflage, veneers). */
  tint?: (x: number, y: number) => Rgb;
  /** Adds slow height at a scene point, units. */
  height?: (x: number, y: number) => number;
  /** Adds fine height at a scene point, units (knit, treads, weave). */
  texture?: (x: number, y: number) => number;
  /** Seams, stitches, ribs on this panel: `lines.ts`. Clipped to the panel and hidden by those above. */
  lines?: Line[];
  /** SVG drawn on the panel in scene units; it bends with the folds. */
  print?: PrintOn;
  /** Whether its cover throws a ground shadow; default true. */
  castsOnGround?: boolean;
}

interface PrintOn {
  /** Inner SVG, scene coordinates, no background. */
  svg: string;
  /** How far folds bend it; default 0.7; 0 on rigid things. */
  follow?: number;
  /** Opacity of the ink; default 0.97. */
  ink?: number;
  /** Patchy wear, 0..1; default 0.08. */
  wear?: number;
  /** Height of the ink, units; default 0.3; embroidery 1.2. */
  height?: number;
}

/**
 * Returns the picture of a scene as raw sRGB bytes, three to a pixel, `1200 × scale` by `1500 × scale`.
 * The same scene and scale always give the same bytes.
 */
export async function paint(scene: Scene, scale = 1): Promise<Picture> {
  const frame = frameOf(scene.camera ?? { x: 600, y: 750, zoom: 1 }, scale);
  const layers = await layPanels(scene, frame);
  const lit = shade(layers, frame);
  const data = groundAndGrain(lit, layers, scene, frame);
  forgetNoise();
  return { data, width: frame.w, height: frame.h };
}

export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}
