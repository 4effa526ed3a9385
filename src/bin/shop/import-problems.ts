import { writeFile } from "node:fs/promises";
import type { LeftRow } from "../../flows/catalogue/import/leave-out.ts";
import { csvLine } from "../../domain/csv.ts";

/** Writes rows that cannot be taken as a CSV, a line each, and answers the sentence that tells where it is, or why it is not. */
export async function writeProblems(file: string, rows: readonly LeftRow[]): Promise<string> {
  const lines = [
    ["row", "product", "column", "value", "problem"],
    ...rows.map(({ row, product = "", column = "", value = "", text }) => [
      row === 0 ? "" : String(row),
      product,
      column,
      value,
      text,
    ]),
  ];
  try {
    await writeFile(file, `\ufeff${lines.map((cells) => `${csvLine(cells)}\n`).join("")}`);
    return `What is wrong is listed in ${file}.`;
  } catch (error) {
    return `The list of what is wrong cannot be written to '${file}' (${(error as NodeJS.ErrnoException).code}).`;
  }
}
