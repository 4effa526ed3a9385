import { shopTables, type TableOfBackup } from "./backup-rows.ts";
import { migrateWithin, ownMigrations } from "./migrate.ts";
import type { Queryable } from "./queryable.ts";

/** Returns why there is something in the shop that a restore would take away; null of a shop nobody has filled. */
export async function whatIsInTheShop(
  db: Queryable,
): Promise<{ products: number; orders: number; customers: number } | null> {
  const { rows } = await db.query<{ products: number; orders: number; customers: number }>(
    "SELECT (SELECT count(*) FROM products) AS products, (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM customers) AS customers",
  );
  const found = rows[0]!;
  return found.products + found.orders + found.customers > 0 ? found : null;
}

/** Returns whether a server or worker of the shop is at this database: each listens for what is told there. */
export async function isShopRunning(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'",
  );
  return (rowCount ?? 0) > 0;
}

/** Returns the migrations of a backup that this code does not have, or has with another text: it was made by a later version. */
export function unknownMigrations(migrations: readonly { name: string; checksum: string }[]): string[] {
  const own = new Map(ownMigrations().map(({ name, checksum }) => [name, checksum]));
  return migrations.filter(({ name, checksum }) => own.get(name) !== checksum).map(({ name }) => name);
}

/**
 * Takes everything of the shop out of the database and makes its tables anew in the form a backup was made in, ready to
 * be filled: without triggers, which would note each row as news, and without the rules between tables, which come back
 * with `endRestore`. All inside the caller's transaction: until it commits, nobody sees any of it.
 */
export async function beginRestore(db: Queryable, migrations: readonly string[]): Promise<Restoring> {
  await db.query(
    "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL intervalstyle = iso_8601; SET LOCAL timezone = 'UTC'",
  );
  const before = await shopTables(db);
  await db.query(dropAll);
  await migrateWithin(db, migrations);
  const tables = await shopTables(db);
  const { rows: rules } = await db.query<{ table: string; name: string; rule: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rules) await db.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  const { rows: always } = await db.query<{ table: string; name: string }>(
    `SELECT tgrelid::regclass::text AS table, quote_ident(tgname) AS name FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
     WHERE tgenabled = 'A' AND NOT tgisinternal AND relnamespace = 'public'::regnamespace`,
  );
  for (const table of tables) await db.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
  // What the migrations put in themselves is in the backup too.
  const filled = tables.filter((table) => table !== "migrations");
  await db.query(`TRUNCATE ${filled.map((table) => `"${table}"`).join(", ")}`);
  return { before, tables, rules, always };
}

export interface Restoring {
  before: readonly string[];
  tables: readonly string[];
  rules: readonly { table: string; name: string; rule: string }[];
  /** Triggers that act however rows come in. */
  always: readonly { table: string; name: string }[];
}

/** Puts rows back into a table, each a line of JSON. */
export async function restoreRows(db: Queryable, table: string, rows: readonly string[]): Promise<void> {
  const { rows: found } = await db.query<{ columns: string | null }>(
    "SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute WHERE attrelid = quote_ident($1)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''",
    [table],
  );
  const columns = found[0]!.columns!;
  await db.query(
    `INSERT INTO "${table}" (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
    [`[${rows.join(",")}]`],
  );
}

/**
 * Brings the rules and triggers back, lets counted columns go on where they were, and applies the migrations the backup
 * did not know. Returns the tables that were in the database and are none of the shop's. The shop is another one from
 * here on, so that no page prerendered before is taken for one of its own.
 */
export async function endRestore(
  db: Queryable,
  { before, tables, rules, always }: Restoring,
  restored: readonly TableOfBackup[],
): Promise<string[]> {
  for (const { name, counter } of restored) {
    if (counter !== null)
      await db.query("SELECT setval(pg_get_serial_sequence(quote_ident($1), $2), $3)", [
        name,
        counter.column,
        counter.last,
      ]);
  }
  for (const { table, name, rule } of rules) await db.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`);
  for (const table of tables) await db.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
  for (const { table, name } of always) await db.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${name}`);
  const { rows: applied } = await db.query<{ name: string }>("SELECT name FROM migrations");
  await migrateWithin(
    db,
    ownMigrations()
      .map(({ name }) => name)
      .filter((name) => !applied.some((row) => row.name === name)),
  );
  await db.query("UPDATE shop SET id = gen_random_uuid()");
  const known = await shopTables(db);
  return before.filter((table) => !known.includes(table));
}

/** Removes all that migrations make; what extensions brought stays. */
const dropAll = `DO $$
  DECLARE
    thing text;
    brought oid[] := ARRAY(SELECT objid FROM pg_depend WHERE deptype = 'e');
    -- Gathered whole: dropped with what needs it, a thing has no name any more.
    things text[] := ARRAY(
      SELECT format('TABLE IF EXISTS %s', oid::regclass) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND oid <> ALL (brought)
      UNION ALL SELECT format('ROUTINE IF EXISTS %s', oid::regprocedure) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND oid <> ALL (brought)
      UNION ALL SELECT format('DOMAIN IF EXISTS %s', oid::regtype) FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype = 'd' AND oid <> ALL (brought));
  BEGIN
    FOREACH thing IN ARRAY things LOOP
      EXECUTE 'DROP ' || thing || ' CASCADE';
    END LOOP;
    DROP SCHEMA IF EXISTS graphile_worker CASCADE;
  END $$`;
