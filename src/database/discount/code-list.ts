import type { Queryable } from "../queryable.ts";
import { codeColumns, type CodeRow } from "./codes.ts";

/** Whether codes can be used, now or later, or cannot any more. */
type CodeView = "running" | "ended";

/** Which codes: null is any. */
export interface CodeFilter {
  view: CodeView | null;
  /** Of a name, in its one form. */
  words: string | null;
  batchId: number | null;
  codeId: number | null;
  /** Those of batches too, where none is named. */
  inBatches: boolean;
}

/** A code with what it has done. */
export interface UsedCodeRow extends CodeRow {
  /** Orders that hold it and were neither cancelled nor left unpaid. */
  orders: number;
  /** Grosze it has taken off those; what delivery cost them less is not counted. */
  taken_off: number;
}

/** What can be used, as `codeState` says it: live, or not begun. */
const isRunning =
  "c.ended_at IS NULL AND (c.code_expire IS NULL OR c.code_expire > now()) AND (c.use_limit IS NULL OR c.used < c.use_limit)";

/** What codes have done: of orders that count. */
const done =
  "SELECT count(*)::int AS orders, coalesce(sum(o.discount_pln), 0)::int AS taken_off FROM orders o WHERE o.discount_code = c.code AND o.status NOT IN ('cancelled', 'expired')";

/** Returns the newest codes before one (null: of all) that a filter leaves. */
export async function latestCodes(
  db: Queryable,
  { view, words, batchId, codeId, inBatches }: CodeFilter,
  { before, most }: { before: number | null; most: number },
): Promise<UsedCodeRow[]> {
  const { rows } = await db.query<UsedCodeRow>(
    `WITH found AS (
       SELECT * FROM discount_codes c
       WHERE ($1::text IS NULL OR ($1 = 'running') = (${isRunning})) AND ($2::text IS NULL OR strpos(c.code, $2) > 0)
         AND ($3::bigint IS NULL OR c.batch_id = $3) AND ($4::bigint IS NULL OR c.code_id = $4) AND ($5 OR c.batch_id IS NULL) AND ($6::bigint IS NULL OR c.code_id < $6)
       ORDER BY c.code_id DESC LIMIT $7
     ) SELECT ${codeColumns}, done.orders, done.taken_off FROM found c CROSS JOIN LATERAL (${done}) done ORDER BY code_id DESC`,
    [view, words, batchId, codeId, inBatches, before, most],
  );
  return rows;
}

/** Returns the newest codes whose name has a text, in its one form, in it, so many at most; that itself first. */
export async function codesCalled(
  db: Queryable,
  words: string,
  most: number,
): Promise<Pick<CodeRow, "code_id" | "code">[]> {
  const { rows } = await db.query<Pick<CodeRow, "code_id" | "code">>(
    "SELECT code_id, code FROM discount_codes WHERE strpos(code, $1) > 0 AND $1 <> '' ORDER BY code = $1 DESC, code_id DESC LIMIT $2",
    [words, most],
  );
  return rows;
}

export interface BatchRow {
  batch_id: number;
  name: string;
  made_at: Date;
  codes: number;
  running: number;
  orders: number;
  /** Grosze. */
  taken_off: number;
}

/** Returns batches of codes, the newest first, or the one of a number, with how many of each can be used and what they have done: a hundred at most. */
export async function latestBatches(db: Queryable, batchId: number | null = null): Promise<BatchRow[]> {
  const { rows } = await db.query<BatchRow>(
    `SELECT b.batch_id, b.name, b.made_at, s.codes, s.running, s.orders, s.taken_off FROM code_batches b CROSS JOIN LATERAL (
       SELECT count(*)::int AS codes, (count(*) FILTER (WHERE ${isRunning}))::int AS running, coalesce(sum(done.orders), 0)::int AS orders, coalesce(sum(done.taken_off), 0)::int AS taken_off
       FROM discount_codes c CROSS JOIN LATERAL (${done}) done WHERE c.batch_id = b.batch_id
     ) s WHERE $1::bigint IS NULL OR b.batch_id = $1 ORDER BY b.batch_id DESC LIMIT 100`,
    [batchId],
  );
  return rows;
}

/** Begins a batch of codes; returns its number. */
export async function addBatch(db: Queryable, name: string): Promise<number> {
  const { rows } = await db.query<{ batch_id: number }>(
    "INSERT INTO code_batches (name) VALUES ($1) RETURNING batch_id",
    [name],
  );
  return rows[0]!.batch_id;
}

/** Returns what a batch is called, locked until the transaction ends; null: there is none. */
export async function lockBatch(db: Queryable, batchId: number): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>("SELECT name FROM code_batches WHERE batch_id = $1 FOR UPDATE", [
    batchId,
  ]);
  return rows[0]?.name ?? null;
}

/** Ends what of a batch can be used or could be later, at one moment to the millisecond; returns how many codes. */
export async function endBatch(db: Queryable, batchId: number, at: Date): Promise<number> {
  const { rowCount } = await db.query(
    "UPDATE discount_codes SET ended_at = $2 WHERE batch_id = $1 AND ended_at IS NULL",
    [batchId, at],
  );
  return rowCount ?? 0;
}

/** Lets what of a batch was ended be used again: all of it, or what was at one moment. Returns how many codes, and whether none could be used before. */
export async function startBatch(
  db: Queryable,
  batchId: number,
  endedAt: Date | null,
): Promise<{ codes: number; whole: boolean }> {
  const { rows } = await db.query<{ codes: number; whole: boolean }>(
    `WITH started AS (
       UPDATE discount_codes SET ended_at = NULL WHERE batch_id = $1 AND ended_at IS NOT NULL AND ($2::timestamptz IS NULL OR ended_at = $2) RETURNING code_id
     ) SELECT (SELECT count(*)::int FROM started) AS codes, NOT EXISTS (SELECT FROM discount_codes WHERE batch_id = $1 AND ended_at IS NULL) AS whole`,
    [batchId, endedAt],
  );
  return rows[0]!;
}

/** Deletes a batch that no order ever held a code of; returns how many orders do: 0, it is gone. */
export async function deleteBatch(db: Queryable, batchId: number): Promise<number> {
  const { rows } = await db.query<{ orders: number }>(
    "SELECT count(*)::int AS orders FROM discount_codes c JOIN orders o ON o.discount_code = c.code WHERE c.batch_id = $1",
    [batchId],
  );
  const { orders } = rows[0]!;
  if (orders > 0) return orders;
  await db.query("DELETE FROM discount_codes WHERE batch_id = $1", [batchId]);
  await db.query("DELETE FROM code_batches WHERE batch_id = $1", [batchId]);
  return 0;
}
