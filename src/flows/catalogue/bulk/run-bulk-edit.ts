import { performance } from "node:perf_hooks";
import {
  holdBulkEdit,
  holdVariantsOf,
  recordWorked,
  restingBulkEdits,
  type RowDone,
  rowsToDo,
  saveBulkState,
  saveRowsDone,
} from "../../../database/catalogue/bulk-edits.ts";
import { inTransaction, type Pool } from "../../../database/connect.ts";
import { enqueueJob } from "../../../database/job-kinds.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { lastActorOf, logAct } from "../../../database/staff/operator-log.ts";
import { bulkJobKey } from "./change-bulk-edit.ts";
import { doRows } from "./do-rows.ts";

/** Rows that are done in one transaction, more of a product that has more: a shopper who orders one of the goods waits for no longer. */
const rowsTogether = 40;
/** Transactions until other jobs have their turn. */
const turns = 25;

export interface BulkRun {
  editId: number;
  now: Date;
  /** Told why something could not be done at all. */
  onFailure: (error: unknown) => void;
}

/**
 * Works on an edit of many goods, some rows in each transaction with what became of them, and has itself called again until
 * nothing is left to do or somebody has stopped it. Whatever ends it meanwhile, what is written is done, and nothing twice.
 */
export async function runBulkEdit(pool: Pool, run: BulkRun): Promise<void> {
  const { editId } = run;
  for (let turn = 0; turn < turns; turn += 1) if (!(await doSome(pool, run))) return;
  await enqueueJob(pool, "runBulkEdit", { editId }, { key: bulkJobKey(editId) });
}

/** Goes on with edits that something has ended while they were worked on; returns how many. */
export async function resumeBulkEdits(pool: Pool): Promise<number> {
  const resting = await restingBulkEdits(pool);
  for (const editId of resting) await enqueueJob(pool, "runBulkEdit", { editId }, { key: bulkJobKey(editId) });
  return resting.length;
}

/** Does some rows of an edit; returns whether there may be more. What fails with others is tried alone, and what fails alone is noted as such. */
async function doSome(pool: Pool, { editId, now, onFailure }: BulkRun): Promise<boolean> {
  try {
    return await inTransaction(pool, (db) => doTogether(db, { editId, now, most: rowsTogether }));
  } catch {
    return inTransaction(pool, async (db) => {
      await db.query("SAVEPOINT alone");
      try {
        return await doTogether(db, { editId, now, most: 1 });
      } catch (error) {
        onFailure(error);
        await db.query("ROLLBACK TO SAVEPOINT alone");
        return doTogether(db, { editId, now, most: 1, failed: true });
      }
    });
  }
}

interface Together {
  editId: number;
  now: Date;
  most: number;
  /** They could not be done. */
  failed?: boolean;
}

async function doTogether(db: Queryable, { editId, now, most, failed = false }: Together): Promise<boolean> {
  const began = performance.now();
  const edit = await holdBulkEdit(db, editId);
  if (edit?.state !== "running") return false;
  const rows = await rowsToDo(db, edit, most);
  if (rows.length === 0) {
    await saveBulkState(db, editId, { state: "done", backwards: edit.backwards });
    return false;
  }
  await holdVariantsOf(db, [...new Set(rows.flatMap(({ product_id }) => product_id ?? []))]);
  const act = edit.backwards ? "rollBackBulkEdit" : "applyBulkEdit";
  const actor = await lastActorOf(db, { entity: "bulkEdit", entityId: editId, act });
  const done = failed
    ? rows.map(({ row_no }): RowDone => ({ row_no, outcome: "FAILED", movement_id: null }))
    : await doRows(db, { edit, rows, actor, now }, (logged) => logAct(db, actor, logged));
  await saveRowsDone(db, edit, done);
  await recordWorked(db, editId, performance.now() - began);
  return true;
}
