import { looks } from "../looks.ts";

/** What the pages of looks begin with. */
export const texts = { ...looks };
