/** Catalogue files that come in and go out: what one would do, what it does, and the shop as a file. */
import * as v from "valibot";
import { importLimits } from "../../domain/catalogue/import-limits.ts";
import { isMappedField } from "../../domain/catalogue/mapped-fields.ts";
import { importPhases, importStates } from "../../domain/catalogue/import-preview.ts";
import { importProblemCodes } from "../../domain/catalogue/import-problem.ts";
import { productViews } from "../../domain/catalogue/product-form.ts";
import { vatRates } from "../../domain/invoice/vat.ts";
import { wireLine, wireText } from "../wire-text.ts";
import { route } from "./route.ts";
import { moment, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const withId = { parameters: v.object({ id: rowIdText }) };
const created = v.object({ id: rowId });
const few = <Said extends object>(most: number) =>
  v.check<Said, string>((said) => Object.keys(said).length <= most, "too many");

const far = {
  phase: v.picklist(importPhases),
  done: count,
  total: count,
  /** Of what is counted in this phase; null: nothing is known yet. */
  perSecond: v.nullable(v.number()),
  secondsLeft: v.nullable(v.number()),
};

const numbers = v.object({
  created: count,
  changed: count,
  unchanged: count,
  variants: v.object({ created: count, changed: count, hidden: count }),
  prices: v.object({ changed: count }),
  /** `left`: the file says another number than the shop has, and not what it knew. */
  stock: v.object({ changed: count, left: count }),
  categories: v.object({ created: count, changed: count }),
  manufacturers: v.object({ created: count, changed: count }),
  pictures: v.object({ added: count, removed: count }),
  redirects: v.object({ created: count }),
  unannounced: count,
  cuts: v.object({ kept: count, replaced: count }),
});
export type ImportNumbersSaid = v.InferOutput<typeof numbers>;

const preview = v.object({
  /** Which shop's file it is; null: of none that is known. */
  format: v.nullable(v.string()),
  columns: v.array(v.object({ column: v.string(), sample: v.string(), field: v.string() })),
  /** Null: something is wrong, and nothing of it would come in. */
  numbers: v.nullable(numbers),
  notInFile: count,
  problems: v.object({ wrong: count, left: count, told: count }),
  canLeaveOut: v.boolean(),
  asks: v.object({ tax: v.array(v.string()), stock: v.boolean() }),
  categories: v.array(v.object({ word: v.string(), products: count, category: v.string() })),
  homeless: count,
  notTaken: v.array(v.object({ what: v.string(), rows: count, nearest: v.exactOptional(v.string()) })),
});
export type ImportPreviewSaid = v.InferOutput<typeof preview>;

/** What whoever brings a file says where it does not. */
const answers = {
  columns: v.exactOptional(v.record(v.string(), v.string())),
  tax: v.exactOptional(v.record(v.string(), v.string())),
  stock: v.exactOptional(v.nullable(count)),
  categories: v.exactOptional(v.record(v.string(), v.string())),
  skipBad: v.exactOptional(v.boolean()),
  setStock: v.exactOptional(v.boolean()),
};

const row = {
  id: rowId,
  fileName: v.string(),
  bytes: count,
  by: v.string(),
  begunAt: moment,
  state: v.picklist(importStates),
  /** It is being ended. */
  ending: v.boolean(),
  confirmedAt: v.nullable(moment),
  endedAt: v.nullable(moment),
  ...far,
};

const one = v.object({
  ...row,
  answers: v.object(answers),
  preview: v.nullable(preview),
  /** What a confirmation names. */
  previewHash: v.nullable(v.string()),
  /** What it would change was changed after it had been seen: it was looked at anew. */
  overtaken: v.boolean(),
  result: v.nullable(numbers),
  failure: v.nullable(v.string()),
  /** Its file and its problems are there no more. */
  forgotten: v.boolean(),
  /** The export of the shop as it was before. */
  exportId: v.nullable(rowId),
  maps: v.array(v.object({ name: v.string(), columns: v.record(v.string(), v.string()) })),
});
export type ImportSaid = v.InferOutput<typeof one>;

const problems = v.object({
  problems: v.array(
    v.object({
      position: count,
      /** `left`: its row is left out; `told`: it comes in, otherwise than written. */
      kind: v.picklist(["wrong", "left", "told"]),
      /** 0: the file as a whole. */
      row: count,
      product: v.nullable(v.string()),
      column: v.nullable(v.string()),
      value: v.nullable(v.string()),
      code: v.picklist(importProblemCodes),
      /** What stands in its sentence. */
      fill: v.record(v.string(), v.string()),
    }),
  ),
  /** After which the next are; null: these were the last. */
  next: v.nullable(count),
});
export type ImportProblemSaid = v.InferOutput<typeof problems>["problems"][number];

const filter = v.strictObject({
  view: v.picklist(productViews),
  q: wireText(100),
  category: v.nullable(rowId),
  brand: v.nullable(rowId),
});

const exported = v.object({
  id: rowId,
  by: v.string(),
  begunAt: moment,
  /** True: not of the whole catalogue. */
  filtered: v.boolean(),
  /** The import before which it was made. */
  importId: v.nullable(rowId),
  state: v.picklist(["writing", "done", "failed"]),
  done: count,
  total: count,
  products: count,
  bytes: count,
  endedAt: v.nullable(moment),
  forgotten: v.boolean(),
});
export type ExportSaid = v.InferOutput<typeof exported>;

export const importRoutes = {
  imports: route({
    method: "GET",
    path: "/imports",
    summary: "Lists the last 50 imports and the last 50 exports of the catalogue, the newest first.",
    permission: "products.edit",
    answer: v.object({ imports: v.array(v.object(row)), exports: v.array(exported) }),
    refusals: [],
  }),
  beginImport: route({
    method: "POST",
    path: "/imports/files/:name",
    summary:
      "Takes a catalogue file and looks what it would do; nothing is changed before that is confirmed. Needs the permissions for prices and stock, too.",
    permission: "products.edit",
    parameters: v.object({ name: v.pipe(wireLine(importLimits.fileName), v.minLength(1)) }),
    bytes: true,
    largest: importLimits.bytes,
    answer: created,
    refusals: ["FORBIDDEN", "TOO_LARGE", "FIELD_WRONG"],
  }),
  oneImport: route({
    method: "GET",
    path: "/imports/:id",
    summary: "Returns an import: how far it is, what it would do or did, and what it asks.",
    permission: "products.edit",
    ...withId,
    answer: one,
    refusals: ["NOT_FOUND"],
  }),
  importProblems: route({
    method: "GET",
    path: "/imports/:id/problems",
    summary: "Lists what is wrong in a file, what is left out and what is taken otherwise than written, by row.",
    permission: "products.edit",
    ...withId,
    query: v.object({
      after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), "0"),
      limit: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(1000)),
        "50",
      ),
    }),
    answer: problems,
    refusals: [],
  }),
  answerImport: route({
    method: "PUT",
    path: "/imports/:id/answers",
    summary:
      "Says what a file does not, all of it, and has it looked at anew; a map of columns with a name is used again.",
    permission: "products.edit",
    ...withId,
    body: v.strictObject({
      columns: v.exactOptional(
        v.pipe(
          v.record(wireLine(200), v.pipe(wireLine(80), v.check(isMappedField, "no field"))),
          few(importLimits.columns),
        ),
      ),
      tax: v.exactOptional(v.pipe(v.record(wireLine(200), v.picklist(vatRates)), few(importLimits.asked))),
      stock: v.exactOptional(v.nullable(v.pipe(count, v.maxValue(1_000_000)))),
      categories: v.exactOptional(v.pipe(v.record(wireLine(200), wireLine(300)), few(importLimits.asked))),
      skipBad: v.exactOptional(v.boolean()),
      setStock: v.exactOptional(v.boolean()),
      mapName: v.exactOptional(v.pipe(wireLine(importLimits.mapName), v.minLength(1))),
    }),
    largest: 1_000_000,
    answer: created,
    refusals: ["NOT_FOUND", "FINAL", "UNDER_WAY"],
  }),
  confirmImport: route({
    method: "POST",
    path: "/imports/:id/confirm",
    summary:
      "Brings in what was seen, once the shop as it is was given out; what somebody has changed since is not, and looked at anew. Needs the permissions for prices and stock, too.",
    permission: "products.edit",
    ...withId,
    body: v.strictObject({ hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
    answer: created,
    refusals: ["FORBIDDEN", "NOT_FOUND", "FINAL", "UNDER_WAY", "PREVIEW_OLD"],
    namesSeen: true,
    undo: null,
  }),
  cancelImport: route({
    method: "POST",
    path: "/imports/:id/cancel",
    summary: "Ends an import before anything is changed.",
    permission: "products.edit",
    ...withId,
    answer: created,
    refusals: ["NOT_FOUND", "FINAL"],
  }),
  beginExport: route({
    method: "POST",
    path: "/exports",
    summary: "Begins to write the catalogue, or the goods a filter leaves, as a file in Bruk's own format.",
    permission: "products.edit",
    body: v.strictObject({ filter: v.nullable(filter) }),
    answer: created,
    refusals: [],
  }),
  exportFile: route({
    method: "GET",
    path: "/exports/:id/file",
    summary: "Returns the file of an export.",
    permission: "products.edit",
    ...withId,
    answer: v.object({}),
    file: "text/csv; charset=utf-8",
    refusals: ["NOT_FOUND"],
  }),
  importExport: route({
    method: "POST",
    path: "/exports/:id/import",
    summary: "Begins an import of an export's file: of one made before an import, what leads back.",
    permission: "products.edit",
    ...withId,
    answer: created,
    refusals: ["FORBIDDEN", "NOT_FOUND", "TOO_LARGE"],
  }),
};
