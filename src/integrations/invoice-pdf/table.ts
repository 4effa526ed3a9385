import { grey, page, type Sheet } from "./sheet.ts";

export interface Column {
  head: readonly string[];
  /** Points; the one without a width takes what is left. */
  width?: number;
  /** Numbers stand to the right. */
  right?: boolean;
}

export interface Row {
  cells: readonly string[];
  strong?: boolean;
}

/** Draws a table from the sheet's `y` on, between hairlines; on a new page its head stands again. A row is never parted. */
export function drawTable(
  sheet: Sheet,
  { columns, rows, left = page.left }: { columns: readonly Column[]; rows: readonly Row[]; left?: number },
): void {
  const flexible = page.right - left - columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const widths = columns.map((column) => column.width ?? flexible);
  const lefts = widths.map((_, at) => left + widths.slice(0, at).reduce((sum, width) => sum + width, 0));

  function head(): void {
    sheet.hairline({ from: left, thick: 1.2 });
    const heights = columns.map((column, at) => {
      let height = 6;
      for (const [line, text] of column.head.entries()) {
        const setting = {
          style: line === 0 ? ("strong" as const) : ("text" as const),
          size: line === 0 ? 7.5 : 6.5,
          ...(line > 0 && { colour: grey }),
        };
        height += cell(text, at, sheet.y + height, setting);
      }
      return height;
    });
    sheet.y += Math.max(...heights) + 4;
  }

  function cell(
    text: string,
    at: number,
    top: number,
    setting: { style: "text" | "strong"; size: number; colour?: string },
  ): number {
    const last = at === columns.length - 1;
    const inner = widths[at]! - (last ? 0 : 10);
    const lines = sheet.type.lines(text, inner, setting);
    const right = columns[at]!.right ?? false;
    for (const [line, words] of lines.entries()) {
      sheet.type.line(
        words,
        { x: right ? lefts[at]! + inner : lefts[at]!, baseline: top + setting.size * (0.9 + line * 1.35) },
        { ...setting, right },
      );
    }
    return Math.max(1, lines.length) * setting.size * 1.35;
  }

  sheet.need(70);
  head();
  for (const { cells, strong = false } of rows) {
    const setting = { style: strong ? ("strong" as const) : ("text" as const), size: 9 };
    const height =
      10 +
      Math.max(
        ...cells.map((text, at) =>
          Math.max(1, sheet.type.lines(text, widths[at]! - (at === cells.length - 1 ? 0 : 10), setting).length),
        ),
      ) *
        9 *
        1.35;
    if (sheet.need(height)) head();
    sheet.hairline({ from: left });
    for (const [at, text] of cells.entries()) cell(text, at, sheet.y + 6, setting);
    sheet.y += height;
  }
  sheet.hairline({ from: left });
}
