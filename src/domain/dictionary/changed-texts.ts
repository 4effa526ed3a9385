import type { LanCode } from "../language.ts";
import { placeholdersOf } from "../translations.ts";
import { dictionaries, serverDictionaries } from "./dictionaries.ts";
import type { ChangedTexts } from "./dictionaries.ts";
import { placeOfText } from "./text-places.ts";

/** A text as the shop says it in a language; `text` null: the default is said again. */
export interface ChangedText {
  code: string;
  lanCode: LanCode;
  text: string | null;
  /** What the software said when it was written. */
  writtenAgainst: string;
}

/** More signs than any default has, and than anybody reads on a page. */
export const mostSigns = 2000;

/** Why a text is not said. */
export type TextTrouble =
  | "fixed"
  | "empty"
  | "markup"
  | "signs"
  | "long"
  | "lines"
  | "placeholderMissing"
  | "placeholderUnknown";

/** What somebody who changes a text should know: it is much longer than its default, the law asks for what it says, or other forms of the same count are said otherwise. */
export type TextWarning = "longer" | "law" | "forms";

/** Returns a text as the software says it; undefined: it has none of this code. */
export function defaultText(lanCode: LanCode, code: string): string | undefined {
  const texts: Readonly<Record<string, string>> = isOfBrowser(code)
    ? dictionaries[lanCode]
    : serverDictionaries[lanCode];
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}

function isOfBrowser(code: string): boolean {
  return Object.hasOwn(dictionaries.pl, code);
}

/** Returns every code whose text a shop may change, in the order they are written in. */
export function changeableCodes(): string[] {
  return [...Object.keys(dictionaries.pl), ...Object.keys(serverDictionaries.pl)].filter(
    (code) => placeOfText(code) !== undefined,
  );
}

/** Returns why a text cannot be said in place of its default, and what of it is wrong: a placeholder as it is written, or the first wrong sign; null: it can be. */
export function textTrouble(code: string, given: string, text: string): { trouble: TextTrouble; what: string } | null {
  if (placeOfText(code) === undefined) return { trouble: "fixed", what: "" };
  if (text.trim() === "") return { trouble: "empty", what: "" };
  if (text.length > mostSigns) return { trouble: "long", what: String(mostSigns) };
  // Emails write some texts into their HTML as they are: a text is never more than a text.
  const markup = /[<>]|&[#\p{L}\d]+;/u.exec(text)?.[0];
  if (markup !== undefined) return { trouble: "markup", what: markup };
  if (text.includes("\n") && !given.includes("\n")) return { trouble: "lines", what: "" };
  const sign = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/u.exec(text)?.[0];
  if (sign !== undefined)
    return { trouble: "signs", what: `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}` };
  const wanted = placeholdersOf(given);
  const named = placeholdersOf(text);
  const missing = [...wanted.difference(named)][0];
  if (missing !== undefined) return { trouble: "placeholderMissing", what: missing };
  const unknown = [...named.difference(wanted)][0];
  return unknown === undefined ? null : { trouble: "placeholderUnknown", what: unknown };
}

/** Returns what to be told of a text that can be said; `isChanged` tells of other codes whether the shop says them otherwise. */
export function textWarnings(
  code: string,
  text: string,
  { given, isChanged }: { given: string; isChanged: (code: string) => boolean },
): TextWarning[] {
  const forms = formsOf(code).filter((other) => other !== code);
  return [
    ...(text.length > Math.max(given.length * 1.5, given.length + 8) ? (["longer"] as const) : []),
    ...(isOfLaw(code) ? (["law"] as const) : []),
    ...(forms.length > 0 && !forms.every(isChanged) ? (["forms"] as const) : []),
  ];
}

/** Returns the texts that are said in place of their defaults: a code that is gone, or whose placeholders are others by now, is said as the software says it. */
export function saidTexts(changed: readonly ChangedText[]): ChangedTexts {
  const said: Record<LanCode, Record<string, string>> = { pl: {}, en: {}, cz: {} };
  for (const { code, lanCode, text } of changed) {
    const given = defaultText(lanCode, code);
    if (text !== null && given !== undefined && textTrouble(code, given, text) === null) said[lanCode][code] = text;
  }
  return said;
}

/** Returns those of a language's texts that the browser says, too. */
export function browserTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([code]) => isOfBrowser(code)));
}

/** Returns the codes of a word that is counted, this one among them; none of a text that is not. */
function formsOf(code: string): string[] {
  const counted = /^(.+)_(?:ONE|FEW|MANY)$/.exec(code)?.[1];
  const forms = counted === undefined ? [] : ["ONE", "FEW", "MANY"].map((form) => `${counted}_${form}`);
  return forms.every((form) => defaultText("pl", form) !== undefined) ? forms : [];
}

/** What the law asks a shop to say: the duty to pay at the button, consents, withdrawal, the lowest price of 30 days, complaints. */
function isOfLaw(code: string): boolean {
  return /^BTN_MAKEORDER$|WITHDRAW|CONSENT|LOWEST|COMPLAINT|PRIVACY|AGREEMENTS|TERMS|GUARANTEE/.test(code);
}
