import { gtin14 } from "./gtin.ts";

/** The most a cell of the sheet holds (grosze, grams, characters), one change has of cells, and a product of options and variants. */
export const sheetLimits = {
  price: 100_000_000,
  weight: 1_000_000,
  sku: 300,
  shelf: 60,
  value: 300,
  cells: 5000,
  options: 3,
  variants: 2000,
};

/** What one variant has beside its stock: grosze, grams; null where nothing is said. */
export interface VariantFacts {
  price: number;
  /** Above the price. */
  cataloguePrice: number | null;
  ean: string | null;
  sku: string | null;
  /** Null: what its product weighs. */
  weight: number | null;
  shelf: string | null;
  /** It is shown and can be bought; else it stays for the orders that name it. */
  sold: boolean;
}
type FactField = keyof VariantFacts;

/** A cell that is to hold another value, with the one it was seen with. */
export type FactCell = {
  [Field in FactField]: { variantId: number; field: Field; seen: VariantFacts[Field]; value: VariantFacts[Field] };
}[FactField];

/** Why a cell stays as it is: no such variant; another value since it was seen; not below the catalogue price; an EAN of something else that is sold; the last that is sold. */
export type FactRefusal = "NOT_FOUND" | "CELL_CHANGED" | "PRICE_NOT_LOWER" | "EAN_TAKEN" | "LAST_VARIANT";

interface Sheet {
  /** All variants of the product. */
  variants: ReadonlyMap<number, VariantFacts>;
  /** What is sold elsewhere, by the 14 digits of its GTIN. */
  takenElsewhere: ReadonlySet<string>;
}

/**
 * Returns for each cell why it stays as it is, null where it takes its value. What follows from several cells, like a
 * price below its catalogue price, is looked at as all of them leave it: two EANs change places in one paste.
 */
export function decideCells(sheet: Sheet, cells: readonly FactCell[]): (FactRefusal | null)[] {
  const refusals = cells.map((cell) => refusedAtOnce(sheet, cell));
  for (;;) {
    const after = afterCells(
      sheet.variants,
      cells.filter((_, at) => refusals[at] === null),
    );
    const wrongNow = wrongAfter(after, sheet.takenElsewhere);
    const found = cells.map((cell, at) => (refusals[at] === null ? wrongNow(cell) : null));
    if (found.every((code) => code === null)) return refusals;
    for (const [at, code] of found.entries()) if (code !== null) refusals[at] = code;
  }
}

/** Returns what all variants have after cells took their values. */
export function afterCells(
  variants: ReadonlyMap<number, VariantFacts>,
  cells: readonly FactCell[],
): Map<number, VariantFacts> {
  const after = new Map(variants);
  for (const { variantId, field, value } of cells) after.set(variantId, { ...after.get(variantId)!, [field]: value });
  return after;
}

function refusedAtOnce({ variants }: Sheet, { variantId, field, seen, value }: FactCell): FactRefusal | null {
  const facts = variants.get(variantId);
  if (facts === undefined) return "NOT_FOUND";
  // What it is to be already, nobody has to change.
  return facts[field] === seen || facts[field] === value ? null : "CELL_CHANGED";
}

/** Returns what says of a cell that it has part in what cannot be. */
function wrongAfter(
  after: ReadonlyMap<number, VariantFacts>,
  takenElsewhere: ReadonlySet<string>,
): (cell: FactCell) => FactRefusal | null {
  const sold = [...after.values()].filter((facts) => facts.sold);
  const doubled = twice(sold.flatMap(({ ean }) => (ean === null ? [] : [gtin14(ean)])));
  return ({ variantId, field, value }) => {
    const { price, cataloguePrice, ean, sold: isSold } = after.get(variantId)!;
    const isPrice = field === "price" || field === "cataloguePrice";
    if (isPrice && cataloguePrice !== null && cataloguePrice <= price) return "PRICE_NOT_LOWER";
    const is14 = (field === "ean" || field === "sold") && isSold && ean !== null ? gtin14(ean) : null;
    if (is14 !== null && (doubled.has(is14) || takenElsewhere.has(is14))) return "EAN_TAKEN";
    return field === "sold" && !value && sold.length === 0 ? "LAST_VARIANT" : null;
  };
}

/** Returns what stands in a list more than once. */
export function twice<Value>(values: readonly Value[]): Set<Value> {
  const once = new Set<Value>();
  return new Set(values.filter((value) => once.has(value) || !once.add(value)));
}
