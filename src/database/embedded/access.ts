import { createHash, randomBytes } from "node:crypto";
import { chownSync, existsSync, lstatSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseProblem } from "../database-problem.ts";
import type { Account } from "./account.ts";

/** Whether the server is reached over a Unix socket; else over TCP on this machine, with a password. */
export function usesSocket(): boolean {
  return process.platform !== "win32";
}

/**
 * The folder of the server's socket, made for the account alone: who may enter it may use the
 * database. It is a short name in the folder for temporary files, because a socket's path ends at
 * 107 bytes and a shop may live deep down, and always the same for one cluster.
 */
export function socketFolder(cluster: string, account: Account): string {
  const folder = join(existsSync("/tmp") ? "/tmp" : tmpdir(), `bruk-${digest(cluster).toString("hex").slice(0, 16)}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? -1);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
      throw new DatabaseProblem(
        `The database's socket cannot be made in ${dirname(folder)} (${(error as Error).message}): make that folder writable.`,
        error,
      );
    }
    takeOver(folder, account);
  }
  return folder;
}

/** Clears the socket's folder away when the server has left it, and leaves it to one that came in between. */
export function removeSocketFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/** A folder of that name may be ours from before, never somebody else's, and never a link. */
function takeOver(folder: string, account: Account): void {
  const at = lstatSync(folder);
  const ours = at.uid === account.owner || at.uid === process.getuid?.();
  if (!at.isDirectory() || !ours || (at.mode & 0o077) !== 0) {
    throw new DatabaseProblem(
      `${folder} is in the way of the database's socket and belongs to somebody else: remove it.`,
    );
  }
  if (at.uid !== account.owner) chownSync(folder, account.owner, account.gid ?? -1);
}

/** TCP only: a free port, the same one for one cluster as long as nobody else takes it. */
export async function freePort(cluster: string): Promise<number> {
  const first = 20_000 + (digest(cluster).readUInt16BE(0) % 20_000);
  for (let port = first; port < first + 50; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new DatabaseProblem(
    `No port near ${first} is free for the database: close other programs, or set DATABASE_URL.`,
  );
}

/** TCP only: the file with the cluster's password, made at random when missing. */
export function madePassword(cluster: string): string {
  const file = passwordFile(cluster);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
  return file;
}

/** The password of a cluster that has one. */
export function passwordOf(cluster: string): string | undefined {
  return existsSync(passwordFile(cluster)) ? readFileSync(passwordFile(cluster), "utf8").trim() : undefined;
}

function passwordFile(cluster: string): string {
  return `${cluster}.password`;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)));
  });
}

function digest(cluster: string): Buffer {
  return createHash("sha256").update(cluster).digest();
}
