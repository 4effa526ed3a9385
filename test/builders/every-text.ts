import type { Pool } from "../../src/database/connect.ts";

export interface TextColumn {
  table: string;
  column: string;
}

/**
 * Writes into every text of the database: whatever column holds words, in objects and lists too, and whichever there
 * will be. A column that refuses, or is left out by name, keeps what it has. Returns the columns that were written.
 */
export async function changeEveryText(
  pool: Pool,
  { change, but }: { change: (text: string, column: TextColumn) => string; but: readonly string[] },
): Promise<string[]> {
  const { rows: columns } = await pool.query<TextColumn & { type: string }>(
    `SELECT table_name AS table, column_name AS column, format('%I', coalesce(domain_name, udt_name)) AS type FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER' AND udt_name IN ('text', 'varchar', 'json', 'jsonb', '_text') ORDER BY 1, 2`,
  );
  const unknown = but.filter((name) => !columns.some(({ table, column }) => name === `${table}.${column}`));
  if (unknown.length > 0) throw new Error(`There is no text column ${unknown.join(", ")}.`);
  const written: string[] = [];
  const client = await pool.connect();
  try {
    // Triggers and references would keep some columns from being what an attacker, or another program, once made of them.
    await client.query("SET session_replication_role = replica");
    for (const { table, column, type } of columns.filter(({ table, column }) => !but.includes(`${table}.${column}`))) {
      const { rows } = await client.query<{ row: string; value: unknown }>(
        `SELECT ctid::text AS row, to_jsonb("${column}") AS value FROM "${table}" WHERE "${column}" IS NOT NULL`,
      );
      for (const { row, value } of rows) {
        const changed = each(value, (text) => change(text, { table, column }));
        const written =
          Array.isArray(changed) && type === "_text"
            ? changed
            : typeof changed === "string"
              ? changed
              : JSON.stringify(changed);
        await client
          .query(`UPDATE "${table}" SET "${column}" = $1 WHERE ctid = $2::tid`, [written, row])
          .catch((error: { code?: string }) => {
            if (!["23514", "23505", "22P02", "P0001"].includes(error.code ?? "")) throw error;
          });
      }
      if (rows.length > 0) written.push(`${table}.${column}`);
    }
  } finally {
    await client.query("RESET session_replication_role");
    client.release();
  }
  return written;
}

function each(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => each(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, each(one, change)]));
}
