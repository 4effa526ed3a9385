import type { Pool } from "./connect.ts";
import { DatabaseProblem } from "./database-problem.ts";
import { sqlState } from "./sql-state.ts";

/** PostgreSQL's number for the oldest version the shop is tested on. */
const OLDEST = 150_000;

/**
 * Checks that the database answers, is PostgreSQL 15 or newer and keeps text as UTF-8. Throws
 * `DatabaseProblem` with one sentence otherwise; the address it names is without the password.
 */
export async function checkServer(pool: Pool): Promise<void> {
  const { version, name, encoding } = await ask(pool);
  if (version < OLDEST) {
    throw new DatabaseProblem(
      `The database is PostgreSQL ${name}, but the shop needs 15 or newer: set DATABASE_URL to a newer server.`,
    );
  }
  if (encoding !== "UTF8") {
    throw new DatabaseProblem(
      `The database keeps its text as ${encoding}, but the shop needs UTF8: create it anew with ENCODING 'UTF8' TEMPLATE template0.`,
    );
  }
}

async function ask(pool: Pool): Promise<{ version: number; name: string; encoding: string }> {
  try {
    const { rows } = await pool.query<{ version: number; name: string; encoding: string }>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS name, current_setting('server_encoding') AS encoding`,
    );
    const [row] = rows;
    if (!row) throw new Error("no answer");
    return row;
  } catch (error) {
    throw new DatabaseProblem(explain(pool, error), error);
  }
}

function explain(pool: Pool, error: unknown): string {
  const where = addressOf(pool);
  const state = sqlState(error);
  const told = error instanceof AggregateError ? String(error.errors[0]?.message ?? "") : (error as Error).message;
  if (state.startsWith("28"))
    return `The database at ${where} refused the login (${told}): check user and password in DATABASE_URL.`;
  if (state === "3D000")
    return `The server at ${where} answers, but has no such database (${told}): create it, or correct DATABASE_URL.`;
  if (state === "53300")
    return `The database at ${where} has no connection left (${told}): raise its max_connections or close other programs.`;
  return `The database at ${where} does not answer (${told}): start it, or correct DATABASE_URL.`;
}

function addressOf({ options }: Pool): string {
  const url = URL.parse((options.connectionString ?? "").replace(/@\//, "@socket/"));
  const host = url?.searchParams.get("host") ?? url?.hostname ?? "localhost";
  return host.startsWith("/") ? host : `${host}:${url?.port || url?.searchParams.get("port") || 5432}`;
}
