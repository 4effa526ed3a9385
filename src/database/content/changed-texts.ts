import type { ChangedText } from "../../domain/dictionary/changed-texts.ts";
import { type LanId, languageOf } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/** A text as it is stored. */
export interface StoredText extends ChangedText {
  textId: number;
  version: number;
  changedAt: Date;
}

interface Row {
  text_id: number;
  code: string;
  lan_id: LanId;
  content: string | null;
  written_against: string;
  version: number;
  changed_at: Date;
}

const columns = "text_id, code, lan_id, content, written_against, version, changed_at";

/** Returns every text that was ever changed, those taken back with none. */
export async function changedTexts(db: Queryable): Promise<StoredText[]> {
  const { rows } = await db.query<Row>({
    name: "changed-texts",
    text: `SELECT ${columns} FROM changed_texts ORDER BY text_id`,
  });
  return rows.map(storedOf);
}

/** Returns a text that is another one after every change of a text: each raises the version of one. */
export async function textsVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ version: string }>({
    name: "texts-version",
    text: "SELECT coalesce(sum(version), 0)::text AS version FROM changed_texts",
  });
  return rows[0]!.version;
}

/** Returns a text that was changed, locked until the transaction ends; null: it never was. */
export async function lockChangedText(db: Queryable, code: string, lanId: LanId): Promise<StoredText | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${columns} FROM changed_texts WHERE code = $1 AND lan_id = $2 FOR UPDATE`,
    [code, lanId],
  );
  return rows[0] === undefined ? null : storedOf(rows[0]);
}

/** Writes a text beside its default, or takes it back; null: somebody else changed it for the first time just now. */
export async function writeChangedText(
  db: Queryable,
  { code, lanId, text, writtenAgainst, isNew }: Omit<ChangedText, "lanCode"> & { lanId: LanId; isNew: boolean },
): Promise<StoredText | null> {
  const { rows } = await db.query<Row>(
    isNew
      ? `INSERT INTO changed_texts (code, lan_id, content, written_against) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING ${columns}`
      : `UPDATE changed_texts SET content = $3, written_against = $4 WHERE code = $1 AND lan_id = $2 RETURNING ${columns}`,
    [code, lanId, text, writtenAgainst],
  );
  return rows[0] === undefined ? null : storedOf(rows[0]);
}

function storedOf(row: Row): StoredText {
  return {
    textId: row.text_id,
    code: row.code,
    lanCode: languageOf(row.lan_id).lanCode,
    text: row.content,
    writtenAgainst: row.written_against,
    version: row.version,
    changedAt: row.changed_at,
  };
}
