/** A place in the grid, from 0. */
export interface Position {
  row: number;
  column: number;
}

/** Cells between two places, both included. */
export interface Range {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export interface Size {
  rows: number;
  columns: number;
}

/** Rows of a page, by Page Up and Page Down. */
const page = 10;

/** Returns where a key leads from a place; null: it is no key to move by. With Ctrl or ⌘ it goes to the edge. */
export function moved(
  key: string,
  { row, column }: Position,
  { size, toEdge }: { size: Size; toEdge: boolean },
): Position | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const at = (toRow: number, toColumn: number) => ({
    row: Math.min(last.row, Math.max(0, toRow)),
    column: Math.min(last.column, Math.max(0, toColumn)),
  });
  switch (key) {
    case "ArrowUp":
      return at(toEdge ? 0 : row - 1, column);
    case "ArrowDown":
      return at(toEdge ? last.row : row + 1, column);
    case "ArrowLeft":
      return at(row, toEdge ? 0 : column - 1);
    case "ArrowRight":
      return at(row, toEdge ? last.column : column + 1);
    case "Home":
      return at(toEdge ? 0 : row, 0);
    case "End":
      return at(toEdge ? last.row : row, last.column);
    case "PageUp":
      return at(row - page, column);
    case "PageDown":
      return at(row + page, column);
    default:
      return null;
  }
}

/** Returns the next place in reading order, or the one before; null: there is none. */
export function inTurn({ row, column }: Position, { size, back }: { size: Size; back: boolean }): Position | null {
  const at = row * size.columns + column + (back ? -1 : 1);
  if (at < 0 || at >= size.rows * size.columns) return null;
  return { row: Math.floor(at / size.columns), column: at % size.columns };
}

/** Returns the cells between two places. */
export function rangeOf(one: Position, other: Position): Range {
  return {
    top: Math.min(one.row, other.row),
    left: Math.min(one.column, other.column),
    bottom: Math.max(one.row, other.row),
    right: Math.max(one.column, other.column),
  };
}
