import type { Queryable } from "../queryable.ts";

export interface OrderNoteRow {
  note_id: number;
  text: string;
  written_at: Date;
  /** What who wrote it is called; by e-mail where they have said no name. */
  by: string;
}

/** A person, or a key of another program. */
export interface NoteAuthor {
  staffId: number | null;
  keyId: number | null;
}

/** Returns the notes staff have written on an order, first things first. */
export async function notesOf(db: Queryable, orderId: number): Promise<OrderNoteRow[]> {
  const { rows } = await db.query<OrderNoteRow>(
    `SELECT note_id, order_notes.text, written_at, coalesce(nullif(s.name, ''), s.email, k.name, '') AS by
     FROM order_notes LEFT JOIN staff s USING (staff_id) LEFT JOIN operator_keys k USING (key_id)
     WHERE order_id = $1 AND order_notes.removed_at IS NULL ORDER BY note_id`,
    [orderId],
  );
  return rows;
}

/** Writes a note on an order; returns its number. */
export async function addNoteRow(
  db: Queryable,
  { orderId, by, text }: { orderId: number; by: NoteAuthor; text: string },
): Promise<number> {
  const { rows } = await db.query<{ note_id: number }>(
    "INSERT INTO order_notes (order_id, staff_id, key_id, text) VALUES ($1, $2, $3, $4) RETURNING note_id",
    [orderId, by.staffId, by.keyId, text],
  );
  return rows[0]!.note_id;
}

/** Takes a note off an order; returns whether it was there. */
export async function removeNoteRow(db: Queryable, orderId: number, noteId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE order_notes SET removed_at = now() WHERE order_id = $1 AND note_id = $2 AND removed_at IS NULL",
    [orderId, noteId],
  );
  return rowCount === 1;
}

/** Puts a note back that was taken off an order; returns whether it had been. */
export async function restoreNoteRow(db: Queryable, orderId: number, noteId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE order_notes SET removed_at = NULL WHERE order_id = $1 AND note_id = $2 AND removed_at IS NOT NULL",
    [orderId, noteId],
  );
  return rowCount === 1;
}
