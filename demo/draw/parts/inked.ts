import type { Look, Print } from "../../catalogue/types.ts";

/** Returns a look's print with what it stands on as second ink where none is set, so that a number shows in its disc. */
export const inked = (look: Look): Print =>
  look.print.second || look.print.art !== "number" ? look.print : { ...look.print, second: look.base };
