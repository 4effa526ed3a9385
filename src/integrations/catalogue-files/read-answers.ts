import { isMappedField } from "../../domain/catalogue/mapped-fields.ts";
import { type VatRate, vatRates } from "../../domain/invoice/vat.ts";
import { type StockList, variantKey } from "./answers.ts";
import type { CategoryMap } from "./category-words.ts";
import { pieces, readVatRate } from "./cells.ts";
import { type Columns, columnsOf } from "./columns.ts";

import { readRows, type Row, UnreadableFile } from "./rows.ts";

/** Returns VAT rates by tax class: `reduced-rate=8, none=zw`; a text for what is no such list. */
export function readTaxes(text: string): ReadonlyMap<string, VatRate> | string {
  const taxes = new Map<string, VatRate>();
  for (const pair of text.split(",").filter((part) => part.trim() !== "")) {
    const at = pair.lastIndexOf("=");
    const rate = readVatRate(pair.slice(at + 1));
    if (at < 1 || rate === null)
      return `'${pair.trim().slice(0, 80)}' is no tax class with its VAT: 'reduced-rate=8' is. Rates are ${vatRates.join(", ")}.`;
    taxes.set(pair.slice(0, at).trim().toLowerCase(), rate);
  }
  return taxes;
}

type Source = AsyncIterable<Uint8Array>;

/** Reads a map of columns, as a proposal of one is written: the columns `column` and `field`. Returns a text for what is none. */
export async function readColumnMap(source: Source): Promise<ReadonlyMap<string, string> | string> {
  const map = new Map<string, string>();
  const problem = await eachRow(source, ["column", "field"], (_, cell) => {
    const field = cell("field").replace(/\s+/g, " ") || "ignore";
    if (!isMappedField(field)) return `'${field.slice(0, 80)}' is no field of a map: docs/catalogue.md names them.`;
    map.set(cell("column").toLowerCase(), field);
    return null;
  });
  return problem ?? ([...map.values()].includes("name") ? map : "The map names no column of the field 'name'.");
}

/** Reads a map of categories, as a proposal of one is written: the columns `word` and `category`, empty where a word is none. Returns a text for what is none. */
export async function readCategoryMap(source: Source): Promise<CategoryMap | string> {
  const map = new Map<string, string[]>();
  const problem = await eachRow(source, ["word", "category"], (_, cell) => {
    const category = cell("category");
    map.set(
      cell("word").toLowerCase(),
      category
        .split(category.includes(">") ? ">" : "/")
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    );
    return null;
  });
  return problem ?? map;
}

/**
 * Reads a list of stock: Shopify's inventory CSV, whose locations are added up, or the columns `sku` and `quantity`.
 * Returns a text for what is none.
 */
export async function readStockList(source: Source): Promise<StockList | string> {
  const list = new Map<string, number>();
  const add = (key: string, count: number) => key !== "" && list.set(key, (list.get(key) ?? 0) + count);
  const problem = await eachRow(source, [], (_, cell, columns) => {
    const counts = stockColumns(columns).map((column) => ({ text: cell(column), column }));
    if (counts.length === 0)
      return "This is no list of stock: it has neither a column 'quantity' nor Shopify's 'Available'.";
    let sum = 0;
    for (const { text, column } of counts) {
      const count = text === "" || /^not stocked$/i.test(text) ? 0 : pieces(text);
      if (count === null) return `'${text.slice(0, 80)}' under ${column} is no whole number of pieces like 12.`;
      sum += count;
    }
    add(cell("sku").toLowerCase(), sum);
    const handle = cell("handle");
    if (handle !== "")
      add(
        variantKey(
          handle,
          [1, 2, 3].map((number) => cell(`option${number} value`)),
        ),
        sum,
      );
    return null;
  });
  return problem ?? new Map([...list].map(([key, count]) => [key, Math.max(0, count)]));
}

/** Where it stands how many can be sold: one column, or in Shopify's older files one for each location. */
function stockColumns(columns: Columns): string[] {
  const named = [
    "quantity",
    "available",
    "available (not editable)",
    "on hand (new)",
    "on hand (current)",
    "on hand",
    "ilość",
  ].find((name) => columns.has(name));
  if (named !== undefined) return [named];
  return columns.has("coo") && columns.has("handle")
    ? columns.matching(/^(?!handle$|title$|option\d |sku$|hs code$|coo$|location$|bin name$).+$/).map(([name]) => name)
    : [];
}

type Read = (row: Row, cell: (name: string) => string, columns: Columns) => string | null;

/** Reads the rows under a header; returns what is wrong, or null. */
async function eachRow(source: Source, needed: readonly string[], read: Read): Promise<string | null> {
  let columns: Columns | null = null;
  try {
    for await (const row of readRows(source)) {
      if (columns === null) {
        columns = columnsOf(row);
        const missing = needed.find((name) => !columns!.has(name));
        if (missing !== undefined) return `The column '${missing}' is missing.`;
        continue;
      }
      const known = columns;
      const problem = read(row, (name) => known.cell(row, name), known);
      if (problem !== null) return `Row ${row.number}: ${problem}`;
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return error.message;
  }
  return columns === null ? "The file is empty." : null;
}
