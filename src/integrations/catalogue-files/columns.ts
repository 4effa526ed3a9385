import type { Row } from "./rows.ts";

/** Reads cells of a row by the names of their columns. */
export interface Columns {
  has(name: string): boolean;
  /** The cell under the first of these names that the file has, trimmed; '' where it has none or the row is short. */
  cell(row: Row, ...names: string[]): string;
  /** The cell as it stands. */
  raw(row: Row, name: string): string;
  /** Every column whose name matches, with its match. */
  matching(pattern: RegExp): RegExpExecArray[];
  count: number;
}

/** Answers the columns of a header; their names are compared without regard to case and blanks around them. */
export function columnsOf(header: Row): Columns {
  const names = header.cells.map((name) => name.trim().toLowerCase());
  const places = new Map(names.map((name, place) => [name, place]).reverse() as [string, number][]);
  return {
    has: (name) => places.has(name),
    cell(row, ...wanted) {
      for (const name of wanted) {
        const place = places.get(name);
        if (place !== undefined) return (row.cells[place] ?? "").trim();
      }
      return "";
    },
    raw: (row, name) => row.cells[places.get(name) ?? -1] ?? "",
    matching: (pattern) => names.map((name) => pattern.exec(name)).filter((match) => match !== null),
    count: names.length,
  };
}
