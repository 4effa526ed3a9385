import { DatabaseSync } from "node:sqlite";

/** A page that was drawn: which version it is, which cache tags it was made from, and its HTML, compressed by brotli as it is sent. */
export interface DrawnPage {
  path: string;
  version: string;
  reads: readonly string[];
  html: Uint8Array;
}

/** Opens a connection to a file of pages. A change is whole or was never made, whoever is killed, and wherever the power goes. */
export function openPageFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 10_000 });
  db.exec("PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  return db;
}

/** Returns what `work` returns once all it has written stands in the file; nothing of it does if it throws. */
export function inOneStep<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}

/**
 * Opens the way to turn pages over that were drawn from what was known at a turn, and to forget those that are gone.
 * Returns how many it turned over, and how many were there that are no more. Refused are pages that a newer prerendering has
 * turned over, that were forgotten since, and those of a process that another one has followed. A page that read what
 * has changed since its turn stays stale.
 */
export function openPageTurner(db: DatabaseSync) {
  const isOurs = db.prepare("SELECT 1 FROM state WHERE opened <= ?");
  const turnOver = db.prepare(
    `UPDATE pages SET version = $version, reads = $reads, made = $turn, changed = max(changed, (SELECT coalesce(max(turn), 0)
       FROM heard WHERE turn > $turn AND tag IN (SELECT value FROM json_each($reads))))
     WHERE path = $path AND made <= $turn RETURNING id`,
  );
  const putHtml = db.prepare("INSERT OR REPLACE INTO html VALUES (?, ?)");
  const forget = db.prepare("DELETE FROM pages WHERE path = ? AND changed <= ? AND made <= ? RETURNING version");
  return (turn: number, { drawn, gone }: { drawn: readonly DrawnPage[]; gone: readonly string[] }) =>
    inOneStep(db, () => {
      const done = { prerendered: 0, removed: 0 };
      if (isOurs.get(turn) === undefined) return done;
      for (const { path, version, reads, html } of drawn) {
        const page = turnOver.get({ turn, path, version, reads: JSON.stringify([...new Set(reads)]) });
        if (page === undefined) continue;
        putHtml.run(page["id"]!, html);
        done.prerendered += 1;
      }
      for (const path of gone) if (forget.get(path, turn, turn)?.["version"]) done.removed += 1;
      return done;
    });
}
