import { type CodePart, textPartOf } from "../../contract/page-data.ts";
import type { Texts } from "../../domain/dictionary/text-code.ts";
import { type LanCode, type LanId, languageCalled, languages } from "../../domain/language.ts";
import { speak } from "./text.ts";

type Part = "first" | Exclude<ReturnType<typeof textPartOf>, "home">;

const parts: Record<LanCode, Record<Part, () => Promise<{ texts: Partial<Texts> }>>> = {
  pl: {
    first: () => import("../../domain/dictionary/pl/parts/first.ts"),
    listing: () => import("../../domain/dictionary/pl/parts/listing.ts"),
    product: () => import("../../domain/dictionary/pl/parts/product.ts"),
    text: () => import("../../domain/dictionary/pl/parts/text.ts"),
    user: () => import("../../domain/dictionary/pl/parts/user.ts"),
    forms: () => import("../../domain/dictionary/pl/parts/forms.ts"),
  },
  en: {
    first: () => import("../../domain/dictionary/en/parts/first.ts"),
    listing: () => import("../../domain/dictionary/en/parts/listing.ts"),
    product: () => import("../../domain/dictionary/en/parts/product.ts"),
    text: () => import("../../domain/dictionary/en/parts/text.ts"),
    user: () => import("../../domain/dictionary/en/parts/user.ts"),
    forms: () => import("../../domain/dictionary/en/parts/forms.ts"),
  },
  cz: {
    first: () => import("../../domain/dictionary/cz/parts/first.ts"),
    listing: () => import("../../domain/dictionary/cz/parts/listing.ts"),
    product: () => import("../../domain/dictionary/cz/parts/product.ts"),
    text: () => import("../../domain/dictionary/cz/parts/text.ts"),
    user: () => import("../../domain/dictionary/cz/parts/user.ts"),
    forms: () => import("../../domain/dictionary/cz/parts/forms.ts"),
  },
};

/** Of the page that the browser was given: its own texts are built into it. */
let given: LanCode = languages[0].lanCode;

/** Returns whether the page that the browser was given is in a language: then there are texts of it before its dictionary comes. */
export function isGivenIn(lanId: LanId): boolean {
  return languageCalled(given).lanId === lanId;
}

/** Fetches the texts around every page, and the home page's, in the language of the one the browser was given. Refuses when they cannot be had. */
export async function speakLanguage(lanCode: LanCode): Promise<void> {
  given = lanCode;
  await speakPart("first");
}

/** Fetches the texts that a part's screens begin with beside those, in the same language. */
export async function speakOf(part: CodePart): Promise<void> {
  const texts = textPartOf(part);
  if (texts !== "home") await speakPart(texts);
}

async function speakPart(part: Part): Promise<void> {
  speak((await parts[given][part]()).texts);
}
