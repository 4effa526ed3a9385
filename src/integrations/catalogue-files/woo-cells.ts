import { unescapeHtml } from "../../domain/escape.ts";
import type { Columns } from "./columns.ts";
import type { Row } from "./rows.ts";

export interface WooAttribute {
  name: string;
  values: string[];
}

/** Returns the attributes of a row: columns `Attribute 1 name`, `Attribute 1 value(s)` and so on. */
export function wooAttributes(columns: Columns, row: Row): WooAttribute[] {
  return columns
    .matching(/^attribute (\d+) name$/)
    .map(([column, number]) => ({
      name: nameOf(columns.cell(row, column)),
      values: listOf(columns.cell(row, `attribute ${number} value(s)`)).map(nameOf),
    }))
    .filter(({ name }) => name !== "");
}

/** Returns the parts of a list: parted by commas, a comma inside a part written as `\,`. */
export function listOf(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll("\\,", ",").trim())
    .filter((part) => part !== "");
}

/** Returns a name without the entities that WooCommerce writes in it. */
export function nameOf(text: string): string {
  return unescapeHtml(text).replaceAll("\u00a0", " ").trim();
}

/** Returns every choice of one from each: [[a, b], [c]] → [[a, c], [b, c]]. */
export function combinations(choices: readonly (readonly string[])[]): string[][] {
  return choices.reduce<string[][]>(
    (all, values) => all.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  );
}
