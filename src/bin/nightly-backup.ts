import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { forgetBackups, storedBackups, recordBackup } from "../database/backups.ts";
import { isUntouched } from "../database/is-untouched.ts";
import { openingOf } from "../database/opening.ts";
import { warsawDay, warsawDayAfter } from "../domain/warsaw-time.ts";
import { backUp } from "../flows/back-up.ts";
import { createBackupFile } from "../integrations/backup-file/write-backup-file.ts";
import type { OpenedShop } from "./open-shop.ts";
import type { Settings } from "./settings.ts";

/** At this hour in Warsaw a new day of backups begins: nobody buys then. */
const hour = 3;

/** Returns the folder of the backups made by the clock. */
export function backupFolder({ backupDir, dataDir }: Pick<Settings, "backupDir" | "dataDir">): string {
  return backupDir ?? join(dataDir, "backups");
}

/**
 * Makes the backup of this night where there is none yet, and takes away those that are older than they are kept. Returns
 * the file it made, null where there was nothing to do: none is made of the demo, of a shop nobody has begun, or for no days.
 */
export async function backUpNightly(
  { pool, pictures }: Pick<OpenedShop, "pool" | "pictures">,
  { folder, days, now }: { folder: string; days: number; now: Date },
): Promise<string | null> {
  if (days === 0 || (await openingOf(pool)).demoSince !== null || (await isUntouched(pool))) return null;
  const night = new Date(now.getTime() - hour * 3_600_000);
  const file = nameOf(warsawDay(night));
  if ((await storedBackups(pool)).some((kept) => kept.file === file)) return null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const out = createBackupFile(join(folder, file), now);
  const done = await backUp(pool, out, { pictures, now }).catch(async (error: unknown) => {
    await out.giveUp();
    throw error;
  });
  await out.close();
  const { size } = await stat(join(folder, file));
  await recordBackup(pool, { file, made_at: now, rows: done.rows, pictures: done.pictures, bytes: size });
  const oldest = nameOf(warsawDayAfter(night, -days));
  const old = (await readdir(folder)).filter((name) => /^bruk-\d{4}-\d\d-\d\d\.backup$/.test(name) && name <= oldest);
  for (const name of old) await rm(join(folder, name), { force: true });
  const gone = (await storedBackups(pool)).map((kept) => kept.file).filter((name) => name <= oldest);
  await forgetBackups(pool, gone);
  return file;
}

/** Sorted by name they are sorted by day. */
function nameOf(day: string): string {
  return `bruk-${day}.backup`;
}
