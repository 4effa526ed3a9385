import { forms } from "./pl/forms.ts";
import { layout } from "./pl/layout.ts";
import { order } from "./pl/order.ts";
import { pages } from "./pl/pages.ts";
import type { Dictionary } from "../translations.ts";

/** The Polish dictionary, built into the browser's code (specification, point 9). */
export const pl: Dictionary = { ...layout, ...pages, ...order, ...forms };
