import { useCallback } from "react";
import { create } from "zustand";
import type {
  FillAfter,
  BackofficeCountedCode,
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

const bring: Record<LanCode, () => Promise<BackofficeTexts>> = {
  pl: async () => (await import("../domain/dictionary/pl-backoffice.ts")).plBackoffice,
  en: async () => (await import("../domain/dictionary/en-backoffice.ts")).enBackoffice,
  cz: async () => (await import("../domain/dictionary/cz-backoffice.ts")).czBackoffice,
};

let wanted: LanCode | undefined;

/** Speaks a language from the moment its texts have come; of two that are asked for the later one. */
export async function speak(lanCode: LanCode): Promise<void> {
  if (lanCode === wanted) return;
  wanted = lanCode;
  const texts = await bring[lanCode]();
  if (wanted === lanCode) useSpoken.setState({ lanCode, texts });
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
