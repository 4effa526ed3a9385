import type { LanCode } from "../language.ts";

/** What a page of another language says to who reads this one: it knows no word of that language's dictionary. */
export const textsOfOffer: Record<LanCode, { text: string; yes: string; no: string }> = {
  pl: { text: "Ta strona jest też po polsku.", yes: "Po polsku", no: "Zostań tutaj" },
  en: { text: "This page is also in English.", yes: "In English", no: "Stay here" },
  cz: { text: "Tato stránka je i v češtině.", yes: "V češtině", no: "Zůstat zde" },
};
