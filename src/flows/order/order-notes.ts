import { addNoteRow, type NoteAuthor, removeNoteRow, restoreNoteRow } from "../../database/order/order-notes.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";

/** Writes a note that staff alone read. The log names it and does not repeat it: a note may be personal, and goes with its order's buyer. */
export async function addNote(
  db: Queryable,
  note: { orderId: number; by: NoteAuthor; text: string },
  log: Log,
): Promise<void> {
  const noteId = await addNoteRow(db, note);
  await log({ act: "addNote", entity: "order", entityId: note.orderId, part: "notes", after: { noteId } });
}

/** Takes a note off an order; false: it is not there. */
export async function removeNote(
  db: Queryable,
  { orderId, noteId }: { orderId: number; noteId: number },
  log: Log,
): Promise<boolean> {
  if (!(await removeNoteRow(db, orderId, noteId))) return false;
  await log({ act: "removeNote", entity: "order", entityId: orderId, part: "notes", before: { noteId } });
  return true;
}

/** Puts a note back that was taken off an order; false: there is none such. */
export async function restoreNote(
  db: Queryable,
  { orderId, noteId }: { orderId: number; noteId: number },
  log: Log,
): Promise<boolean> {
  if (!(await restoreNoteRow(db, orderId, noteId))) return false;
  await log({ act: "restoreNote", entity: "order", entityId: orderId, part: "notes", after: { noteId } });
  return true;
}
