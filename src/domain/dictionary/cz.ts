import { forms } from "./cz/forms.ts";
import { layout } from "./cz/layout.ts";
import { order } from "./cz/order.ts";
import { pages } from "./cz/pages.ts";
import type { Dictionary } from "../translations.ts";

/** The Czech dictionary, fetched from the server (specification, point 9). */
export const cz: Dictionary = { ...layout, ...pages, ...order, ...forms };
