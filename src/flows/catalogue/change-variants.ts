import { invalidateCacheTags } from "../../database/cache-tags.ts";
import type { Mover } from "../../database/catalogue/stock-movements.ts";
import { eansElsewhere, holdVariants, saveFacts, type SheetRow } from "../../database/catalogue/variant-sheet.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { gtin14 } from "../../domain/catalogue/gtin.ts";
import {
  afterCells,
  decideCells,
  type FactCell,
  type FactRefusal,
  type VariantFacts,
} from "../../domain/catalogue/variant-sheet.ts";
import { changePrices } from "./change-price.ts";
import { changeStockCells, type MovedCell, type StockCell } from "./change-stock-cells.ts";

export interface VariantsInput {
  productId: number;
  facts: readonly FactCell[];
  stock: readonly StockCell[];
  by: Mover;
}

/** Which cells took their values, of a stock with what takes that back, and which stay as they are. */
export interface VariantsChanged {
  changed: { variantId: number; field: string; back?: MovedCell["back"] }[];
  refused: { variantId: number; field: string; code: FactRefusal | "FINAL" | "STOCK_SHORT" | "STOCK_MOVED" }[];
}

type All = ReadonlyMap<number, VariantFacts>;

/**
 * Changes cells of a product's variants in the caller's transaction: each that is as it was seen and can be, and says
 * which cannot. Prices go the way of every price, with its history; stock by movements. All of it is one act in the log.
 * Null: there is no such product.
 */
export async function changeVariants(
  db: Queryable,
  { productId, facts, stock, by }: VariantsInput,
  log: Log,
): Promise<VariantsChanged | null> {
  const rows = await holdVariants(db, productId);
  if (rows.length === 0) return null;
  const before = factsOf(rows);
  const codes = decideCells(
    { variants: before, takenElsewhere: await takenElsewhere(db, productId, { before, facts }) },
    facts,
  );
  const taken = facts.filter(
    ({ variantId, field, value }, at) => codes[at] === null && before.get(variantId)![field] !== value,
  );
  await save(db, productId, { before, after: afterCells(before, taken) });
  const own = stock.filter(({ variantId }) => before.has(variantId));
  const moved = await changeStockCells(db, { cells: own, by });

  const named = namesOf(rows);
  const cells = [
    ...taken.map((cell) => ({
      ...named(cell),
      was: before.get(cell.variantId)![cell.field],
      is: { value: cell.value },
    })),
    ...moved.done.map(({ variantId, from, to, back }) => ({
      ...named({ variantId, field: "stock" }),
      was: from,
      is: { value: to, back },
    })),
  ];
  if (cells.length > 0)
    await log({
      act: "changeVariants",
      entity: "product",
      entityId: productId,
      part: "variants",
      before: { cells: cells.map(({ was: value, is: _is, ...cell }) => ({ ...cell, value })) },
      after: { cells: cells.map(({ was: _was, is, ...cell }) => ({ ...cell, ...is })) },
    });
  return {
    changed: [
      ...taken.map(({ variantId, field }) => ({ variantId, field })),
      ...moved.done.map(({ variantId, back }) => ({ variantId, field: "stock", back })),
    ],
    refused: [
      ...facts.flatMap(({ variantId, field }, at) =>
        codes[at] === null ? [] : [{ variantId, field, code: codes[at]! }],
      ),
      ...stock
        .filter((cell) => !own.includes(cell))
        .map(({ variantId }) => ({ variantId, field: "stock", code: "NOT_FOUND" as const })),
      ...moved.refused.map((one) => ({ ...one, field: "stock" })),
    ],
  };
}

/** Which GTINs that something here is to have, or has as it comes back, are another's; asked only where one is. */
async function takenElsewhere(
  db: Queryable,
  productId: number,
  { before, facts }: { before: All; facts: readonly FactCell[] },
): Promise<Set<string>> {
  const eans = facts.flatMap((cell) => {
    const ean =
      cell.field === "sold" && cell.value ? before.get(cell.variantId)?.ean : cell.field === "ean" ? cell.value : null;
    return ean == null ? [] : [gtin14(ean)];
  });
  return eans.length === 0 ? new Set() : eansElsewhere(db, { productId, eans });
}

async function save(db: Queryable, productId: number, { before, after }: { before: All; after: All }): Promise<void> {
  const changed = [...after].filter(([variantId, facts]) => before.get(variantId) !== facts);
  if (changed.length === 0) return;
  const beside = changed.filter(([variantId, facts]) =>
    (["ean", "sku", "weight", "shelf", "sold"] as const).some(
      (field) => before.get(variantId)![field] !== facts[field],
    ),
  );
  if (beside.length > 0) await saveFacts(db, new Map(beside));
  const prices = changed.flatMap(([variant_id, { price, cataloguePrice }]) => {
    const was = before.get(variant_id)!;
    const isSame = was.price === price && was.cataloguePrice === cataloguePrice;
    return isSame ? [] : [{ variant_id, real_price: price, catalogue_price: cataloguePrice }];
  });
  if (prices.length > 0) await changePrices(db, { productId, prices });
  await invalidateCacheTags(db, [`product:${productId}`]);
}

function factsOf(rows: readonly SheetRow[]): All {
  return new Map(
    rows.map(({ variant_id, price, cataloguePrice, ean, sku, weight, shelf, sold }) => [
      variant_id,
      { price, cataloguePrice, ean, sku, weight, shelf, sold },
    ]),
  );
}

/** Returns what says of a cell, for the log, whose it is, in Polish. */
function namesOf(rows: readonly SheetRow[]) {
  const names = new Map(rows.map((row) => [row.variant_id, row.attribute_values.map(({ pl }) => pl).join(" / ")]));
  return ({ variantId, field }: { variantId: number; field: string }) => ({
    variantId,
    variant: names.get(variantId)!,
    field,
  });
}
