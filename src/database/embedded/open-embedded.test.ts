import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { TestContext } from "node:test";
import { Client } from "pg";
import { openEmbedded } from "./open-embedded.ts";
import type { Embedded, EmbeddedOptions } from "./open-embedded.ts";
import { locateCluster } from "./locate-cluster.ts";
import { isPostgres, isRunning } from "./server.ts";
import { startServer } from "./start-server.ts";

const made = mkdtempSync(join(tmpdir(), "bruk-embedded-"));
after(() => rmSync(made, { recursive: true, force: true }));
await (await openEmbedded({ dataDir: made })).close();

const PROGRAM = join(import.meta.dirname, "../../../test/programs/open-embedded.ts");

test("a folder deep down, with spaces, gets a database that keeps every acknowledged row", async (t) => {
  const dataDir = join(freshFolder(t), "a shop with a name", "x".repeat(100), "its data");
  const embedded = await opened(t, { dataDir });
  const [row] = await ask(
    embedded.url,
    `SELECT current_setting('fsync') || current_setting('full_page_writes') || current_setting('synchronous_commit') AS kept,
            current_setting('server_encoding') AS encoding, current_setting('listen_addresses') AS network,
            lower('ŻÓŁĆ ŽLUŤOUČKÝ') AS folded, current_database() AS name`,
  );
  assert.deepEqual(row, { kept: "ononon", encoding: "UTF8", network: "", folded: "żółć žluťoučký", name: "bruk" });
});

test("programs share one server in any order, and the last to close stops it", async (t) => {
  const dataDir = usedFolder(t);
  const [first, second] = await Promise.all([opened(t, { dataDir }), opened(t, { dataDir })]);
  const other = await startProgram(t, dataDir);
  assert.equal(first.url, second.url);
  assert.equal(other.url, first.url);
  const pid = serverPid(dataDir);
  await first.close();
  await first.close();
  await second.close();
  assert.ok(isPostgres(pid), "the other program still uses it");
  await other.end();
  assert.ok(!isPostgres(pid));
  assert.ok(!existsSync(join(dataDir, "postgres/postmaster.pid")));
});

test("a server left behind by a killed program is taken over and stopped at the end", async (t) => {
  const dataDir = usedFolder(t);
  const program = await startProgram(t, dataDir);
  const pid = serverPid(dataDir);
  await program.kill();
  assert.ok(isPostgres(pid));
  const embedded = await opened(t, { dataDir });
  assert.equal(serverPid(dataDir), pid);
  await embedded.close();
  assert.ok(!isPostgres(pid));
});

test("a program that exits without closing leaves no server behind", async (t) => {
  const dataDir = usedFolder(t);
  const program = await startProgram(t, dataDir);
  const pid = serverPid(dataDir);
  await program.exit();
  await gone(pid);
  assert.ok(!existsSync(join(dataDir, "postgres/postmaster.pid")));
});

test("a killed server is started again under the same address, with all that was committed", async (t) => {
  const dataDir = usedFolder(t);
  const said: string[] = [];
  let onSaid = (): void => {};
  const embedded = await opened(t, {
    dataDir,
    say: (sentence) => {
      said.push(sentence);
      onSaid();
    },
  });
  await ask(embedded.url, "CREATE TABLE jar (n int)");
  await ask(embedded.url, "INSERT INTO jar VALUES (7)");
  const noticed = new Promise<void>((done) => (onSaid = done));
  const pid = serverPid(dataDir);
  process.kill(pid, "SIGKILL");
  await noticed;
  assert.deepEqual(said, ["The database server went away; starting it again."]);
  assert.deepEqual(await askUntilAnswered(embedded.url, "SELECT n FROM jar"), [{ n: 7 }]);
  assert.notEqual(serverPid(dataDir), pid);
});

test(
  "a killed server that stays listed, since nobody has asked for it yet, keeps no other from its place",
  { skip: process.platform === "linux" ? false : "only Linux tells a dead process that is listed from a living one" },
  async (t) => {
    const dataDir = usedFolder(t);
    const program = await startProgram(t, dataDir);
    const pid = serverPid(dataDir);
    program.halt();
    process.kill(pid, "SIGKILL");
    await gone(pid);
    assert.ok(isRunning(pid), "it is listed still, so the test tests something");
    const embedded = await opened(t, { dataDir });
    assert.equal(embedded.url, program.url);
    assert.notEqual(serverPid(dataDir), pid);
  },
);

