import { dye, times, type Rgb } from "../engine/colour.ts";
import type { Look } from "../../catalogue/types.ts";

export interface ShoeDyes {
  upper: Rgb;
  over: Rgb;
  sole: Rgb;
  gum: Rgb;
  lace: Rgb;
  mark: Rgb;
  thread: Rgb;
}

/** Returns what a shoe is dyed with: soles, laces and thread chosen to suit the upper. */
export function shoeDyes(look: Look): ShoeDyes {
  const upper = dye(look.base);
  const over = dye(look.accent ?? look.base);
  const dark = upper[0] + upper[1] + upper[2] < 0.5;
  return {
    upper,
    over: look.accent && look.accent !== "gum" ? over : times(upper, dark ? 1.35 : 0.86),
    sole: dye(look.accent === "gum" ? "ecru" : "chalk"),
    gum: dye("gum"),
    lace: dark ? dye("chalk") : look.base === "white" || look.base === "chalk" ? dye("white") : dye("chalk"),
    mark: upper[0] + upper[1] + upper[2] > 1.7 ? (look.accent ? over : dye("concrete")) : dye("chalk"),
    thread: dark ? dye("ecru") : times(upper, 0.9),
  };
}
