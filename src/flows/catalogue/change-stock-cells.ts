import type { Mover } from "../../database/catalogue/stock-movements.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { HandReason } from "../../domain/catalogue/stock-movement.ts";
import { changeVariantStock, type StockRefused, takeMovementBack } from "./change-stock.ts";

/** What somebody says of a stock in the sheet: a difference, a count of what was seen, or that a movement goes back. */
export interface StockCell {
  variantId: number;
  value: ByDifference | { counted: number; seen: number; movement: number } | { takesBack: number };
}

/** So many pieces more, or below zero fewer; why, where it is said: else it is a correction. */
interface ByDifference {
  change: number;
  reason?: Exclude<HandReason, "count">;
  note?: string;
}

/** A stock that was moved, and what takes that back; null: nothing does, for nothing moved. */
export interface MovedCell {
  variantId: number;
  from: number;
  to: number;
  back: { takesBack: number } | { change: number } | null;
}

const codes = { unknown: "NOT_FOUND", final: "FINAL", short: "STOCK_SHORT", moved: "STOCK_MOVED" } as const;

/** Moves stock cell by cell, in the caller's transaction, which holds the variants; what is refused stays as it is. Nothing is logged here: whoever calls it says the whole. */
export async function changeStockCells(
  db: Queryable,
  { cells, by }: { cells: readonly StockCell[]; by: Mover },
): Promise<{ done: MovedCell[]; refused: { variantId: number; code: (typeof codes)[StockRefused["kind"]] }[] }> {
  const done: MovedCell[] = [];
  const refused: { variantId: number; code: (typeof codes)[StockRefused["kind"]] }[] = [];
  for (const { variantId, value } of cells) {
    const moved = await move(db, { variantId, value, by });
    if (moved.kind === "moved to" || moved.kind === "taken back") {
      const { stock: to, change } = moved;
      done.push({ variantId, from: to - change, to, back: backOf(moved) });
    } else refused.push({ variantId, code: codes[moved.kind] });
  }
  return { done, refused };
}

function move(db: Queryable, { variantId, value, by }: StockCell & { by: Mover }) {
  const unlogged = () => Promise.resolve();
  if ("takesBack" in value) return takeMovementBack(db, { movement: value.takesBack, variantId, by }, unlogged);
  if (!("change" in value)) return changeVariantStock(db, { variantId, said: value, note: "", by }, unlogged);
  const { change, reason = "correction", note = "" } = value;
  return changeVariantStock(db, { variantId, said: { change, reason }, note, by }, unlogged);
}

/** A movement is taken back once: what took it back is undone by moving as much again. */
function backOf(
  moved: { kind: "moved to"; movement: number } | { kind: "taken back"; change: number },
): MovedCell["back"] {
  if (moved.kind === "moved to") return { takesBack: moved.movement };
  return moved.change === 0 ? null : { change: -moved.change };
}
