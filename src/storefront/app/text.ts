import { useCallback } from "react";
import { fillText, plural, translate, type Fill } from "../../domain/translations.ts";
import type { CountedCode, FillAfter, TextCode, Texts } from "../../domain/dictionary/text-code.ts";
import { layout } from "../../domain/dictionary/pl/layout.ts";
import { pages } from "../../domain/dictionary/pl/pages.ts";
import type { SessionState } from "../session/state.ts";
import { session, useSession } from "../session/store.ts";

/** The built-in Polish texts; a part that is loaded later brings its own. */
const polish: Record<string, string> = { ...layout, ...pages };

/** Adds the built-in texts of code that is loaded later. The dictionary stays the same object: what is shown already needs none of them, and is not rendered again. */
export function teach(texts: Partial<Texts>): void {
  Object.assign(polish, texts);
}

/** A code of the dictionary, followed by what its text wants filled in. */
export type Text = <Code extends TextCode>(code: Code, ...fill: FillAfter<Code>) => string;

/** Returns the shop's words in the shopper's language: `t("LAYOUT_CART")`; a missing code reads %CODE%. */
export function useText(): Text {
  const dictionary = useSession(dictionaryOf);
  return useCallback(
    (code: TextCode, fill?: Fill) =>
      import.meta.env.SSR ? prerenderedText(code, fill) : translate(dictionary, code, fill),
    [dictionary],
  );
}

const prerendered = new Map<string, string>();

/** The same while pages are prerendered, in Polish: thousands of times the same texts, so each is freed of its HTML once. */
function prerenderedText(code: string, fill?: Fill): string {
  const text = prerendered.get(code) ?? translate(polish, code);
  prerendered.set(code, text);
  return fill === undefined ? text : fillText(text, fill);
}

/** The same outside of React, for notices and refusals. */
export function textNow<Code extends TextCode>(code: Code, ...fill: FillAfter<Code>): string;
export function textNow(code: TextCode, fill?: Fill): string {
  return translate(dictionaryOf(session.getState()), code, fill);
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

/** Polish is built in; until another language has come, the shop speaks Polish. */
function dictionaryOf({ lanId, lanDefs }: SessionState) {
  return lanId === 1 || lanDefs === null ? polish : lanDefs.defs;
}
