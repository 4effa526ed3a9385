import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseProblem } from "../database-problem.ts";
import { madePassword, usesSocket } from "./access.ts";
import type { Account } from "./account.ts";
import { recordedCluster } from "./data-folder.ts";
import type { ClusterLocation } from "./locate-cluster.ts";
import { isRunning, USER } from "./server.ts";

/**
 * Makes the cluster when there is none. It is written beside its place and moved there when whole,
 * so that a start killed half-way leaves nothing behind, and of two that begin at once one wins.
 * Refuses a cluster of another major version, which PostgreSQL cannot read.
 */
export async function ensureCluster(location: ClusterLocation): Promise<void> {
  const { cluster, programs } = location;
  const version = versionOf(cluster);
  if (version === String(programs.major)) return;
  if (version !== undefined) {
    throw new DatabaseProblem(
      `The database in ${cluster} was made by PostgreSQL ${version} and this shop brings ${programs.major}: move it over with pg_upgrade, or set DATA_DIR to another folder.`,
    );
  }
  sweepDrafts(cluster);
  let draft = `${cluster}.new-${process.pid}-`;
  try {
    draft = mkdtempSync(draft);
    if (location.account.uid !== undefined) chownSync(draft, location.account.uid, location.account.gid ?? -1);
    await initdb(location, draft);
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (versionOf(cluster) !== undefined) return;
    if (error instanceof DatabaseProblem) throw error;
    throw new DatabaseProblem(
      `The database cannot be made in ${dirname(cluster)} (${(error as Error).message}): check its space and rights.`,
      error,
    );
  }
}

/** Whether a data folder has a cluster, here or elsewhere. Refuses one that this user may not look into. */
export function hasCluster(folder: string): boolean {
  return versionOf(recordedCluster(folder)) !== undefined;
}

function versionOf(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new DatabaseProblem(
      `The database in ${cluster} cannot be read by this user: start the shop as its owner, or set DATA_DIR to another folder.`,
      error,
    );
  }
}

/** Drafts of processes that ended before they were done. */
function sweepDrafts(cluster: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

/**
 * The provider `builtin` with C.UTF-8 folds Polish letters the same on every machine, with no
 * library that a later system may replace under the indexes. `lc_ctype` asks the system for the same,
 * which pg_trgm needs to see letters beyond ASCII; where it has no C.UTF-8, C must do.
 */
async function initdb(location: ClusterLocation, draft: string): Promise<void> {
  const words = [
    "-D",
    draft,
    "-U",
    USER,
    "-E",
    "UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "-T",
    "simple",
  ];
  const login = usesSocket()
    ? ["--auth=trust"]
    : ["--auth=scram-sha-256", `--pwfile=${madePassword(location.cluster)}`];
  const first = await run(location, [...words, ...login, "--locale=C.UTF-8"]);
  if (first.status === 0) return;
  const second = /locale/i.test(first.output) ? await run(location, [...words, ...login, "--locale=C"]) : first;
  if (second.status !== 0) throw new Error(lastLine(second.output));
}

function run(
  { programs, account }: { programs: ClusterLocation["programs"]; account: Account },
  words: readonly string[],
): Promise<{ status: number | null; output: string }> {
  const [program = "", ...rest] = [...account.before, join(programs.folder, "bin/initdb"), ...words];
  return new Promise((done, fail) => {
    const child = spawn(program, rest, {
      cwd: "/",
      uid: account.uid,
      gid: account.gid,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    child.once("error", fail);
    child.once("close", (status) => done({ status, output }));
  });
}

function lastLine(text: string): string {
  return (
    text.split("\n").findLast((line) => /error|fatal/i.test(line)) ?? text.trim().split("\n").at(-1) ?? "initdb failed"
  );
}
