/** Returns the cells of a table as spreadsheets copy it: parted by tabs and lines; in quotes a cell has both in it, and a quote is two. */
export function tableIn(text: string): string[][] {
  const rows: string[][] = [[]];
  let rest = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  for (;;) {
    const { value, length } = firstCell(rest);
    rows.at(-1)!.push(value);
    const end = rest[length];
    if (end === undefined) return rows;
    if (end === "\n") rows.push([]);
    rest = rest.slice(length + 1);
  }
}

/** Returns a table as spreadsheets paste it. */
export function tableText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join("\t")).join("\n");
}

/** The cell a text begins with, and how much of the text it is. */
function firstCell(text: string): { value: string; length: number } {
  const inQuotes = /^"((?:[^"]|"")*)"(?=\t|\n|$)/.exec(text);
  if (inQuotes !== null) return { value: inQuotes[1]!.replaceAll('""', '"'), length: inQuotes[0].length };
  const length = text.search(/[\t\n]/);
  const value = length === -1 ? text : text.slice(0, length);
  return { value, length: value.length };
}

function quoted(cell: string): string {
  return /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
