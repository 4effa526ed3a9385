import type { Queryable } from "./queryable.ts";

export interface StoredBackup {
  backup_id: number;
  file: string;
  made_at: Date;
  rows: number;
  pictures: number;
  bytes: number;
  verified_at: Date | null;
  broken: string[];
}

/** Returns the backups that are kept, the newest first. */
export async function storedBackups(db: Queryable): Promise<StoredBackup[]> {
  const { rows } = await db.query<StoredBackup>(
    "SELECT backup_id, file, made_at, rows, pictures, bytes, verified_at, broken FROM backups ORDER BY made_at DESC, backup_id DESC",
  );
  return rows;
}

/** Records that a backup was made. */
export async function recordBackup(
  db: Queryable,
  { file, made_at, rows, pictures, bytes }: Omit<StoredBackup, "backup_id" | "verified_at" | "broken">,
): Promise<void> {
  await db.query(
    `INSERT INTO backups (file, made_at, rows, pictures, bytes) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (file) DO UPDATE SET made_at = excluded.made_at, rows = excluded.rows, pictures = excluded.pictures, bytes = excluded.bytes, verified_at = NULL, broken = '{}'`,
    [file, made_at, rows, pictures, bytes],
  );
}

/** Records that a backup was restored elsewhere and looked at, and what was wrong; of a file that is none of the clock's nothing is noted. */
export async function recordVerified(
  db: Queryable,
  { file, at, broken }: { file: string; at: Date; broken: readonly string[] },
): Promise<void> {
  await db.query("UPDATE backups SET verified_at = $2, broken = $3 WHERE file = $1", [file, at, broken]);
}

/** Forgets backups whose files are gone. */
export async function forgetBackups(db: Queryable, files: readonly string[]): Promise<void> {
  await db.query("DELETE FROM backups WHERE file = ANY ($1)", [files]);
}
