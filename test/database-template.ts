import { Client } from "pg";
import { openPool } from "../src/database/connect.ts";
import type { Pool } from "../src/database/connect.ts";
import { urlOfDatabase } from "../src/database/database-url.ts";
import { isRunning } from "../src/database/embedded/server.ts";
import { migrate, migrationsChecksum } from "../src/database/migrate.ts";

/** The variable in which a test run tells the processes of its test files its own number. */
export const RUN_VARIABLE = "BRUK_TEST_RUN";

/**
 * The name of a migrated, empty database to clone from, made when the server has none of this form
 * yet. Many test files may ask at once: the first makes it under a lock. Sweeps away what earlier
 * runs on this machine left behind.
 */
export async function ensureTemplate(url: string): Promise<string> {
  return ensure(url, `bruk_template_${migrationsChecksum().slice(0, 12)}`, async (client, name) => {
    await dropLeftOvers(client);
    await dropTemplates(client);
    await make(client, {
      url,
      name,
      words: `TEMPLATE template0 ENCODING 'UTF8'${await localeWords(client)}`,
      fill: migrate,
    });
  });
}

/**
 * The name of a database to clone from that a builder has filled; `what` names the builder's work.
 * It is filled once for a run, or for the process of a file that runs by hand, so that it always is
 * what the code of today makes.
 */
export async function ensureFilled(url: string, what: string, fill: (pool: Pool) => Promise<unknown>): Promise<string> {
  const template = await ensureTemplate(url);
  return ensure(url, `bruk_test_${process.env[RUN_VARIABLE] ?? process.pid}_${what}`, (client, name) =>
    make(client, { url, name, words: `TEMPLATE ${template}`, fill }),
  );
}

/** The words that clone a database in the quickest way its server knows. */
export async function cloneWords(client: Client, template: string): Promise<string> {
  // Copying files has the server write everything down first, twice: quick only where that does not wait for the disk.
  const { rows } = await client.query<{ fsync: string }>("SHOW fsync");
  return `TEMPLATE ${template}${rows[0]?.fsync === "off" ? " STRATEGY FILE_COPY" : ""}`;
}

/** Removes the test databases whose process is gone, or is this one; with `templates` also what they are cloned from. */
export async function sweepTestDatabases(url: string, { templates }: { templates: boolean }): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    await dropLeftOvers(client, process.pid);
    if (templates) await dropTemplates(client);
  } finally {
    await client.end();
  }
}

const LOCK = 177_003;

async function ensure(
  url: string,
  name: string,
  missing: (client: Client, name: string) => Promise<void>,
): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    if (await exists(client, name)) return name;
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    if (!(await exists(client, name))) await missing(client, name);
    return name;
  } finally {
    await client.end();
  }
}

type Making = {
  readonly url: string;
  readonly name: string;
  readonly words: string;
  readonly fill: (pool: Pool) => Promise<unknown>;
};

async function make(client: Client, { url, name, words, fill }: Making): Promise<void> {
  const draft = `${name}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft} ${words}`);
  const pool = openPool({ url: urlOfDatabase(url, draft), max: 1 });
  try {
    await fill(pool);
  } finally {
    await pool.end();
  }
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
}

/** As the embedded server's own; before 17 there is no provider `builtin` and the C library's must do. */
async function localeWords(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int AS version`,
  );
  return (rows[0]?.version ?? 0) >= 170_000
    ? ` LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C.UTF-8'`
    : ` LOCALE 'C.UTF-8'`;
}

async function dropLeftOvers(client: Client, over?: number): Promise<void> {
  for (const name of await namesLike(client, "^bruk_test_")) {
    const owner = Number(name.split("_")[2] ?? 0);
    if (owner === over || !isRunning(owner)) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
}

/** One that is just being cloned by another run stays. */
async function dropTemplates(client: Client): Promise<void> {
  for (const name of await namesLike(client, "^bruk_template_")) {
    await client.query(`DROP DATABASE IF EXISTS ${name}`).catch(() => {});
  }
}

async function exists(client: Client, name: string): Promise<boolean> {
  return (await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name])).rowCount === 1;
}

async function namesLike(client: Client, pattern: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ datname: string }>("SELECT datname FROM pg_database WHERE datname ~ $1", [
    pattern,
  ]);
  return rows.map(({ datname }) => datname);
}
