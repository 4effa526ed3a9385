import { forms } from "./en/forms.ts";
import { layout } from "./en/layout.ts";
import { order } from "./en/order.ts";
import { pages } from "./en/pages.ts";
import type { Dictionary } from "../translations.ts";

/** The English dictionary, fetched from the server (specification, point 9). */
export const en: Dictionary = { ...layout, ...pages, ...order, ...forms };
