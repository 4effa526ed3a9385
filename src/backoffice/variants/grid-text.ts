import type { Range } from "./grid-moves.ts";
import type { Grid, GridCell } from "./sheet-grid.ts";
import type { CellRef, TypedCell } from "./sheet-edits.ts";

/** What came of a paste: what goes where, and how many cells of it had no place or one that is only read. */
export interface Pasted {
  cells: TypedCell[];
  /** Beyond the last row or column, or where there is no such variant. */
  outside: number;
  locked: number;
  /** The last row and column it reached. */
  bottom: number;
  right: number;
}

/** Returns the cells a table is pasted into: from a range's first on; one cell alone fills the whole range. */
export function pastedInto(
  { rows }: Grid,
  {
    range,
    table,
    mayChange,
  }: { range: Range; table: readonly (readonly string[])[]; mayChange: (cell: CellRef) => boolean },
): Pasted {
  const fills = table.length === 1 && table[0]!.length === 1;
  const height = fills ? range.bottom - range.top + 1 : table.length;
  const pasted: Pasted = { cells: [], outside: 0, locked: 0, bottom: range.top, right: range.left };
  for (let row = 0; row < height; row += 1) {
    const texts = fills ? Array.from({ length: range.right - range.left + 1 }, () => table[0]![0]!) : table[row]!;
    for (const [column, text] of texts.entries()) {
      const cell = rows[range.top + row]?.cells[range.left + column] ?? null;
      if (cell === null) pasted.outside += 1;
      else if (!isChangeable(cell) || !mayChange(cell)) pasted.locked += 1;
      else {
        pasted.cells.push({ ...cell, text });
        pasted.bottom = Math.max(pasted.bottom, range.top + row);
        pasted.right = Math.max(pasted.right, range.left + column);
      }
    }
  }
  return pasted;
}

/** Returns the texts of a range, row by row. */
export function textsIn({ rows }: Grid, range: Range, textOf: (cell: GridCell) => string): string[][] {
  return rows
    .slice(range.top, range.bottom + 1)
    .map(({ cells }) => cells.slice(range.left, range.right + 1).map(textOf));
}

/** Returns whether a cell is one that somebody could change, whoever may. */
export function isChangeable(cell: GridCell): cell is CellRef {
  return cell !== null && cell.field !== "lowest";
}
