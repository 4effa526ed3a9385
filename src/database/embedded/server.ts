import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseProblem } from "../database-problem.ts";
import { passwordOf } from "./access.ts";

/** The one database user, and the shop's database. */
export const USER = "bruk";
export const DATABASE = "bruk";

/** A server on a cluster, as its file `postmaster.pid` tells. */
export type Server = {
  readonly cluster: string;
  readonly pid: number;
  readonly isReady: boolean;
  /** The folder of the socket, or an address. */
  readonly host: string;
  readonly port: number;
  readonly password: string | undefined;
};

/** The server that runs on the cluster, `undefined` when none does or it has not told its address yet. */
export function readServer(cluster: string): Server | undefined {
  const lines = pidFile(cluster);
  const [pid, , , port, socketFolder, address, , status] = lines ?? [];
  if (!pid || !port || socketFolder === undefined || !isPostgres(Number(pid))) return undefined;
  const host = socketFolder || address || "";
  return {
    cluster,
    pid: Number(pid),
    isReady: status?.trim() === "ready",
    host,
    port: Number(port),
    password: passwordOf(cluster),
  };
}

/** The lines of `postmaster.pid`: pid, folder, start, port, socket folder, address, memory, status; of the socket's lock file, the first five. */
export function pidFile(cluster: string, file = join(cluster, "postmaster.pid")): readonly string[] | undefined {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new DatabaseProblem(
      `The database in ${cluster} belongs to another user: start the shop as that user, or set DATA_DIR to another folder.`,
      error,
    );
  }
}

/** Where a server is reached: for the shop's database, or another of its databases. */
export function urlOf({ host, port, password }: Server, database: string): string {
  return host.startsWith("/")
    ? `postgres:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${USER}`
    : `postgres://${USER}:${password ?? ""}@${host}:${port}/${database}`;
}

/** Whether there is a process of that number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Whether the process is a living PostgreSQL. After a restart of a container the number in a
 * left-over file is soon another program's, and a dead process stays listed until somebody asks for
 * it. Where there is no `/proc`, any process counts.
 */
export function isPostgres(pid: number): boolean {
  if (!isRunning(pid)) return false;
  try {
    // `4711 (postgres) S 1 …`: the name, then the state, Z for a dead one.
    return /^\d+ \(postgres\) [^Z]/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return isRunning(pid);
  }
}
