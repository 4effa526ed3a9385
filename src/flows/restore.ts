import { inTransaction, type Pool } from "../database/connect.ts";
import { prepareJobs } from "../database/jobs.ts";
import { filesWithContent } from "../database/catalogue/pictures.ts";
import type { Queryable } from "../database/queryable.ts";
import {
  beginRestore,
  endRestore,
  isShopRunning,
  restoreRows,
  unknownMigrations,
  whatIsInTheShop,
} from "../database/restore-rows.ts";
import type { BackupPart } from "../integrations/backup-file/backup-part.ts";
import type { PictureStore } from "../integrations/picture-store/store.ts";
import { type BackupHeader, backupParts } from "./back-up.ts";

export interface RestoreSettings {
  pictures: Pick<PictureStore, "keep">;
  /** Takes away what is in the shop. */
  replace: boolean;
  tell?: ((progress: { what: string; done: number; of: number }) => void) | undefined;
}

export type Restored =
  | { kind: "restored"; at: string; rows: number; pictures: number }
  | { kind: "refused"; why: string };

/**
 * Makes the shop what a backup says, all of it or nothing: the rows in one transaction, in the form of the version that
 * made the backup, brought to this version's form at its end. Refuses a shop that is running or has anything in it
 * (unless that is to be replaced), and a backup of a later version.
 */
export async function restore(
  pool: Pool,
  parts: AsyncIterator<BackupPart>,
  { pictures, replace, tell }: RestoreSettings,
): Promise<Restored> {
  const header = headerIn((await parts.next()).value as BackupPart | undefined);
  if (header === null) return refused("The file is no backup of the shop.");
  const unknown = unknownMigrations(header.migrations);
  if (unknown.length > 0)
    return refused(
      `The backup was made by a later version of the shop (it has ${unknown[0]}): restore it with that version.`,
    );
  if (await isShopRunning(pool)) return refused("The shop is running: stop its servers and workers, then restore.");
  const found = await whatIsInTheShop(pool);
  if (found !== null && !replace)
    return refused(
      `The shop is not empty (${found.products} products, ${found.orders} orders, ${found.customers} customers). To lose all of it and have the backup instead, add --replace.`,
    );

  const result = await inTransaction(
    pool,
    async (db): Promise<Restored> => {
      const restoring = await beginRestore(
        db,
        header.migrations.map(({ name }) => name),
      );
      const done = await takeParts(db, parts, { header, pictures, tell });
      if (done === null) return refused("The backup is cut short.");
      const strange = await endRestore(db, restoring, header.tables);
      if (strange.length > 0)
        return refused(
          `The database holds what is not the shop's (${strange.join(", ")}): give the shop one of its own.`,
        );
      return { kind: "restored", at: header.at, ...done };
    },
    { keep: ({ kind }) => kind === "restored", statementTimeout: 0 },
  );
  // The queue went with the rows; what waits in the outbox is enqueued again by the worker.
  await prepareJobs(pool);
  return result;
}

function refused(why: string): Restored {
  return { kind: "refused", why };
}

function headerIn(part: BackupPart | undefined): BackupHeader | null {
  if (part?.name !== backupParts.header) return null;
  const header = JSON.parse(String(part.bytes)) as BackupHeader;
  return header.format === "bruk-backup" && header.version === 1 ? header : null;
}

interface Taking extends Pick<RestoreSettings, "pictures" | "tell"> {
  header: BackupHeader;
}

/** Takes rows and pictures to where they belong; null when the backup ends before its end, or holds less than it says. */
async function takeParts(
  db: Queryable,
  parts: AsyncIterator<BackupPart>,
  { header, pictures, tell }: Taking,
): Promise<{ rows: number; pictures: number } | null> {
  const of = header.tables.reduce((sum, table) => sum + table.rows, 0);
  const done = { rows: 0, pictures: 0 };
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const { name, bytes } = next.value;
    const [kind, subject = ""] = name.split("/");
    if (kind === "rows") {
      if (!header.tables.some((table) => table.name === subject)) return null;
      const rows = String(bytes).split("\n").filter(Boolean);
      await restoreRows(db, subject, rows);
      done.rows += rows.length;
      tell?.({ what: "rows", done: done.rows, of });
    } else if (kind === "pictures") {
      for (const file of await filesWithContent(db, subject)) await pictures.keep(bytes, file);
      done.pictures += 1;
    } else if (name === backupParts.end) {
      const said = JSON.parse(String(bytes)) as typeof done;
      return said.rows === done.rows && said.rows === of && said.pictures === done.pictures ? done : null;
    }
  }
  return null;
}
