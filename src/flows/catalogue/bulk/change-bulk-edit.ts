import { holdBulkEdit, type HeldBulkEdit, saveBulkState } from "../../../database/catalogue/bulk-edits.ts";
import { enqueueJob } from "../../../database/job-kinds.ts";
import type { Queryable } from "../../../database/queryable.ts";
import type { Log } from "../../../database/staff/operator-log.ts";
import type { BulkKind } from "../../../domain/catalogue/bulk-edit.ts";

/** What became of what somebody wants of an edit. `otherSeen`: it is not what they have seen; `final`: it is past that. */
export type BulkChanged = "changed" | "same" | "unknown" | "forbidden" | "otherSeen" | "final";

/** Of whom it is decided whether they may, and what is written down of it. */
interface By {
  may: (kind: BulkKind) => boolean;
  log: Log;
}

/** Has an edit worked on that was only looked at, if it is the one that was seen, or goes on with one that was stopped. */
export async function applyBulkEdit(
  db: Queryable,
  { editId, seen }: { editId: number; seen: string },
  { may, log }: By,
): Promise<BulkChanged> {
  const edit = await holdBulkEdit(db, editId);
  if (edit === null) return "unknown";
  if (!may(edit.operation.kind)) return "forbidden";
  if (edit.seen_sha256.toString("hex") !== seen) return "otherSeen";
  if (edit.state === "running" && !edit.backwards) return "same";
  if (edit.state === "running" || edit.state === "done" || edit.backwards) return "final";
  await begin(db, edit, { backwards: false });
  await log({ act: "applyBulkEdit", entity: "bulkEdit", entityId: editId, part: "bulkEdit", after: said(edit) });
  return "changed";
}

/** Stops an edit that is worked on, whichever way: what was done stays, and it can be gone on with. */
export async function stopBulkEdit(db: Queryable, editId: number, { may, log }: By): Promise<BulkChanged> {
  const edit = await holdBulkEdit(db, editId);
  if (edit === null) return "unknown";
  if (!may(edit.operation.kind)) return "forbidden";
  if (edit.state === "stopped") return "same";
  if (edit.state !== "running") return "final";
  await saveBulkState(db, editId, { state: "stopped", backwards: edit.backwards });
  await log({ act: "stopBulkEdit", entity: "bulkEdit", entityId: editId, part: "bulkEdit", before: said(edit) });
  return "changed";
}

/** Has what an edit has changed taken back, one that still runs too; what somebody has changed since stays as it is. */
export async function rollBackBulkEdit(db: Queryable, editId: number, { may, log }: By): Promise<BulkChanged> {
  const edit = await holdBulkEdit(db, editId);
  if (edit === null) return "unknown";
  if (!may(edit.operation.kind)) return "forbidden";
  if (edit.state === "planned" || (edit.backwards && edit.state === "done")) return "final";
  if (edit.backwards && edit.state === "running") return "same";
  await begin(db, edit, { backwards: true });
  await log({ act: "rollBackBulkEdit", entity: "bulkEdit", entityId: editId, part: "bulkEdit", before: said(edit) });
  return "changed";
}

async function begin(
  db: Queryable,
  { edit_id: editId }: HeldBulkEdit,
  { backwards }: { backwards: boolean },
): Promise<void> {
  await saveBulkState(db, editId, { state: "running", backwards });
  await enqueueJob(db, "runBulkEdit", { editId }, { key: bulkJobKey(editId) });
}

/** Of an edit one job at most waits. */
export function bulkJobKey(editId: number): string {
  return `bulk-edit-${editId}`;
}

/** What the log tells of it; its rows are stored beside it. */
function said({ operation }: HeldBulkEdit) {
  return { operation: operation.kind };
}
