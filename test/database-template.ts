import { Client } from "pg";
import { openPool } from "../src/database/connect.ts";
import { urlOfDatabase } from "../src/database/database-url.ts";
import { isRunning } from "../src/database/embedded/server.ts";
import { migrate, migrationsChecksum } from "../src/database/migrate.ts";

/**
 * The name of a migrated, empty database to clone from, made when the server has none of this form
 * yet. Many test files may ask at once: the first makes it under a lock. Sweeps away what earlier
 * runs on this machine left behind.
 */
export async function ensureTemplate(url: string): Promise<string> {
  const name = `bruk_template_${migrationsChecksum().slice(0, 12)}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    if (await exists(client, name)) return name;
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    if (await exists(client, name)) return name;
    await dropLeftOvers(client);
    await dropTemplates(client);
    await make(client, url, name);
    return name;
  } finally {
    await client.end();
  }
}

/** Removes the test databases whose process is gone; with `templates` also what they are cloned from. */
export async function sweepTestDatabases(url: string, { templates }: { templates: boolean }): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    await dropLeftOvers(client);
    if (templates) await dropTemplates(client);
  } finally {
    await client.end();
  }
}

const LOCK = 177_003;

async function make(client: Client, url: string, name: string): Promise<void> {
  const draft = `${name}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft} TEMPLATE template0 ENCODING 'UTF8'${await localeWords(client)}`);
  const pool = openPool({ url: urlOfDatabase(url, draft), max: 1 });
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
}

/** As the embedded server's own; before 17 there is no provider `builtin` and the C library's must do. */
async function localeWords(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: number }>(`SELECT current_setting('server_version_num')::int AS version`);
  return (rows[0]?.version ?? 0) >= 170_000 ? ` LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C.UTF-8'` : ` LOCALE 'C.UTF-8'`;
}

async function dropLeftOvers(client: Client): Promise<void> {
  for (const name of await namesLike(client, "^bruk_test_")) {
    if (isLeftOver(name)) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
}

/** One that is just being cloned by another run stays. */
async function dropTemplates(client: Client): Promise<void> {
  for (const name of await namesLike(client, "^bruk_template_")) {
    await client.query(`DROP DATABASE IF EXISTS ${name}`).catch(() => {});
  }
}

function isLeftOver(name: string): boolean {
  return !isRunning(Number(name.split("_")[2] ?? 0));
}

async function exists(client: Client, name: string): Promise<boolean> {
  return (await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name])).rowCount === 1;
}

async function namesLike(client: Client, pattern: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ datname: string }>("SELECT datname FROM pg_database WHERE datname ~ $1", [pattern]);
  return rows.map(({ datname }) => datname);
}
