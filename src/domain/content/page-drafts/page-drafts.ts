import { about as aboutCz } from "./cz/about.ts";
import { information as informationCz } from "./cz/information.ts";
import { privacy as privacyCz } from "./cz/privacy.ts";
import { returns as returnsCz } from "./cz/returns.ts";
import { shipping as shippingCz } from "./cz/shipping.ts";
import { terms as termsCz } from "./cz/terms.ts";
import { about as aboutEn } from "./en/about.ts";
import { information as informationEn } from "./en/information.ts";
import { privacy as privacyEn } from "./en/privacy.ts";
import { returns as returnsEn } from "./en/returns.ts";
import { shipping as shippingEn } from "./en/shipping.ts";
import { terms as termsEn } from "./en/terms.ts";
import { about as aboutPl } from "./pl/about.ts";
import { information as informationPl } from "./pl/information.ts";
import { privacy as privacyPl } from "./pl/privacy.ts";
import { returns as returnsPl } from "./pl/returns.ts";
import { shipping as shippingPl } from "./pl/shipping.ts";
import { terms as termsPl } from "./pl/terms.ts";
import { inEveryLanguage } from "../../dictionary/dictionaries.ts";
import type { Said } from "../../language.ts";

/** A page of which the shop brings a draft, for who runs it to read, change and confirm. */
export interface PageDraft {
  /** Its url is `page/{slug}.html` (specification, point 2). */
  slug: string;
  /** The end of its Config entry, of a page the law wants. */
  lawful?: "terms" | "returns" | "privacy" | "shipping";
  name: Said;
  /** HTML with marks, which the seller's own details fill (`domain/content/page-marks.ts`). */
  content: Said;
}

/** The drafts in the order of the footer, the parent of the others first. */
export const pageDrafts: readonly PageDraft[] = [
  {
    slug: "informacje",
    name: inEveryLanguage("PAGE_NAME_INFORMATION"),
    content: { pl: informationPl, en: informationEn, cz: informationCz },
  },
  {
    slug: "regulamin",
    lawful: "terms",
    name: inEveryLanguage("PAGE_NAME_TERMS"),
    content: { pl: termsPl, en: termsEn, cz: termsCz },
  },
  {
    slug: "o-firmie",
    name: inEveryLanguage("PAGE_NAME_ABOUT"),
    content: { pl: aboutPl, en: aboutEn, cz: aboutCz },
  },
  {
    slug: "zwroty-reklamacje-wymiany",
    lawful: "returns",
    name: inEveryLanguage("PAGE_NAME_RETURNS"),
    content: { pl: returnsPl, en: returnsEn, cz: returnsCz },
  },
  {
    slug: "dostawa-i-platnosci",
    lawful: "shipping",
    name: inEveryLanguage("PAGE_NAME_SHIPPING"),
    content: { pl: shippingPl, en: shippingEn, cz: shippingCz },
  },
  {
    slug: "polityka-prywatnosci",
    lawful: "privacy",
    name: inEveryLanguage("PAGE_NAME_PRIVACY"),
    content: { pl: privacyPl, en: privacyEn, cz: privacyCz },
  },
];
