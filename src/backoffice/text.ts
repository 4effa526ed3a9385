import { type ComponentType, useCallback } from "react";
import { create } from "zustand";
import { lazyComponent } from "../ui/lazy-component.ts";
import type {
  FillAfter,
  BackofficeCountedCode,
  BackofficeFirstCode,
  BackofficeGoodsCode,
  BackofficeTextCode,
  BackofficeTexts,
} from "../domain/dictionary/text-code.ts";
import type { LanCode } from "../domain/language.ts";
import { type Fill, plural, translate } from "../domain/translations.ts";

interface Spoken {
  lanCode: LanCode;
  texts: BackofficeTexts | null;
}

/** The language the back office speaks, with its texts once they have come. */
export const useSpoken = create<Spoken>(() => ({ lanCode: "pl", texts: null }));

const bring: Record<LanCode, () => Promise<Readonly<Record<BackofficeFirstCode, string>>>> = {
  pl: async () => (await import("../domain/dictionary/pl-backoffice.ts")).plBackoffice,
  en: async () => (await import("../domain/dictionary/en-backoffice.ts")).enBackoffice,
  cz: async () => (await import("../domain/dictionary/cz-backoffice.ts")).czBackoffice,
};
const bringGoods: Record<LanCode, () => Promise<Readonly<Record<BackofficeGoodsCode, string>>>> = {
  pl: async () => (await import("../domain/dictionary/pl-backoffice-goods.ts")).plBackofficeGoods,
  en: async () => (await import("../domain/dictionary/en-backoffice-goods.ts")).enBackofficeGoods,
  cz: async () => (await import("../domain/dictionary/cz-backoffice-goods.ts")).czBackofficeGoods,
};

let wanted: LanCode | undefined;
let ofGoods = false;
let goodsComing: Promise<void> | undefined;

/** Speaks a language from the moment its texts have come; of two that are asked for the later one. */
export async function speak(lanCode: LanCode): Promise<void> {
  if (lanCode === wanted) return;
  wanted = lanCode;
  await bringTexts(lanCode);
}

/** Brings what is said of goods, prices and customers, once; from then on it comes with each language. */
function speakOfGoods(): Promise<void> {
  ofGoods = true;
  goodsComing ??= bringTexts(wanted ?? useSpoken.getState().lanCode).catch((error: unknown) => {
    goodsComing = undefined;
    throw error;
  });
  return goodsComing;
}

async function bringTexts(lanCode: LanCode): Promise<void> {
  const first = await bring[lanCode]();
  // Asked for while those were coming they come along: a language without them would take them from the screen.
  const goods = ofGoods ? await bringGoods[lanCode]() : {};
  // What is missing is said on no screen that is shown before it has come.
  if ((wanted ?? lanCode) === lanCode)
    useSpoken.setState({ lanCode, texts: { ...first, ...goods } as BackofficeTexts });
}

/** Returns a part of a screen, or a window, which is shown once its words are there. */
export function lazyOfGoods<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(() => withGoods(load));
}

/** The same of what can be done without: where it does not come, as without a network, nothing is shown. */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(() => withGoods(load).catch((): ComponentType<Props> => () => null));
}

/** Returns what is loaded once what is said of goods, prices, customers and the log is there, too. */
export async function withGoods<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  const [Screen] = await Promise.all([load(), speakOfGoods()]);
  return Screen;
}

/** A code of the back office's dictionary, followed by what its text wants filled in. */
export type Text = <Code extends BackofficeTextCode>(code: Code, ...fill: FillAfter<Code>) => string;

/** Returns what gives the back office's words in the language it speaks: `t("OFFICE_ORDERS")`. */
export function useText(): Text {
  const texts = useSpoken((spoken) => spoken.texts);
  return useCallback((code: BackofficeTextCode, fill?: Fill) => translate(texts ?? {}, code, fill), [texts]);
}

/** The same outside of React, for notices. */
export function textNow<Code extends BackofficeTextCode>(code: Code, ...fill: FillAfter<Code>): string;
export function textNow(code: BackofficeTextCode, fill?: Fill): string {
  return translate(useSpoken.getState().texts ?? {}, code, fill);
}

/** Returns what counts in the language that is spoken: `count("OFFICE_PIECES", 5)` → '5 sztuk', from the texts `…_ONE`, `…_FEW` and `…_MANY`. */
export function useCount(): (code: BackofficeCountedCode, count: number) => string {
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const t = useText();
  return (code, count) => t(`${code}_${plural(count, { one: "ONE", few: "FEW", many: "MANY" }, lanCode)}`, { count });
}
