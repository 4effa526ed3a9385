import { setTimeout as pause } from "node:timers/promises";
import type { Pool, PoolClient, QueryConfig } from "pg";

export interface JobEnds {
  /** What the job queue is to run on. */
  pool: Pool;
  /** Resolves once it is written how every job that has ended did. */
  written(): Promise<void>;
}

/**
 * A pool on which it is written in the end how a job ended, however long the database is away. The queue's library
 * waits for nobody when it writes that, and repeats it after few errors: another one, and a restart of the database
 * is one, would end the process, and nobody would do the job again for four hours. `onTrouble` hears of each kind of
 * trouble once until it is over. All else on this pool is as on the one it was made of.
 */
export function openJobEnds(pool: Pool, onTrouble: (sentence: string) => void): JobEnds {
  const open = new Set<Promise<unknown>>();
  const troubles = new Set<string>();

  function write(end: QueryConfig): Promise<unknown> {
    const writing = repeat(end).finally(() => open.delete(writing));
    open.add(writing);
    return writing;
  }

  async function repeat(end: QueryConfig): Promise<unknown> {
    for (; ; await pause(again)) {
      try {
        const answer = await pool.query(end);
        troubles.clear();
        return answer;
      } catch (error) {
        if (!troubles.has(String(error))) onTrouble(`how a job ended cannot be written yet: ${String(error)}`);
        troubles.add(String(error));
      }
    }
  }

  /** A connection that is made when its first statement needs it: an end is taken where none can be had. */
  function lend(): Pick<PoolClient, "query" | "release"> {
    let client: Promise<PoolClient> | null = null;
    const query = async (statement: QueryConfig, values?: unknown[]) =>
      isEnd(statement) ? write(statement) : (await (client ??= pool.connect())).query(statement, values);
    return {
      query: query as PoolClient["query"],
      release: () =>
        void client?.then(
          (lent) => lent.release(),
          () => undefined,
        ),
    };
  }

  // Whoever listens takes a connection by a callback and keeps it.
  const connect = (callback?: Parameters<Pool["connect"]>[0]) =>
    callback === undefined ? Promise.resolve(lend()) : pool.connect(callback);
  return {
    pool: Object.assign(Object.create(pool) as Pool, { connect: connect as Pool["connect"] }),
    written: async () => void (await Promise.all(open)),
  };
}

/** Milliseconds. */
const again = 1000;

/**
 * True of the library's statements that complete or fail a job: it names them. One whose answer alone was lost changes
 * nothing more when repeated, unless the failed job is in hand again by then: that may be begun once more, as after a kill.
 */
function isEnd({ name = "" }: QueryConfig): boolean {
  return /^(complete|fail)_job/.test(name);
}
