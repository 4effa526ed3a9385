import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, fchownSync, openSync, readSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseProblem } from "../database-problem.ts";
import { freePort, removeSocketFolder, socketFolder, usesSocket } from "./access.ts";
import type { ClusterLocation } from "./locate-cluster.ts";
import { serverSettings } from "./server-settings.ts";
import { isPostgres, isRunning, pidFile, readServer } from "./server.ts";

/**
 * Starts a server on the cluster and returns when it is ready, or when another start was quicker
 * (look again then). It runs apart from this process, so that Ctrl-C ends the shop first and a
 * killed shop does not take the database along. Throws `DatabaseProblem` with its last words when it
 * gave up.
 */
export async function startServer(
  location: ClusterLocation,
  { until, settings }: { until: number; settings: Readonly<Record<string, string>> },
): Promise<void> {
  const socket = usesSocket() ? socketFolder(location.cluster, location.account) : null;
  removeForeignPids(location.cluster, socket);
  const log = openLog(location);
  const from = statSync(log.path).size;
  const reached =
    socket !== null
      ? { listen_addresses: "", unix_socket_directories: socket, unix_socket_permissions: "0700" }
      : { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(await freePort(location.cluster)) };
  const words = Object.entries({ ...serverSettings, ...settings, ...reached }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const ended = launch(location, words, log.file);
  closeSync(log.file);
  while (Date.now() < until) {
    if (readServer(location.cluster)?.isReady) return;
    if (ended()) return whyNot(location, wordsSince(log.path, from));
    await pause(5);
  }
}

/** Starts the program; what it returns tells whether the program has ended. */
function launch({ programs, account, cluster }: ClusterLocation, words: readonly string[], log: number): () => boolean {
  if (!usesSocket()) return launchByControl(join(programs.folder, "bin/pg_ctl"), cluster, words);
  const [program = "", ...rest] = [...account.before, join(programs.folder, "bin/postgres"), "-D", cluster, ...words];
  const child = spawn(program, rest, {
    cwd: "/",
    env: { LC_ALL: "C" },
    uid: account.uid,
    gid: account.gid,
    detached: true,
    stdio: ["ignore", log, log],
  });
  let over = false;
  child.once("error", () => (over = true));
  child.once("exit", () => (over = true));
  child.unref();
  return () => over;
}

/** Windows: pg_ctl lays down an administrator's rights, which the server would refuse. It returns when the server is up. */
function launchByControl(control: string, cluster: string, words: readonly string[]): () => boolean {
  const { status } = spawnSync(
    control,
    ["start", "-w", "-D", cluster, "-l", `${cluster}.log`, "-o", words.filter((word) => !word.endsWith("=")).join(" ")],
    { stdio: "ignore" },
  );
  return () => status !== 0;
}

/** Returns when another server holds the cluster or has only just let go of it; throws the server's own reason otherwise. */
function whyNot({ folder, cluster, account }: ClusterLocation, said: string): void {
  const reason = said.match(/FATAL:\s+(.*)/)?.[1] ?? said.trim().split("\n").at(-1) ?? "";
  if (/lock file "postmaster.pid" already exists|pre-existing shared memory block|lock file .* is empty/.test(reason))
    return;
  // A neighbour that stopped the same cluster took the socket's folder with it between two steps of ours.
  if (/could not create lock file .*\.s\.PGSQL/.test(reason)) return;
  if (usesSocket()) removeSocketFolder(socketFolder(cluster, account));
  throw new DatabaseProblem(
    `The database in ${cluster} did not start (${reason || "without a word"}); its log is ${folder}/postgres.log.`,
  );
}

/**
 * A left-over file whose number is another program's by now, or a dead server's that is listed until its parent asks
 * for it, would be respected for ever. There are two, the cluster's and its socket's; the socket itself PostgreSQL replaces.
 */
function removeForeignPids(cluster: string, socket: string | null): void {
  for (const file of [
    join(cluster, "postmaster.pid"),
    ...(socket === null ? [] : [join(socket, ".s.PGSQL.5432.lock")]),
  ]) {
    const pid = Number(pidFile(cluster, file)?.[0] ?? 0);
    if (pid > 0 && isRunning(pid) && !isPostgres(pid)) rmSync(file, { force: true });
  }
}

const LOG_LIMIT = 10_000_000;

/** The server's log, appended to; one earlier log is kept. */
function openLog({ folder, account }: ClusterLocation): { path: string; file: number } {
  const path = join(folder, "postgres.log");
  if (existsSync(path) && statSync(path).size > LOG_LIMIT) renameSync(path, `${path}.1`);
  const file = openSync(path, "a", 0o640);
  // Root may start what belongs to another, who must be able to go on with it.
  if (account.uid !== undefined) fchownSync(file, account.uid, account.gid ?? -1);
  return { path, file };
}

function wordsSince(path: string, from: number): string {
  const file = openSync(path, "r");
  const buffer = Buffer.alloc(20_000);
  const length = readSync(file, buffer, 0, buffer.length, from);
  closeSync(file);
  return buffer.toString("utf8", 0, length);
}
