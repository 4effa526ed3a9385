import { home } from "../home.ts";

/** What the home page begins with. */
export const texts = { ...home };
