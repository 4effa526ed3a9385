import type {
  ImportAnswers,
  ImportNumbers,
  ImportPhase,
  ImportPreview,
  ImportState,
} from "../../domain/catalogue/import-preview.ts";
import type { Queryable } from "../queryable.ts";

/** Who does it: a person, or a key of another program. */
export interface Bringer {
  staff_id: number | null;
  key_id: number | null;
}

export interface ImportRow {
  import_id: number;
  file_name: string;
  bytes: number;
  by: string;
  begun_at: Date;
  answers: ImportAnswers;
  state: ImportState;
  preview: ImportPreview | null;
  preview_hash: string | null;
  overtaken: boolean;
  phase: ImportPhase;
  done: number;
  total: number;
  phase_at: Date;
  cancel_asked: boolean;
  confirmed_at: Date | null;
  result: ImportNumbers | null;
  failure: string | null;
  ended_at: Date | null;
  forgotten: boolean;
  /** The export of the shop as it was before; null: there is none, or it is not written. */
  export_id: number | null;
}

/** Keeps a file that is to be looked at; returns the number of its import. */
export async function addImport(
  db: Queryable,
  { fileName, file, staff_id, key_id }: { fileName: string; file: Buffer } & Bringer,
): Promise<number> {
  const { rows } = await db.query<{ import_id: number }>(
    "INSERT INTO imports (file_name, file, bytes, staff_id, key_id) VALUES ($1, $2::bytea, octet_length($2::bytea), $3, $4) RETURNING import_id",
    [fileName, file, staff_id, key_id],
  );
  return rows[0]!.import_id;
}

/** Returns the newest imports, or one of a number. */
export async function importsOf(db: Queryable, id: number | null = null): Promise<ImportRow[]> {
  const { rows } = await db.query<ImportRow>(
    `SELECT i.import_id, i.file_name, i.bytes, coalesce(nullif(s.name, ''), s.email, k.name, '') AS by, i.begun_at, i.answers, i.state, i.preview, i.preview_hash, i.overtaken,
       i.phase, i.done, i.total, i.phase_at, i.cancel_asked, i.confirmed_at, i.result, i.failure, i.ended_at, i.file IS NULL AS forgotten, e.export_id
     FROM imports i LEFT JOIN staff s USING (staff_id) LEFT JOIN operator_keys k USING (key_id)
       LEFT JOIN exports e ON e.import_id = i.import_id AND e.state = 'done' AND e.forgotten_at IS NULL
     WHERE $1::bigint IS NULL OR i.import_id = $1 ORDER BY i.import_id DESC LIMIT 50`,
    [id],
  );
  return rows;
}

/** Holds an import until the transaction ends; null: there is none. */
export async function lockImport(
  db: Queryable,
  id: number,
): Promise<Pick<ImportRow, "file_name" | "state" | "preview" | "preview_hash" | "cancel_asked"> | null> {
  const { rows } = await db.query<Pick<ImportRow, "file_name" | "state" | "preview" | "preview_hash" | "cancel_asked">>(
    "SELECT file_name, state, preview, preview_hash, cancel_asked FROM imports WHERE import_id = $1 FOR UPDATE",
    [id],
  );
  return rows[0] ?? null;
}

/** Has a file looked at anew, with other answers. */
export async function readImportAnew(db: Queryable, id: number, answers: ImportAnswers): Promise<void> {
  await db.query(
    `UPDATE imports SET state = 'reading', answers = $2, preview = NULL, preview_hash = NULL, catalogue_digest = NULL, overtaken = false,
       phase = 'waiting', done = 0, total = 0, phase_at = now(), beat_at = NULL, confirmed_at = NULL WHERE import_id = $1`,
    [id, JSON.stringify(answers)],
  );
}

/** Has what was seen brought in. */
export async function confirmImport(db: Queryable, id: number): Promise<void> {
  await db.query(
    "UPDATE imports SET state = 'importing', confirmed_at = now(), phase = 'waiting', done = 0, total = 0, phase_at = now(), beat_at = NULL WHERE import_id = $1",
    [id],
  );
}

/** Has an import end: one that nobody works on at once, else as soon as whoever does hears of it. */
export async function cancelImport(db: Queryable, id: number): Promise<void> {
  await db.query(
    `UPDATE imports SET cancel_asked = true, state = CASE WHEN ${isIdle} THEN 'cancelled' ELSE state END,
       ended_at = CASE WHEN ${isIdle} THEN now() END WHERE import_id = $1`,
    [id],
  );
}

/** Of whom nothing was heard for so long is gone. */
const goneAfter = "interval '30 seconds'";
const isIdle = `(state = 'previewed' OR beat_at IS NULL OR beat_at < clock_timestamp() - ${goneAfter})`;

export interface ClaimedImport {
  file: Buffer;
  answers: ImportAnswers;
  state: "reading" | "importing";
  catalogue_digest: string | null;
  staff_id: number | null;
  key_id: number | null;
}

/** Takes an import that waits to be worked on, and that nobody else works on; null: there is no such one. */
export async function claimImport(db: Queryable, id: number): Promise<ClaimedImport | null> {
  const { rows } = await db.query<ClaimedImport>(
    `UPDATE imports SET beat_at = clock_timestamp() WHERE import_id = $1 AND state IN ('reading', 'importing') AND NOT cancel_asked AND file IS NOT NULL AND ${isIdle}
     RETURNING file, answers, state, catalogue_digest, staff_id, key_id`,
    [id],
  );
  return rows[0] ?? null;
}

