import type { LanCode } from "../language.ts";
import { type Fill, translate } from "../translations.ts";
import { cz } from "./cz.ts";
import { czServer } from "./cz-server.ts";
import { en } from "./en.ts";
import { enServer } from "./en-server.ts";
import { pl } from "./pl.ts";
import { plServer } from "./pl-server.ts";
import type { AnyPlainCode, AnyTextCode, FillAfter, ServerTexts, Texts } from "./text-code.ts";

/** What the browser's code asks for, in every language: for the server and the generator, too heavy for the browser. */
export const dictionaries: Record<LanCode, Texts> = { pl, en, cz };

/** What only the server says, in every language. */
export const serverDictionaries: Record<LanCode, ServerTexts> = { pl: plServer, en: enServer, cz: czServer };

const everyText: Record<LanCode, Texts & ServerTexts> = {
  pl: { ...pl, ...plServer },
  en: { ...en, ...enServer },
  cz: { ...cz, ...czServer },
};

/** What a shop says in place of its defaults, by language and code: plain texts. */
export type ChangedTexts = Readonly<Record<LanCode, Readonly<Record<string, string>>>>;

let changedTexts: () => ChangedTexts | undefined = () => undefined;

/** Says how it is known which texts are changed where one is asked for: in a request, a job, a batch of pages, each of one shop and moment. */
export function giveChangedTexts(read: () => ChangedTexts | undefined): void {
  changedTexts = read;
}

/** Returns the shop's words in a language, as plain text: `textIn("en", "LAYOUT_CART")`. */
export function textIn<Code extends AnyTextCode>(lanCode: LanCode, code: Code, ...[fill]: FillAfter<Code>): string {
  return filledIn(lanCode, code, fill);
}

/** The same where it is the value of a refusal that decides on the code, and so on what is filled in. */
export function filledIn(lanCode: LanCode, code: AnyTextCode, fill?: Fill): string {
  const changed = changedTexts()?.[lanCode];
  return translate(changed !== undefined && Object.hasOwn(changed, code) ? changed : everyText[lanCode], code, fill);
}

/** Returns `textIn` for one language, where much is said in it: `const t = translator("en")`, `t("LAYOUT_CART")`. */
export function translator(
  lanCode: LanCode,
): <Code extends AnyTextCode>(code: Code, ...fill: FillAfter<Code>) => string {
  return (code, ...fill) => textIn(lanCode, code, ...fill);
}

/** Returns a text that nothing is filled into in every language, as what is stored in all of them. */
export function inEveryLanguage(code: AnyPlainCode): Record<LanCode, string> {
  return { pl: textIn("pl", code), en: textIn("en", code), cz: textIn("cz", code) };
}
