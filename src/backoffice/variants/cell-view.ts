import { useMemo } from "react";
import type { SheetVariant } from "../../contract/operator/variants.ts";
import { type Text, useText } from "../text.ts";
import { textOf, valueOf } from "./cell-values.ts";
import { keyOf } from "./sheet-edits.ts";
import { isChangeable } from "./grid-text.ts";
import type { Column, GridCell } from "./sheet-grid.ts";
import type { SheetEdits } from "./use-sheet.ts";

/** A cell as it is seen: what stands in it, how it stands with saving, and what is wrong in words. */
export interface CellView {
  text: string;
  state: "plain" | "changed" | "saving" | "saved" | "wrong";
  why: string | null;
  /** Somebody may only read it. */
  locked: boolean;
}

const nowhere: CellView = { text: "", state: "plain", why: null, locked: true };

/**
 * Returns what shows the cells of a sheet. Of a variant that nobody has typed into, each cell's is made once: of five
 * hundred variants those that are typed into or saved are looked at anew. `mayChange` is another function where somebody
 * may change other cells.
 */
export function useCellView(edits: SheetEdits, mayChange: (cell: GridCell) => boolean): (cell: GridCell) => CellView {
  const t = useText();
  const { yes, no } = useWords();
  const resting = useMemo(() => restingViews({ yes, no }, mayChange), [yes, no, mayChange]);
  const touched = useMemo(
    () => new Set([...Object.keys(edits.edits), ...edits.saved].map((key) => Number(key.split(":", 1)[0]))),
    [edits.edits, edits.saved],
  );
  return (cell) => {
    const variant = cell === null ? undefined : edits.variants.get(cell.variantId);
    if (cell === null || variant === undefined) return nowhere;
    const atRest = resting(variant, cell);
    if (!touched.has(cell.variantId)) return atRest;
    const key = keyOf(cell);
    const typed = edits.edits[key];
    const why = typed === undefined ? null : whyWrong({ edits, key, now: atRest.text, t });
    const state =
      why !== null
        ? "wrong"
        : typed === undefined
          ? edits.saved.has(key)
            ? "saved"
            : "plain"
          : edits.save.isPending
            ? "saving"
            : "changed";
    return { ...atRest, text: typed?.text ?? atRest.text, state, why };
  };
}

/** Returns what shows the cells of variants that nobody has typed into, the same of each as long as the variant is. */
function restingViews(words: { yes: string; no: string }, mayChange: (cell: GridCell) => boolean) {
  const known = new WeakMap<SheetVariant, Map<Column, CellView>>();
  return (variant: SheetVariant, cell: NonNullable<GridCell>): CellView => {
    const ofVariant = known.get(variant) ?? new Map<Column, CellView>();
    known.set(variant, ofVariant);
    const view = ofVariant.get(cell.field) ?? {
      text: textOf(cell.field, valueOf(variant, cell.field), words),
      state: "plain",
      why: null,
      locked: !isChangeable(cell) || !mayChange(cell),
    };
    ofVariant.set(cell.field, view);
    return view;
  };
}

/** Returns the words for what is sold and what is not. */
function useWords(): { yes: string; no: string } {
  const t = useText();
  return { yes: t("OFFICE_SHEET_YES"), no: t("OFFICE_SHEET_NO") };
}

/** What stands in a cell that nobody edits, of a variant. */
export function useFactText(): (variant: SheetVariant, field: "price" | "stock") => string {
  const words = useWords();
  return (variant, field) => textOf(field, valueOf(variant, field), words);
}

function whyWrong({ edits, key, now, t }: { edits: SheetEdits; key: string; now: string; t: Text }): string | null {
  const wrong = edits.wrong.get(key);
  if (wrong !== undefined) return t(`OFFICE_SHEET_WRONG_${wrong}`);
  const code = edits.refused.get(key);
  if (code === undefined) return null;
  return code === "CELL_CHANGED" || code === "STOCK_MOVED"
    ? t("OFFICE_SHEET_CHANGED", { now: now === "" ? "–" : now })
    : t(`OFFICE_REFUSED_${code}`);
}
