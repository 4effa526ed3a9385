import { dye, times, type Rgb } from "../engine/colour.ts";
import type { MaterialName } from "../engine/materials.ts";
import type { Look } from "../../catalogue/types.ts";

/** Returns what a hat or bag is sewn of; twill where the look does not say. */
export const clothOf = (look: Look): MaterialName => cloths[look.material ?? ""] ?? "twill";

/** Returns the colour of its seams: the accent, else a shade that shows on the base without shouting. */
export function threadOf(look: Look): Rgb {
  if (look.accent) return dye(look.accent);
  const base = dye(look.base);
  return times(base, base[1] < 0.06 ? 2.4 : 0.86);
}

const cloths: Partial<Record<string, MaterialName>> = {
  corduroy: "corduroy",
  denim: "denim",
  suede: "suede",
  nylon: "nylon",
  ripstop: "ripstop",
  leather: "leather",
  canvas: "canvas",
  fleece: "fleece",
};
