import type { Pool, PoolClient } from "./connect.ts";
import type { Queryable } from "./queryable.ts";

/** The shop's rows as they are at one moment, whatever is sold meanwhile. */
export interface Snapshot {
  /** The database's migrations, in their order, each with the checksum of its text. */
  migrations: { name: string; checksum: string }[];
  tables: TableOfBackup[];
  /** Returns a table's rows, each as a line of JSON, some hundred at a time. */
  rowsOf(table: string): AsyncGenerator<string[]>;
  close(): Promise<void>;
}

export interface TableOfBackup {
  name: string;
  rows: number;
  /** Where its counted column goes on: an order number is never given twice. */
  counter: { column: string; last: number } | null;
}

const batch = 500;

/** Begins to read the whole shop as it is at this moment; nothing that happens while it is read is in it. */
export async function openSnapshot(pool: Pool): Promise<Snapshot> {
  const client = await pool.connect();
  try {
    await client.query(
      "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL intervalstyle = iso_8601; SET LOCAL timezone = 'UTC'",
    );
    const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
      "SELECT name, checksum FROM migrations ORDER BY name",
    );
    return {
      migrations,
      tables: await tablesOf(client),
      rowsOf: (table) => rowsOf(client, table),
      close: () => close(client),
    };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function close(client: PoolClient): Promise<void> {
  await client.query("ROLLBACK");
  client.release();
}

const fileTables = ["imports", "import_problems", "exports", "export_parts"];

/** What Google Merchant was told: a backup would not know what it was told since. */
const merchantTables = ["merchant_changes", "merchant_due", "merchant_offers", "merchant_state"];
/** What a database makes anew for itself, or what is of this one alone: the note of its migrations, of its backups, which pages are stale, what those who look are told or shown, and files that come in and go out. */
const left = [
  "migrations",
  "changed_facts",
  "record_changes",
  "staff_presence",
  "previews",
  "backups",
  ...fileTables,
  ...merchantTables,
];

async function tablesOf(db: Queryable): Promise<TableOfBackup[]> {
  const names = (await shopTables(db)).filter((name) => !left.includes(name));
  const tables: TableOfBackup[] = [];
  for (const name of names) {
    const { rows } = await db.query<{ rows: number }>(`SELECT count(*) AS rows FROM "${name}"`);
    tables.push({ name, rows: rows[0]!.rows, counter: await counterOf(db, name) });
  }
  return tables;
}

/** Returns the tables of the schema `public` that no extension brought. */
export async function shopTables(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{
    name: string;
  }>(`SELECT relname::text AS name FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e') ORDER BY 1`);
  return rows.map(({ name }) => name);
}

async function counterOf(db: Queryable, table: string): Promise<TableOfBackup["counter"]> {
  const { rows } = await db.query<{ column: string; last: number | null }>(
    `SELECT attname::text AS column, pg_sequence_last_value(pg_get_serial_sequence(quote_ident($1), attname)::regclass) AS last
     FROM pg_attribute WHERE attrelid = quote_ident($1)::regclass AND attidentity <> '' AND NOT attisdropped`,
    [table],
  );
  const [counter] = rows;
  return counter === undefined || counter.last === null ? null : { column: counter.column, last: counter.last };
}

async function* rowsOf(client: PoolClient, table: string): AsyncGenerator<string[]> {
  await client.query(`DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM "${table}" t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${batch} FROM backup`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query("CLOSE backup");
}
