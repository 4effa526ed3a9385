import { useCallback } from "react";
import { type Dictionary, fillText, plural, translate, type Fill } from "../../domain/translations.ts";
import type { CountedCode, FillAfter, TextCode, Texts } from "../../domain/dictionary/text-code.ts";
import type { AnyPage } from "../../contract/page-data.ts";
import type { LanCode } from "../../domain/language.ts";
import type { SessionState } from "../session/state.ts";
import { session, useSession } from "../session/store.ts";

/** The built-in texts: those in the language of the page the browser was given, by screen, and over them the Polish ones of code that is loaded later. */
const builtIn: Record<string, string> = {};

/** Adds texts in the language of the page the browser was given. The dictionary stays the same object: what is shown already needs none of them, and is not rendered again. */
export function speak(texts: Partial<Texts>): void {
  Object.assign(builtIn, texts);
}

/** Adds the built-in Polish texts of code that is loaded later; until another language has come whole, they stand in for its own. */
export function teach(texts: Partial<Texts>): void {
  Object.assign(builtIn, { ...texts, ...builtIn });
}

/** The page being shown: what the shop says in place of its defaults comes with it, whatever came before or was kept. */
let page: Pick<AnyPage, "lanId" | "layout"> | undefined;

/** From here on the shop says what this page brings in place of its defaults, where it speaks the page's language. */
export function sayAsOn(shown: AnyPage): void {
  page = shown;
}

/** A code of the dictionary, followed by what its text wants filled in. */
export type Text = <Code extends TextCode>(code: Code, ...fill: FillAfter<Code>) => string;

/** Returns the shop's words in the shopper's language: `t("LAYOUT_CART")`; a missing code reads %CODE%. */
export function useText(): Text {
  const dictionary = useSession(dictionaryOf);
  return useCallback(
    (code: TextCode, fill?: Fill) => (import.meta.env.SSR ? prerenderedText(code, fill) : said(dictionary, code, fill)),
    [dictionary],
  );
}

const prerendered: Record<LanCode, Map<string, string>> = { pl: new Map(), en: new Map(), cz: new Map() };
let dictionaries: Readonly<Record<LanCode, Dictionary>> = { pl: builtIn, en: builtIn, cz: builtIn };

/** Gives the renderer every language whole. */
export function givePrerenderedTexts(all: Readonly<Record<LanCode, Dictionary>>): void {
  dictionaries = all;
}

/** The same while pages are prerendered: thousands of times the same texts, so each is freed of its HTML once. */
function prerenderedText(code: string, fill?: Fill): string {
  const own = page?.layout.texts;
  if (own && code in own) return translate(own, code, fill);
  const { lanCode } = session.getInitialState();
  const text = prerendered[lanCode].get(code) ?? translate(dictionaries[lanCode], code);
  prerendered[lanCode].set(code, text);
  return fill === undefined ? text : fillText(text, fill);
}

/** The same outside of React, for notices and refusals. */
export function textNow<Code extends TextCode>(code: Code, ...fill: FillAfter<Code>): string;
export function textNow(code: TextCode, fill?: Fill): string {
  return said(dictionaryOf(session.getState()), code, fill);
}

/**
 * Returns a counted noun in the shopper's language: `count("PRODUCTS", 5)` → '5 produktów', from the
 * texts PRODUCTS_ONE, PRODUCTS_FEW and PRODUCTS_MANY, whose @count is filled.
 */
export function useCount(): (code: CountedCode, count: number) => string {
  const lanCode = useSession((state) => state.lanCode);
  const t = useText();
  return (code, count) => t(`${code}_${plural(count, { one: "ONE", few: "FEW", many: "MANY" }, lanCode)}`, { count });
}

/** What is built in is in the language of the page the browser was given. */
function said(dictionary: Dictionary, code: TextCode, fill?: Fill): string {
  const { lanId } = dictionary === builtIn ? session.getInitialState() : session.getState();
  const own = page?.lanId === lanId && page.layout.texts;
  return translate(own && code in own ? own : dictionary, code, fill);
}

/** Polish is built in; until another language has come, the shop speaks what the page was given in. */
function dictionaryOf({ lanId, lanDefs }: SessionState) {
  return lanId === 1 || lanDefs === null ? builtIn : lanDefs.defs;
}
