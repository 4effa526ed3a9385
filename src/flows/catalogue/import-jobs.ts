import {
  addImport,
  cancelImport,
  confirmImport,
  lockImport,
  readImportAnew,
  type Bringer,
} from "../../database/catalogue/imports.ts";
import { saveColumnMap } from "../../database/catalogue/column-maps.ts";
import { addExport, exportPart, exportsOf } from "../../database/catalogue/exports.ts";
import type { StaffProductFilter } from "../../database/catalogue/staff-products.ts";
import { enqueueJob } from "../../database/job-kinds.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { importLimits } from "../../domain/catalogue/import-limits.ts";
import type { ImportAnswers, ImportState } from "../../domain/catalogue/import-preview.ts";

/** Takes a catalogue file and has it looked at; returns the number of its import. */
export async function beginImport(db: Queryable, file: { fileName: string; file: Buffer } & Bringer): Promise<number> {
  const importId = await addImport(db, file);
  await enqueueJob(db, "runImport", { importId });
  return importId;
}

type Refusal = "NOT_FOUND" | "FINAL" | "UNDER_WAY" | "PREVIEW_OLD" | "TOO_LARGE";

/** Has a file looked at anew with all these answers; its map of columns is stored where it has a name. Returns why not; null: it is. */
export async function answerImport(
  db: Queryable,
  { importId, mapName, answers }: { importId: number; mapName: string | undefined; answers: ImportAnswers },
): Promise<Refusal | null> {
  const found = await lockImport(db, importId);
  const refusal = notOpen(found);
  if (refusal !== null) return refusal;
  if (mapName !== undefined && answers.columns !== undefined)
    await saveColumnMap(db, { name: mapName, columns: { ...answers.columns } }, importLimits.columnMaps);
  await readImportAnew(db, importId, answers);
  await enqueueJob(db, "runImport", { importId });
  return null;
}

/** Brings in what was seen under a hash; returns why not. */
export async function startImport(
  db: Queryable,
  { importId, hash }: { importId: number; hash: string },
  log: Log,
): Promise<Refusal | null> {
  const found = await lockImport(db, importId);
  const refusal = notOpen(found);
  if (refusal !== null) return refusal;
  if (found!.preview_hash !== hash || found!.preview?.numbers == null) return "PREVIEW_OLD";
  await confirmImport(db, importId);
  await enqueueJob(db, "runImport", { importId });
  const { created, changed } = found!.preview.numbers;
  await log({
    act: "confirmImport",
    entity: "import",
    entityId: importId,
    after: { file: found!.file_name, created, changed },
  });
  return null;
}

/** Ends an import before anything is changed; returns why not. */
export async function stopImport(db: Queryable, importId: number): Promise<Refusal | null> {
  const found = await lockImport(db, importId);
  if (found === null) return "NOT_FOUND";
  if (isEnded(found.state)) return "FINAL";
  await cancelImport(db, importId);
  return null;
}

/** Has the catalogue, or the goods of a filter, written as a file; returns the number of the export. */
export async function beginExport(
  db: Queryable,
  asked: { filter: StaffProductFilter | null } & Bringer,
): Promise<number> {
  const exportId = await addExport(db, { ...asked, importId: null });
  await enqueueJob(db, "runExport", { exportId });
  return exportId;
}

/** Has an export's file looked at as an import; returns its number, or why not. */
export async function importExport(
  db: Queryable,
  { exportId, name, ...bringer }: { exportId: number; name: string } & Bringer,
): Promise<number | Refusal> {
  const [found] = await exportsOf(db, exportId);
  if (found === undefined || found.state !== "done" || found.forgotten) return "NOT_FOUND";
  if (found.bytes > importLimits.bytes) return "TOO_LARGE";
  const parts: Buffer[] = [];
  for (let position = 1; ; position += 1) {
    const part = await exportPart(db, exportId, position);
    if (part === null) break;
    parts.push(part);
  }
  return beginImport(db, { fileName: name, file: Buffer.concat(parts), ...bringer });
}

function notOpen(found: { state: ImportState } | null): "NOT_FOUND" | "FINAL" | "UNDER_WAY" | null {
  if (found === null) return "NOT_FOUND";
  if (isEnded(found.state)) return "FINAL";
  return found.state === "previewed" ? null : "UNDER_WAY";
}

function isEnded(state: ImportState): boolean {
  return state === "done" || state === "failed" || state === "cancelled";
}
