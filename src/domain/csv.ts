/**
 * Returns cells as a line of CSV, without the line end. A cell that a spreadsheet would run, beginning with `=`, `+`,
 * `-`, `@`, a tab or a return, gets an apostrophe in front, by which spreadsheets take it as text; numbers stay
 * numbers. `withoutMark` takes it off again.
 */
export function csvLine(cells: readonly string[], separator: "," | ";" = ","): string {
  return cells.map((cell) => quoted(marked(cell))).join(separator);
}

/** Returns a cell without the apostrophe that `csvLine`, WooCommerce and others put before what a spreadsheet would run. */
export function withoutMark(cell: string): string {
  return cell.startsWith("'") && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function marked(cell: string): string {
  // An apostrophe that was there before is marked too, or it would be taken for the mark.
  return /^'*[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+([.,]\d+)?$/.test(cell) ? `'${cell}` : cell;
}

function quoted(text: string): string {
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
