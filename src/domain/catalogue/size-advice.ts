import type { SizeTable, WrittenSizeTable } from "./size-table.ts";

/** What a size is advised by: one column of a size table, and the Polish name of the measure in it, which is the same in every table and language. */
export interface AskedMeasure {
  column: number;
  measure: string;
}

export type SizeAdvice =
  | { kind: "one"; size: string }
  /** The measure lies in both, or between them. */
  | { kind: "between"; smaller: string; larger: string }
  | { kind: "below" | "above" };

/**
 * Returns what a shopper is asked to be advised a size: of the measures the table tells how to take, the first whose cells are
 * all ranges (`94–100`), for those are of a body and single numbers of a garment; where the table tells of one measure
 * alone, also that in numbers (a foot). Null: the table advises nothing.
 */
export function askedMeasure({
  columns,
  rows,
  measures,
}: Pick<WrittenSizeTable, "columns" | "rows" | "measures">): AskedMeasure | null {
  const told = columns
    .map(({ pl }, column) => ({ column, measure: pl }))
    .filter(({ column, measure }) => column > 0 && measures.some(({ name }) => name.pl === measure));
  const all = (column: number, read: (text: string) => unknown) =>
    rows.every((row) => {
      const cell = row[column] ?? "";
      return read(typeof cell === "string" ? cell : cell.pl) !== null;
    });
  return (
    told.find(({ column }) => all(column, rangeOf)) ??
    (measures.length === 1 ? told.find(({ column }) => all(column, numberOf)) : undefined) ??
    null
  );
}

/** Returns the size of a measure, in the unit of the table, among the sizes a product comes in; of all of them where none is the table's. */
export function sizeAdvice(
  { rows }: Pick<SizeTable, "rows">,
  { column, value, sizes }: { column: number; value: number; sizes: readonly string[] },
): SizeAdvice | null {
  const own = rows.filter(([size = ""]) => sizes.includes(size));
  const spans = spansOf(own.length > 0 ? own : rows, column);
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (value < first.from) return { kind: "below" };
  if (value > last.to) return { kind: "above" };
  const fitting = spans.filter(({ from, to }) => from <= value && value <= to);
  const smaller = fitting[0] ?? spans.findLast(({ to }) => to < value)!;
  const larger = fitting.at(-1) ?? spans.find(({ from }) => from > value)!;
  return smaller.size === larger.size
    ? { kind: "one", size: smaller.size }
    : { kind: "between", smaller: smaller.size, larger: larger.size };
}

/** Returns a measure as it was typed, a comma or a point in it; null: it is none of a person, in centimetres. */
export function typedMeasure(text: string): number | null {
  const value = numberOf(text.trim());
  return value === null || value < 5 || value > 250 ? null : value;
}

/** From where to where each size reaches, the smallest first. A number alone reaches down to the one below it: a shoe is as long as the foot, or longer. */
function spansOf(rows: readonly string[][], column: number): { size: string; from: number; to: number }[] {
  const spans = rows
    .flatMap((row) => {
      const [from, to] = rangeOf(row[column] ?? "") ?? [null, numberOf(row[column] ?? "")];
      return to === null ? [] : { size: row[0] ?? "", from, to };
    })
    .toSorted((a, b) => a.to - b.to);
  return spans.map(({ size, from, to }, nth) => {
    const step = nth > 0 ? to - spans[nth - 1]!.to : (spans[1]?.to ?? to + 1) - to;
    // The next hundredth, so that a foot as long as a shoe has one size.
    return { size, from: from ?? Math.round((to - step) * 100 + 1) / 100, to };
  });
}

function rangeOf(text: string): [from: number, to: number] | null {
  const [, from, to] = /^\s*([\d.,]+)\s*[–—-]\s*([\d.,]+)\s*$/.exec(text) ?? [];
  const [low, high] = [numberOf(from ?? ""), numberOf(to ?? "")];
  return low === null || high === null ? null : [low, high];
}

function numberOf(text: string): number | null {
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : null;
}
