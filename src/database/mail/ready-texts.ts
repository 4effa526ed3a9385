import type { Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

export interface ReadyText {
  ready_text_id: number;
  name: string;
  subject: Said;
  content: Said;
  version: number;
}

type NewText = Pick<ReadyText, "name" | "subject" | "content">;

/** Returns the texts that staff may begin an email from, by name. */
export async function readyTexts(db: Queryable): Promise<ReadyText[]> {
  const { rows } = await db.query<ReadyText>(
    "SELECT ready_text_id, name, subject, content, version FROM ready_texts ORDER BY lower(name), ready_text_id",
  );
  return rows;
}

/** Returns whether there was ever a ready text in this shop, be it gone by now. */
export async function everHadReadyTexts(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ is_called: boolean }>("SELECT is_called FROM ready_texts_ready_text_id_seq");
  return rows[0]!.is_called;
}

/** Returns a ready text, locked until the transaction ends; null: there is none of this number. */
export async function lockReadyText(db: Queryable, id: number): Promise<ReadyText | null> {
  const { rows } = await db.query<ReadyText>(
    "SELECT ready_text_id, name, subject, content, version FROM ready_texts WHERE ready_text_id = $1 FOR UPDATE",
    [id],
  );
  return rows[0] ?? null;
}

/** Adds a ready text; returns its number. */
export async function addReadyText(db: Queryable, { name, subject, content }: NewText): Promise<number> {
  const { rows } = await db.query<{ ready_text_id: number }>(
    "INSERT INTO ready_texts (name, subject, content) VALUES ($1, $2, $3) RETURNING ready_text_id",
    [name, JSON.stringify(subject), JSON.stringify(content)],
  );
  return rows[0]!.ready_text_id;
}

/** Writes a ready text anew; its version is another then. */
export async function changeReadyText(db: Queryable, id: number, { name, subject, content }: NewText): Promise<void> {
  await db.query(
    "UPDATE ready_texts SET name = $2, subject = $3, content = $4, version = version + 1 WHERE ready_text_id = $1",
    [id, name, JSON.stringify(subject), JSON.stringify(content)],
  );
}

/** Takes a ready text away. */
export async function removeReadyText(db: Queryable, id: number): Promise<void> {
  await db.query("DELETE FROM ready_texts WHERE ready_text_id = $1", [id]);
}
