import type { Said } from "../language.ts";
import type { AskedMeasure } from "./size-advice.ts";

/** A size table as it is read, in one language. */
export interface SizeTable {
  title: string;
  note: string;
  /** The first one stands over the sizes' names. */
  columns: string[];
  /** As many cells as there are columns; the first is the size as the shop names it. */
  rows: string[][];
  /** How to measure oneself. */
  measures: { name: string; how: string }[];
  /** What a shopper is asked to be advised a size; null: nothing. */
  asked: AskedMeasure | null;
}

/** A size table as it is written, with the places where it applies. */
export interface WrittenSizeTable {
  /** The name it is known by when it is written again. */
  handle: string;
  title: Said;
  note: Said;
  columns: Said[];
  /** A text where every language reads the same. */
  rows: (string | Said)[][];
  measures: { name: Said; how: Said }[];
  /** Categories by key, each with all below it; a brand's name where it is that brand's alone. */
  places: { category: string; brand?: string }[];
}

/** Returns what is wrong with a written table, null when it may be kept. */
export function sizeTableProblem({ handle, columns, rows, places }: WrittenSizeTable): string | null {
  if (columns.length < 2) return `The size table '${handle}' has no column beside the sizes.`;
  if (rows.length === 0) return `The size table '${handle}' has no row.`;
  const uneven = rows.findIndex((row) => row.length !== columns.length);
  if (uneven >= 0)
    return `Row ${uneven + 1} of the size table '${handle}' has ${rows[uneven]!.length} cells for ${columns.length} columns.`;
  if (places.length === 0) return `The size table '${handle}' applies nowhere.`;
  return null;
}

/** Characters of its texts, and how many there are of what it lists. */
export const sizeTableLimits = {
  title: 120,
  note: 600,
  cell: 60,
  how: 600,
  columns: 12,
  rows: 60,
  measures: 12,
  places: 100,
} as const;

/** Returns what of a sheet cannot be so: it is not even, a size or a measure has no name, or two have one; null: it is sound. */
export function wrongSheet({ columns, rows }: Pick<WrittenSizeTable, "columns" | "rows">): "columns" | "rows" | null {
  const heads = columns.map(({ pl }) => pl);
  const sizes = rows.map(([first = ""]) => cellText(first).pl);
  const isSound = (names: readonly string[]) => names.every((name) => name !== "") && isEachOnce(names);
  if (heads.length < 2 || !isSound(heads)) return "columns";
  return rows.length === 0 || !isSound(sizes) || rows.some((row) => row.length !== columns.length) ? "rows" : null;
}

/** Returns a cell as a text in several languages. */
export function cellText(cell: string | Said): Said {
  return typeof cell === "string" ? { pl: cell } : cell;
}

function isEachOnce(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}
