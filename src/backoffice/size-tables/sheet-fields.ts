import type { SizeTableSaid } from "../../contract/operator/size-tables.ts";
import { cellText, wrongSheet } from "../../domain/catalogue/size-table.ts";
import { type LanCode, type Said, said } from "../../domain/language.ts";

export type Cell = string | Said;

/** The sheet of a size table: what stands over its columns, and its cells. One thing: neither fits another's. */
export interface SheetFields {
  columns: Said[];
  rows: Cell[][];
}

/** A size table as it stands in its form. */
export interface SizeTableFields {
  title: Said;
  note: Said;
  sheet: SheetFields;
  measures: SizeTableSaid["measures"];
  places: SizeTableSaid["places"];
}

/** Returns a size table as it stands in its form; null: a new one. */
export function tableFieldsOf(table: SizeTableSaid | null): SizeTableFields {
  if (table === null)
    return {
      title: { pl: "" },
      note: { pl: "" },
      sheet: { columns: [{ pl: "" }, { pl: "" }], rows: [["", ""]] },
      measures: [],
      places: [],
    };
  const { title, note, columns, rows, measures, places } = table;
  return { title, note, sheet: { columns, rows }, measures, places };
}

/** Returns the fields that were changed as they are sent. */
export function tableSent({ sheet, ...changed }: Partial<SizeTableFields>): Partial<Omit<SizeTableFields, "sheet">> & {
  columns?: Said[];
  rows?: Cell[][];
} {
  return { ...changed, ...sheet };
}

/** Returns a text with what is said in one language: '' there is not said, in Polish it is empty. */
export function withText(text: Said, lanCode: LanCode, typed: string): Said {
  const { [lanCode]: _was, ...others } = text;
  const polish = lanCode === "pl" ? typed : text.pl;
  return { ...others, ...(lanCode !== "pl" && typed !== "" && { [lanCode]: typed }), pl: polish };
}

/** Returns what stands in a cell in a language; where that one says nothing of its own, what Polish says. */
export function cellIn(cell: Cell, lanCode: LanCode): string {
  return said(cellText(cell), lanCode);
}

/** Returns a cell with what is said in one language: one that reads the same in each is a text alone. */
export function withCell(cell: Cell, lanCode: LanCode, typed: string): Cell {
  const same = lanCode !== "pl" && typed === cellText(cell).pl;
  const text = withText(cellText(cell), lanCode, same ? "" : typed);
  return Object.keys(text).length === 1 ? text.pl : text;
}

/** Returns a sheet with one cell changed. */
export function withCellAt(
  sheet: SheetFields,
  { row, column }: { row: number; column: number },
  cell: Cell,
): SheetFields {
  return { ...sheet, rows: sheet.rows.map((cells, nth) => (nth === row ? cells.with(column, cell) : cells)) };
}

/** Returns a sheet with a table of a spreadsheet in it from a cell on: rows it has not enough of are added, columns are not. */
export function withTable(
  sheet: SheetFields,
  { row, column, lanCode }: { row: number; column: number; lanCode: LanCode },
  table: readonly (readonly string[])[],
): SheetFields {
  const missing = Math.max(0, row + table.length - sheet.rows.length);
  const rows = [...sheet.rows, ...Array.from({ length: missing }, () => sheet.columns.map((): Cell => ""))];
  return {
    ...sheet,
    rows: rows.map((cells, nth) =>
      cells.map((cell, at) => {
        const typed = table[nth - row]?.[at - column];
        return typed === undefined ? cell : withCell(cell, lanCode, typed.trim());
      }),
    ),
  };
}

/** Returns a sheet with one size more at its end. */
export function withRow({ columns, rows }: SheetFields): SheetFields {
  return { columns, rows: [...rows, columns.map(() => "")] };
}

/** Returns a sheet with one measure more at its end. */
export function withColumn({ columns, rows }: SheetFields): SheetFields {
  return { columns: [...columns, { pl: "" }], rows: rows.map((cells) => [...cells, ""]) };
}

/** Returns a sheet without a size. */
export function withoutRow({ columns, rows }: SheetFields, row: number): SheetFields {
  return { columns, rows: rows.toSpliced(row, 1) };
}

/** Returns a sheet without a measure. */
export function withoutColumn({ columns, rows }: SheetFields, column: number): SheetFields {
  return { columns: columns.toSpliced(column, 1), rows: rows.map((cells) => cells.toSpliced(column, 1)) };
}

/** Returns a sheet in which a size stands one higher. */
export function withRowHigher({ columns, rows }: SheetFields, row: number): SheetFields {
  return { columns, rows: rows.toSpliced(row - 1, 2, rows[row]!, rows[row - 1]!) };
}

/** Returns what of the fields cannot be saved so; null: all of it can. */
export function wrongField({
  title,
  sheet,
  measures,
  places,
}: SizeTableFields): Exclude<keyof SizeTableFields, "note"> | null {
  if (title.pl.trim() === "") return "title";
  if (wrongSheet(sheet) !== null) return "sheet";
  if (measures.some(({ name, how }) => name.pl.trim() === "" || how.pl.trim() === "")) return "measures";
  return places.length === 0 ? "places" : null;
}
