import { randomBytes } from "node:crypto";
import type { TestContext } from "node:test";
import { Client } from "pg";
import { openPool } from "../src/database/connect.ts";
import type { Pool } from "../src/database/connect.ts";
import { urlOfDatabase } from "../src/database/database-url.ts";
import { openTestServer } from "./database-server.ts";
import { ensureTemplate } from "./database-template.ts";

export type TestDatabase = { readonly url: string; readonly pool: Pool };

export type TestDatabaseWish = {
  /** True: commits wait for the disk, as in a shop; for tests of races, and of what the database says of its settings. */
  readonly durable?: boolean;
};

/**
 * A database of one's own with all migrations applied and nothing in it, cloned from a template in
 * some 50 ms, on the server that the whole test run shares. With `t` it lasts a little longer than
 * that test, hooks included; without, until the test file ends. Nothing needs closing but what the
 * test opened itself. Commits do not wait for the disk unless asked to: a test's rows need not
 * outlive a loss of power, and there are thousands of them.
 */
export async function testDatabase(t?: Pick<TestContext, "after">, { durable = false }: TestDatabaseWish = {}): Promise<TestDatabase> {
  const server = await (opened ??= open());
  await dropOver(server.url);
  const name = `bruk_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await admin(server.url, `CREATE DATABASE ${name} TEMPLATE ${server.template}`);
  const url = durable ? urlOfDatabase(server.url, name) : inAHurry(urlOfDatabase(server.url, name));
  const pool = openPool({ url, max: 8, name, allowExitOnIdle: true });
  const made: Made = { name, pool, over: false };
  all.add(made);
  t?.after(() => {
    made.over = true;
  });
  return { url, pool };
}

function inAHurry(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}options=${encodeURIComponent("-c synchronous_commit=off")}`;
}

type Made = { readonly name: string; readonly pool: Pool; over: boolean };
type Opened = { readonly url: string; readonly template: string; readonly close: () => Promise<void> };

const all = new Set<Made>();
let opened: Promise<Opened> | undefined;

async function open(): Promise<Opened> {
  const server = await openTestServer();
  // When a file's tests and all their hooks are done, the event loop runs dry. It does so once before
  // the runner's last hooks, which start it again, and once after them: that is the end.
  process.once("beforeExit", () => setImmediate(() => process.once("beforeExit", () => void end(server))));
  return { ...server, template: await ensureTemplate(server.url) };
}

async function end(server: { url: string; close: () => Promise<void> }): Promise<void> {
  for (const made of all) made.over = true;
  await dropOver(server.url);
  await server.close();
}

/** A test's own hooks run after ours and may still use its database, so it goes with the next call. */
async function dropOver(url: string): Promise<void> {
  for (const made of all) {
    if (!made.over) continue;
    all.delete(made);
    void made.pool.end();
    await admin(url, `DROP DATABASE IF EXISTS ${made.name} WITH (FORCE)`);
  }
}

async function admin(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
