import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, closeSync, existsSync, globSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { isRoot, nobody, ownAccount } from "../../src/database/embedded/account.ts";
import type { TestServer } from "../database-server.ts";

/**
 * A server of the PostgreSQL that the system itself brings (Debian's package), on a cluster of its
 * own in a folder for temporary files: the shop must work there as on the embedded one. Returns a sentence instead where
 * there is none; a `DATABASE_URL` says that the first pass ran on another server already.
 */
export async function openSecondServer(): Promise<TestServer | string> {
  if (process.env["DATABASE_URL"]) return "DATABASE_URL is set: the tests above ran on that server.";
  const programs = systemPrograms();
  if (!programs)
    return "No other PostgreSQL (15 or newer) here: left out. On Debian, the package postgresql brings one.";
  const account = isRoot() ? nobody() : ownAccount();
  const who = { uid: account.uid, gid: account.gid, cwd: "/" };
  const folder = mkdtempSync("/tmp/bruk-second-");
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? -1);
  chmodSync(folder, 0o700);
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", join(folder, "data"), "-U", "bruk", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...who, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`The second PostgreSQL's folder could not be made: ${made.stderr}`);
  const log = openSync(join(folder, "log"), "a");
  const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, "max_connections=100"].flatMap(
    (setting) => ["-c", setting],
  );
  const server = spawn(join(programs, "postgres"), ["-D", join(folder, "data"), ...settings], {
    ...who,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const stop = (): boolean => server.kill("SIGINT");
  process.once("exit", stop);
  const url = `postgres:///postgres?host=${encodeURIComponent(folder)}&user=bruk`;
  process.stdout.write(`on PostgreSQL ${await versionOf(url)}\n`);
  return {
    url,
    close: async () => {
      process.off("exit", stop);
      const gone = once(server, "exit");
      stop();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The newest of Debian's versions that the shop supports. */
export function systemPrograms(): string | undefined {
  const versions = globSync("/usr/lib/postgresql/*/bin").map((path) => ({ path, major: Number(path.split("/")[4]) }));
  return versions
    .filter(({ path, major }) => major >= 15 && existsSync(join(path, "initdb")))
    .sort((a, b) => a.major - b.major)
    .at(-1)?.path;
}

async function versionOf(url: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
      return rows[0]?.server_version ?? "";
    } catch (error) {
      if (attempt === 300) throw error;
      await pause(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
