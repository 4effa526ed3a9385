import type { productRoutes, ProductSaid } from "../../contract/operator/products.ts";
import { productLimits, type ProductText, productTexts } from "../../domain/catalogue/product-form.ts";
import type { WithdrawalException } from "../../domain/catalogue/withdrawal-exception.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import type * as v from "valibot";
import { htmlOf, typedOf } from "./description-text.ts";

/** The texts of a product, field by field: `name-pl`, `description-cz`. */
export type TextField = `${ProductText}-${LanCode}`;
export type TextFields = Record<TextField, string>;
export type FactFields = Pick<
  ProductSaid["facts"],
  "composition" | "measure" | "certificates" | "guaranteeYears" | "vatRate" | "withdrawalException"
>;
export type LimitFields = Omit<ProductSaid["limits"], "version">;
export type DetailFields = Omit<ProductSaid["details"], "version">;
export type ChosenFields = Omit<ProductSaid["goesWith"], "version">;
export type PlacingFields = { brandId: number; categories: number[]; badges: ProductSaid["placing"]["badges"] };

type TextsBody = v.InferInput<(typeof productRoutes)["changeProductTexts"]["body"]>;

/** Returns the texts of a product as they stand in their fields. */
export function textFieldsOf({ texts }: ProductSaid): TextFields {
  const fields = productTexts.flatMap((text) =>
    languages.map(({ lanCode }) => {
      const value = texts[text][lanCode];
      return [`${text}-${lanCode}`, text === "description" ? typedOf(value) : value];
    }),
  );
  return Object.fromEntries(fields) as TextFields;
}

/** Returns the texts that were changed as they are sent: no other is. */
export function textsSent(changed: Partial<TextFields>): TextsBody {
  const sent: Record<string, Record<string, string>> = {};
  for (const [field, value] of Object.entries(changed)) {
    const [text, lanCode] = field.split("-") as [ProductText, LanCode];
    sent[text] = { ...sent[text], [lanCode]: text === "description" ? htmlOf(value) : value.trim() };
  }
  return sent;
}

/** Returns how many of its texts a product has in a language, of so many. */
export function progressOf(fields: TextFields, lanCode: LanCode): { done: number; of: number } {
  const done = productTexts.filter((text) => fields[`${text}-${lanCode}`].trim() !== "").length;
  return { done, of: productTexts.length };
}

/** Returns the facts of a product as they stand in their fields. */
export function factFieldsOf({ facts }: ProductSaid): FactFields {
  const { composition, measure, certificates, guaranteeYears, vatRate, withdrawalException } = facts;
  return { composition, measure, certificates, guaranteeYears, vatRate, withdrawalException };
}

/** Returns who may buy a product, and where, as it stands in its fields. */
export function limitFieldsOf({ limits: { version: _version, ...fields } }: ProductSaid): LimitFields {
  return fields;
}

/** Returns the rows of a product's details as they stand in their fields. */
export function detailFieldsOf({ details: { details } }: ProductSaid): DetailFields {
  return { details };
}

/** Returns whether each row of details has its Polish name. */
export function areDetailsNamed({ details }: DetailFields): boolean {
  return details.every(({ name }) => name.pl.trim() !== "");
}

/** Returns what was chosen to go with a product, as it stands in its field. */
export function chosenFieldsOf({ goesWith: { chosen } }: ProductSaid): ChosenFields {
  return { chosen };
}

/** Returns what was chosen as it is sent: numbers. */
export function chosenSent({ chosen = [] }: Partial<ChosenFields>): { chosen: number[] } {
  return { chosen: chosen.map(({ id }) => id) };
}

/** Returns whether so many pieces can be the most one person may have; null: as many as there are. */
export function isMostPieces(pieces: number | null): boolean {
  return pieces === null || (Number.isInteger(pieces) && pieces >= 1 && pieces <= productLimits.mostPieces);
}

/** Returns where a product stands, as it stands in its fields. */
export function placingFieldsOf({ placing: { brand, categories, badges } }: ProductSaid): PlacingFields {
  return { brandId: brand.id, categories: categories.map(({ id }) => id), badges };
}

/** Returns the code of what an exception from the right of withdrawal is called; '': of none. */
export function exceptionCode(
  exception: WithdrawalException | "",
): `OFFICE_GOODS_EXCEPTION_${"NONE" | Uppercase<WithdrawalException>}` {
  return exception === "" ? "OFFICE_GOODS_EXCEPTION_NONE" : `OFFICE_GOODS_EXCEPTION_${exception.toUpperCase()}`;
}
