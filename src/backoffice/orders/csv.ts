import { csvLine } from "../../domain/csv.ts";
import type { LanCode } from "../../domain/language.ts";
import { decimal } from "../../domain/money.ts";

/** Returns rows as a file for a spreadsheet: UTF-8 with its mark, semicolons between cells as spreadsheets of Poland and Czechia read it, lines ended as RFC 4180 has them. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${csvLine(cells, ";")}\r\n`).join("")}`;
}

/** Returns hundredths as a spreadsheet's number: 120430 → `1204,30`, in English `1204.30`. */
export function csvAmount(hundredths: number, lanCode: LanCode): string {
  const text = decimal(hundredths);
  return lanCode === "en" ? text : text.replace(".", ",");
}
