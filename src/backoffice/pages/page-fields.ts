import type * as v from "valibot";
import type { pageRoutes, PageSaid } from "../../contract/operator/pages.ts";
import { pageAddress, type PageText, pageTexts, plannedTexts } from "../../domain/content/information-page.ts";
import { type LanCode, languages } from "../../domain/language.ts";

/** The texts of a page, field by field: `name-pl`, `content-cz`. */
export type PageTextField = `${PageText}-${LanCode}`;
export type PageTextFields = Record<PageTextField, string>;
export type PagePlacingFields = { parentId: number | null; after: number | null };

/** The texts that are planned for a page, field by field. */
export type PagePlanFields = Partial<PageTextFields>;

type TextsBody = v.InferInput<(typeof pageRoutes)["changePageTexts"]["body"]>;

/** Returns the texts of a page as they stand in their fields. */
export function pageTextFieldsOf({ texts }: PageSaid): PageTextFields {
  const fields = pageTexts.flatMap((text) =>
    languages.map(({ lanCode }) => [`${text}-${lanCode}`, texts[text][lanCode]] as const),
  );
  return Object.fromEntries(fields) as PageTextFields;
}

/** Returns the texts that were changed as they are sent: no other is. */
export function pageTextsSent(changed: Partial<PageTextFields>): TextsBody {
  const sent: Record<string, Record<string, string>> = {};
  for (const [field, value] of Object.entries(changed)) {
    const [text, lanCode] = field.split("-") as [PageText, LanCode];
    sent[text] = { ...sent[text], [lanCode]: text === "content" ? value : value.trim() };
  }
  return sent;
}

type Planned = NonNullable<PageSaid["plan"]["planned"]>["texts"];

/** Returns the texts that were changed as they are planned, without addresses; null: none was. */
export function plannedSent(changed: Partial<PageTextFields>): Planned | null {
  const { address: _address, ...texts } = pageTextsSent(changed);
  return Object.keys(texts).length === 0 ? null : texts;
}

/** Returns the texts that are planned as they stand in their fields. */
export function planFieldsOf(texts: Planned): PagePlanFields {
  const fields = plannedTexts.flatMap((text) =>
    languages.flatMap(({ lanCode }) => {
      const value = texts[text]?.[lanCode];
      return value === undefined ? [] : [[`${text}-${lanCode}`, value] as const];
    }),
  );
  return Object.fromEntries(fields);
}

/** Returns where a page stands, as it stands in its fields. */
export function pagePlacingFieldsOf({ placing: { parentId, after } }: PageSaid): PagePlacingFields {
  return { parentId, after };
}

/** What a page is made of to a reader: an address it always has, and search engines take what they find. */
const asked = ["name", "content", "searchTitle", "searchDescription"] as const;

/** Returns how many of its texts a page has in a language, of so many. */
export function pageProgressOf(fields: PageTextFields, lanCode: LanCode): { done: number; of: number } {
  return { done: asked.filter((text) => fields[`${text}-${lanCode}`].trim() !== "").length, of: asked.length };
}

/** Returns the first text that cannot be saved so; null: all can. */
export function wrongPageText(fields: PageTextFields): PageTextField | null {
  if (fields["name-pl"].trim() === "") return "name-pl";
  const wrong = languages.find(({ lanCode }) => !isAddress(fields[`address-${lanCode}`]));
  return wrong === undefined ? null : `address-${wrong.lanCode}`;
}

/** Returns whether an address can end so; '' follows the name. */
export function isAddress(typed: string): boolean {
  return typed.trim() === "" || pageAddress.test(typed.trim());
}
