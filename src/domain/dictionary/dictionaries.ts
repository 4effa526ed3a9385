import type { LanCode } from "../language.ts";
import { translate } from "../translations.ts";
import { cz } from "./cz.ts";
import { en } from "./en.ts";
import { pl } from "./pl.ts";
import type { FillAfter, TextCode, Texts } from "./text-code.ts";

/** Every language's dictionary: for the server and the generator, too heavy for the browser. */
export const dictionaries: Record<LanCode, Texts> = { pl, en, cz };

/** Returns the shop's words in a language, as plain text: `textIn("en", "LAYOUT_CART")`. */
export function textIn<Code extends TextCode>(lanCode: LanCode, code: Code, ...[fill]: FillAfter<Code>): string {
  return translate(dictionaries[lanCode], code, fill);
}
