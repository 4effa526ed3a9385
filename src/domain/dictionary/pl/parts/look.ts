import { looks } from "../looks.ts";

/** What the page of a look begins with. */
export const texts = { ...looks };
