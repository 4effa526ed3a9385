/** Size tables as staff see and write them: sizes down, measures across, in centimetres. */
import * as v from "valibot";
import { sizeTableLimits } from "../../domain/catalogue/size-table.ts";
import { wireLine, wireLines } from "../wire-text.ts";
import { route } from "./route.ts";
import { rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const parameters = v.object({ id: rowIdText });

/** Polish stands for a language in which nothing is written. */
const saying = <S extends v.GenericSchema<string, string>>(schema: S, polish: v.GenericSchema<string, string>) =>
  v.strictObject({ pl: polish, en: v.exactOptional(schema), cz: v.exactOptional(schema) });
const cell = wireLine(sizeTableLimits.cell);
const head = v.pipe(cell, v.minLength(1));
const how = wireLines(sizeTableLimits.how);
const title = wireLine(sizeTableLimits.title);
const note = wireLines(sizeTableLimits.note);

const sheet = {
  title: saying(title, v.pipe(title, v.minLength(1))),
  note: saying(note, note),
  columns: v.pipe(v.array(saying(cell, head)), v.minLength(2), v.maxLength(sizeTableLimits.columns)),
  rows: v.pipe(
    v.array(v.pipe(v.array(v.union([cell, saying(cell, cell)])), v.maxLength(sizeTableLimits.columns))),
    v.minLength(1),
    v.maxLength(sizeTableLimits.rows),
  ),
  measures: v.pipe(
    v.array(v.strictObject({ name: saying(cell, head), how: saying(how, how) })),
    v.maxLength(sizeTableLimits.measures),
  ),
  places: v.pipe(
    v.array(v.strictObject({ categoryId: rowId, manufacturerId: v.nullable(rowId) })),
    v.minLength(1),
    v.maxLength(sizeTableLimits.places),
  ),
};

const said = v.object({ pl: v.string(), en: v.exactOptional(v.string()), cz: v.exactOptional(v.string()) });
const sizeTable = v.object({
  id: rowId,
  /** The name files know it by. */
  handle: v.string(),
  title: said,
  note: said,
  /** The first stands over the sizes' names. */
  columns: v.array(said),
  /** As many cells as there are columns; a text where every language reads the same. */
  rows: v.array(v.array(v.union([v.string(), said]))),
  /** How to measure oneself; a size is advised by the first of them that is a column of ranges. */
  measures: v.array(v.object({ name: said, how: said })),
  /** In these categories and all below them, of one brand or of all (null). */
  places: v.array(
    v.object({
      categoryId: rowId,
      manufacturerId: v.nullable(rowId),
    }),
  ),
  version: v.string(),
});
export type SizeTableSaid = v.InferOutput<typeof sizeTable>;

const sizeTableRow = v.object({
  id: rowId,
  title: v.string(),
  sizes: count,
  /** What its columns are, but for the first. */
  columns: v.array(v.string()),
  /** Where it applies, in words. */
  places: v.array(v.string()),
  /** By which measure it advises a size; null: it advises none. */
  advises: v.nullable(v.string()),
});

const edit = { permission: "products.edit" } as const;

export const sizeTableRoutes = {
  sizeTables: route({
    method: "GET",
    path: "/size-tables",
    summary: "Lists all size tables, with where they apply.",
    ...edit,
    answer: v.object({ sizeTables: v.array(sizeTableRow) }),
    refusals: [],
  }),
  sizeTable: route({
    method: "GET",
    path: "/size-tables/:id",
    summary: "Shows one size table.",
    ...edit,
    parameters,
    answer: sizeTable,
    refusals: ["NOT_FOUND"],
  }),
  addSizeTable: route({
    method: "POST",
    path: "/size-tables",
    summary: "Adds a size table; goods of its places show it at once.",
    ...edit,
    body: v.strictObject({
      /** The name files know it by, of one that was removed. */
      handle: v.optional(v.pipe(wireLine(sizeTableLimits.title), v.minLength(1))),
      ...sheet,
    }),
    answer: sizeTable,
    largest: 1024 * 1024,
    refusals: ["FIELD_WRONG", "SIZE_TABLE_THERE"],
    idempotent: true,
    undo: "removeSizeTable",
  }),
  changeSizeTable: route({
    method: "PATCH",
    path: "/size-tables/:id/table",
    summary: "Changes a size table; what is not named stays.",
    ...edit,
    parameters,
    body: v.strictObject({
      title: v.exactOptional(sheet.title),
      note: v.exactOptional(sheet.note),
      columns: v.exactOptional(sheet.columns),
      rows: v.exactOptional(sheet.rows),
      measures: v.exactOptional(sheet.measures),
      places: v.exactOptional(sheet.places),
    }),
    answer: sizeTable,
    largest: 1024 * 1024,
    refusals: ["NOT_FOUND", "FIELD_WRONG", "SIZE_TABLE_THERE"],
    versioned: "table",
    undo: "changeSizeTable",
  }),
  removeSizeTable: route({
    method: "DELETE",
    path: "/size-tables/:id",
    summary: "Removes a size table: goods of its places show none from then on, or that of a category above.",
    ...edit,
    parameters,
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND"],
    undo: "addSizeTable",
    undone: ({ before }) => (before === null ? null : { body: before }),
  }),
};
