import type { Pool } from "../../src/database/connect.ts";
import type { Queryable } from "../../src/database/queryable.ts";

/**
 * Returns which variants are still free while `work`, which needs them all, waits for the one with the
 * lowest id, in somebody else's hands: all the others, when it locks them in the order of their ids. The
 * rows lie in the opposite order, and no index puts them right.
 */
export async function freeWhileWaiting(
  pool: Pool,
  variantIds: readonly number[],
  work: (db: Queryable) => Promise<unknown>,
): Promise<number[]> {
  const ids = variantIds.toSorted((a, b) => a - b);
  const [lowest, ...others] = ids;
  // An updated row moves behind those that were not.
  for (const id of ids.toReversed())
    await pool.query("UPDATE variants SET quantity = quantity WHERE variant_id = $1", [id]);
  const holder = await pool.connect();
  const worker = await pool.connect();
  try {
    await holder.query("BEGIN");
    await holder.query("SELECT FROM variants WHERE variant_id = $1 FOR UPDATE", [lowest]);
    await worker.query("BEGIN; SET LOCAL enable_indexscan = off; SET LOCAL enable_bitmapscan = off");
    const { rows: own } = await worker.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const working = work(worker);
    while (!(await waits(pool, own[0]!.pid))) await new Promise((done) => setImmediate(done));
    const { rows: free } = await pool.query<{ variant_id: number }>(
      "SELECT variant_id FROM variants WHERE variant_id = ANY ($1::bigint[]) ORDER BY variant_id FOR UPDATE SKIP LOCKED",
      [others],
    );
    await holder.query("ROLLBACK");
    await working;
    return free.map(({ variant_id }) => variant_id);
  } finally {
    holder.release(true);
    worker.release(true);
  }
}

async function waits(pool: Pool, pid: number): Promise<boolean> {
  const { rows } = await pool.query<{ waits: boolean }>("SELECT cardinality(pg_blocking_pids($1)) > 0 AS waits", [pid]);
  return rows[0]!.waits;
}
