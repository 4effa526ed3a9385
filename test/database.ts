import { randomBytes } from "node:crypto";
import type { TestContext } from "node:test";
import { Client } from "pg";
import { openPool } from "../src/database/connect.ts";
import type { Pool } from "../src/database/connect.ts";
import { urlOfDatabase } from "../src/database/database-url.ts";
import { openTestServer } from "./database-server.ts";
import { cloneWords, ensureFilled, ensureTemplate, RUN_VARIABLE } from "./database-template.ts";

export type TestDatabase = { readonly url: string; readonly pool: Pool };

export type TestDatabaseInput = {
  /** True: on a server with the shop's own settings, where commits wait for the disk; for tests of races, of killed servers, and of what the database says of its settings. */
  readonly durable?: boolean;
  /** What lies in it at first: nothing when absent. Filled once under this name, then cloned. */
  readonly filled?: { readonly name: string; readonly fill: (pool: Pool) => Promise<unknown> };
};

/**
 * A database of one's own with all migrations applied and nothing in it, or what is wished, cloned
 * from a template in some 50 ms, on the server that the whole test run shares. With `t` it lasts a
 * little longer than that test, hooks included; without, until the test file ends. Nothing needs
 * closing but what the test opened itself. Commits do not wait for the disk unless asked to: a
 * test's rows need not outlive a loss of power, and there are thousands of them.
 */
export async function testDatabase(
  t?: Pick<TestContext, "after">,
  { durable = false, filled }: TestDatabaseInput = {},
): Promise<TestDatabase> {
  const server = await open(durable);
  await dropOver();
  const template = filled
    ? await once(server.filled, filled.name, () => ensureFilled(server.url, filled.name, filled.fill))
    : await (server.template ??= ensureTemplate(server.url));
  const name = `bruk_test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await admin(server.url, async (client) =>
    client.query(`CREATE DATABASE ${name} ${await cloneWords(client, template)}`),
  );
  const url = durable ? urlOfDatabase(server.url, name) : inAHurry(urlOfDatabase(server.url, name));
  const pool = openPool({ url, max: 8, name, allowExitOnIdle: true });
  // Where hundreds ask at once on a busy machine, the last waits for its turn as long as that takes.
  pool.options.connectionTimeoutMillis = 0;
  const made: Made = { name, server: server.url, pool, over: false };
  all.add(made);
  t?.after(() => {
    made.over = true;
  });
  return { url, pool };
}

function inAHurry(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}options=${encodeURIComponent("-c synchronous_commit=off")}`;
}

type Made = { readonly name: string; readonly server: string; readonly pool: Pool; over: boolean };
type Opened = {
  readonly url: string;
  readonly close: () => Promise<void>;
  template?: Promise<string>;
  readonly filled: Map<string, Promise<string>>;
};

const all = new Set<Made>();
const servers = new Map<boolean, Promise<Opened>>();

function open(durable: boolean): Promise<Opened> {
  // When a file's tests and all their hooks are done, the event loop runs dry. It does so once before
  // the runner's last hooks, which start it again, and once after them: that is the end.
  if (servers.size === 0)
    process.once("beforeExit", () => setImmediate(() => process.once("beforeExit", () => void end())));
  return once(servers, durable, async () => ({ ...(await openTestServer({ durable })), filled: new Map() }));
}

function once<K, T>(made: Map<K, Promise<T>>, key: K, make: () => Promise<T>): Promise<T> {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}

/** Removes all databases made so far: those that were to last until the test file ends, when another file follows in its process. */
export async function dropTestDatabases(): Promise<void> {
  for (const made of all) made.over = true;
  await dropOver();
}

async function end(): Promise<void> {
  await dropTestDatabases();
  for (const server of await Promise.all(servers.values())) {
    // Those of a run serve its other files too; the run removes them.
    if (process.env[RUN_VARIABLE] === undefined)
      for (const name of await Promise.all(server.filled.values())) await drop(server.url, name);
    await server.close();
  }
}

/** A test's own hooks run after ours and may still use its database, so it goes with the next call. */
async function dropOver(): Promise<void> {
  for (const made of all) {
    if (!made.over) continue;
    all.delete(made);
    void made.pool.end();
    await drop(made.server, made.name);
  }
}

function drop(server: string, name: string): Promise<unknown> {
  return admin(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

async function admin<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
