import type { Row } from "./rows.ts";

/** Something a file says that the shop does not take over, and in how many rows it says it. */
export interface NotTaken {
  what: string;
  rows: number;
  /** Of a column that may be misspelt: the known one that is probably meant. */
  nearest?: string;
}

/** Reads cells of a row by the names of their columns. */
export interface Columns {
  has(name: string): boolean;
  /** The cell under the first of these names that the file has, trimmed; '' where it has none or the row is short. */
  cell(row: Row, ...names: string[]): string;
  /** The cell as it stands. */
  raw(row: Row, name: string): string;
  /** The cells under every column of this name that hold something, trimmed. */
  all(row: Row, name: string): string[];
  /** Every column whose name matches, with its match. */
  matching(pattern: RegExp): RegExpExecArray[];
  /** The name as the file writes it of the first of these columns that it has. */
  written(...names: string[]): string;
  /** Counts what a row holds. */
  see(row: Row): void;
  /** The columns that hold something and that nobody asked for. */
  unread(): NotTaken[];
  count: number;
}

/**
 * Returns the columns of a header; their names are compared without regard to case and blanks around them. `meaning`
 * gives some columns the name they are asked for by: another shop system's, in another language.
 */
export function columnsOf(header: Row, meaning?: readonly (string | undefined)[]): Columns {
  const own = header.cells.map((name) => name.trim().toLowerCase());
  const names = own.map((name, index) => meaning?.[index] ?? name);
  const indexes = new Map(names.map((name, index) => [name, index]).reverse() as [string, number][]);
  const asked = new Set<number>();
  const filled = names.map(() => 0);
  const indexOf = (name: string) => {
    const index = indexes.get(name);
    if (index !== undefined) asked.add(index);
    return index;
  };
  const first = (wanted: readonly string[]) => wanted.find((name) => indexes.has(name));
  return {
    has: (name) => indexes.has(name),
    cell(row, ...wanted) {
      const name = first(wanted);
      return name === undefined ? "" : (row.cells[indexOf(name)!] ?? "").trim();
    },
    raw: (row, name) => row.cells[indexOf(name) ?? -1] ?? "",
    all: (row, name) =>
      names
        .flatMap((known, index) => (known === name ? (asked.add(index), [(row.cells[index] ?? "").trim()]) : []))
        .filter((text) => text !== ""),
    matching: (pattern) => names.map((name) => pattern.exec(name)).filter((match) => match !== null),
    written(...wanted) {
      const name = first(wanted);
      return name === undefined ? (wanted[0] ?? "") : header.cells[indexes.get(name)!]!.trim();
    },
    see(row) {
      for (const [index, cell] of row.cells.entries())
        if (index < filled.length && cell.trim() !== "") filled[index]! += 1;
    },
    unread: () =>
      filled.flatMap((rows, index) =>
        rows > 0 && !asked.has(index) ? [{ what: header.cells[index]!.trim() || `column ${index + 1}`, rows }] : [],
      ),
    count: names.length,
  };
}
