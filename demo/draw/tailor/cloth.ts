import type { Look } from "../../catalogue/types.ts";
import { dye, luminance, mix, oklch, times, type Rgb } from "../engine/colour.ts";
import type { StitchStyle } from "../engine/lines.ts";
import type { MaterialName } from "../engine/materials.ts";

/** What a garment is cut from. */
export interface Cloth {
  base: Rgb;
  accent: Rgb;
  /** The cloth seen from inside. */
  inside: Rgb;
  material: MaterialName;
  heather: number;
  thread: Rgb;
  /** What its labels say: whose it is. */
  label: string;
  /** How its topstitching looks: denim shows its thread. */
  sewing: StitchStyle;
  /** Widths and heights of creases against jersey = 1: fleece rolls, nylon crackles. */
  roll: number;
  crisp: number;
}

/** Returns the cloth of a look; `usual` is the kind's own material. */
export function clothOf(look: Look, usual: MaterialName): Cloth {
  const base = dye(look.base);
  const heather = look.material === "heather" ? 0.14 : 0;
  const material = heather ? usual : ((look.material as MaterialName | undefined) ?? usual);
  const [roll, crisp] = drapes[material] ?? [1, 1];
  return {
    base: heather ? mix(base, [0.5, 0.5, 0.5], 0.12) : base,
    label: look.brand ?? "BRUK",
    accent: look.accent ? dye(look.accent) : base,
    inside: times(base, luminance(base) > 0.3 ? 0.8 : 0.72),
    material,
    heather,
    thread: material === "denim" ? denimThread(base) : times(base, luminance(base) > 0.4 ? 0.9 : 1.12),
    sewing: material === "denim" ? { width: 1.9, dash: [5.2, 2.8], groove: 0.34, thread: 1 } : { width: 1.5 },
    roll,
    crisp,
  };
}

/** Tobacco thread on indigo, tone on tone on white and black. */
export function denimThread(base: Rgb): Rgb {
  const light = luminance(base);
  if (light > 0.4) return times(base, 0.86);
  return light < 0.035 ? mix(base, [0.3, 0.28, 0.26], 0.35) : oklch(0.68, 0.1, 66);
}

const drapes: Partial<Record<MaterialName, [number, number]>> = {
  fleece: [1.3, 1.3],
  sherpa: [1.5, 1.2],
  denim: [0.95, 1.05],
  canvas: [1, 1.2],
  corduroy: [1.15, 1.1],
  flannel: [1.05, 1.1],
  ripstop: [0.8, 1.25],
  nylon: [0.78, 1.3],
  shell: [0.85, 1.25],
};
