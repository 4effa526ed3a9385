import * as v from "valibot";
import { vatRates } from "../../domain/invoice/vat.ts";
import type { ImportPreviewSaid, ImportSaid } from "../../contract/operator/imports.ts";

const texts = v.record(v.string(), v.string());

/** What is said of a file, as it is typed. */
export const typedAnswers = v.object({
  columns: texts,
  tax: texts,
  stock: v.string(),
  categories: texts,
  skipBad: v.boolean(),
  setStock: v.boolean(),
  mapName: v.string(),
});
export type TypedAnswers = v.InferOutput<typeof typedAnswers>;

/** Returns what was said, and what is proposed where nothing was. */
export function answersOf({ answers }: ImportSaid, preview: ImportPreviewSaid): TypedAnswers {
  return {
    columns: Object.fromEntries(preview.columns.map(({ column, field }) => [column.toLowerCase(), field])),
    tax: { ...Object.fromEntries(preview.asks.tax.map((name) => [name.toLowerCase(), ""])), ...answers.tax },
    stock: answers.stock == null ? "" : String(answers.stock),
    categories: {
      ...Object.fromEntries(preview.categories.map(({ word, category }) => [word.toLowerCase(), category])),
      ...answers.categories,
    },
    skipBad: answers.skipBad ?? false,
    setStock: answers.setStock ?? false,
    mapName: "",
  };
}

/** Returns what is sent of what was typed; what nobody was asked, or has not answered, is not said. */
export function answersSent(typed: TypedAnswers, before: TypedAnswers, said: ImportSaid["answers"]) {
  const { columns, tax, stock, categories, skipBad, setStock, mapName } = typed;
  const given = Object.entries(tax).flatMap(([name, typed]) => {
    const rate = vatRates.find((one) => one === typed);
    return rate === undefined ? [] : [[name, rate] as const];
  });
  const pieces = /^\s*\d{1,7}\s*$/.test(stock) ? Number(stock) : null;
  const sorted = said.categories !== undefined || JSON.stringify(categories) !== JSON.stringify(before.categories);
  return {
    ...(Object.keys(columns).length > 0 && { columns }),
    ...(given.length > 0 && { tax: Object.fromEntries(given) }),
    ...(pieces !== null && { stock: pieces }),
    // As proposed: the file goes by its own words.
    ...(sorted && { categories }),
    skipBad,
    setStock,
    ...(mapName.trim() !== "" && Object.keys(columns).length > 0 && { mapName: mapName.trim() }),
  };
}
