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
  const known = db.prepare("SELECT id, reads FROM pages WHERE path = ? AND made <= ?");
  const heardSince = db.prepare(
    "SELECT coalesce(max(turn), 0) AS turn FROM heard WHERE turn > ? AND tag IN (SELECT value FROM json_each(?))",
  );
  const turnOver = db.prepare(
    `UPDATE pages SET version = $version, reads = $reads, html = $html, made = $turn,
       changed = max(changed, $heard), wide = wide AND $heard = 0 WHERE id = $id`,
  );
  const forget = db.prepare(
    "DELETE FROM pages WHERE path = ? AND changed <= ? AND made <= ? RETURNING id, reads, version",
  );
  const untag = db.prepare("DELETE FROM tags WHERE page = ? AND tag IN (SELECT value FROM json_each(?))");
  const tag = db.prepare("INSERT INTO tags SELECT value, ? FROM json_each(?)");

  return (turn: number, { drawn, gone }: { drawn: readonly DrawnPage[]; gone: readonly string[] }) =>
    inOneStep(db, () => {
      const done = { prerendered: 0, removed: 0 };
      if (isOurs.get(turn) === undefined) return done;
      for (const page of drawn) {
        const before = known.get(page.path, turn) as { id: number; reads: string } | undefined;
        if (before === undefined) continue;
        const { id } = before;
        const reads = JSON.stringify([...new Set(page.reads)]);
        const heard = heardSince.get(turn, reads)!["turn"]!;
        turnOver.run({ id, turn, heard, reads, version: page.version, html: page.html });
        done.prerendered += 1;
        if (reads === before.reads) continue;
        untag.run(id, before.reads);
        tag.run(id, reads);
      }
      for (const path of gone) {
        const page = forget.get(path, turn, turn) as { id: number; reads: string; version: string | null } | undefined;
        if (page === undefined) continue;
        untag.run(page.id, page.reads);
        if (page.version !== null) done.removed += 1;
      }
      return done;
    });
}
