import { home } from "../home.ts";
import { layout } from "../layout.ts";
import { pages } from "../pages.ts";

/** What stands around every page, and what the home page begins with. */
export const texts = { ...layout, ...pages, ...home };
