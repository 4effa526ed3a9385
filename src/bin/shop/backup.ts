import { existsSync } from "node:fs";
import { lstat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Command } from "commander";
import { audit } from "../../database/audit.ts";
import { backUp } from "../../flows/back-up.ts";
import { restore } from "../../flows/restore.ts";
import { verifyBackup } from "../../flows/verify-backup.ts";
import { UnreadableBackup } from "../../integrations/backup-file/backup-part.ts";
import { readBackupFile } from "../../integrations/backup-file/read-backup-file.ts";
import { createBackupFile } from "../../integrations/backup-file/write-backup-file.ts";
import { Problem } from "../end.ts";
import { backupFolder } from "../nightly-backup.ts";
import { openProgress } from "../progress.ts";
import { asJson } from "./arguments.ts";
import { type Answer, withShop } from "./with-shop.ts";

/** `backup`, `backup verify`, `restore`. */
export function addBackupCommands(program: Command): void {
  const backup = program
    .command("backup")
    .description(
      "Write the whole shop, its rows at one moment and its pictures, into one file; it may go on selling meanwhile.",
    )
    .argument("<file>")
    .option("--json", asJson)
    .action(async (file: string, options: { json?: boolean }) => {
      await refuseToReplace(file);
      await withShop(
        options,
        async ({ pool, pictures }) => {
          const progress = openProgress();
          const out = createBackupFile(file, new Date());
          try {
            const {
              rows,
              pictures: kept,
              missing,
            } = await backUp(pool, out, { pictures, now: new Date(), tell: progress.tell });
            const bytes = await out.close();
            const text = [
              ...missing.slice(0, 20).map((name) => `The picture ${name} is not in the store.`),
              `${rows} rows and ${kept} pictures are in ${file} (${(bytes / 1e6).toFixed(1)} MB). It holds customers' data: keep it where nobody else reads it.`,
            ].join("\n");
            return { text, json: { file, rows, pictures: kept, missing, bytes } };
          } catch (error) {
            await out.giveUp();
            throw unwritable(file, error);
          } finally {
            progress.end();
          }
        },
        { mustExist: true },
      );
    });

  backup
    .command("verify")
    .description(
      "Restore a backup into a database of its own, count what is in it, ask whether its promises hold, and take that database away again. The shop goes on meanwhile.",
    )
    .argument("<file>", "the file, or its name among the backups made by the clock")
    .option("--json", asJson)
    .action((file: string, _options, command: Command) =>
      withShop(
        command.optsWithGlobals(),
        async ({ pool, settings }): Promise<Answer> => {
          const path = basename(file) === file && !existsSync(file) ? join(backupFolder(settings), file) : file;
          const verified = await verifyBackup(pool, readBackupFile(path), {
            file: basename(file),
            now: new Date(),
          }).catch((error: unknown) => {
            throw error instanceof UnreadableBackup ? new Problem(error.message) : error;
          });
          if (verified.kind === "refused") throw new Problem(verified.why);
          const { at, rows, pictures, products, orders, customers, broken } = verified;
          const text = `It restores to the shop of ${at}: ${rows} rows, ${pictures} pictures; ${products} products, ${orders} orders, ${customers} customers. ${broken.length === 0 ? "Its promises hold." : `Broken: ${broken.join("; ")}.`}`;
          return { text, json: verified, exitCode: broken.length === 0 ? 0 : 1 };
        },
        { mustExist: true },
      ),
    );

  program
    .command("restore")
    .description("Make an empty shop what a backup says, all of it or nothing. Its servers and workers must not run.")
    .argument("<file>")
    .option("--replace", "lose what is in the shop and have the backup instead")
    .option("--json", asJson)
    .action((file: string, options: { replace?: boolean; json?: boolean }) =>
      withShop(options, async ({ pool, pictures }): Promise<Answer> => {
        const progress = openProgress();
        try {
          const restored = await restore(pool, readBackupFile(file), {
            pictures,
            replace: options.replace ?? false,
            tell: progress.tell,
          });
          if (restored.kind === "refused") throw new Problem(restored.why);
          const broken = (await audit(pool)).filter((result) => result.broken.length > 0).map(({ check }) => check);
          const text = `The shop is as it was at ${restored.at}: ${restored.rows} rows, ${restored.pictures} pictures. ${broken.length === 0 ? "Its promises hold." : `Broken: ${broken.join("; ")} (npm run shop -- audit).`}`;
          return { text, json: { ...restored, broken }, exitCode: broken.length === 0 ? 0 : 1 };
        } catch (error) {
          throw error instanceof UnreadableBackup ? new Problem(`${error.message} Nothing was changed.`) : error;
        } finally {
          progress.end();
        }
      }),
    );
}

/** Refuses a name that is a device's, a folder's, a link's: the finished backup is renamed to it, and it would be gone. */
async function refuseToReplace(file: string): Promise<void> {
  // What cannot even be looked at is told by who tries to write it.
  const there = await lstat(file).catch(() => null);
  if (there !== null && !there.isFile())
    throw new Problem(
      `'${file}' is there and is no plain file: name another one, since the backup takes its place. Nothing was done.`,
    );
}

function unwritable(file: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === undefined ? error : new Problem(`The file '${file}' cannot be written (${code}).`);
}
