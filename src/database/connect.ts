import { createHash } from "node:crypto";
import { Pool, types } from "pg";
import type { PoolClient } from "pg";
import type { Queryable } from "./queryable.ts";
import { retryable } from "./sql-state.ts";

export type { Pool, PoolClient };

export type PoolOptions = {
  readonly url: string;
  /** Most connections at once; the embedded server has 60 for all programs together. */
  readonly max?: number;
  /** After this long a statement is given up, in milliseconds; 0 never. Imports and measurements need longer. */
  readonly statementTimeout?: number;
  /** Shown in `pg_stat_activity`. */
  readonly name?: string;
  /** Lets the process end while connections are open but idle. */
  readonly allowExitOnIdle?: boolean;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onBroken?: (error: Error) => void;
};

/**
 * A pool of connections to the shop's database. bigint and count(*) arrive as numbers (and refuse,
 * as an error, what a number cannot hold exactly), numeric as text, timestamptz as Date, date as
 * the text `YYYY-MM-DD`. Connects at the first query.
 */
export function openPool({
  url,
  max = 10,
  statementTimeout = 30_000,
  name = "bruk",
  allowExitOnIdle = false,
  onBroken = () => {},
}: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle,
    statement_timeout: statementTimeout,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser: parserOf },
  });
  pool.on("error", onBroken);
  pool.on("connect", (client) => client.on("error", onBroken));
  return pool;
}

/** Returns where a pool's database is, for another process that needs it too. */
export function urlOf(pool: Pool): string {
  return pool.options.connectionString!;
}

export type TransactionOptions<T = unknown> = {
  /** Returns whether a result is to be saved; a refusal, say, is answered with everything rolled back. Absent: always. */
  readonly keep?: (result: T) => boolean;
  /** The server plans each statement once a connection, whatever its values, and keeps the plan: worth it where the same ones come again and again. */
  readonly prepared?: boolean;
  /** How long one statement may wait for another's lock, in milliseconds. */
  readonly lockTimeout?: number;
  /** How long one statement may take, in milliseconds. */
  readonly statementTimeout?: number;
};

/**
 * Runs `work` in one READ COMMITTED transaction on one connection: committed when it returns, rolled
 * back when it throws or when `keep` declines its result. A deadlock or serialisation failure is tried again, up to `ATTEMPTS` times
 * with a growing random pause; so `work` may run more than once and must do nothing that a rollback
 * does not undo. Everything else is thrown on, a broken connection also out of COMMIT: then it is
 * unknown whether the work was saved, and the caller's own key must tell (guarantee 5).
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (db: Queryable) => Promise<T>,
  { keep = () => true, prepared = false, lockTimeout = 5000, statementTimeout = 15_000 }: TransactionOptions<T> = {},
): Promise<T> {
  const settings = [
    `lock_timeout = ${Math.trunc(lockTimeout)}`,
    `statement_timeout = ${Math.trunc(statementTimeout)}`,
    ...(prepared ? ["plan_cache_mode = force_generic_plan"] : []),
  ];
  const opening = ["BEGIN ISOLATION LEVEL READ COMMITTED", ...settings.map((setting) => `SET LOCAL ${setting}`)].join(
    "; ",
  );
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(pool, work, { opening, keep, prepared });
    } catch (error) {
      if (attempt === ATTEMPTS || !retryable(error)) throw error;
      await jitter(attempt);
    }
  }
}

/** Returns what `work` does in the caller's transaction, and takes it back: so a preview is the act itself. */
export async function rolledBack<T>(db: Queryable, work: () => Promise<T>): Promise<T> {
  await db.query("SAVEPOINT preview");
  const result = await work();
  await db.query("ROLLBACK TO SAVEPOINT preview");
  return result;
}

/** Has `work` send one query after the other over the one connection of a transaction, though it asks for several at once; none is left on its way, also where it throws. */
export async function oneByOne<T>(db: Queryable, work: (db: Queryable) => Promise<T>): Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  const send = db.query.bind(db) as (...query: unknown[]) => Promise<unknown>;
  const query = (...asked: unknown[]) => {
    const answer = last.then(() => send(...asked));
    last = answer.catch(() => undefined);
    return answer;
  };
  try {
    return await work({ query: query as Queryable["query"] });
  } finally {
    await last;
  }
}

const ATTEMPTS = 8;

interface Once<T> {
  opening: string;
  keep: (result: T) => boolean;
  prepared: boolean;
}

async function once<T>(
  pool: Pool,
  work: (db: Queryable) => Promise<T>,
  { opening, keep, prepared }: Once<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on("error", onError);
  try {
    await client.query(opening);
    const result = await work(prepared ? preparing(client) : client);
    if (!keep(result)) {
      await client.query("ROLLBACK");
      return result;
    }
    const { command } = await client.query("COMMIT");
    // PostgreSQL answers COMMIT with ROLLBACK, and no error, when a failed statement was caught inside `work`.
    if (command !== "COMMIT") throw new Error("The transaction had failed before its end, so nothing was saved.");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.off("error", onError);
    client.release(broken);
  }
}

/** Returns a connection that sends every statement with values under a name of its own. */
function preparing(client: PoolClient): Queryable {
  const query = (text: string, values?: unknown[]) =>
    values === undefined ? client.query(text) : client.query({ name: nameOf(text), text, values });
  return { query: query as PoolClient["query"] };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash("sha256").update(text).digest("base64url").slice(0, 16);
  names.set(text, name);
  return name;
}

/** 5 to 15 ms, then twice as long each time up to about half a second: two that collided do not meet again. */
function jitter(attempt: number): Promise<void> {
  const pause = Math.min(5 * 2 ** attempt, 320) * (0.5 + Math.random());
  return new Promise((done) => setTimeout(done, pause));
}

const { INT8, DATE, TIMESTAMP } = types.builtins;
const INT8_LIST = 1016;

function parserOf(oid: number, format?: "text" | "binary"): (text: string) => unknown {
  if (oid === INT8) return exactNumber;
  if (oid === INT8_LIST)
    return (text) =>
      (types.getTypeParser(INT8_LIST as number)(text) as string[]).map((item) =>
        item === null ? null : exactNumber(item),
      );
  // Neither has a time zone, so a Date would be a guess.
  if (oid === DATE || oid === TIMESTAMP) return (text) => text;
  return types.getTypeParser(oid, format) as (text: string) => unknown;
}

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be exact as a number`);
  return value;
}
