import type { Queryable } from "../queryable.ts";
import type { Bringer } from "./imports.ts";
import type { StaffProductFilter } from "./staff-products.ts";

export interface ExportRow {
  export_id: number;
  by: string;
  begun_at: Date;
  filter: StaffProductFilter | null;
  import_id: number | null;
  state: "writing" | "done" | "failed";
  done: number;
  total: number;
  products: number;
  bytes: number;
  failure: string | null;
  ended_at: Date | null;
  forgotten: boolean;
}

/** Begins an export; of one that is made before an import, in place of what was begun of it. Returns its number. */
export async function addExport(
  db: Queryable,
  { filter, importId, staff_id, key_id }: { filter: StaffProductFilter | null; importId: number | null } & Bringer,
): Promise<number> {
  await db.query("DELETE FROM exports WHERE import_id = $1", [importId]);
  const { rows } = await db.query<{ export_id: number }>(
    "INSERT INTO exports (filter, import_id, staff_id, key_id) VALUES ($1, $2, $3, $4) RETURNING export_id",
    [filter === null ? null : JSON.stringify(filter), importId, staff_id, key_id],
  );
  return rows[0]!.export_id;
}

/** Returns the newest exports, of those before an import the ones that are written; or one of a number. */
export async function exportsOf(db: Queryable, id: number | null = null): Promise<ExportRow[]> {
  const { rows } = await db.query<ExportRow>(
    `SELECT e.export_id, coalesce(nullif(s.name, ''), s.email, k.name, '') AS by, e.begun_at, e.filter, e.import_id, e.state, e.done, e.total, e.products, e.bytes,
       e.failure, e.ended_at, e.forgotten_at IS NOT NULL AS forgotten
     FROM exports e LEFT JOIN staff s USING (staff_id) LEFT JOIN operator_keys k USING (key_id)
     WHERE CASE WHEN $1::bigint IS NULL THEN e.import_id IS NULL OR e.state = 'done' ELSE e.export_id = $1 END ORDER BY e.export_id DESC LIMIT 50`,
    [id],
  );
  return rows;
}

/** Takes an export that is to be written, from its beginning, and that nobody else writes; null: there is no such one. */
export async function claimExport(db: Queryable, id: number): Promise<{ filter: StaffProductFilter | null } | null> {
  const { rows } = await db.query<{ filter: StaffProductFilter | null }>(
    `UPDATE exports SET beat_at = clock_timestamp() WHERE export_id = $1 AND state = 'writing' AND (beat_at IS NULL OR beat_at < clock_timestamp() - interval '30 seconds') RETURNING filter`,
    [id],
  );
  await db.query(
    "DELETE FROM export_parts WHERE export_id = $1 AND EXISTS (SELECT FROM exports e WHERE e.export_id = $1 AND e.state = 'writing')",
    [id],
  );
  return rows[0] ?? null;
}

/** Says how far it is. */
export async function beatExport(
  db: Queryable,
  id: number,
  { done, total }: { done: number; total: number },
): Promise<void> {
  await db.query(
    "UPDATE exports SET beat_at = clock_timestamp(), done = $2, total = $3 WHERE export_id = $1 AND ended_at IS NULL",
    [id, done, total],
  );
}

/** Lets go of it, so that somebody else writes it from its beginning. */
export async function releaseExport(db: Queryable, id: number): Promise<void> {
  await db.query("UPDATE exports SET beat_at = NULL WHERE export_id = $1 AND ended_at IS NULL", [id]);
}

/** Stores the next part of its file. */
export async function addExportPart(db: Queryable, id: number, position: number, part: Buffer): Promise<void> {
  await db.query("INSERT INTO export_parts (export_id, position, part) VALUES ($1, $2, $3)", [id, position, part]);
}

/** Returns a part of its file; null behind the last. */
export async function exportPart(db: Queryable, id: number, position: number): Promise<Buffer | null> {
  const { rows } = await db.query<{ part: Buffer }>(
    "SELECT part FROM export_parts WHERE export_id = $1 AND position = $2",
    [id, position],
  );
  return rows[0]?.part ?? null;
}

/** Writes down how it ended. */
export async function endExport(
  db: Queryable,
  id: number,
  ended: { state: "done"; products: number } | { state: "failed"; failure: string },
): Promise<void> {
  await db.query(
    `UPDATE exports SET state = $2, products = $3, failure = $4, ended_at = clock_timestamp(), beat_at = NULL,
       bytes = (SELECT coalesce(sum(octet_length(part)), 0) FROM export_parts WHERE export_id = $1) WHERE export_id = $1`,
    [id, ended.state, ended.state === "done" ? ended.products : 0, ended.state === "failed" ? ended.failure : null],
  );
}
