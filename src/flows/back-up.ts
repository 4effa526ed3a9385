import type { Pool } from "../database/connect.ts";
import { openSnapshot, type Snapshot } from "../database/backup-rows.ts";
import type { BackupSink } from "../integrations/backup-file/backup-part.ts";
import type { PictureStore } from "../integrations/picture-store/store.ts";

export interface BackupSettings {
  pictures: Pick<PictureStore, "read">;
  now: Date;
  tell?: ((progress: { what: string; done: number; of: number }) => void) | undefined;
}

/** What a backup says of itself, in its first part. */
export interface BackupHeader {
  format: "bruk-backup";
  version: 1;
  at: string;
  migrations: Snapshot["migrations"];
  tables: Snapshot["tables"];
}

export interface BackedUp {
  rows: number;
  pictures: number;
  /** Pictures the database names and the store does not have. */
  missing: string[];
}

/** The first and the last part; a backup without the last was broken off. */
export const backupParts = { header: "bruk-backup.json", end: "end.json" } as const;

/**
 * Writes the shop as it is at this moment: every row, then every picture and video the database names. It may go on selling
 * meanwhile. Built pages, the job queue and logs are not in it; the first two are made anew.
 */
export async function backUp(pool: Pool, sink: BackupSink, { pictures, now, tell }: BackupSettings): Promise<BackedUp> {
  const snapshot = await openSnapshot(pool);
  const named = new Map<string, string>();
  let rows = 0;
  try {
    const { migrations, tables } = snapshot;
    const header: BackupHeader = { format: "bruk-backup", version: 1, at: now.toISOString(), migrations, tables };
    await sink.add(jsonPart(backupParts.header, header));
    const of = tables.reduce((sum, table) => sum + table.rows, 0);
    for (const { name } of tables) {
      let number = 0;
      for await (const some of snapshot.rowsOf(name)) {
        number += 1;
        rows += some.length;
        await sink.add({
          name: `rows/${name}/${String(number).padStart(6, "0")}.jsonl`,
          bytes: Buffer.from(`${some.join("\n")}\n`),
        });
        if (name === "pictures" || name === "videos")
          for (const { file, sha256 } of some.map((row) => JSON.parse(row) as { file: string; sha256: string }))
            named.set(sha256, file);
        tell?.({ what: "rows", done: rows, of });
      }
    }
  } finally {
    await snapshot.close();
  }
  const missing = await addPictures(sink, named, { pictures, tell });
  const done = { rows, pictures: named.size - missing.length };
  await sink.add(jsonPart(backupParts.end, done));
  return { ...done, missing };
}

/** Pictures never change under their name, so they need not be read at the moment of the rows. */
async function addPictures(
  sink: BackupSink,
  named: ReadonlyMap<string, string>,
  { pictures, tell }: Pick<BackupSettings, "pictures" | "tell">,
): Promise<string[]> {
  const missing: string[] = [];
  let done = 0;
  for (const [sha256, file] of named) {
    const bytes = await pictures.read(file);
    if (bytes === null) missing.push(file);
    else await sink.add({ name: `pictures/${sha256}`, bytes });
    done += 1;
    tell?.({ what: "pictures", done, of: named.size });
  }
  return missing;
}

function jsonPart(name: string, content: object): { name: string; bytes: Buffer } {
  return { name, bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`) };
}
