import type { PoolClient } from "pg";
import type { Pool } from "../../src/database/connect.ts";
import { type Catalogue, columnsOf, type Nulls } from "./nullability.ts";
import { readTree, type Tree, type TreeNode } from "./node-tree.ts";

/** What arrives in a row for a column: `list of number`, `json`. */
export interface Column {
  name: string;
  kind: string;
  nulls: Nulls;
}

type Described = readonly Column[] | { readonly problem: string };

export interface Describer {
  /** Returns the columns a statement answers; for what PostgreSQL does not take, what it says. */
  describe(text: string): Promise<Described>;
  /** Makes what others build on: temporary tables, in whichever order they can be. */
  prepare(texts: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens a transaction in which statements are analysed by PostgreSQL and never run. */
export async function openDescriber(pool: Pool): Promise<Describer> {
  const client = await pool.connect();
  await client.query("BEGIN");
  const catalogue = await catalogueOf(client);
  return {
    describe: async (text) => {
      await client.query("SAVEPOINT described");
      try {
        return await describeQuery(client, text, catalogue);
      } catch (error) {
        return { problem: error instanceof Error ? error.message : String(error) };
      } finally {
        await client.query("ROLLBACK TO described");
      }
    },
    prepare: async (texts) => {
      for (let left = texts, before = Infinity; left.length < before;) {
        before = left.length;
        left = await failing(client, left);
      }
    },
    close: async () => {
      await client.query("ROLLBACK");
      client.release();
    },
  };
}

/** Runs statements and returns those that failed. */
async function failing(client: PoolClient, texts: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const text of texts) {
    await client.query("SAVEPOINT prepared");
    await client.query(text).catch(async () => {
      failed.push(text);
      await client.query("ROLLBACK TO prepared");
    });
  }
  return failed;
}

async function describeQuery(client: PoolClient, text: string, catalogue: Catalogue): Promise<Column[]> {
  await client.query(`PREPARE described AS ${text}`);
  const { rows } = await client.query<{ parameters: string[]; oids: number[] | null; types: string[] | null }>(
    `SELECT parameter_types::text[] AS parameters, array_agg(arrives::bigint ORDER BY place) AS oids, array_agg(format_type(arrives, NULL) ORDER BY place) AS types
     FROM pg_prepared_statements, unnest(result_types::oid[]) WITH ORDINALITY AS result (type, place),
       LATERAL (SELECT coalesce(nullif(typbasetype, 0), type) AS arrives FROM pg_type WHERE oid = type) AS domain
     WHERE name = 'described' GROUP BY 1`,
  );
  await client.query("DEALLOCATE described");
  const { parameters, oids, types } = rows[0] ?? {};
  if (!parameters || !oids || !types) return [];
  // What a function of SQL is made of is kept as PostgreSQL has understood it.
  await client.query(
    `CREATE FUNCTION pg_temp.described(${parameters.join(", ")}) RETURNS SETOF record BEGIN ATOMIC ${text}; END`,
  );
  const { rows: made } = await client.query<{ tree: string }>(
    "SELECT prosqlbody::text AS tree FROM pg_proc WHERE proname = 'described'",
  );
  const columns = columnsOf(firstNode(readTree(made[0]!.tree)), catalogue);
  await client.query("DROP FUNCTION pg_temp.described");
  return columns.map((column, at) => ({ ...column, kind: kindOf(client, { oid: oids[at]!, type: types[at]! }) }));
}

function firstNode(tree: Tree): TreeNode {
  return Array.isArray(tree) ? firstNode((tree as Tree[])[0]!) : (tree as TreeNode);
}

/** Values as PostgreSQL writes them, each read as the shop's connections read it. */
const written: Readonly<Record<string, string>> = {
  bigint: "1",
  boolean: "t",
  bytea: "\\x00",
  '"char"': "a",
  date: "2026-01-02",
  "double precision": "1.5",
  integer: "1",
  json: "{}",
  jsonb: "{}",
  name: "a",
  numeric: "1.5",
  oid: "1",
  real: "1.5",
  smallint: "1",
  text: "a",
  "timestamp with time zone": "2026-01-02 00:00:00+00",
  uuid: "a",
  void: "",
};

function kindOf(client: PoolClient, { oid, type }: { oid: number; type: string }): string {
  const text = written[type.replace(/\[\]$/, "")];
  if (text === undefined) throw new Error(`no example of ${type} is known`);
  const read = client.getTypeParser(oid, "text") as (text: string) => unknown;
  return kindOfValue(read(type.endsWith("[]") ? `{"${text.replaceAll("\\", "\\\\")}"}` : text));
}

function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return `list of ${kindOfValue(value[0])}`;
  if (value instanceof Date) return "Date";
  if (Buffer.isBuffer(value)) return "Buffer";
  return typeof value === "object" ? "json" : typeof value;
}

async function catalogueOf(client: PoolClient): Promise<Catalogue> {
  const { rows: columns } = await client.query<{ key: string; filled: boolean }>(
    `SELECT attrelid || '.' || attnum AS key, attnotnull AS filled FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE attnum > 0 AND relkind = 'r'`,
  );
  const { rows: functions } = await client.query<{ oid: string; strict: boolean; counts: boolean }>(
    `SELECT oid::text AS oid, proisstrict AS strict, proname IN ('count', 'row_number', 'rank', 'dense_rank') AS counts FROM pg_proc`,
  );
  return {
    columns: new Map(columns.map(({ key, filled }) => [key, filled])),
    strict: new Set(functions.flatMap(({ oid, strict }) => (strict ? [oid] : []))),
    counts: new Set(functions.flatMap(({ oid, counts }) => (counts ? [oid] : []))),
  };
}
