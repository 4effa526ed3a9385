import * as v from "valibot";
import type { CellRefusal, SheetCell, SheetField, SheetVariant } from "../../contract/operator/variants.ts";
import { gtin14 } from "../../domain/catalogue/gtin.ts";
import { twice } from "../../domain/catalogue/variant-sheet.ts";
import { type TypedWrong, typedIn, type Value, valueOf } from "./cell-values.ts";

/** One cell of the sheet: a variant by its number, and what of it. */
export interface CellRef {
  variantId: number;
  field: SheetField;
}

/** A cell with what somebody types into it. */
export type TypedCell = CellRef & { text: string };

const edit = v.object({
  text: v.string(),
  /** What was in the cell when they began. */
  seen: v.union([v.string(), v.number(), v.boolean(), v.null()]),
  /** Of a stock: its last movement then. */
  movement: v.number(),
});
/** What is typed and not saved yet, by cell; one that has its old value again is none of it. */
export const editsSchema = v.record(v.string(), edit);
export type Edits = Readonly<Record<string, v.InferOutput<typeof edit>>>;

/** What a sheet's variants have, by number. */
export type Variants = ReadonlyMap<number, SheetVariant>;

/** Returns what a cell is known by. */
export function keyOf({ variantId, field }: { variantId: number; field: string }): string {
  return `${variantId}:${field}`;
}

/** Returns the cell of a key. */
function cellOf(key: string): CellRef {
  const [variantId, field] = key.split(":") as [string, SheetField];
  return { variantId: Number(variantId), field };
}

/** Returns the edits with more typed into cells. What was seen stays what was seen first, until it is saved or given up. */
export function withTyped(edits: Edits, variants: Variants, cells: readonly TypedCell[]): Edits {
  const next = { ...edits };
  for (const { text, ...cell } of cells) {
    const variant = variants.get(cell.variantId);
    if (variant === undefined) continue;
    const key = keyOf(cell);
    const now = valueOf(variant, cell.field);
    const { seen, movement } = edits[key] ?? { seen: now, movement: variant.movement ?? 0 };
    const typed = typedIn(cell.field, text);
    if ("value" in typed && typed.value === seen && seen === now) delete next[key];
    else next[key] = { text, seen, movement };
  }
  return next;
}

/** Returns what is wrong with what is typed, by cell: with each by itself, and with what they come to together. */
export function wrongIn(edits: Edits, variants: Variants): ReadonlyMap<string, TypedWrong> {
  const wrong = new Map<string, TypedWrong>();
  for (const [key, { text }] of Object.entries(edits)) {
    const typed = typedIn(cellOf(key).field, text);
    if ("wrong" in typed) wrong.set(key, typed.wrong);
  }
  const after = (variantId: number, field: SheetField): Value => {
    const typed = edits[keyOf({ variantId, field })];
    const read = typed && typedIn(field, typed.text);
    return read !== undefined && "value" in read ? read.value : valueOf(variants.get(variantId)!, field);
  };
  const mayDouble = Object.keys(edits).some((key) => /:(?:ean|sold)$/.test(key));
  const eans = (mayDouble ? [...variants.keys()] : []).flatMap((id) => {
    const ean = after(id, "ean");
    return ean === null || after(id, "sold") === false ? [] : [{ id, ean: gtin14(String(ean)) }];
  });
  const doubled = twice(eans.map(({ ean }) => ean));
  for (const { id, ean } of eans)
    for (const field of ["ean", "sold"] as const) {
      const key = keyOf({ variantId: id, field });
      if (doubled.has(ean) && edits[key] !== undefined && !wrong.has(key)) wrong.set(key, "EAN_TWICE");
    }
  for (const key of Object.keys(edits)) {
    const { variantId, field } = cellOf(key);
    if ((field !== "price" && field !== "cataloguePrice") || wrong.has(key)) continue;
    const [price, before] = [after(variantId, "price"), after(variantId, "cataloguePrice")];
    if (before !== null && Number(before) <= Number(price)) wrong.set(key, "NOT_LOWER");
  }
  return wrong;
}

/** Returns the cells that are to be saved: what is typed and right, each with what was seen in it. */
export function cellsToSend(edits: Edits, wrong: ReadonlyMap<string, unknown>): SheetCell[] {
  return Object.entries(edits).flatMap(([key, { text, seen, movement }]) => {
    const cell = cellOf(key);
    const typed = wrong.has(key) ? { wrong: true } : typedIn(cell.field, text);
    if ("wrong" in typed) return [];
    if (cell.field === "stock") {
      const value = "change" in typed ? typed : { counted: Number(typed.value), seen: Number(seen), movement };
      return [{ ...cell, field: "stock" as const, value }];
    }
    return [{ ...cell, seen, value: (typed as { value: Value }).value } as SheetCell];
  });
}

/**
 * Returns the edits that are left once some were saved: what was refused, on what is there now, so that saving once more
 * puts it over that; and what was typed while it was under way.
 */
export function afterSaving(
  edits: Edits,
  { sent, refused, variants }: { sent: Edits; refused: ReadonlyMap<string, CellRefusal>; variants: Variants },
): Edits {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([key, one]) => {
      const { variantId, field } = cellOf(key);
      const variant = variants.get(variantId);
      if (sent[key] === undefined || variant === undefined) return [[key, one]];
      if (!refused.has(key) && sent[key].text === one.text) return [];
      return [[key, { text: one.text, seen: valueOf(variant, field), movement: variant.movement ?? 0 }]];
    }),
  );
}

/** Returns what is refused of what is typed, once more was: a cell that is otherwise now waits for another answer. */
export function stillRefused<Code>(
  refused: ReadonlyMap<string, Code>,
  { was, next }: { was: Edits; next: Edits },
): Map<string, Code> {
  return new Map([...refused].filter(([key]) => next[key] !== undefined && next[key].text === was[key]?.text));
}
