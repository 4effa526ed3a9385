import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Pool, PoolClient } from "./connect.ts";
import { checkServer } from "./check-server.ts";
import { DatabaseProblem } from "./database-problem.ts";
import type { Queryable } from "./queryable.ts";

export type MigrateOptions = {
  /** The folder of `NNN-name.sql` files; the shop's own when absent. */
  readonly folder?: string;
  /** Told before each file: its name, and how many there are to do. */
  readonly onStep?: (step: { name: string; done: number; total: number }) => void;
};

/**
 * Brings the database to the form this code expects and answers the names of the migrations that
 * were applied now. Each file runs in a transaction of its own together with the note that it ran,
 * under a lock, so that two programs may start at once and a kill half-way leaves a whole number
 * of them. Refuses with one sentence (`DatabaseProblem`): a server that does not answer or is too
 * old, a file changed after it was applied, a database newer than the code, a migration that fails.
 */
export async function migrate(
  pool: Pool,
  { folder = ownFolder(), onStep = () => {} }: MigrateOptions = {},
): Promise<readonly string[]> {
  await checkServer(pool);
  const files = migrationsIn(folder);
  const client = await pool.connect();
  let broken = true;
  try {
    // Another program may be in the middle of a long one.
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0");
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    const pending = await compare(client, files);
    for (const [done, file] of pending.entries()) {
      onStep({ name: file.name, done, total: pending.length });
      await apply(client, file);
    }
    await client.query(`SELECT pg_advisory_unlock(${LOCK})`);
    await client.query("RESET statement_timeout; RESET lock_timeout");
    broken = false;
    return pending.map(({ name }) => name);
  } finally {
    client.release(broken);
  }
}

/** Returns this code's migrations in their order, each with the checksum of its text. */
export function ownMigrations(): readonly { name: string; checksum: string }[] {
  return migrationsIn(ownFolder()).map(({ name, checksum }) => ({ name, checksum }));
}

/** Applies some of this code's migrations, in their order, inside the caller's transaction; the note of them is made when it is missing. */
export async function migrateWithin(db: Queryable, names: readonly string[]): Promise<void> {
  await db.query(migrationsTable);
  for (const file of migrationsIn(ownFolder())) {
    if (!names.includes(file.name)) continue;
    await db.query(file.sql);
    await db.query("INSERT INTO migrations (name, checksum) VALUES ($1, $2)", [file.name, file.checksum]);
  }
}

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** Any number that no other advisory lock in the shop's database has. */
const LOCK = 177_002;

/** A checksum of all migrations: databases with the same one have the same form. */
export function migrationsChecksum(folder = ownFolder()): string {
  return checksum(
    migrationsIn(folder)
      .map((file) => `${file.name} ${file.checksum}`)
      .join("\n"),
  );
}

function migrationsIn(folder: string): readonly Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = /^(\d{3})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!number) throw new Error(`${name} is no name for a migration; it must look like 012-what-it-does.sql`);
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}.`);
    numbers.add(number);
  }
  return names.map((name) => {
    // A checkout on Windows may have turned line ends round.
    const sql = readFileSync(`${folder}/${name}`, "utf8").replaceAll("\r\n", "\n");
    return { name: name.slice(0, -".sql".length), sql, checksum: checksum(sql) };
  });
}

const migrationsTable = `CREATE TABLE IF NOT EXISTS migrations (
  name text PRIMARY KEY,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;

async function compare(client: PoolClient, files: readonly Migration[]): Promise<readonly Migration[]> {
  await client.query(migrationsTable);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM migrations ORDER BY name",
  );
  const known = new Map(files.map((file) => [file.name, file]));
  for (const row of rows) {
    const file = known.get(row.name);
    if (!file) {
      throw new DatabaseProblem(
        `The database is newer than this version of the shop (it has ${row.name}): start the newer version, or use another database.`,
      );
    }
    if (file.checksum !== row.checksum) {
      throw new DatabaseProblem(
        `The migration ${row.name} was changed after it had been applied to this database: put the file back, and write a new migration instead.`,
      );
    }
  }
  const applied = new Set(rows.map(({ name }) => name));
  return files.filter(({ name }) => !applied.has(name));
}

async function apply(client: PoolClient, file: Migration): Promise<void> {
  try {
    await client.query("BEGIN");
    await client.query(file.sql);
    await client.query("INSERT INTO migrations (name, checksum) VALUES ($1, $2)", [file.name, file.checksum]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw new DatabaseProblem(`The migration ${file.name} failed and was undone (${(error as Error).message}).`, error);
  }
}

function ownFolder(): string {
  return fileURLToPath(new URL("migrations", import.meta.url));
}

function checksum(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
