import { invalidateCacheTags } from "../../database/cache-tags.ts";
import {
  addVariants,
  eansElsewhere,
  holdVariants,
  orderVariants,
  saveFacts,
  sheetHead,
  type SheetRow,
} from "../../database/catalogue/variant-sheet.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { gtin14 } from "../../domain/catalogue/gtin.ts";
import { combinationOf, optionValues, placedVariants, sameValue } from "../../domain/catalogue/option-values.ts";
import { sheetLimits } from "../../domain/catalogue/variant-sheet.ts";
import type { Said } from "../../domain/language.ts";

export interface OptionValueInput {
  productId: number;
  optionId: number;
  value: Said;
  /** The value, in Polish, before which it stands; null: the last. */
  before: string | null;
}

/** No such product or option of it, a value it has, an EAN that something else has by now, or more variants than a product may have. */
export type OptionValueRefused = "NOT_FOUND" | "VALUE_KNOWN" | "EAN_TAKEN" | "VARIANTS_FULL";

/**
 * Adds a value to an option, in the caller's transaction: a variant with each combination of the other options' values
 * that is sold. One that was sold before comes back with what it had, its price and its orders too; a new one has no
 * stock and costs what its product does. Returns why not, or null.
 */
export async function addOptionValue(
  db: Queryable,
  { productId, optionId, value, before }: OptionValueInput,
  log: Log,
): Promise<OptionValueRefused | null> {
  const rows = await holdVariants(db, productId);
  const head = await sheetHead(db, productId);
  const at = head?.options.findIndex(({ attribute_id }) => attribute_id === optionId) ?? -1;
  if (at === -1) return "NOT_FOUND";
  const sold = rows.filter((row) => row.sold);
  if (optionValues(sold, at).some((known) => sameValue(known, value))) return "VALUE_KNOWN";

  const others = new Map(sold.map(({ attribute_values: values }) => [combinationOf(values.toSpliced(at, 1)), values]));
  const gone = new Map(
    rows
      .filter(
        (row) =>
          !row.sold &&
          row.attribute_values.length === head!.options.length &&
          sameValue(row.attribute_values[at]!, value),
      )
      .map((row) => [combinationOf(row.attribute_values.toSpliced(at, 1)), row]),
  );
  const back = [...others.keys()].flatMap((key) => gone.get(key) ?? []);
  const fresh = [...others].filter(([key]) => !gone.has(key)).map(([, values]) => values.with(at, value));
  if (rows.length + fresh.length > sheetLimits.variants) return "VARIANTS_FULL";
  if (await isTaken(db, productId, { sold, back })) return "EAN_TAKEN";

  await saveFacts(db, new Map(back.map((row) => [row.variant_id, { ...row, sold: true }])));
  const added = await addVariants(db, { productId, variants: fresh });
  await orderVariants(db, placedVariants(await holdVariants(db, productId), { at, value, before }));
  await invalidateCacheTags(db, [`product:${productId}`]);
  const variants = [...back.map((row) => row.variant_id), ...added];
  const after = { value: value.pl, variants };
  await log({ act: "addOptionValue", entity: "product", entityId: productId, part: "variants", before: null, after });
  return null;
}

/** Whether what comes back has an EAN that something else got meanwhile. */
async function isTaken(
  db: Queryable,
  productId: number,
  { sold, back }: { sold: readonly SheetRow[]; back: readonly SheetRow[] },
): Promise<boolean> {
  const eans = back.flatMap(({ ean }) => (ean === null ? [] : [gtin14(ean)]));
  if (eans.length === 0) return false;
  const here = sold.flatMap(({ ean }) => (ean === null ? [] : [gtin14(ean)]));
  return eans.some((ean) => here.includes(ean)) || (await eansElsewhere(db, { productId, eans })).size > 0;
}
