import { type Certificate, certificateProblem, guaranteeYears } from "./certificates.ts";
import { type CompositionPart, compositionProblem } from "./composition.ts";
import type { Measure } from "./unit-price.ts";

/** The views of the list of products that staff have. */
export const productViews = ["all", "onSale", "notShown", "soldOut", "factsMissing"] as const;
export type ProductView = (typeof productViews)[number];

/** What the law wants told of goods, as far as somebody has to tell it (`missing-duties.ts`). */
export const missingFacts = ["producer", "composition", "barcode"] as const;
export type MissingFact = (typeof missingFacts)[number];

/** What of a product has versions of its own. */
export const productParts = [
  "texts",
  "facts",
  "placing",
  "publication",
  "pictures",
  "limits",
  "details",
  "goesWith",
] as const;
export type ProductPart = (typeof productParts)[number];

/** The texts of a product that are written in each language. */
export const productTexts = ["name", "description", "searchTitle", "searchDescription", "colour"] as const;
export type ProductText = (typeof productTexts)[number];

/** Characters of texts, grosze of a price, and how many of what is listed: a file's limits (`check-catalogue.ts`), smaller where a person types. */
export const productLimits = {
  name: 300,
  line: 1000,
  html: 200_000,
  size: 60,
  sizes: 100,
  categories: 20,
  price: 100_000_000,
  mostPieces: 1_000_000,
  countries: 250,
  details: 200,
} as const;

/** Returns which of a product's facts may not be told so; null: all may. */
export function wrongFact({
  composition,
  measure,
  certificates,
  guaranteeYears: years,
}: SaidFacts): keyof SaidFacts | null {
  if (composition !== undefined && compositionProblem(composition) !== null) return "composition";
  if (measure != null && !(Number.isInteger(measure.amount) && measure.amount >= 1 && measure.amount <= mostMeasured))
    return "measure";
  if (years != null && !(Number.isInteger(years) && years >= guaranteeYears.least && years <= guaranteeYears.most))
    return "guaranteeYears";
  return certificates !== undefined && certificateProblem(certificates) !== null ? "certificates" : null;
}

interface SaidFacts {
  composition?: readonly CompositionPart[] | undefined;
  measure?: Measure | null | undefined;
  certificates?: readonly Certificate[] | undefined;
  guaranteeYears?: number | null | undefined;
}

/** Millilitres, grams or centimetres. */
const mostMeasured = 1_000_000;