/** Returns the imports and exports that wait and that nobody works on: whoever did is gone. */
export async function idleFileWork(db: Queryable): Promise<{ imports: number[]; exports: number[] }> {
  const { rows } = await db.query<{ imports: number[]; exports: number[] }>(
    `SELECT ARRAY(SELECT import_id FROM imports WHERE state IN ('reading', 'importing') AND NOT cancel_asked AND ${isIdle} ORDER BY import_id) AS imports,
       ARRAY(SELECT export_id FROM exports WHERE state = 'writing' AND import_id IS NULL AND (beat_at IS NULL OR beat_at < clock_timestamp() - ${goneAfter}) ORDER BY export_id) AS exports`,
  );
  return rows[0]!;
}

/** Says how far it is; returns whether it is to end. */
export async function beatImport(
  db: Queryable,
  id: number,
  { phase, done, total }: { phase: ImportPhase; done: number; total: number },
): Promise<boolean> {
  const { rows } = await db.query<{ cancel_asked: boolean }>(
    `UPDATE imports SET beat_at = clock_timestamp(), phase_at = CASE WHEN phase = $2 THEN phase_at ELSE clock_timestamp() END, phase = $2, done = $3, total = $4
     WHERE import_id = $1 AND ended_at IS NULL RETURNING cancel_asked`,
    [id, phase, done, total],
  );
  return rows[0]?.cancel_asked ?? true;
}

/** Lets go of it, so that somebody else goes on at once. */
export async function releaseImport(db: Queryable, id: number): Promise<void> {
  await db.query("UPDATE imports SET beat_at = NULL WHERE import_id = $1 AND ended_at IS NULL", [id]);
}

/** Writes down what it would do. */
export async function savePreview(
  db: Queryable,
  id: number,
  { preview, hash, digest, overtaken }: { preview: ImportPreview; hash: string; digest: string; overtaken: boolean },
): Promise<void> {
  await db.query(
    `UPDATE imports SET state = 'previewed', preview = $2, preview_hash = $3, catalogue_digest = $4, overtaken = $5, confirmed_at = NULL, beat_at = NULL,
       phase = 'waiting', done = 0, total = 0 WHERE import_id = $1`,
    [id, JSON.stringify(preview), hash, digest, overtaken],
  );
}

/** Writes down how it ended. */
export async function endImport(
  db: Queryable,
  id: number,
  ended: { state: "done"; result: ImportNumbers } | { state: "failed"; failure: string } | { state: "cancelled" },
): Promise<void> {
  await db.query(
    "UPDATE imports SET state = $2, result = $3, failure = $4, ended_at = clock_timestamp(), beat_at = NULL, overtaken = false WHERE import_id = $1",
    [
      id,
      ended.state,
      ended.state === "done" ? JSON.stringify(ended.result) : null,
      ended.state === "failed" ? ended.failure : null,
    ],
  );
}

export interface ImportProblemRow {
  position: number;
  kind: "wrong" | "left" | "told";
  row_number: number;
  product: string | null;
  column_name: string | null;
  value: string | null;
  code: string;
  fill: Record<string, string>;
}

/** Puts these in place of the problems of an import. */
export async function saveImportProblems(
  db: Queryable,
  id: number,
  problems: readonly Omit<ImportProblemRow, "position">[],
): Promise<void> {
  await db.query("DELETE FROM import_problems WHERE import_id = $1", [id]);
  await db.query(
    `INSERT INTO import_problems (import_id, position, kind, row_number, product, column_name, value, code, fill)
     SELECT $1, position, p ->> 'kind', (p ->> 'row_number')::int, p ->> 'product', p ->> 'column_name', p ->> 'value', p ->> 'code', p -> 'fill'
     FROM jsonb_array_elements($2) WITH ORDINALITY AS listed (p, position)`,
    [id, JSON.stringify(problems)],
  );
}

/** Returns some of its problems, after one of them. */
export async function importProblemsAfter(
  db: Queryable,
  id: number,
  { after, most }: { after: number; most: number },
): Promise<ImportProblemRow[]> {
  const { rows } = await db.query<ImportProblemRow>(
    `SELECT position, kind, row_number, product, column_name, value, code, fill FROM import_problems
     WHERE import_id = $1 AND position > $2 ORDER BY position LIMIT $3`,
    [id, after, most],
  );
  return rows;
}

/** Returns how many goods the shop has that a file does not name. */
export async function countNotNamed(db: Queryable, handles: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM products WHERE handle <> ALL ($1)",
    [handles],
  );
  return rows[0]!.count;
}

/** Forgets files, problems and exports whose days are over; returns how many. */
export async function forgetOldFiles(db: Queryable, days: number): Promise<number> {
  const forgotten = [
    await db.query(
      "UPDATE imports SET state = 'cancelled', cancel_asked = true, ended_at = now() WHERE state = 'previewed' AND phase_at < now() - make_interval(days => $1)",
      [days],
    ),
    await db.query(
      "UPDATE imports SET file = NULL WHERE file IS NOT NULL AND ended_at < now() - make_interval(days => $1)",
      [days],
    ),
    await db.query(
      "DELETE FROM import_problems WHERE import_id IN (SELECT import_id FROM imports WHERE ended_at < now() - make_interval(days => $1))",
      [days],
    ),
    await db.query(
      "DELETE FROM export_parts WHERE export_id IN (SELECT export_id FROM exports WHERE ended_at < now() - make_interval(days => $1))",
      [days],
    ),
    await db.query(
      "UPDATE exports SET forgotten_at = now() WHERE forgotten_at IS NULL AND ended_at < now() - make_interval(days => $1)",
      [days],
    ),
  ];
  return forgotten.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
