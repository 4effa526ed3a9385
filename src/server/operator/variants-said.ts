import type { SheetVariant, VariantSheet } from "../../contract/operator/variants.ts";
import { type ReadSheetRow, sheetHead, sheetRows } from "../../database/catalogue/variant-sheet.ts";
import type { Queryable } from "../../database/queryable.ts";
import { knownOptions } from "../../domain/catalogue/known-options.ts";
import { optionKind } from "../../domain/catalogue/option-kind.ts";
import { optionValues, sameValue } from "../../domain/catalogue/option-values.ts";
import { sheetLimits } from "../../domain/catalogue/variant-sheet.ts";
import { type LanCode, said } from "../../domain/language.ts";

/** Returns the sheet of a product's variants, in somebody's language; null: there is no such product. */
export async function sheetOf(db: Queryable, productId: number, lanCode: LanCode): Promise<VariantSheet | null> {
  const head = await sheetHead(db, productId);
  if (head === null) return null;
  const rows = await sheetRows(db, { productId });
  // What is not sold any more may have values of its own: they come last.
  const ordered = [...rows.filter((row) => row.sold), ...rows.filter((row) => !row.sold)];
  return {
    product: { id: productId, name: said(head.product_name, lanCode) },
    options: head.options.map(({ attribute_id, attr_name }, at) => ({
      id: attribute_id,
      name: said(attr_name, lanCode),
      kind: optionKind(attr_name.pl),
      values: optionValues(ordered, at).map((value) => ({ pl: value.pl, name: said(value, lanCode) })),
    })),
    proposed:
      head.options.length >= sheetLimits.options
        ? []
        : knownOptions
            .filter((known) => head.options.every(({ attr_name }) => !sameValue(attr_name, known)))
            .map((known) => ({
              pl: known.pl,
              en: said(known, "en"),
              cz: said(known, "cz"),
              name: said(known, lanCode),
            })),
    variants: rows.map(variantSaid),
  };
}

/** Returns a variant as the sheet has it. */
export function variantSaid(row: ReadSheetRow): SheetVariant {
  const { variant_id: id, attribute_values, sold, price, cataloguePrice, lowest, quantity, moved, ...numbers } = row;
  const { ean, sku, weight, shelf } = numbers;
  return {
    id,
    values: attribute_values.map(({ pl }) => pl),
    sold,
    price,
    cataloguePrice,
    lowest,
    stock: quantity,
    movement: moved,
    ean,
    sku,
    weight,
    shelf,
  };
}
