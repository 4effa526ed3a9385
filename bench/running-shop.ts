import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";

/** The shop as it is run, in a process of its own. */
export interface RunningShop {
  /** Address without a trailing slash. */
  address: string;
  /** From its start until it listens, everything prerendered. */
  seconds: number;
  /** From its start until the page at a path was there, looked for each half second; zero where none is named. */
  untilPage: number;
  /** The most memory it and the processes that draw its pages took together in that time, in bytes; PostgreSQL apart. */
  peak: number;
  /** The memory it and its processes take now. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** The same each time: pages made for another address are made anew. */
const port = 3987;

/** Starts a server of the shop on a database and a folder, as `npm run serve` does. */
export async function runServer({
  databaseUrl,
  folder,
  page,
}: {
  databaseUrl: string;
  folder: string;
  page?: string;
}): Promise<RunningShop> {
  const started = performance.now();
  const server = spawn(
    process.execPath,
    ["--max-semi-space-size=8", join(import.meta.dirname, "../src/bin/serve.ts")],
    {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PORT: String(port),
        PUBLIC_URL: "",
        LOG_LEVEL: "error",
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let peak = 0;
  let untilPage = 0;
  const watching = setInterval(() => {
    if (page !== undefined && untilPage === 0 && isThere(join(folder, pagesFile), page))
      untilPage = (performance.now() - started) / 1000;
    void memoryOf(server.pid!).then((bytes) => (peak = Math.max(peak, bytes)));
  }, 500);
  let said = "";
  let address: string | undefined;
  for await (const text of server.stdout) {
    said += String(text);
    address = /Bruk: (http:\S+)/.exec(said)?.[1];
    if (address !== undefined) break;
  }
  clearInterval(watching);
  if (address === undefined) throw new Error("The server ended before it listened");
  return {
    address: address.replace("localhost", "127.0.0.1"),
    seconds: (performance.now() - started) / 1000,
    untilPage,
    peak,
    memory: () => memoryOf(server.pid!),
    async stop() {
      const ended = once(server, "exit");
      server.kill();
      await ended;
    },
  };
}

/** Of a folder of data. */
const pagesFile = "pages/pages.sqlite";

/** Whether a page of a file of prerendered pages was drawn. */
function isThere(file: string, path: string): boolean {
  if (!existsSync(file)) return false;
  const db = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
  try {
    return db.prepare("SELECT 1 FROM pages WHERE path = ? AND version IS NOT NULL").get(path) !== undefined;
  } catch {
    // Its tables are not there yet.
    return false;
  } finally {
    db.close();
  }
}

const run = promisify(execFile);

/** Returns the resident memory of a process and of those it has started, in bytes; pages of memory they share are counted for each. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  const rows = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  return rows
    .filter(([id, parent]) => id === pid || parent === pid)
    .reduce((sum, [, , kilobytes]) => sum + kilobytes * 1024, 0);
}
