import { isDeepStrictEqual } from "node:util";
import type { HeldBulkEdit, RowDone, RowToDo } from "../../../database/catalogue/bulk-edits.ts";
import type { Mover } from "../../../database/catalogue/stock-movements.ts";
import type { Queryable } from "../../../database/queryable.ts";
import type { Log, StaffActor } from "../../../database/staff/operator-log.ts";
import { type BulkOperation, type BulkOutcome, partOfKind } from "../../../domain/catalogue/bulk-edit.ts";
import type { ProductPart } from "../../../domain/catalogue/product-form.ts";
import type { FactCell } from "../../../domain/catalogue/variant-sheet.ts";
import { type BrandProducerSaid, changeBrandProducer } from "../change-brands.ts";
import { changeProducts, type PartSaid } from "../change-products.ts";
import type { StockCell } from "../change-stock-cells.ts";
import { changeVariants } from "../change-variants.ts";

export interface RowsInput {
  edit: Pick<HeldBulkEdit, "operation" | "backwards">;
  /** Of whole products, or of brands. */
  rows: readonly RowToDo[];
  actor: StaffActor;
  now: Date;
}

/** A row the way it goes: from what was seen to what is to be, or back from what was made to what was. */
interface TurnedRow extends RowToDo {
  seen: unknown;
  value: unknown;
}

/**
 * Does rows of an edit of many goods in the caller's transaction, each where its field still holds what was seen, by the
 * flows by which one is changed alone. Returns what became of each.
 */
export async function doRows(db: Queryable, { edit, rows, actor, now }: RowsInput, log: Log): Promise<RowDone[]> {
  const { operation, backwards } = edit;
  const turned = rows.map((row): TurnedRow => {
    const [seen, value] = backwards ? [row.after, row.before] : [row.before, row.after];
    return { ...row, seen, value };
  });
  const part = partOfKind[operation.kind];
  if (part === "brands") return doBrands(db, turned, log);
  if (part !== "variants") return doProducts(db, { part, operation, rows: turned, now }, log);
  const done: RowDone[] = [];
  for (const [productId, ofProduct] of Map.groupBy(turned, ({ product_id }) => product_id!))
    done.push(...(await doVariants(db, { productId, rows: ofProduct, operation, by: moverOf(actor) }, log)));
  return done;
}

async function doVariants(
  db: Queryable,
  {
    productId,
    rows,
    operation,
    by,
  }: { productId: number; rows: readonly TurnedRow[]; operation: BulkOperation; by: Mover },
  log: Log,
): Promise<RowDone[]> {
  const stock = rows.filter(({ field }) => field === "stock").map((row) => stockCell(row, operation));
  const facts = rows
    .filter(({ field }) => field !== "stock")
    .map(({ variant_id: variantId, field, seen, value }) => ({ variantId, field, seen, value }) as FactCell);
  const made = await changeVariants(db, { productId, facts, stock, by }, log);
  const is = (row: RowToDo) => (one: { variantId: number; field: string }) =>
    one.variantId === row.variant_id && one.field === row.field;
  return rows.map((row): RowDone => {
    const changed = made?.changed.find(is(row));
    const back = changed?.back ?? null;
    const refused = made === null ? "NOT_FOUND" : made.refused.find(is(row))?.code;
    return {
      row_no: row.row_no,
      outcome: changed !== undefined ? "CHANGED" : refused === undefined ? "SAME" : outcomeOf(refused),
      movement_id: back !== null && "takesBack" in back ? back.takesBack : null,
    };
  });
}

/** Stock is moved by as much as is said, whatever was sold meanwhile, and back by the movement that was made. */
function stockCell({ variant_id, movement_id, seen, value }: TurnedRow, operation: BulkOperation): StockCell {
  const variantId = variant_id!;
  if (movement_id !== null) return { variantId, value: { takesBack: movement_id } };
  const why = operation.kind === "stock" && { reason: operation.reason, note: operation.note };
  return { variantId, value: { change: Number(value) - Number(seen), ...why } };
}

