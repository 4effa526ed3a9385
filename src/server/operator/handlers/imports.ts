import { Readable } from "node:stream";
import { columnMaps } from "../../../database/catalogue/column-maps.ts";
import { type ExportRow, exportPart, exportsOf } from "../../../database/catalogue/exports.ts";
import { type ImportRow, importProblemsAfter, importsOf } from "../../../database/catalogue/imports.ts";
import type { ExportSaid, ImportProblemSaid } from "../../../contract/operator/imports.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { speed } from "../../../domain/catalogue/import-speed.ts";
import {
  answerImport,
  beginExport,
  beginImport,
  importExport,
  startImport,
  stopImport,
} from "../../../flows/catalogue/import-jobs.ts";
import { type Caller, type Handlers, refused } from "../context.ts";

type Names =
  | "imports"
  | "beginImport"
  | "oneImport"
  | "importProblems"
  | "answerImport"
  | "confirmImport"
  | "cancelImport"
  | "beginExport"
  | "exportFile"
  | "importExport";

/** Catalogue files that come in, and the shop as a file. */
export const importHandlers: Handlers<Names> = {
  imports: async ({ db, now }) => ({
    answer: {
      imports: (await importsOf(db)).map((row) => rowSaid(row, now)),
      exports: (await exportsOf(db)).map(exportSaid),
    },
  }),

  async beginImport({ db, person, parameters: { name }, body }) {
    if (body.length === 0) return refused("FIELD_WRONG", { at: "" });
    if (!mayImport(person)) return refused("FORBIDDEN");
    return { answer: { id: await beginImport(db, { fileName: name, file: body, ...bringer(person) }) } };
  },

  async oneImport({ db, parameters: { id }, now }) {
    const [row] = await importsOf(db, id);
    if (row === undefined) return refused("NOT_FOUND");
    return {
      answer: {
        ...rowSaid(row, now),
        answers: row.answers,
        preview: row.preview,
        previewHash: row.preview_hash,
        overtaken: row.overtaken,
        result: row.result,
        failure: row.failure,
        forgotten: row.forgotten,
        exportId: row.export_id,
        maps: await columnMaps(db),
      },
    };
  },

  async importProblems({ db, parameters: { id }, query: { after, limit } }) {
    const rows = await importProblemsAfter(db, id, { after, most: limit + 1 });
    const shown = rows.slice(0, limit);
    return {
      answer: {
        problems: shown.map(({ row_number: row, column_name: column, code, ...rest }) => ({
          ...rest,
          row,
          column,
          code: code as ImportProblemSaid["code"],
        })),
        next: rows.length > shown.length ? shown.at(-1)!.position : null,
      },
    };
  },

  async answerImport({ db, parameters: { id }, body: { mapName, ...answers } }) {
    return done(id, await answerImport(db, { importId: id, mapName, answers }));
  },

  async confirmImport({ db, person, parameters: { id }, body: { hash }, log }) {
    if (!mayImport(person)) return refused("FORBIDDEN");
    return done(id, await startImport(db, { importId: id, hash }, log));
  },

  cancelImport: async ({ db, parameters: { id } }) => done(id, await stopImport(db, id)),

  async beginExport({ db, person, body: { filter } }) {
    const asked =
      filter === null
        ? null
        : {
            view: filter.view,
            words: filter.q.trim() === "" ? null : filter.q,
            categoryId: filter.category,
            brandId: filter.brand,
          };
    return { answer: { id: await beginExport(db, { filter: asked, ...bringer(person) }) } };
  },

  async exportFile({ db, parameters: { id } }) {
    const [row] = await exportsOf(db, id);
    if (row === undefined || row.state !== "done" || row.forgotten) return refused("NOT_FOUND");
    return { answer: {}, file: { bytes: Readable.from(partsOf(db, id)), name: fileName(row) } };
  },

  async importExport({ db, person, parameters: { id } }) {
    const [row] = await exportsOf(db, id);
    if (row === undefined) return refused("NOT_FOUND");
    if (!mayImport(person)) return refused("FORBIDDEN");
    const begun = await importExport(db, { exportId: id, name: fileName(row), ...bringer(person) });
    return typeof begun === "number" ? { answer: { id: begun } } : refused(begun);
  },
};

/** A file changes prices and stock as well. */
function mayImport({ permissions }: Caller): boolean {
  return permissions.includes("prices.edit") && permissions.includes("stock.move");
}

/** A key acts for itself. */
function bringer({ staff_id, key_id }: Caller): Pick<Caller, "staff_id" | "key_id"> {
  return { staff_id: key_id === null ? staff_id : null, key_id };
}

function done(id: number, refusal: Awaited<ReturnType<typeof stopImport>>) {
  return refusal === null ? { answer: { id } } : refused(refusal);
}

async function* partsOf(db: Queryable, id: number): AsyncGenerator<Buffer> {
  for (let position = 1; ; position += 1) {
    const part = await exportPart(db, id, position);
    if (part === null) return;
    yield part;
  }
}

/** In ASCII, as a header has it. */
function fileName({ export_id, begun_at }: ExportRow): string {
  return `bruk-${begun_at.toISOString().slice(0, 10)}-${export_id}.csv`;
}

function rowSaid(row: ImportRow, now: Date) {
  const { import_id, file_name, bytes, by, begun_at, state, cancel_asked, confirmed_at, ended_at } = row;
  const { phase, done, total, phase_at } = row;
  return {
    id: import_id,
    fileName: file_name,
    bytes,
    by,
    begunAt: begun_at.toISOString(),
    state,
    ending: cancel_asked && ended_at === null,
    confirmedAt: confirmed_at?.toISOString() ?? null,
    endedAt: ended_at?.toISOString() ?? null,
    phase,
    done,
    total,
    ...speed({ done, total, seconds: (now.getTime() - phase_at.getTime()) / 1000 }),
  };
}

function exportSaid(row: ExportRow): ExportSaid {
  const { export_id, by, begun_at, filter, import_id, state, done, total, products, bytes, ended_at, forgotten } = row;
  return {
    id: export_id,
    by,
    begunAt: begun_at.toISOString(),
    filtered: filter !== null,
    importId: import_id,
    state,
    done,
    total,
    products,
    bytes,
    endedAt: ended_at?.toISOString() ?? null,
    forgotten,
  };
}
