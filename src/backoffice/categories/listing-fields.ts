import type { BrandSaid } from "../../contract/operator/brands.ts";
import type { CategorySaid } from "../../contract/operator/categories.ts";
import { brandTexts, type BrandText, categoryTexts, type CategoryText } from "../../domain/catalogue/category-form.ts";
import type { Producer } from "../../domain/catalogue/producer.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { htmlOf, typedOf } from "../products/description-text.ts";

/** The texts of a listing's page, field by field: `name-pl`, `description-cz`. */
type ListingText = `${CategoryText}-${LanCode}`;
export type CategoryTextFields = Record<ListingText, string>;
export type BrandTextFields = { name: string } & Record<`${BrandText}-${LanCode}`, string>;
type SlugField = `slug-${LanCode}`;
export type SlugFields = Record<SlugField, string>;
export type CategoryPageFields = { hidden: boolean; image: string } & SlugFields;

type InAll = Record<LanCode, string>;

/** Returns the texts of a category as they stand in their fields. */
export function categoryFieldsOf({ texts }: CategorySaid): CategoryTextFields {
  return Object.fromEntries(categoryTexts.flatMap((text) => fieldsOf(text, texts[text]))) as CategoryTextFields;
}

/** Returns the texts of a brand as they stand in their fields. */
export function brandFieldsOf({ texts }: BrandSaid): BrandTextFields {
  const fields = brandTexts.flatMap((text) => fieldsOf(text, texts[text]));
  return { name: texts.name, ...Object.fromEntries(fields) } as BrandTextFields;
}

function fieldsOf(text: CategoryText, said: InAll): [string, string][] {
  return languages.map(({ lanCode }) => [
    `${text}-${lanCode}`,
    text === "description" ? typedOf(said[lanCode]) : said[lanCode],
  ]);
}

/** Returns the last parts of addresses as they stand in their fields. */
export function slugFieldsOf({ page }: { page: { slugs: InAll } }): SlugFields {
  return Object.fromEntries(languages.map(({ lanCode }) => [`slug-${lanCode}`, page.slugs[lanCode]])) as SlugFields;
}

/** Returns who answers for the goods of a brand as it stands in its fields. */
export function producerFieldsOf({ producer }: BrandSaid): { producer: Producer | null } {
  return { producer: producer.said };
}

/** Returns what the page of a category is as it stands in its fields. */
export function pageFieldsOf(category: CategorySaid): CategoryPageFields {
  const { hidden, image } = category.page;
  return { hidden, image, ...slugFieldsOf(category) };
}

/** Returns the fields that were changed as a body of the API has them: those of a text by language, others as they are. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The route it is sent by says which body it is.
export function fieldsSent<Body extends object>(changed: Readonly<Record<string, unknown>>): Body {
  const sent: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(changed)) {
    const [text = "", lanCode] = field.split("-");
    const typed = typeof value === "string" ? (text === "description" ? htmlOf(value) : value.trim()) : value;
    if (lanCode === undefined) sent[text] = typed;
    else {
      const name = text === "slug" ? "slugs" : text;
      sent[name] = { ...(sent[name] as object | undefined), [lanCode]: typed };
    }
  }
  return sent as Body;
}