/** A number that is sold elsewhere and the last variant are nothing an edit of many touches. */
function outcomeOf(code: string): BulkOutcome {
  const known: readonly BulkOutcome[] = ["CELL_CHANGED", "NOT_FOUND", "PRICE_NOT_LOWER", "STOCK_SHORT", "FINAL"];
  return known.find((one) => one === code) ?? "FAILED";
}

interface ProductRows {
  part: ProductPart;
  operation: BulkOperation;
  rows: readonly TurnedRow[];
  now: Date;
}

/** As which act of one product it stands in the history of each. */
const acts: Readonly<Record<ProductPart, string>> = {
  texts: "changeProductTexts",
  facts: "changeProductFacts",
  placing: "changeProductPlacing",
  publication: "changeProductPublication",
  pictures: "changeProductPictures",
  limits: "changeProductLimits",
  details: "changeProductDetails",
  goesWith: "changeProductGoesWith",
};

async function doProducts(db: Queryable, { part, operation, rows, now }: ProductRows, log: Log): Promise<RowDone[]> {
  const ofProduct = Map.groupBy(rows, ({ product_id }) => product_id!);
  const productIds = [...ofProduct.keys()];
  const found = new Map<number, BulkOutcome>();
  const language = operation.kind === "text" ? operation.language : null;
  const outcomes = await changeProducts(
    db,
    {
      productIds,
      part,
      act: acts[part],
      now,
      change: (before, productId) => {
        let said = before;
        for (const { row_no, field, seen, value } of ofProduct.get(productId)!) {
          const current = fieldOf(said, { part, field, language });
          const outcome = isDeepStrictEqual(current, value)
            ? "SAME"
            : isDeepStrictEqual(current, seen)
              ? "CHANGED"
              : null;
          found.set(row_no, outcome ?? "CELL_CHANGED");
          if (outcome === "CHANGED") said = withField(said, { part, field, language, value });
        }
        return said;
      },
    },
    log,
  );
  const unknown = new Set(productIds.filter((_, at) => outcomes[at]!.kind === "unknown"));
  return rows.map(({ row_no, product_id }) => ({
    row_no,
    outcome: unknown.has(product_id!) ? "NOT_FOUND" : found.get(row_no)!,
    movement_id: null,
  }));
}

/** Of each brand one row: who answers for its goods. */
async function doBrands(db: Queryable, rows: readonly TurnedRow[], log: Log): Promise<RowDone[]> {
  const done: RowDone[] = [];
  for (const { row_no, brand_id, seen, value } of rows) {
    let outcome: BulkOutcome = "CELL_CHANGED";
    const change = (before: BrandProducerSaid) => {
      const { producer } = before;
      if (isDeepStrictEqual(producer, value)) outcome = "SAME";
      else if (isDeepStrictEqual(producer, seen)) outcome = "CHANGED";
      return outcome === "CHANGED" ? { producer: value as BrandProducerSaid["producer"] } : before;
    };
    const changed = await changeBrandProducer(db, { brandId: brand_id!, version: null, change }, log);
    done.push({ row_no, outcome: changed.kind === "unknown" ? "NOT_FOUND" : outcome, movement_id: null });
  }
  return done;
}

type Said = PartSaid[ProductPart];
interface Field {
  part: ProductPart;
  field: string;
  language: string | null;
}

/** Returns a field of a part: of a text in the language that is edited; publication is one. */
function fieldOf(said: Said, { part, field, language }: Field): unknown {
  if (part === "publication") return said;
  const value = (said as Readonly<Record<string, unknown>>)[field];
  return language === null ? value : (value as Readonly<Record<string, string>>)[language];
}

function withField(said: Said, { part, field, language, value }: Field & { value: unknown }): Said {
  if (part === "publication") return value as Said;
  if (language === null) return { ...said, [field]: value };
  const texts = (said as Readonly<Record<string, Readonly<Record<string, string>>>>)[field];
  return { ...said, [field]: { ...texts, [language]: value } };
}

function moverOf(actor: StaffActor): Mover {
  return actor.kind === "person"
    ? { kind: actor.kind, staffId: actor.staffId, keyId: null }
    : { kind: actor.kind, staffId: null, keyId: actor.keyId };
}
