import type { CodePart } from "../../contract/page-data.ts";
import type { Texts } from "../../domain/dictionary/text-code.ts";
import { type LanCode, type LanId, languageCalled, languages } from "../../domain/language.ts";
import { speak } from "./text.ts";

interface Said {
  texts: Partial<Texts>;
}

/** What comes with words of its own: the code of screens, what follows on a product's page, and the social timeline. */
type TakenPart = CodePart | "reviews" | "limits" | "timeline";

/** What a language begins with, and where it has the rest. */
interface Beginning extends Said {
  parts: Readonly<Record<TakenPart, () => Promise<Said>>>;
}

const beginnings: Readonly<Record<LanCode, () => Promise<Beginning>>> = {
  pl: () => import("../../domain/dictionary/pl/parts/first.ts"),
  en: () => import("../../domain/dictionary/en/parts/first.ts"),
  cz: () => import("../../domain/dictionary/cz/parts/first.ts"),
};

/** Of the page that the browser was given: its own texts are built into it. */
let given: LanCode = languages[0].lanCode;

/** Returns whether the page that the browser was given is in a language: then there are texts of it before its dictionary comes. */
export function isGivenIn(lanId: LanId): boolean {
  return languageCalled(given).lanId === lanId;
}

/** Fetches the texts around every page in the language of the one the browser was given. Refuses when they cannot be had. */
export async function speakLanguage(lanCode: LanCode): Promise<void> {
  given = lanCode;
  speak((await beginnings[lanCode]()).texts);
}

/** Fetches the texts that a part begins with beside those, in the same language: what was prerendered in it is taken over in it. */
export async function speakOf(part: TakenPart): Promise<void> {
  const { parts } = await beginnings[given]();
  speak((await parts[part]()).texts);
}