test("the lock of a living server's socket stays, even where its pid file is away", async (t) => {
  const dataDir = usedFolder(t);
  const { url } = await opened(t, { dataDir });
  const file = join(dataDir, "postgres/postmaster.pid");
  const lock = join(new URL(url).searchParams.get("host") ?? "", ".s.PGSQL.5432.lock");
  const before = readFileSync(lock, "utf8");
  renameSync(file, `${file}.away`);
  await startServer(
    locateCluster(dataDir, () => {}),
    { until: Date.now() + 120_000, settings: {} },
  );
  renameSync(`${file}.away`, file);
  assert.equal(readFileSync(lock, "utf8"), before);
});

test("a start killed half-way leaves nothing that stops the next one", async (t) => {
  const dataDir = freshFolder(t);
  const dead = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await once(dead, "exit");
  mkdirSync(join(dataDir, `postgres.new-${dead.pid}-draft`));
  const embedded = await opened(t, { dataDir });
  await embedded.close();
  assert.ok(!existsSync(join(dataDir, `postgres.new-${dead.pid}-draft`)));
  // After a restart of the machine the number in the file is some other program's.
  writeFileSync(join(dataDir, "postgres/postmaster.pid"), `${process.pid}\n${dataDir}\n0\n5432\n/tmp\n\n\nready\n`);
  await (await openEmbedded({ dataDir })).close();
});

test("a folder of another PostgreSQL and one that cannot be made are refused in one sentence", async (t) => {
  const dataDir = usedFolder(t);
  writeFileSync(join(dataDir, "postgres/PG_VERSION"), "14\n");
  await assert.rejects(openEmbedded({ dataDir }), {
    name: "DatabaseProblem",
    message: /was made by PostgreSQL 14 and this shop brings \d+: [^\n]*\.$/,
  });
  const inTheWay = join(dataDir, "postgres/PG_VERSION");
  await assert.rejects(openEmbedded({ dataDir: join(inTheWay, "data") }), {
    name: "DatabaseProblem",
    message: /cannot be written to \(ENOTDIR\): [^\n]*DATA_DIR[^\n]*\.$/,
  });
});

test("a server that cannot start says why in one sentence", async (t) => {
  const dataDir = usedFolder(t);
  writeFileSync(join(dataDir, "postgres/postgresql.conf"), "no_such_setting = 1\n");
  await assert.rejects(openEmbedded({ dataDir }), {
    name: "DatabaseProblem",
    message: /did not start \([^\n]*\); its log is [^\n]*postgres\.log\.$/,
  });
});

function freshFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "bruk-embedded-"));
  const steps: Array<() => Promise<void>> = [];
  closeFirst.set(t, steps);
  t.after(async () => {
    for (const step of steps) await step();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A folder that had a server before, which was closed: a copy of one made once, since making one takes a second. */
function usedFolder(t: TestContext): string {
  const folder = freshFolder(t);
  // cp keeps the owner, who is not root even where root runs the tests.
  const { status, stderr } = spawnSync("cp", ["-a", `${made}/postgres`, folder], { encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return folder;
}

function serverPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
}

/** Opened for one test; closed before its folder is removed, whatever the test came to. */
async function opened(t: TestContext, options: EmbeddedOptions): Promise<Embedded> {
  const embedded = await openEmbedded(options);
  closeFirst.get(t)?.push(() => embedded.close());
  return embedded;
}

const closeFirst = new WeakMap<TestContext, Array<() => Promise<void>>>();

async function startProgram(t: TestContext, dataDir: string) {
  const child = spawn(process.execPath, [PROGRAM, dataDir], { stdio: ["pipe", "pipe", "inherit"] });
  t.after(() => child.kill("SIGKILL"));
  const exited = once(child, "exit");
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return {
    url: String(line).trim(),
    end: async () => {
      child.stdin.end();
      await exited;
    },
    exit: async () => {
      child.stdin.end("exit");
      await exited;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
    /** From now on it does nothing, not even ask for the server it has started. */
    halt: () => void child.kill("SIGSTOP"),
  };
}

async function ask(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The test's own time limit ends this and the next. */
async function gone(pid: number): Promise<void> {
  while (isPostgres(pid)) await new Promise((done) => setImmediate(done));
}

async function askUntilAnswered(url: string, sql: string): Promise<readonly unknown[]> {
  for (;;) {
    try {
      return await ask(url, sql);
    } catch {
      await new Promise((done) => setImmediate(done));
    }
  }
}
