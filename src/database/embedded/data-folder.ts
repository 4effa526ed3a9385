import { accessSync, constants, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseProblem } from "../database-problem.ts";

/**
 * `dataDir` as a real path, made when missing. Refuses, in one sentence, a folder that this user
 * may not write to.
 */
export function dataFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  } catch (error) {
    throw new DatabaseProblem(
      `The folder ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code}): give this user the right to, or set DATA_DIR to another folder.`,
      error,
    );
  }
}

/** The folder of the cluster: `postgres` in the data folder, unless a note there says where else it had to go. */
export function recordedCluster(folder: string): string {
  return existsSync(note(folder))
    ? join(readFileSync(note(folder), "utf8").trim(), "postgres")
    : join(folder, "postgres");
}

/** The folder elsewhere that an earlier start had to use for this data folder, if any. */
export function recordedElsewhere(folder: string): string | undefined {
  return existsSync(note(folder)) ? readFileSync(note(folder), "utf8").trim() : undefined;
}

/** Remembers that the cluster of this data folder lives elsewhere. */
export function recordElsewhere(folder: string, elsewhere: string): void {
  writeFileSync(note(folder), `${elsewhere}\n`);
}

function note(folder: string): string {
  return join(folder, "postgres-is-in.txt");
}
