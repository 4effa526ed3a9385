import { information } from "../information.ts";
import { offline } from "../offline.ts";
import { text } from "../text.ts";

/** What information pages and the pages beside the goods begin with. */
export const texts = { ...text, ...information, ...offline };
