import type { VatRate } from "../../domain/invoice/vat.ts";
import type { CategoryMap } from "./category-words.ts";

/** What the operator says where another shop's file does not. */
export interface Answers {
  /** VAT by the file's tax class in lower case; `standard`: of what names none. */
  tax?: ReadonlyMap<string, VatRate>;
  /** Pieces of what the file does not count: so many of each, or those of a list. */
  stock?: number | StockList;
  categories?: CategoryMap;
  /** What the columns of a file mean that the shop does not know: fields of `mapped-fields.ts` by column in lower case. */
  columns?: ReadonlyMap<string, string>;
}

/** Pieces by a variant's SKU, or by its product's handle and its options: see `variantKey`. */
export type StockList = ReadonlyMap<string, number>;

/** Returns the name of a variant in a list of stock. */
export function variantKey(handle: string, options: readonly string[]): string {
  return [handle, ...options.filter((option) => option !== "" && option !== "Default Title")].join("\n").toLowerCase();
}
